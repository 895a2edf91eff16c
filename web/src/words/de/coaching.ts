import type { coaching as english } from "../en/coaching";

const times = (n: number): string => (n === 0 ? "nie" : n === 1 ? "einmal" : n === 2 ? "zweimal" : `${n}-mal`);

export const coaching: typeof english = {
  title: "Coach",
  numbers: "Zahlen",
  caption: "Was jede Möglichkeit riskiert, bringt und wert ist",
  more: (n) => (n === 1 ? "1 weitere Möglichkeit" : `${n} weitere Möglichkeiten`),
  question: "Noch einmal hinsehen?",
  look: "Noch einmal ansehen",
  insist: "Trotzdem spielen",
  depths: { off: "aus", glance: "auf einen Blick", numbers: "mit Zahlen" },
  tutor: "Tutor: fragt nach vor",
  tutors: { off: "keinem Zug", bad: "schlechten Zügen", doubtful: "auch zweifelhaften Zügen" },
  agreed: "Wir alle an diesem Gerät wollen den Coach",
  elsewhere: "Dieser Tisch wurde ohne Coach aufgemacht.",
  tally: (asked, heeded, insisted) =>
    `Der Tutor hat ${times(asked)} nachgefragt: ${times(heeded)} hast du noch einmal hingesehen, ${times(insisted)} bist du dabei geblieben.`,
};
