import type * as en from "../en/meet";

export const meet: typeof en.meet = {
  games: "Welches Spiel?",
  unfinished: "Weiterspielen",
  yourTurn: "Du bist dran",
  turnOf: (name) => `${name} ist dran`,
  waiting: "Es fehlen noch Mitspieler",
  alone: "Nur du",
  codeWanted: "Bitte gib den Code eines Tisches ein oder füg seinen Link ein.",
  nameTooLong: (more) => `Das ${more === 1 ? "ist 1 Zeichen" : `sind ${more} Zeichen`} zu viel: Ein Name hat höchstens 24.`,
  awaits: (name) => `wartet auf ${name}`,
  watching: (names) => `Du siehst ${names} zu.`,
  watcherNext: "Wenn sie noch einmal spielen, kannst du einen freien Platz nehmen.",
  leaveTitle: "Den Tisch verlassen?",
  leaveIdea: (names) =>
    `Du bist mitten in einem Spiel mit ${names}. Dein Platz bleibt dir, und du findest den Tisch auf der Startseite. Bleibst du weg, spielt ein Computerspieler für dich.`,
  stay: "Hierbleiben",
  leave: "Verlassen",
  hereOnly: "Bisher kommt nur dieser Computer an den Tisch: Ein Link würde andere ins Leere führen.",
  openHouse: "Damit andere in deinem Netz dazukommen, beende den Server und starte ihn so:",
  openSources: "Oder, wenn du ihn selbst gebaut hast:",
  houseAddress: "Andere in deinem Netz erreichen diesen Server unter",
  places: "Plätze",
};
