import type { report as en } from "../en/report";
import { decimal } from "../numbers";

const format = decimal(",");

export const report: typeof en = {
  save: "Enregistrer dans un fichier",
  unfinished: "Cette partie n’est pas finie\u202f: le résultat est ce que l’ordinateur pense de la dernière position.",
  accounts: "Le compte complet",
  accountsMeaning:
    "En pour cent de la victoire. Départ, chance, talent et réévaluation donnent ensemble le résultat\u202f; corrigé veut dire\u202f: le " +
    "résultat sans la chance. Les taux d’erreur avantagent ceux qui pensent comme l’ordinateur, le résultat corrigé non.",
  player: "Joueur",
  score: "Points",
  start: "Départ",
  reestimate: "Réévaluation",
  result: "Résultat",
  adjusted: "Corrigé",
  questionsMeaning: "Ce qu’une décision coûte en moyenne, par type\u202f; entre parenthèses, combien il y en a eu.",
  rate: (rate, decisions) => (decisions === 0 ? "–" : `${format(100 * rate)}\u202f% (${decisions})`),
  turns: "Tour par tour",
  chances: (before, after) => `${before} → ${after}`,
  show: "Montrer sur le plateau",
  footer: "Analysée par Gockel.",
};
