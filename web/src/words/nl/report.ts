import type { report as en } from "../en/report";
import { decimal } from "../numbers";

const format = decimal(",");

export const report: typeof en = {
  save: "Als bestand bewaren",
  unfinished: "Dit spel is niet afgelopen: de uitslag is wat de computer van de laatste stelling denkt.",
  accounts: "De volledige rekening",
  accountsMeaning:
    "In procenten van de winst. Begin, geluk, kunde en herschatting vormen samen de uitslag; gezuiverd is de uitslag zonder het " +
    "geluk. Foutpercentages zijn gunstig voor wie denkt zoals de computer; de gezuiverde uitslag niet.",
  player: "Speler",
  score: "Punten",
  start: "Begin",
  reestimate: "Herschatting",
  result: "Uitslag",
  adjusted: "Gezuiverd",
  questionsMeaning: "Wat een beslissing gemiddeld weggeeft, per soort; tussen haakjes hoeveel het er waren.",
  rate: (rate, decisions) => (decisions === 0 ? "–" : `${format(100 * rate)}\u00a0% (${decisions})`),
  turns: "Beurt voor beurt",
  chances: (before, after) => `${before} → ${after}`,
  show: "Op het bord tonen",
  footer: "Bekeken door Gockel.",
};
