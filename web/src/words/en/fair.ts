/** Were the dice fair? */
export const fair = {
  checking: "Checking every roll …",
  failed: "The dice could not be checked just now.",
  verdict: {
    fair: (rolls: number) => (rolls === 1 ? "Yes, the one roll was fair." : `Yes, all ${rolls} rolls were fair.`),
    open: () => "That shows when the game is over.",
    unfair: () => "No, something is wrong here.",
    unreadable: () => "This game cannot be followed to its end.",
  },
  idea: {
    fair:
      "The server's promise was there before anybody added anything, and every throw showed one more link of the thrower's own " +
      "chain. From both, this page has just drawn every roll again and got the same dice. Nobody could choose a person's roll, " +
      "nor know it before it fell.",
    open:
      "Before anybody added anything the server fixed a secret and showed its promise. Every throw shows one more link of the " +
      "thrower's own chain, and from both come the dice. At the end the secret is revealed, and this page draws every roll again.",
    unfair: "Not everything is as it was promised before the game. Ask whoever runs this server how that came about.",
    unreadable: "The list of what happened at this table has a gap or a move that is not allowed.",
  },
  checks: "What was checked",
  commit: {
    right: "The secret is the one promised before the game.",
    wrong: "The secret is not the one promised before the game.",
  },
  own: {
    right: "The promise and the chain are those that your browser knows.",
    wrong: "The promise or the chain is not the one that your browser knows.",
  },
  entries: { right: "Nothing was changed at this table later.", wrong: "Something was changed at this table later." },
  links: {
    right: "Everybody's dice fell by a link of their own.",
    wrong: "Dice fell without a link of whoever had to throw them.",
  },
  start: { right: "The start was drawn.", wrong: "The start was not the one drawn." },
  rolls: {
    right: (rolls: number) => (rolls === 1 ? "The one roll is right." : `All ${rolls} rolls are right.`),
    wrong: (wrong: number, rolls: number) => `${wrong} of ${rolls} rolls ${wrong === 1 ? "is" : "are"} wrong.`,
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
  word: (bots: number, standIns: number) =>
    `On the server's word only: ${bots} ${bots === 1 ? "roll" : "rolls"} of computer players, ${standIns} of stand-ins.`,
  unchecked: (count: number) => `${count} decisions of computer players cannot be checked by this page.`,
  fingerprint: "The server's promise, as dice. Everybody at this table sees the same ones.",
  save: "Save the table",
  right: "right",
  wrong: "wrong",
  roll: (number: number, turn: number) => `Roll ${number}, turn ${turn}`,
  fell: "on the table",
  drawn: "drawn",
  more: (count: number) => (count === 1 ? "and one more" : `and ${count} more`),
  yourself: "Check it yourself",
  yourselfIdea: "Save the table as a file and let the program check it:",
  secret: "Secret",
  promise: "Its SHA-256, shown before the game",
};
