import type { fair as en } from "../en/fair";

export const fair: typeof en = {
  checking: "Jeder Wurf wird geprüft …",
  failed: "Die Würfel lassen sich gerade nicht prüfen.",
  verdict: {
    fair: (rolls) => (rolls === 1 ? "Ja, der eine Wurf war fair." : `Ja, alle ${rolls} Würfe waren fair.`),
    partly: (rolls) =>
      rolls === 1
        ? "Der eine Wurf stimmt, ist aber nicht bewiesen."
        : `Alle ${rolls} Würfe stimmen, aber nicht alle sind bewiesen.`,
    unchecked: (rolls, decisions) =>
      `Ja, ${rolls === 1 ? "der eine Wurf war" : `alle ${rolls} Würfe waren`} fair; ${decisions} ${decisions === 1 ? "Entscheidung" : "Entscheidungen"} von Computerspielern ließ${decisions === 1 ? "" : "en"} sich nicht prüfen.`,
    open: () => "Das zeigt sich, wenn das Spiel zu Ende ist.",
    unfair: () => "Nein, hier stimmt etwas nicht.",
    unreadable: () => "Dieses Spiel lässt sich nicht bis zum Ende nachvollziehen.",
  },
  unreadable: "In der Liste dessen, was an diesem Tisch passiert ist, fehlt etwas, oder ein Zug darin ist nicht erlaubt.",
  server: {
    idea: {
      fair:
        "Das Versprechen des Servers war da, bevor jemand etwas beigesteuert hat, und jeder Wurf hat ein weiteres Glied aus der eigenen " +
        "Kette dessen gezeigt, der warf. Aus beidem hat diese Seite gerade jeden Wurf noch einmal gezogen und dieselben Würfel bekommen. " +
        "Niemand konnte sich den Wurf eines Menschen aussuchen oder ihn vorher kennen.",
      partly:
        "Aus dem, was vorher versprochen war, hat diese Seite gerade jeden Wurf noch einmal gezogen und dieselben Würfel bekommen. Einige " +
        "wurden aber mit einer Kette geworfen, mit der sich dort niemand hingesetzt hat. Nichts beweist, wem sie gehört: Stammt sie nicht von dem Menschen " +
        "am Platz, so konnte sich der Server diese Würfe aussuchen.",
      open:
        "Bevor jemand etwas beigesteuert hat, hat sich der Server auf ein Geheimnis festgelegt und sein Versprechen gezeigt. Jeder Wurf " +
        "zeigt ein weiteres Glied aus der eigenen Kette dessen, der wirft, und aus beidem entstehen die Würfel. Am Ende wird das Geheimnis " +
        "aufgedeckt, und diese Seite zieht jeden Wurf noch einmal.",
      unfair:
        "Nicht alles ist so, wie es vor dem Spiel versprochen war. Frag die Leute, die diesen Server betreiben, wie es dazu kam.",
    },
    word: (bots, standIns) =>
      `Nur auf das Wort des Servers: ${bots} ${bots === 1 ? "Wurf" : "Würfe"} von Computerspielern, ${standIns} in Vertretung.`,
    fingerprint: "Das Versprechen des Servers, als Würfel. Alle an diesem Tisch sehen dieselben.",
  },
  device: {
    idea: {
      fair:
        "Dieser Browser hat sich vor dem ersten Wurf auf ein Geheimnis festgelegt, und jeder Wurf hat ein weiteres " +
        "Glied aus der eigenen Kette dessen gezeigt, der warf. Aus beidem hat diese Seite gerade jeden Wurf noch " +
        "einmal gezogen und dieselben Würfel bekommen: Keiner wurde geändert, keiner zweimal geworfen. Geheimnis und " +
        "Ketten liegen auf diesem Gerät; wem es gehört, dem muss man zutrauen, dass er nicht nachsieht.",
      partly:
        "Aus dem, was vorher festgelegt war, hat diese Seite gerade jeden Wurf noch einmal gezogen und dieselben Würfel bekommen. Einige " +
        "wurden aber mit einer Kette geworfen, mit der sich dort niemand hingesetzt hat, und nichts beweist, wem sie gehört.",
      open:
        "Vor dem ersten Wurf hat sich dieser Browser auf ein Geheimnis festgelegt. Jeder Wurf zeigt ein weiteres Glied " +
        "aus der eigenen Kette dessen, der wirft, und aus beidem entstehen die Würfel. Wenn das Spiel zu Ende ist, zieht " +
        "diese Seite jeden Wurf noch einmal.",
      unfair:
        "Nicht alles ist so, wie es vor dem Spiel festgelegt war: Was dieser Browser von dem Tisch aufbewahrt, wurde später geändert oder ist beschädigt.",
    },
    word: (bots) => `Aus dem Geheimnis allein: ${bots} ${bots === 1 ? "Wurf" : "Würfe"} von Computerspielern.`,
    fingerprint: "Das Versprechen dieses Tisches, als Würfel. Es bleibt vom ersten bis zum letzten Wurf gleich.",
  },
  checks: "Was geprüft wurde",
  commit: {
    right: "Das Geheimnis ist das vor dem Spiel versprochene.",
    wrong: "Das Geheimnis ist nicht das vor dem Spiel versprochene.",
  },
  own: {
    right: "Versprechen und Kette sind die, die dein Browser kennt.",
    wrong: "Versprechen oder Kette sind nicht die, die dein Browser kennt.",
  },
  past: {
    right: "Was dein Browser früher von diesem Tisch gesehen hat, ist noch da.",
    wrong: "Was dein Browser früher von diesem Tisch gesehen hat, wurde nachträglich geändert.",
  },
  entries: {
    right: "An diesem Tisch wurde nachträglich nichts geändert.",
    wrong: "An diesem Tisch wurde nachträglich etwas geändert.",
  },
  links: {
    right: "Alle haben ihre Würfel mit einem eigenen Kettenglied geworfen.",
    wrong: "Würfel sind ohne ein Kettenglied dessen gefallen, der werfen musste.",
  },
  movers: {
    right: "Jeden Zug hat gemacht, wer an der Reihe war.",
    wrong: "Ein Zug ist als der von jemand anderem ausgegeben.",
  },
  scores: { right: "Die Punkte sind die des Spiels.", wrong: "Die Punkte sind nicht die des Spiels." },
  start: { right: "Die erste Stellung ist die gezogene.", wrong: "Die erste Stellung ist nicht die gezogene." },
  rolls: {
    right: (rolls) => (rolls === 1 ? "Der eine Wurf stimmt." : `Alle ${rolls} Würfe stimmen.`),
    wrong: (wrong, rolls) =>
      rolls === 1 ? "Der eine Wurf stimmt nicht." : `${wrong} von ${rolls} Würfen ${wrong === 1 ? "stimmt" : "stimmen"} nicht.`,
  },
  decisions: {
    right: (count, name, level) =>
      count === 1
        ? `Die eine Entscheidung von ${name} ist genau die der Stufe ${level}.`
        : `${count} Entscheidungen von ${name} sind genau die der Stufe ${level}.`,
    wrong: (wrong, name, level) =>
      `${wrong} ${wrong === 1 ? "Entscheidung" : "Entscheidungen"} von ${name} ${wrong === 1 ? "ist" : "sind"} nicht das, was die Stufe ${level} spielt.`,
    standIn: (name) => `der Vertretung für ${name}`,
  },
  renewed: (count, name) =>
    `${count} ${count === 1 ? "Wurf" : "Würfe"} von ${name} mit einer Kette, die erst im Spiel dazukam: Nur ${name} weiß, ob es die eigene war.`,
  replaced: (count, name) =>
    `${count} ${count === 1 ? "Wurf" : "Würfe"} am Platz von ${name} mit einer Kette, die nicht von deinem Browser ist. Wenn du nicht auf einem anderen Gerät gespielt hast, hast nicht du geworfen.`,
  live: {
    replaced:
      "An deinem Platz wirft eine neue Kette, die nicht von diesem Browser ist. Wenn du nicht auf einem anderen Gerät gespielt hast, wirft jemand anders für dich.",
    past: "Was an diesem Tisch früher passiert ist, wurde geändert, seit du es zuletzt gesehen hast.",
  },
  lucks:
    "An Tischen dieser älteren Art haben alle einmal etwas beigesteuert, beim Hinsetzen. Daraus und aus dem Geheimnis des Servers hat diese Seite " +
    "gerade jeden Wurf noch einmal gezogen und dieselben Würfel bekommen. Der Server konnte alle vorher kennen und sich die Würfe dessen aussuchen, der den Tisch eröffnet hat.",
  unchecked: (count) =>
    `${count} ${count === 1 ? "Entscheidung" : "Entscheidungen"} von Computerspielern kann diese Seite nicht prüfen.`,
  save: "Tisch speichern",
  right: "richtig",
  wrong: "falsch",
  roll: (number, turn) => `Wurf ${number}, Zug ${turn}`,
  fell: "auf dem Tisch",
  drawn: "gezogen",
  more: (count) => (count === 1 ? "und noch einer" : `und noch ${count}`),
  whole: "Das ganze Spiel, als Würfel. Alle, die an diesem Tisch waren, sehen dieselben.",
  yourself: "Selbst nachprüfen",
  yourselfIdea: "Speichere den Tisch als Datei und lass das Programm prüfen:",
  secret: "Geheimnis",
  promise: "Sein SHA-256, vor dem Spiel gezeigt",
};
