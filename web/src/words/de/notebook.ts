import type { enLater } from "../en_later";

const format = new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (share: number): string => `${format.format(100 * share)}\u00a0%`.replace("-", "−");

export const here: typeof enLater.here = {
  title: "An diesem Gerät spielen",
  lead: "Reicht es herum oder spielt gegen Computerspieler. Das Spiel liegt in diesem Browser und braucht keinen Server.",
  person: "ein Mensch",
  name: (number) => `Name an Platz ${number}`,
  who: (number) => `Wer an Platz ${number} sitzt`,
  player: (number) => `Spieler ${number}`,
};

export const notebook: typeof enLater.notebook = {
  title: "Notizbuch",
  lead: "Deine Spiele an diesem Gerät und die, die du von hier aus mit Freunden gespielt hast. Nichts davon verlässt das Gerät.",
  running: "Noch nicht zu Ende",
  finished: "Beendet",
  none: "Noch kein Spiel.",
  local: "an diesem Gerät",
  realDice: "mit echten Würfeln",
  server: "mit Freunden",
  on: (time) => new Date(time).toLocaleDateString("de", { day: "numeric", month: "long", year: "numeric" }),
  resume: "Weiterspielen",
  remove: "Löschen",
  removeOf: (game, players) => `${game} mit ${players} löschen`,
  sure: "Dieses Spiel endgültig löschen?",
  keep: "Behalten",
  won: "gewonnen",
  shared: "Sieg geteilt",
  lost: "nicht gewonnen",
  stats: "Wie du spielst",
  statsNone:
    "Sobald ein Spiel zu Ende ist, bei dem du mitgespielt hast, siehst du hier, wie gut du warst, egal wie die Würfel fielen.",
  looking: (done, all) => `Der Computer sieht sich deine Spiele an: ${done} von ${all}`,
  failed: (count) => (count === 1 ? "1 Spiel ließ sich nicht auswerten." : `${count} Spiele ließen sich nicht auswerten.`),
  games: (count) => (count === 1 ? "1 Spiel" : `${count} Spiele`),
  results: "Ergebnisse",
  resultsIdea:
    "Siege, wie die Würfel es wollten, und ohne das Glück der Würfel. In 19 von 20 Fällen liegt der wahre Wert im Bereich.",
  expected: "Nach Zufall",
  raw: "Gewonnen",
  adjusted: "Ohne Glück",
  rate: "Verschenkt je Entscheidung",
  rateIdea: "So viel vom Sieg kostet dich eine Entscheidung im Schnitt, aus Sicht des Computers. Weniger ist besser.",
  time: "Im Lauf der Zeit",
  latest: (from, to) => (from === to ? `Spiel ${from}` : `Spiele ${from} bis ${to}`),
  kind: "Nach Art der Entscheidung",
  kinds: { keep: "Welche Würfel nehmen", stop: "Aufhören oder weiter", specialist: "Spezialisten", rob: "Wen berauben" },
  ruleSet: "Nach Spiel",
  decisions: (count) => (count === 1 ? "1 Entscheidung" : `${count} Entscheidungen`),
  percent,
  range: (middle, half) => (half === null ? percent(middle) : `${percent(middle)} ±\u00a0${percent(half)}`),
  best: "Am besten gespielt",
  luckiest: "Am meisten Glück",
  unluckiest: "Am meisten Pech",
  luckOf: (share) => `Glück ${share > 0 ? "+" : ""}${percent(share)}`,
  ownLevel: "Deine Stärke",
  playLike: (level) => `Du spielst ungefähr so gut wie der Computerspieler ${level}.`,
  playBetween: (weaker, stronger) => `Vorsichtig gesagt: irgendwo zwischen ${weaker} und ${stronger}.`,
  ownRate: (rate, games) =>
    `Eine Entscheidung verschenkt ${rate} vom Sieg, gerechnet über ${games === 1 ? "dein letztes Spiel" : `deine letzten ${games} Spiele`}.`,
  playEqual: (game) => `${game} auf Augenhöhe spielen`,
  ownLevelIdea:
    "Abgelesen an deinen Entscheidungen, egal wie die Würfel fielen. Der Gegner auf Augenhöhe hat ähnliche Gewohnheiten, übersieht etwa so viel wie du und wächst mit dir.",
  train: "An deinen Fehlern üben",
  save: "Alles als Datei speichern",
  load: "Spiele aus einer Datei hinzufügen",
  loaded: (count) => (count === 1 ? "1 Spiel kam dazu." : `${count} Spiele kamen dazu.`),
  skipped: (count) => (count === 1 ? "1 war schon da." : `${count} waren schon da.`),
  damaged: (count) => (count === 1 ? "1 ist beschädigt und blieb weg." : `${count} sind beschädigt und blieben weg.`),
  unreadable: "Diese Datei ist kein Notizbuch.",
};
