import type { enLater } from "../en_later";

const positions = (count: number) => (count === 1 ? "1 stelling" : `${count} stellingen`);

export const trainer: typeof enLater.trainer = {
  lead: "Stellingen om over te beslissen, uit je eigen spellen en speciaal voor jou gemaakt. Wat misgaat, komt terug tot je het kunt.",
  game: "Spel",
  anyGame: "Alle spellen",
  theme: "Onderwerp",
  anyTheme: "Alle onderwerpen",
  themes: {
    stop: "Stoppen of doorgooien",
    keep: "Wat opzij leggen",
    lock: "Welke dobbelstenen vastleggen",
    rob: "Van wie pakken",
    specialist: "Specialisten",
    last_tiles: "De laatste tegels",
  },
  stand: (own, due, learned) =>
    `${own === 0 ? "Geen" : own} uit je spellen · ${due === 0 ? "niets" : positions(due)} te herhalen · ${positions(learned)} onder de knie`,
  looking: (left) => (left === 1 ? "Nog 1 spel wordt bekeken …" : `Nog ${left} spellen worden bekeken …`),
  making: "Er wordt een stelling gemaakt …",
  none: "Hiervoor is geen stelling gevonden. Probeer het nog eens of kies een ander onderwerp.",
  ownGame: "uit een van je spellen",
  made: "voor jou gemaakt",
  asked: (count) => (count === 1 ? "al één keer gevraagd" : `al ${count} keer gevraagd`),
  right: "Goed: dit is de beste zet.",
  fine: "Goed: praktisch even goed als de beste zet.",
  wrong: (verdict) => `Niet de beste: ${verdict}.`,
  gaveAway: (percent) => `Dit geeft ${percent} van de winst weg.`,
  yours: "van jou",
  playedThen: (move) => `In het spel deed je: ${move}.`,
  comesBack: (when) => `Dit komt ${when} terug.`,
  tryOut: "Uitproberen",
  next: "Volgende stelling",

  dailyLead: "Vijf stellingen, vandaag voor iedereen dezelfde. Elke stelling kun je één keer beantwoorden.",
  dayMarks: "Je antwoorden van vandaag",
  marks: { good: "goed", doubtful: "twijfelachtig", bad: "slecht", very_bad: "heel slecht", open: "nog open" },
  ofDay: (number, all) => `Stelling ${number} van ${all}`,
  toResult: "Naar de uitslag",
  dayDone: "Klaar voor vandaag",
  gaveNothing: "Niets weggegeven.",
  gaveInAll: (percent) => `${percent} van de winst weggegeven.`,
  days: (count) => (count === 1 ? "1 dag op rij." : `${count} dagen op rij.`),
  streak: (count, forgiven) => {
    const days = count === 1 ? "1 dag op rij" : `${count} dagen op rij`;
    return forgiven === 0 ? `${days}.` : `${days}, ${forgiven === 1 ? "1 gemiste dag" : `${forgiven} gemiste dagen`} vergeven.`;
  },
  streakIdea: "Eén gemiste dag per week wordt vergeven.",
  shareTitle: "Gockels puzzel van de dag",
  shareLine: "De uitslag in één regel",
  shareCopy: "Uitslag kopiëren",
  share: "Delen",
  savePicture: "Als plaatje bewaren",
};
