import type * as en from "../en/meet";

export const meet: typeof en.meet = {
  games: "Welk spel?",
  unfinished: "Verder spelen",
  yourTurn: "Jij bent aan de beurt",
  turnOf: (name) => `${name} is aan de beurt`,
  waiting: "Wacht op spelers",
  alone: "Alleen jij",
  codeWanted: "Typ de code van een tafel, of plak de link.",
  nameTooLong: (more) => `Dat ${more === 1 ? "is 1 teken" : `zijn ${more} tekens`} te veel: een naam heeft er hoogstens 24.`,
  awaits: (name) => `wacht op ${name}`,
  watching: (names) => `Je kijkt naar ${names}.`,
  watcherNext: "Als ze nog eens spelen, kun je een vrije plaats nemen.",
  leaveTitle: "De tafel verlaten?",
  leaveIdea: (names) =>
    `Je zit midden in een spel met ${names}. Je plaats blijft van jou, en je vindt de tafel op de startpagina. Blijf je weg, dan speelt een computerspeler voor je.`,
  stay: "Hier blijven",
  leave: "Verlaten",
  hereOnly: "Tot nu toe komt alleen deze computer bij de tafel: een link zou anderen nergens heen leiden.",
  openHouse: "Om anderen in je netwerk binnen te laten, stop je de server en start je hem zo:",
  openSources: "Of, als je hem zelf hebt gebouwd:",
  houseAddress: "Anderen in je netwerk bereiken deze server op",
  places: "Plaatsen",
};
