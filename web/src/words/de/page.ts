import type * as en from "../en/page";

export const app: typeof en.app = {
  name: "Gockel",
  skip: "Zum Inhalt springen",
  menu: "Hauptmenü",
  home: "Startseite",
  loading: "Einen Moment …",
  close: "Schließen",
  tryAgain: "Noch einmal versuchen",
  and: (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names[names.length - 1]}`),
  colon: (what, more) => `${what}: ${more}`,
  legal: "Die Spiele sind von Reiner Knizia und bei Zoch erschienen. Diese Seite hat mit beiden nichts zu tun.",
};

export const home: typeof en.home = {
  title: "Heckmeck und Sushizock im Browser",
  lead: "Würmer, Würfel und ein bisschen Mut. Ohne Konto, ohne Werbung.",
  playNow: "Gleich spielen",
  against: "Gegen",
  opponents: (count) => (count === 1 ? "1 Computergegner" : `${count} Computergegner`),
  level: "Spielstärke",
  play: (game) => `${game} spielen`,
  friends: "Mit Freunden spielen",
  friendsIdea: "Mach einen Tisch auf und verschick den Link. Alle spielen auf ihrem eigenen Gerät.",
  create: "Tisch aufmachen",
  join: "An einen Tisch setzen",
  code: "Code des Tisches",
  go: "Los",
  tables: "Offene Tische",
  live: (people, playing) =>
    `${people === 1 ? "1 Person" : `${people} Leute`} hier, ${playing === 1 ? "1 laufendes Spiel" : `${playing} laufende Spiele`}`,
  learn: "Spielregeln",
  replay: "Ein Spiel ansehen",
  settings: "Einstellungen",
};

export const create: typeof en.create = {
  title: "Tisch aufmachen",
  game: "Spiel",
  options: "Hausregeln",
  seats: "Plätze",
  seat: (number) => `Platz ${number}`,
  open: "frei für Freunde",
  computer: (name, idea) => `${name} (${idea})`,
  addSeat: "Platz dazustellen",
  removeSeat: (number) => `Platz ${number} entfernen`,
  clock: "Uhr",
  clockIdea: "Ist die Zeit um, springt ein Computerspieler ein, bis du zurück bist.",
  listed: "Bei den offenen Tischen zeigen",
  listedIdea: "Dann dürfen alle mitspielen. Sonst nur, wer den Link hat.",
  name: "Dein Name",
  start: "Tisch aufmachen",
  startNow: "Spiel starten",
};

export const tables: typeof en.tables = {
  title: "Offene Tische",
  none: "Gerade ist kein Tisch offen.",
  waiting: "Wartet auf Mitspieler",
  playing: "Spiel läuft",
  free: (count) => (count === 1 ? "1 freier Platz" : `${count} freie Plätze`),
  watchers: (count) => (count === 1 ? "1 Zuschauer" : `${count} Zuschauer`),
  join: "Mitspielen",
  watch: "Zuschauen",
};

export const settings: typeof en.settings = {
  title: "Einstellungen",
  name: "Dein Name",
  nameIdea: "So sehen dich die anderen am Tisch.",
  guest: "Gast",
  language: "Sprache",
  theme: "Aussehen",
  themes: { system: "wie das Gerät", light: "hell", dark: "dunkel" },
  speed: "Animation",
  speeds: { off: "aus", slow: "langsam", normal: "normal", fast: "schnell" },
  sound: "Töne",
  odds: "Risiko eines Fehlwurfs auf den Knöpfen zeigen",
  hints: "Tipps anbieten",
  hintsIdea: "Lassen sich auch an einem einzelnen Tisch abschalten.",
  kept: "Die Einstellungen bleiben nur in diesem Browser gespeichert.",
};

export const problems: typeof en.problems = {
  title: "Das hat nicht geklappt",
  unreachable: "Der Server ist nicht erreichbar.",
  unreachableIdea: "Die Spielregeln und gespeicherte Spiele kannst du trotzdem ansehen.",
  not_found: "Diesen Tisch gibt es nicht.",
  notFoundIdea: "Vielleicht ist der Link unvollständig, oder der Tisch ist längst abgeräumt.",
  page: "Diese Seite gibt es nicht.",
  store: "Der Server kann gerade nichts speichern. Es hat sich nichts geändert; versuch es bitte noch einmal.",
  damaged: "Dieser Tisch ist an seinem Speicherort beschädigt und wird nicht weitergespielt.",
  seat_taken: "Der Tisch ist voll: Jemand war schneller.",
  stale: "Am Tisch ist inzwischen etwas passiert. Schau bitte noch einmal hin.",
  not_yours: "Du bist nicht dran.",
  illegal: "Dieser Zug ist jetzt nicht erlaubt.",
  too_fast: "Das ging zu schnell. Warte bitte einen Moment.",
  wrong_time: "Das geht an dieser Stelle des Spiels nicht.",
  other: "Etwas Unerwartetes ist passiert. Versuch es bitte noch einmal.",
  engine: "Die Spielregeln konnten nicht geladen werden. Lade die Seite bitte neu.",
  language: "Diese Sprache konnte nicht geladen werden. Versuch es bitte später noch einmal.",
};
