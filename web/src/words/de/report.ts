import type { report as en } from "../en/report";
import { decimal } from "../numbers";

const format = decimal(",");

export const report: typeof en = {
  save: "Als Datei speichern",
  unfinished: "Dieses Spiel ist nicht zu Ende: Die Ergebnisse sind die Schätzung des Computers für die letzte Stellung.",
  accounts: "Die ganze Abrechnung",
  accountsMeaning:
    "In Prozent des Sieges. Start, Glück, Können und Neubewertung ergeben zusammen das Ergebnis; bereinigt ist das Ergebnis ohne " +
    "das Glück. Fehlerquoten begünstigen alle, die wie der Computer denken; das bereinigte Ergebnis tut das nicht.",
  player: "Name",
  score: "Punkte",
  start: "Start",
  reestimate: "Neubewertung",
  result: "Ergebnis",
  adjusted: "Bereinigt",
  questionsMeaning: "Was eine Entscheidung im Mittel verschenkt, nach ihrer Art; in Klammern, wie viele es waren.",
  rate: (rate, decisions) => (decisions === 0 ? "–" : `${format(100 * rate)}\u00a0% (${decisions})`),
  turns: "Zug für Zug",
  chances: (before, after) => `${before} → ${after}`,
  show: "Auf dem Brett zeigen",
  footer: "Ausgewertet von Gockel.",
};
