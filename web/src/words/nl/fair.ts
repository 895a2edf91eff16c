import type { fair as en } from "../en/fair";

export const fair: typeof en = {
  checking: "Elke worp wordt gecontroleerd …",
  failed: "De dobbelstenen kunnen nu niet worden gecontroleerd.",
  verdict: {
    fair: (rolls) => (rolls === 1 ? "Ja, de enige worp was eerlijk." : `Ja, alle ${rolls} worpen waren eerlijk.`),
    open: () => "Dat blijkt als het spel is afgelopen.",
    unfair: () => "Nee, hier klopt iets niet.",
    unreadable: () => "Dit spel is niet tot het eind te volgen.",
  },
  idea: {
    fair:
      "Voordat er iemand ging zitten, had de server een geheim vastgelegd, en de browser van elke speler heeft er eigen geluk " +
      "aan toegevoegd. Uit allebei heeft deze pagina net elke worp opnieuw getrokken, en er kwamen dezelfde dobbelstenen uit. " +
      "Niemand kon ze uitkiezen.",
    open:
      "Voordat er iemand ging zitten, heeft de server een geheim vastgelegd. De browser van elke speler voegt er eigen geluk " +
      "aan toe, en uit allebei komen de worpen. Aan het eind wordt het geheim onthuld, en deze pagina trekt elke worp opnieuw.",
    unfair: "Niet alles is zoals het voor het spel is beloofd. Vraag wie deze server draait hoe dat komt.",
    unreadable: "In de lijst van wat er aan deze tafel is gebeurd, ontbreekt iets of staat een zet die niet mag.",
  },
  checks: "Wat er is gecontroleerd",
  commit: {
    right: "Het geheim is het geheim dat voor het spel is beloofd.",
    wrong: "Het geheim is niet het geheim dat voor het spel is beloofd.",
  },
  luck: { right: "Het geluk uit jouw browser is meegeteld.", wrong: "Het geluk uit jouw browser is vervangen." },
  start: { right: "Het begin is zo getrokken.", wrong: "Het begin is niet zo getrokken." },
  rolls: {
    right: (rolls) => (rolls === 1 ? "De enige worp klopt." : `Alle ${rolls} worpen kloppen.`),
    wrong: (wrong, rolls) => `${wrong} van de ${rolls} worpen ${wrong === 1 ? "klopt" : "kloppen"} niet.`,
  },
  right: "goed",
  wrong: "fout",
  roll: (number, turn) => `Worp ${number}, beurt ${turn}`,
  fell: "op tafel",
  drawn: "getrokken",
  more: (count) => (count === 1 ? "en nog één" : `en nog ${count}`),
  yourself: "Controleer het zelf",
  yourselfIdea: "Bewaar het spel als bestand en laat het programma controleren:",
  secret: "Geheim",
  promise: "De SHA-256 ervan, voor het spel getoond",
};
