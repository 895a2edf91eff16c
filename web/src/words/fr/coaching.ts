import type { coaching as english } from "../en/coaching";

const times = (n: number): string => (n === 0 ? "zéro fois" : n === 1 ? "une fois" : `${n} fois`);

export const coaching: typeof english = {
  title: "Coach",
  numbers: "Chiffres",
  caption: "Ce que chaque choix fait risquer, rapporte et vaut",
  more: (n) => (n < 2 ? `${n} autre choix` : `${n} autres choix`),
  question: "Regarder de nouveau\u202f?",
  look: "Regarder de nouveau",
  insist: "Jouer quand même",
  depths: { off: "aucun", glance: "en un coup d’œil", numbers: "avec des chiffres" },
  tutor: "Tuteur\u202f: demande confirmation pour",
  tutors: { off: "aucun coup", bad: "les mauvais coups", doubtful: "les coups douteux aussi" },
  agreed: "Nous voulons tous le coach sur cet appareil",
  elsewhere: "Cette table a été ouverte sans coach.",
  tally: (asked, heeded, insisted) =>
    `Le tuteur a demandé confirmation ${times(asked)}\u202f: tu as regardé de nouveau ${times(heeded)} et insisté ${times(insisted)}.`,
};
