/** What is said of the secret of the dice, by where it is kept: at the server or on this device. */
interface Secret {
  idea: Record<"fair" | "partly" | "open" | "unfair", string>;
  word: (bots: number, standIns: number) => string;
  fingerprint: string;
}

const server: Secret = {
  idea: {
    fair:
      "The server's promise was there before anybody added anything, and every throw showed one more link of the thrower's own " +
      "chain. From both, this page has just drawn every roll again and got the same dice. Nobody could choose a person's roll, " +
      "nor know it before it fell.",
    partly:
      "From what was promised before, this page has just drawn every roll again and got the same dice. But some were thrown by " +
      "a chain that is not the one its person sat down with. Nothing proves whose it is: if it was not that person's, the server could " +
      "choose these rolls.",
    open:
      "Before anybody added anything the server fixed a secret and showed its promise. Every throw shows one more link of the " +
      "thrower's own chain, and from both come the dice. At the end the secret is revealed, and this page draws every roll again.",
    unfair: "Not everything is as it was promised before the game. Ask whoever runs this server how that came about.",
  },
  word: (bots, standIns) =>
    `On the server's word only: ${bots} ${bots === 1 ? "roll" : "rolls"} of computer players, ${standIns} of stand-ins.`,
  fingerprint: "The server's promise, as dice. Everybody at this table sees the same ones.",
};

const device: Secret = {
  idea: {
    fair:
      "This browser fixed a secret before the first throw, and every throw showed one more link of the thrower's own " +
      "chain. From both, this page has just drawn every roll again and got the same dice: none was changed, none was " +
      "thrown twice. Secret and chains are kept on this device, so whoever has it has to be trusted not to look them " +
      "up.",
    partly:
      "From what was fixed before, this page has just drawn every roll again and got the same dice. But some were thrown by a " +
      "chain that is not the one its person sat down with, and nothing proves whose it is.",
    open:
      "Before the first throw this browser fixed a secret. Every throw shows one more link of the thrower's own " +
      "chain, and from both come the dice. When the game is over, this page draws every roll again.",
    unfair:
      "Not everything is as it was fixed before the game: what this browser keeps of the table was changed later or is damaged.",
  },
  word: (bots) => `From the secret alone: ${bots} ${bots === 1 ? "roll" : "rolls"} of computer players.`,
  fingerprint: "The promise of this table, as dice. It is the same from the first throw to the last.",
};

/** Were the dice fair? */
export const fair = {
  checking: "Checking every roll …",
  failed: "The dice could not be checked just now.",
  verdict: {
    fair: (rolls: number) => (rolls === 1 ? "Yes, the one roll was fair." : `Yes, all ${rolls} rolls were fair.`),
    partly: (rolls: number) =>
      rolls === 1 ? "The one roll is right, but not proven." : `All ${rolls} rolls are right, but not all are proven.`,
    unchecked: (rolls: number, decisions: number) =>
      `Yes, ${rolls === 1 ? "the one roll was" : `all ${rolls} rolls were`} fair; ${decisions} ${decisions === 1 ? "decision" : "decisions"} of computer players could not be checked.`,
    open: () => "That shows when the game is over.",
    unfair: () => "No, something is wrong here.",
    unreadable: () => "This game cannot be followed to its end.",
  },
  unreadable: "The list of what happened at this table has a gap or a move that is not allowed.",
  server,
  device,
  checks: "What was checked",
  commit: {
    right: "The secret is the one promised before the game.",
    wrong: "The secret is not the one promised before the game.",
  },
  own: {
    right: "The promise and the chain are those that your browser knows.",
    wrong: "The promise or the chain is not the one that your browser knows.",
  },
  past: {
    right: "What your browser saw of this table before is still there.",
    wrong: "What your browser saw of this table before was changed later.",
  },
  entries: { right: "Nothing was changed at this table later.", wrong: "Something was changed at this table later." },
  links: {
    right: "Everybody's dice fell by a link of their own.",
    wrong: "Dice fell without a link of whoever had to throw them.",
  },
  movers: {
    right: "Every move was made by whoever was to make it.",
    wrong: "A move is passed off as somebody else's.",
  },
  scores: { right: "The points are those of the game.", wrong: "The points are not those of the game." },
  start: { right: "The first position is the one drawn.", wrong: "The first position is not the one drawn." },
  rolls: {
    right: (rolls: number) => (rolls === 1 ? "The one roll is right." : `All ${rolls} rolls are right.`),
    wrong: (wrong: number, rolls: number) =>
      rolls === 1 ? "The one roll is wrong." : `${wrong} of ${rolls} rolls ${wrong === 1 ? "is" : "are"} wrong.`,
  },
  decisions: {
    right: (count: number, name: string, level: string) =>
      count === 1
        ? `The one decision of ${name} is exactly that of the level ${level}.`
        : `${count} decisions of ${name} are exactly those of the level ${level}.`,
    wrong: (wrong: number, name: string, level: string) =>
      `${wrong} ${wrong === 1 ? "decision" : "decisions"} of ${name} ${wrong === 1 ? "is" : "are"} not what the level ${level} plays.`,
    standIn: (name: string) => `the stand-in of ${name}`,
  },
  renewed: (count: number, name: string) =>
    `${count} ${count === 1 ? "throw" : "throws"} of ${name} by a chain that was new during the game: only ${name} knows whether it was theirs.`,
  replaced: (count: number, name: string) =>
    `${count} ${count === 1 ? "throw" : "throws"} at the seat of ${name} by a chain that your browser did not make. If you did not play on another device, it was not you who threw.`,
  live: {
    replaced:
      "A new chain throws at your seat, and it is not from this browser. If you did not play on another device, somebody else throws for you.",
    past: "What happened at this table before has been changed since you last saw it.",
  },
  lucks:
    "At tables of this older kind everybody added something once, on sitting down. From that and the server's secret this page has just " +
    "drawn every roll again and got the same dice. The server could know all of them beforehand, and choose those of whoever opened the table.",
  unchecked: (count: number) =>
    `${count} ${count === 1 ? "decision" : "decisions"} of computer players cannot be checked by this page.`,
  save: "Save the table",
  right: "right",
  wrong: "wrong",
  roll: (number: number, turn: number) => `Roll ${number}, turn ${turn}`,
  fell: "on the table",
  drawn: "drawn",
  more: (count: number) => (count === 1 ? "and one more" : `and ${count} more`),
  whole: "The whole game, as dice. Everybody who was at this table sees the same ones.",
  yourself: "Check it yourself",
  yourselfIdea: "Save the table as a file and let the program check it:",
  secret: "Secret",
  promise: "Its SHA-256, shown before the game",
};
