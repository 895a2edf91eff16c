import type { review as en } from "../en/review";
import { decimal, signed } from "../numbers";
import { de } from "./elision";

const format = decimal(",");
const change = signed(",");

export const review: typeof en = {
  title: "Chance et talent",
  thinking: "L’ordinateur examine la partie…",
  percent: (share) => `${format(100 * share)}\u202f%`,
  change: (share) => `${change(100 * share)}\u202f%`,
  luck: "Chance",
  skill: "Talent",
  result: (share) => (share === 1 ? "a gagné" : share === 0 ? "n’a pas gagné" : "partage la victoire"),
  resultSoFar: (share) => `${format(100 * share)}\u202f% pour l’instant`,
  plays: (rating) => `A joué ${rating}.`,
  givesAway: (decisions, rate) => {
    if (decisions === 0) return "N’avait rien à décider.";
    const lost = `${format(100 * rate)}\u202f%`;
    return decisions === 1 ? `1 décision a coûté ${lost}.` : `${decisions} décisions ont coûté ${lost} chacune en moyenne.`;
  },
  meaning:
    "En pour cent de la victoire. La chance, c’est ce que les dés ont changé\u202f; le talent, ce que les décisions de chacun ont changé. " +
    "Les taux d’erreur avantagent ceux qui pensent comme l’ordinateur.",
  position: "Moment de la partie",
  curveNow: (shares) => `Chances de gagner\u202f: ${shares}`,
  shown: "La partie à ce moment",
  moments: "À regarder de près",
  nothing: "Aucun coup ne sort du lot, aucun lancer non plus.",
  momentBefore: "Moment marquant précédent",
  momentAfter: "Moment marquant suivant",
  rolls: "Les lancers décisifs",
  again: "Réessayer à partir d’ici",
  shareWon: (game, winner) => `${game}\u202f: victoire ${de(winner)}`,
  shareLine: "En une ligne",
  shareCopy: "Copier la ligne",
  turn: (turn) => `Tour ${turn}`,
  move: "Coup",
  same: "L’ordinateur aurait fait de même.",
  equal: (move) => `À peu près aussi bien\u202f: ${move}.`,
  share: "Gagne",
  loss: "Perd",
  fail: "Rate",
};
