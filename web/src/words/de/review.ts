import type { review as en } from "../en/review";
import { decimal, signed } from "../numbers";

const format = decimal(",");
const change = signed(",");

export const review: typeof en = {
  title: "Glück und Können",
  thinking: "Der Computer sieht sich das Spiel an …",
  percent: (share) => `${format(100 * share)}\u00a0%`,
  change: (share) => `${change(100 * share)}\u00a0%`,
  luck: "Glück",
  skill: "Können",
  result: (share) => (share === 1 ? "gewonnen" : share === 0 ? "nicht gewonnen" : "Sieg geteilt"),
  resultSoFar: (share) => `bisher ${format(100 * share)}\u00a0%`,
  plays: (rating) => `Hat ${rating} gespielt.`,
  givesAway: (decisions, rate) => {
    if (decisions === 0) return "Hatte nichts zu entscheiden.";
    const lost = `${format(100 * rate)}\u00a0%`;
    return decisions === 1
      ? `1 Entscheidung hat ${lost} verschenkt.`
      : `${decisions} Entscheidungen haben im Mittel je ${lost} verschenkt.`;
  },
  meaning:
    "In Prozent des Sieges. Glück ist, was die Würfel verändert haben, Können, was die Entscheidungen aller verändert haben. " +
    "Fehlerquoten begünstigen alle, die wie der Computer denken.",
  position: "Stelle im Spiel",
  curveNow: (shares) => `Siegchancen: ${shares}`,
  shown: "Das Spiel an dieser Stelle",
  moments: "Einen Blick wert",
  nothing: "Kein Zug fällt auf, und auch kein Wurf.",
  momentBefore: "Vorige auffällige Stelle",
  momentAfter: "Nächste auffällige Stelle",
  rolls: "Die Würfe, die entschieden haben",
  again: "Von hier noch einmal versuchen",
  shareWon: (game, winner) => `${game}: Gewonnen hat ${winner}`,
  shareLine: "In einer Zeile",
  shareCopy: "Zeile kopieren",
  turn: (turn) => `Zug ${turn}`,
  move: "Zug",
  same: "Der Computer hätte es genauso gemacht.",
  equal: (move) => `Etwa gleich gut: ${move}.`,
  share: "Gewinnt",
  loss: "Verliert",
  fail: "Scheitert",
};
