import type { coaching as english } from "../en/coaching";

const times = (n: number): string => (n === 0 ? "geen enkele keer" : n === 1 ? "één keer" : `${n} keer`);

export const coaching: typeof english = {
  title: "Coach",
  numbers: "Getallen",
  caption: "Wat elke keuze riskeert, oplevert en waard is",
  more: (n) => (n === 1 ? "nog 1 keuze" : `nog ${n} keuzes`),
  question: "Nog eens kijken?",
  look: "Nog eens kijken",
  insist: "Toch spelen",
  depths: { off: "uit", glance: "in één oogopslag", numbers: "met getallen" },
  tutor: "Tutor: vraagt om bevestiging bij",
  tutors: { off: "geen enkele zet", bad: "slechte zetten", doubtful: "ook twijfelachtige zetten" },
  agreed: "Wij willen allemaal de coach op dit apparaat",
  elsewhere: "Deze tafel is zonder coach geopend.",
  tally: (asked, heeded, insisted) =>
    `De tutor vroeg ${times(asked)} om bevestiging: je keek ${times(heeded)} nog eens en bleef ${times(insisted)} bij je keuze.`,
};
