import type { review as en } from "../en/review";
import { decimal, signed } from "../numbers";

const format = decimal(",");
const change = signed(",");

export const review: typeof en = {
  title: "Geluk en kunde",
  thinking: "De computer bekijkt het spel …",
  percent: (share) => `${format(100 * share)}\u00a0%`,
  change: (share) => `${change(100 * share)}\u00a0%`,
  luck: "Geluk",
  skill: "Kunde",
  result: (share) => (share === 1 ? "gewonnen" : share === 0 ? "niet gewonnen" : "winst gedeeld"),
  resultSoFar: (share) => `tot nu toe ${format(100 * share)}\u00a0%`,
  plays: (rating) => `Speelde ${rating}.`,
  givesAway: (decisions, rate) => {
    if (decisions === 0) return "Had niets te beslissen.";
    const lost = `${format(100 * rate)}\u00a0%`;
    return decisions === 1 ? `1 beslissing gaf ${lost} weg.` : `${decisions} beslissingen gaven gemiddeld elk ${lost} weg.`;
  },
  meaning:
    "In procenten van de winst. Geluk is wat de dobbelstenen hebben veranderd, kunde wat ieders beslissingen hebben veranderd. " +
    "Foutpercentages zijn gunstig voor wie denkt zoals de computer.",
  position: "Moment in het spel",
  curveNow: (shares) => `Winstkansen: ${shares}`,
  shown: "Het spel op dit moment",
  moments: "De moeite waard",
  nothing: "Er valt geen zet op, en ook geen worp.",
  momentBefore: "Vorig opvallend moment",
  momentAfter: "Volgend opvallend moment",
  rolls: "De beslissende worpen",
  again: "Vanaf hier opnieuw proberen",
  shareWon: (game, winner) => `${game}: gewonnen door ${winner}`,
  shareLine: "In één regel",
  shareCopy: "Regel kopiëren",
  turn: (turn) => `Beurt ${turn}`,
  move: "Zet",
  same: "De computer had hetzelfde gedaan.",
  equal: (move) => `Ongeveer even goed: ${move}.`,
  share: "Wint",
  loss: "Verliest",
  fail: "Mislukt",
};
