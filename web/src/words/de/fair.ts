import type { fair as en } from "../en/fair";

export const fair: typeof en = {
  checking: "Prüfe jeden Wurf …",
  failed: "Die Würfel lassen sich gerade nicht prüfen.",
  verdict: {
    fair: (rolls) => (rolls === 1 ? "Ja, der eine Wurf war fair." : `Ja, alle ${rolls} Würfe waren fair.`),
    open: () => "Das zeigt sich, wenn das Spiel aus ist.",
    unfair: () => "Nein, hier stimmt etwas nicht.",
    unreadable: () => "Dieses Spiel lässt sich nicht bis zum Ende nachvollziehen.",
  },
  idea: {
    fair:
      "Bevor sich jemand gesetzt hat, hatte sich der Server auf ein Geheimnis festgelegt, und der Browser jedes Mitspielers " +
      "hat eigenes Glück beigesteuert. Aus beidem hat diese Seite gerade jeden Wurf noch einmal gezogen und " +
      "dieselben Würfel bekommen. Niemand konnte sie sich aussuchen.",
    open:
      "Bevor sich jemand gesetzt hat, hat sich der Server auf ein Geheimnis festgelegt. Der Browser jedes Mitspielers " +
      "steuert eigenes Glück bei, und aus beidem entstehen die Würfe. Am Ende wird das Geheimnis aufgedeckt, und diese " +
      "Seite zieht jeden Wurf noch einmal.",
    unfair:
      "Nicht alles ist so, wie es vor dem Spiel versprochen war. Frag die Leute, die diesen Server betreiben, wie es dazu kam.",
    unreadable: "In der Liste dessen, was an diesem Tisch passiert ist, fehlt etwas, oder ein Zug darin ist nicht erlaubt.",
  },
  checks: "Was geprüft wurde",
  commit: {
    right: "Das Geheimnis ist das vor dem Spiel versprochene.",
    wrong: "Das Geheimnis ist nicht das vor dem Spiel versprochene.",
  },
  luck: { right: "Das Glück aus deinem Browser wurde eingerechnet.", wrong: "Das Glück aus deinem Browser wurde ausgetauscht." },
  start: { right: "Der Anfang wurde so gezogen.", wrong: "Der Anfang wurde nicht so gezogen." },
  rolls: {
    right: (rolls) => (rolls === 1 ? "Der eine Wurf stimmt." : `Alle ${rolls} Würfe stimmen.`),
    wrong: (wrong, rolls) => `${wrong} von ${rolls} Würfen ${wrong === 1 ? "stimmt" : "stimmen"} nicht.`,
  },
  right: "richtig",
  wrong: "falsch",
  roll: (number, turn) => `Wurf ${number}, Zug ${turn}`,
  fell: "auf dem Tisch",
  drawn: "gezogen",
  more: (count) => (count === 1 ? "und noch einer" : `und noch ${count}`),
  yourself: "Selbst nachprüfen",
  yourselfIdea: "Speichere das Spiel als Datei und lass das Programm prüfen:",
  secret: "Geheimnis",
  promise: "Sein SHA-256, vor dem Spiel gezeigt",
};
