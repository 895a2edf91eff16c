import type * as en from "../en/page";

export const app: typeof en.app = {
  name: "Gockel",
  skip: "Naar de inhoud",
  menu: "Hoofdmenu",
  home: "Startpagina",
  loading: "Een ogenblik …",
  close: "Sluiten",
  tryAgain: "Opnieuw proberen",
  and: (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} en ${names[names.length - 1]}`),
  colon: (what, more) => `${what}: ${more}`,
  legal: "De spellen zijn van Reiner Knizia en uitgegeven door Zoch. Deze pagina heeft met geen van beide iets te maken.",
};

export const home: typeof en.home = {
  title: "Regenwormen en Sushizock in je browser",
  lead: "Wormen, dobbelstenen en een beetje lef. Zonder account, zonder reclame.",
  playNow: "Meteen spelen",
  against: "Tegen",
  opponents: (count) => (count === 1 ? "1 computerspeler" : `${count} computerspelers`),
  level: "Niveau",
  play: (game) => `${game} spelen`,
  friends: "Met vrienden spelen",
  friendsIdea: "Open een tafel en stuur de link rond. Iedereen speelt op een eigen toestel.",
  create: "Tafel openen",
  join: "Aanschuiven",
  code: "Code van de tafel",
  go: "Hup",
  tables: "Open tafels",
  live: (people, playing) =>
    `${people === 1 ? "1 persoon" : `${people} mensen`} hier, ${playing === 1 ? "1 spel" : `${playing} spellen`} bezig`,
  learn: "Spelregels",
  replay: "Een spel bekijken",
  settings: "Instellingen",
};

export const create: typeof en.create = {
  title: "Tafel openen",
  game: "Spel",
  options: "Huisregels",
  seats: "Plaatsen",
  seat: (number) => `Plaats ${number}`,
  open: "vrij voor een vriend",
  computer: (name, idea) => `${name} (${idea})`,
  addSeat: "Plaats toevoegen",
  removeSeat: (number) => `Plaats ${number} weghalen`,
  clock: "Klok",
  clockIdea: "Als de tijd om is, valt een computerspeler in tot je terug bent.",
  listed: "Bij de open tafels tonen",
  listedIdea: "Dan mag iedereen meedoen. Anders alleen wie de link heeft.",
  name: "Je naam",
  start: "Tafel openen",
  startNow: "Spel starten",
};

export const tables: typeof en.tables = {
  title: "Open tafels",
  none: "Er is nu geen tafel open.",
  waiting: "Wacht op spelers",
  playing: "Spel bezig",
  free: (count) => (count === 1 ? "1 vrije plaats" : `${count} vrije plaatsen`),
  watchers: (count) => (count === 1 ? "1 toeschouwer" : `${count} toeschouwers`),
  join: "Meedoen",
  watch: "Toekijken",
};

export const settings: typeof en.settings = {
  title: "Instellingen",
  name: "Je naam",
  nameIdea: "Zo zien de anderen je aan tafel.",
  guest: "Gast",
  language: "Taal",
  theme: "Uiterlijk",
  themes: { system: "zoals het toestel", light: "licht", dark: "donker" },
  speed: "Animatie",
  speeds: { off: "uit", slow: "langzaam", normal: "normaal", fast: "snel" },
  sound: "Geluid",
  odds: "Op de knoppen tonen hoe groot de kans is dat het misgaat",
  hints: "Tips aanbieden",
  hintsIdea: "Kan ook aan één tafel worden uitgezet.",
  kept: "De instellingen worden alleen in deze browser bewaard.",
};

export const problems: typeof en.problems = {
  title: "Dat is niet gelukt",
  unreachable: "De server is niet bereikbaar.",
  unreachableIdea: "De spelregels en bewaarde spellen kun je wel bekijken.",
  not_found: "Deze tafel bestaat niet.",
  notFoundIdea: "Misschien is de link niet volledig, of is de tafel allang afgeruimd.",
  page: "Deze pagina bestaat niet.",
  store: "De server kan nu niets opslaan. Er is niets veranderd; probeer het nog eens.",
  damaged: "Deze tafel is beschadigd waar ze is opgeslagen en wordt niet verder gespeeld.",
  seat_taken: "De tafel is vol: iemand was je voor.",
  stale: "Er is aan tafel intussen iets gebeurd. Kijk nog even.",
  not_yours: "Je bent niet aan de beurt.",
  illegal: "Deze zet mag nu niet.",
  too_fast: "Dat ging te snel. Wacht even.",
  wrong_time: "Dat kan op dit moment van het spel niet.",
  other: "Er is iets onverwachts gebeurd. Probeer het nog eens.",
  engine: "De spelregels konden niet worden geladen. Laad de pagina opnieuw.",
  language: "Deze taal kon niet worden geladen. Probeer het later nog eens.",
};
