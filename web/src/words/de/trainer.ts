import type { enLater } from "../en_later";

const positions = (count: number) => (count === 1 ? "1 Stellung" : `${count} Stellungen`);

export const trainer: typeof enLater.trainer = {
  lead: "Stellungen zum Entscheiden, aus deinen Spielen und eigens für dich gemacht. Was danebengeht, kommt wieder, bis du es kannst.",
  game: "Spiel",
  anyGame: "Alle Spiele",
  theme: "Thema",
  anyTheme: "Alle Themen",
  themes: {
    stop: "Aufhören oder weiter",
    keep: "Welche Würfel nehmen",
    lock: "Welche Würfel festlegen",
    rob: "Wen berauben",
    specialist: "Spezialisten",
    last_tiles: "Die letzten Portionen",
  },
  stand: (own, due, learned) =>
    `${own === 0 ? "Keine" : own} aus deinen Spielen · ${due === 0 ? "nichts" : positions(due)} zu wiederholen · ${positions(learned)} sitzen gerade`,
  looking: (left) => (left === 1 ? "Noch 1 Spiel wird durchgesehen …" : `Noch ${left} Spiele werden durchgesehen …`),
  making: "Eine Stellung wird gemacht …",
  none: "Dafür hat sich keine Stellung gefunden. Versuch es noch einmal oder wähl ein anderes Thema.",
  ownGame: "aus einem deiner Spiele",
  made: "für dich gemacht",
  asked: (count) => (count === 1 ? "schon einmal gefragt" : `schon ${count}-mal gefragt`),
  right: "Richtig: Das ist der beste Zug.",
  fine: "Gut: so gut wie der beste Zug.",
  wrong: (verdict) => `Nicht der beste: ${verdict}.`,
  gaveAway: (percent) => `Das verschenkt ${percent} vom Sieg.`,
  yours: "deiner",
  playedThen: (move) => `Im Spiel hast du gespielt: ${move}.`,
  comesBack: (when) => `Das kommt ${when} wieder.`,
  tryOut: "Ausprobieren",
  next: "Nächste Stellung",

  dailyLead: "Fünf Stellungen, heute für alle dieselben. Jede lässt sich einmal beantworten.",
  dayMarks: "Deine Antworten heute",
  marks: { good: "gut", doubtful: "zweifelhaft", bad: "schlecht", very_bad: "sehr schlecht", open: "noch offen" },
  ofDay: (number, all) => `Stellung ${number} von ${all}`,
  toResult: "Zum Ergebnis",
  dayDone: "Fertig für heute",
  gaveNothing: "Nichts verschenkt.",
  gaveInAll: (percent) => `${percent} vom Sieg verschenkt.`,
  days: (count) => (count === 1 ? "1 Tag in Folge." : `${count} Tage in Folge.`),
  streak: (count, forgiven) => {
    const days = count === 1 ? "1 Tag in Folge" : `${count} Tage in Folge`;
    return forgiven === 0
      ? `${days}.`
      : `${days}, ${forgiven === 1 ? "1 ausgelassener Tag" : `${forgiven} ausgelassene Tage`} verziehen.`;
  },
  streakIdea: "Ein ausgelassener Tag in der Woche ist verziehen.",
  shareTitle: "Gockels Rätsel des Tages",
  shareLine: "Das Ergebnis in einer Zeile",
  shareCopy: "Ergebnis kopieren",
  share: "Teilen",
  savePicture: "Als Bild speichern",
};
