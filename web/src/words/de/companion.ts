import type { enLater } from "../en_later";

export const companion: typeof enLater.companion = {
  title: "Mit echten Würfeln",
  lead: "Ihr sitzt mit Würfeln und Plättchen am Tisch. Diese Seite zählt mit, weiß, was erlaubt ist, und sagt, welches Plättchen wohin kommt. Sie braucht keinen Server.",
  seatsIdea: "In der Reihenfolge, in der ihr spielt.",
  player: (number) => `Spieler ${number}`,
  first: "Wer fängt an?",
  own: "Welcher Platz ist deiner?",
  ownIdea: "Für diesen Platz zählt das Spiel im Notizbuch.",
  nobody: "keiner davon",
  coachOf: (number) => `Coach an Platz ${number}`,
  coachIdea: "Wer einen Coach hat, sieht vor jeder Entscheidung, was sie riskiert und bringt.",
  rows: "Die Plättchen im Wok",
  rowsIdea: "Legt beide Reihen so aus, oder tippt eure von links nach rechts ein: die Punkte jedes Plättchens, ohne Vorzeichen.",
  sushiRow: "Sushi-Reihe",
  boneRow: "Gräten-Reihe",
  mix: "Neu mischen",

  roll: (count) =>
    count === 1 ? "Wirf den Würfel und tippe an, was fällt" : `Würfle mit ${count} Würfeln und tippe an, was fällt`,
  rollKept: "Würfle und tippe nur an, was du nimmst",
  rollLocked: "Würfle und tippe an, was du festlegst, oder alle Würfel, um ein Plättchen zu nehmen",
  keptNone: "Noch kein Würfel.",
  keep: "Diese nehmen",
  lock: "Diese festlegen, den Rest werfen",
  nothing: "Nichts zu nehmen",
  clear: "Diesen Wurf von vorn eingeben",
  fast: "Nur eingeben, was genommen wird",
  fastIdea: "Schneller. Eine Auswertung kann dann nicht beurteilen, was genommen wurde.",
  filled: "Von diesem Wurf ist nur bekannt, was genommen wurde. Die anderen Würfel sind ergänzt.",

  undo: "Zurücknehmen",
  redo: "Wiederholen",
  history: "Was geschah",
  historyIdea: "Mit einer Zeile gehst du dorthin zurück. Was danach kam, lässt sich wiederholen, bis du etwas anderes eingibst.",
  toStart: "Zum Anfang",
  cut: "Das Zurückgenommene aufgeben?",
  cutIdea: (turns) =>
    turns === 1
      ? "1 Zug, den du zurückgenommen hast, wäre endgültig weg."
      : `${turns} Züge, die du zurückgenommen hast, wären endgültig weg.`,
  cutNo: "Nein, behalten",
  cutYes: "Ja, von hier aus weiter",

  says: (name) => `${name} möchte:`,
  done: "Erledigt",
  again: "Noch einmal",
  another: "Neues Spiel",
};
