export const app = {
  name: "Gockel",
  skip: "Skip to content",
  menu: "Main menu",
  home: "Home",
  loading: "One moment …",
  close: "Close",
  tryAgain: "Try again",
  and: (names: string[]) =>
    names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`,
  /** A thing and what is to be said about it. */
  colon: (what: string, more: string) => `${what}: ${more}`,
  legal: "The games are by Reiner Knizia and published by Zoch. This page is not connected with either.",
};

export const home = {
  title: "Pickomino and Sushizock in your browser",
  lead: "Worms, dice and a little courage. No account, no advertising.",
  playNow: "Play now",
  against: "Against",
  opponents: (count: number) => (count === 1 ? "1 computer player" : `${count} computer players`),
  level: "Level",
  play: (game: string) => `Play ${game}`,
  friends: "Play with friends",
  friendsIdea: "Open a table and send its link. Everybody plays on their own device.",
  create: "Open a table",
  join: "Join a table",
  code: "Code of the table",
  go: "Go",
  tables: "Open tables",
  live: (people: number, playing: number) =>
    `${people === 1 ? "1 person" : `${people} people`} here, ${playing === 1 ? "1 game" : `${playing} games`} under way`,
  learn: "How to play",
  replay: "Look at a game",
  settings: "Settings",
};

export const create = {
  title: "Open a table",
  game: "Game",
  options: "House rules",
  seats: "Seats",
  seat: (number: number) => `Seat ${number}`,
  open: "free for a friend",
  computer: (name: string, idea: string) => `${name} (${idea})`,
  addSeat: "Add a seat",
  removeSeat: (number: number) => `Remove seat ${number}`,
  clock: "Clock",
  clockIdea: "When time is up a computer player stands in, until you are back.",
  listed: "Show among the open tables",
  listedIdea: "Anybody may join. Otherwise only those who have the link.",
  name: "Your name",
  start: "Open the table",
  startNow: "Start the game",
};

export const tables = {
  title: "Open tables",
  none: "No open table at the moment.",
  waiting: "Waiting for players",
  playing: "Being played",
  free: (count: number) => (count === 1 ? "1 free seat" : `${count} free seats`),
  watchers: (count: number) => (count === 1 ? "1 spectator" : `${count} spectators`),
  join: "Join",
  watch: "Watch",
};

export const settings = {
  title: "Settings",
  name: "Your name",
  nameIdea: "How others see you at the table.",
  guest: "Guest",
  language: "Language",
  theme: "Appearance",
  themes: { system: "as the device", light: "light", dark: "dark" },
  speed: "Animation",
  speeds: { off: "off", slow: "slow", normal: "normal", fast: "fast" },
  sound: "Sounds",
  odds: "Show the risk of a bust on the buttons",
  hints: "Offer hints",
  hintsIdea: "Can also be switched off at a single table.",
  kept: "Settings are kept in this browser only.",
};

export const problems = {
  title: "That did not work",
  unreachable: "The server cannot be reached.",
  unreachableIdea: "You can still read how to play and look at saved games.",
  not_found: "There is no such table.",
  notFoundIdea: "Perhaps the link is incomplete, or the table is long gone.",
  page: "There is no such page.",
  store: "The server cannot store anything at the moment. Nothing has changed; please try again.",
  damaged: "This table was damaged where it is stored, so it is not played on.",
  seat_taken: "The table is full: somebody else was faster.",
  stale: "The table has moved on in the meantime. Please look again.",
  not_yours: "It is not your turn.",
  illegal: "This move is not allowed now.",
  too_fast: "That was too fast. Please wait a moment.",
  wrong_time: "That is not possible at this point of the game.",
  other: "Something unexpected happened. Please try again.",
  engine: "The rules could not be loaded. Please reload the page.",
  language: "This language could not be loaded. Please try again later.",
};
