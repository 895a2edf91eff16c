const times = (n: number): string => (n === 0 ? "never" : n === 1 ? "once" : n === 2 ? "twice" : `${n} times`);

/** The coach before a choice, and the tutor. */
export const coaching = {
  title: "Coach",
  numbers: "Numbers",
  caption: "What each choice risks, brings and is worth",
  more: (n: number) => (n === 1 ? "1 more choice" : `${n} more choices`),
  question: "Want to look again?",
  look: "Look again",
  insist: "Play it all the same",
  depths: { off: "off", glance: "at a glance", numbers: "with numbers" },
  tutor: "Tutor: asks back before",
  tutors: { off: "no move", bad: "bad moves", doubtful: "doubtful moves, too" },
  agreed: "All of us at this device want the coach",
  elsewhere: "This table was opened without the coach.",
  tally: (asked: number, heeded: number, insisted: number) =>
    `The tutor asked back ${times(asked)}: you looked again ${times(heeded)} and insisted ${times(insisted)}.`,
};
