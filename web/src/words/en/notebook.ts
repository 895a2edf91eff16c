const format = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (share: number): string => `${format.format(100 * share)}\u00a0%`.replace("-", "−");

/** A table on one device. */
export const here = {
  title: "Play on this device",
  lead: "Pass it round, or play against computers. The game is kept in this browser and needs no server.",
  person: "a person",
  name: (number: number) => `Name at seat ${number}`,
  who: (number: number) => `Who sits at seat ${number}`,
  player: (number: number) => `Player ${number}`,
};

/** All games of this browser. Shares are from 0 to 1. */
export const notebook = {
  title: "Notebook",
  lead: "Your games on this device and those you played with friends from here. Nothing of it leaves the device.",
  running: "Not finished",
  finished: "Finished",
  none: "No game yet.",
  local: "on this device",
  realDice: "with real dice",
  server: "with friends",
  on: (time: number) => new Date(time).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" }),
  resume: "Continue",
  remove: "Delete",
  removeOf: (game: string, players: string) => `Delete ${game} with ${players}`,
  sure: "Delete this game for good?",
  keep: "Keep it",
  won: "won",
  shared: "shared the win",
  lost: "did not win",
  stats: "How you play",
  statsNone: "As soon as a game with a seat of yours is finished, you see here how well you played, whatever the dice did.",
  looking: (done: number, all: number) => `The engine is looking at your games: ${done} of ${all}`,
  failed: (count: number) => (count === 1 ? "1 game could not be reviewed." : `${count} games could not be reviewed.`),
  games: (count: number) => (count === 1 ? "1 game" : `${count} games`),
  results: "Results",
  resultsIdea:
    "Wins as the dice would have it, and with the luck of the dice taken out. The range holds the true value 19 times out of 20.",
  expected: "By chance",
  raw: "Won",
  adjusted: "Without luck",
  rate: "Given away per decision",
  rateIdea: "How much of the win a decision costs you on average, seen by the engine. Less is better.",
  time: "Over time",
  latest: (from: number, to: number) => (from === to ? `game ${from}` : `games ${from} to ${to}`),
  kind: "By kind of decision",
  kinds: { keep: "Which dice to keep", stop: "Stop or roll on", specialist: "Specialists", rob: "Whom to rob" },
  ruleSet: "By game",
  decisions: (count: number) => (count === 1 ? "1 decision" : `${count} decisions`),
  percent,
  range: (middle: number, half: number | null) =>
    half === null ? percent(middle) : `${percent(middle)} ±\u00a0${percent(half)}`,
  best: "Best played",
  luckiest: "Luckiest",
  unluckiest: "Unluckiest",
  luckOf: (share: number) => `luck ${share > 0 ? "+" : ""}${percent(share)}`,
  ownLevel: "Your level",
  playLike: (level: string) => `You play about like the computer player ${level}.`,
  playBetween: (weaker: string, stronger: string) => `Somewhere between ${weaker} and ${stronger}, to be careful.`,
  ownRate: (rate: string, games: number) =>
    `A decision gives away ${rate} of the win in your last ${games === 1 ? "game" : `${games} games`}.`,
  playEqual: (game: string) => `Play ${game} against your equal`,
  ownLevelIdea:
    "Told from your decisions, whatever the dice did. Your equal has habits like yours and overlooks about as much; it grows with you.",
  train: "Train on your mistakes",
  save: "Save all as a file",
  load: "Add games from a file",
  loaded: (count: number) => (count === 1 ? "1 game was added." : `${count} games were added.`),
  skipped: (count: number) => (count === 1 ? "1 was there already." : `${count} were there already.`),
  damaged: (count: number) => (count === 1 ? "1 is damaged and was left out." : `${count} are damaged and were left out.`),
  unreadable: "This file is not a notebook.",
};
