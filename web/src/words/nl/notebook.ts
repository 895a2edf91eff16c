import type { enLater } from "../en_later";

const format = new Intl.NumberFormat("nl", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (share: number): string => `${format.format(100 * share)}\u00a0%`.replace("-", "−");

export const here: typeof enLater.here = {
  title: "Op dit apparaat spelen",
  lead: "Geef het door of speel tegen computerspelers. Het spel staat in deze browser en heeft geen server nodig.",
  person: "een mens",
  name: (number) => `Naam op plaats ${number}`,
  who: (number) => `Wie op plaats ${number} zit`,
  player: (number) => `Speler ${number}`,
};

export const notebook: typeof enLater.notebook = {
  title: "Notitieboek",
  lead: "Je spellen op dit apparaat en de spellen die je van hieruit met vrienden speelde. Niets ervan verlaat het apparaat.",
  running: "Nog niet afgelopen",
  finished: "Afgelopen",
  none: "Nog geen spel.",
  local: "op dit apparaat",
  realDice: "met echte dobbelstenen",
  server: "met vrienden",
  on: (time) => new Date(time).toLocaleDateString("nl", { day: "numeric", month: "long", year: "numeric" }),
  resume: "Verder spelen",
  remove: "Wissen",
  removeOf: (game, players) => `${game} met ${players} wissen`,
  sure: "Dit spel voorgoed wissen?",
  keep: "Bewaren",
  won: "gewonnen",
  shared: "winst gedeeld",
  lost: "niet gewonnen",
  stats: "Hoe je speelt",
  statsNone: "Zodra een spel waarin je meespeelde afgelopen is, zie je hier hoe goed je speelde, hoe de dobbelstenen ook vielen.",
  looking: (done, all) => `De computer bekijkt je spellen: ${done} van ${all}`,
  failed: (count) => (count === 1 ? "1 spel kon niet worden beoordeeld." : `${count} spellen konden niet worden beoordeeld.`),
  games: (count) => (count === 1 ? "1 spel" : `${count} spellen`),
  results: "Uitslagen",
  resultsIdea:
    "Winst zoals de dobbelstenen het wilden, en zonder het geluk van de dobbelstenen. In 19 van de 20 gevallen ligt de ware waarde binnen de marge.",
  expected: "Bij toeval",
  raw: "Gewonnen",
  adjusted: "Zonder geluk",
  rate: "Weggegeven per beslissing",
  rateIdea: "Zoveel van de winst kost een beslissing je gemiddeld, gezien door de computer. Minder is beter.",
  time: "In de loop van de tijd",
  latest: (from, to) => (from === to ? `spel ${from}` : `spel ${from} t/m ${to}`),
  kind: "Per soort beslissing",
  kinds: { keep: "Wat opzij leggen", stop: "Stoppen of doorgooien", specialist: "Specialisten", rob: "Van wie pakken" },
  ruleSet: "Per spel",
  decisions: (count) => (count === 1 ? "1 beslissing" : `${count} beslissingen`),
  percent,
  range: (middle, half) => (half === null ? percent(middle) : `${percent(middle)} ±\u00a0${percent(half)}`),
  best: "Het best gespeeld",
  luckiest: "Het meeste geluk",
  unluckiest: "De meeste pech",
  luckOf: (share) => `geluk ${share > 0 ? "+" : ""}${percent(share)}`,
  ownLevel: "Je niveau",
  playLike: (level) => `Je speelt ongeveer zo goed als de computerspeler ${level}.`,
  playBetween: (weaker, stronger) => `Voorzichtig gezegd: ergens tussen ${weaker} en ${stronger}.`,
  ownRate: (rate, games) =>
    `Een beslissing geeft ${rate} van de winst weg in je laatste ${games === 1 ? "spel" : `${games} spellen`}.`,
  playEqual: (game) => `${game} tegen je gelijke spelen`,
  ownLevelIdea:
    "Afgelezen aan je beslissingen, wat de dobbelstenen ook deden. Je gelijke heeft gewoonten als de jouwe, ziet ongeveer evenveel over het hoofd en groeit met je mee.",
  train: "Oefenen met je fouten",
  save: "Alles als bestand bewaren",
  load: "Spellen uit een bestand toevoegen",
  loaded: (count) => (count === 1 ? "1 spel is toegevoegd." : `${count} spellen zijn toegevoegd.`),
  skipped: (count) => (count === 1 ? "1 was er al." : `${count} waren er al.`),
  damaged: (count) =>
    count === 1 ? "1 is beschadigd en werd overgeslagen." : `${count} zijn beschadigd en werden overgeslagen.`,
  unreadable: "Dit bestand is geen notitieboek.",
};
