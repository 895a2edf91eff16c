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
      "Before anybody sat down the server had fixed a secret, and every player's browser added luck of its own. " +
      "From both, this page has just drawn every roll again and got the same dice. Nobody could choose them.",
    open:
      "Before anybody sat down the server fixed a secret. Every player's browser added luck of its own, and from both " +
      "come the dice. At the end the secret is revealed, and this page draws every roll again.",
    unfair: "Not everything is as it was promised before the game. Ask whoever runs this server how that came about.",
    unreadable: "The list of what happened at this table has a gap or a move that is not allowed.",
  },
  checks: "What was checked",
  commit: {
    right: "The secret is the one promised before the game.",
    wrong: "The secret is not the one promised before the game.",
  },
  luck: { right: "The luck from your browser was mixed in.", wrong: "The luck from your browser was replaced." },
  start: { right: "The start was drawn.", wrong: "The start was not the one drawn." },
  rolls: {
    right: (rolls: number) => (rolls === 1 ? "The one roll is right." : `All ${rolls} rolls are right.`),
    wrong: (wrong: number, rolls: number) => `${wrong} of ${rolls} rolls ${wrong === 1 ? "is" : "are"} wrong.`,
  },
  right: "right",
  wrong: "wrong",
  roll: (number: number, turn: number) => `Roll ${number}, turn ${turn}`,
  fell: "on the table",
  drawn: "drawn",
  more: (count: number) => (count === 1 ? "and one more" : `and ${count} more`),
  yourself: "Check it yourself",
  yourselfIdea: "Save the game as a file and let the program check it:",
  secret: "Secret",
  promise: "Its SHA-256, shown before the game",
};
