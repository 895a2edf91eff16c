import type { fair as en } from "../en/fair";

export const fair: typeof en = {
  checking: "Elke worp wordt gecontroleerd …",
  failed: "De dobbelstenen kunnen nu niet worden gecontroleerd.",
  verdict: {
    fair: (rolls) => (rolls === 1 ? "Ja, de enige worp was eerlijk." : `Ja, alle ${rolls} worpen waren eerlijk.`),
    partly: (rolls) =>
      rolls === 1 ? "De enige worp klopt, maar is niet bewezen." : `Alle ${rolls} worpen kloppen, maar niet alle zijn bewezen.`,
    unchecked: (rolls, decisions) =>
      `Ja, ${rolls === 1 ? "de enige worp was" : `alle ${rolls} worpen waren`} eerlijk; ${decisions} ${decisions === 1 ? "beslissing" : "beslissingen"} van computerspelers ${decisions === 1 ? "was" : "waren"} niet te controleren.`,
    open: () => "Dat blijkt als het spel is afgelopen.",
    unfair: () => "Nee, hier klopt iets niet.",
    unreadable: () => "Dit spel is niet tot het eind te volgen.",
  },
  unreadable: "In de lijst van wat er aan deze tafel is gebeurd, ontbreekt iets of staat een zet die niet mag.",
  server: {
    idea: {
      fair:
        "De belofte van de server was er voordat iemand iets toevoegde, en elke worp toonde een volgende schakel uit de eigen ketting van " +
        "wie gooide. Uit allebei heeft deze pagina net elke worp opnieuw getrokken, en er kwamen dezelfde dobbelstenen uit. Niemand kon de " +
        "worp van een mens uitkiezen of vooraf kennen.",
      partly:
        "Uit wat vooraf is beloofd, heeft deze pagina net elke worp opnieuw getrokken, en er kwamen dezelfde dobbelstenen uit. Maar een aantal is " +
        "gegooid met een andere ketting dan die waarmee iemand daar is gaan zitten. Niets bewijst van wie die is: is ze niet van de mens op die plaats, " +
        "dan kon de server deze worpen uitkiezen.",
      open:
        "Voordat iemand iets toevoegde, heeft de server een geheim vastgelegd en zijn belofte getoond. Elke worp toont een volgende schakel " +
        "uit de eigen ketting van wie gooit, en uit allebei komen de dobbelstenen. Aan het eind wordt het geheim onthuld, en deze pagina " +
        "trekt elke worp opnieuw.",
      unfair: "Niet alles is zoals het voor het spel is beloofd. Vraag degene die deze server beheert hoe dat komt.",
    },
    word: (bots, standIns) =>
      `Alleen op het woord van de server: ${bots} ${bots === 1 ? "worp" : "worpen"} van computerspelers, ${standIns} van invallers.`,
    fingerprint: "De belofte van de server, als dobbelstenen. Iedereen aan deze tafel ziet dezelfde.",
  },
  device: {
    idea: {
      fair:
        "Deze browser heeft voor de eerste worp een geheim vastgelegd, en elke worp toonde een volgende schakel uit de " +
        "eigen ketting van wie gooide. Uit allebei heeft deze pagina net elke worp opnieuw getrokken, en er kwamen " +
        "dezelfde dobbelstenen uit: geen enkele is veranderd of twee keer gegooid. Geheim en kettingen staan op dit " +
        "apparaat; je moet erop vertrouwen dat wie het heeft, er niet in gaat kijken.",
      partly:
        "Uit wat vooraf is vastgelegd, heeft deze pagina net elke worp opnieuw getrokken, en er kwamen dezelfde dobbelstenen uit. Maar een " +
        "aantal is gegooid met een andere ketting dan die waarmee iemand daar is gaan zitten, en niets bewijst van wie die is.",
      open:
        "Voor de eerste worp heeft deze browser een geheim vastgelegd. Elke worp toont een volgende schakel uit de " +
        "eigen ketting van wie gooit, en uit allebei komen de dobbelstenen. Als het spel is afgelopen, trekt deze " +
        "pagina elke worp opnieuw.",
      unfair:
        "Niet alles is zoals het voor het spel is vastgelegd: wat deze browser van de tafel bewaart, is later veranderd of beschadigd.",
    },
    word: (bots) => `Alleen uit het geheim: ${bots} ${bots === 1 ? "worp" : "worpen"} van computerspelers.`,
    fingerprint: "De belofte van deze tafel, als dobbelstenen. Die blijft van de eerste tot de laatste worp dezelfde.",
  },
  checks: "Wat er is gecontroleerd",
  commit: {
    right: "Het geheim is het geheim dat voor het spel is beloofd.",
    wrong: "Het geheim is niet het geheim dat voor het spel is beloofd.",
  },
  own: {
    right: "De belofte en de ketting zijn zoals jouw browser ze kent.",
    wrong: "De belofte of de ketting is niet zoals jouw browser die kent.",
  },
  past: {
    right: "Wat je browser eerder van deze tafel heeft gezien, is er nog.",
    wrong: "Wat je browser eerder van deze tafel heeft gezien, is later veranderd.",
  },
  entries: { right: "Aan deze tafel is achteraf niets veranderd.", wrong: "Aan deze tafel is achteraf iets veranderd." },
  links: {
    right: "Ieders dobbelstenen vielen door een eigen schakel.",
    wrong: "Er vielen dobbelstenen zonder een schakel van wie moest gooien.",
  },
  start: {
    right: "De eerste stelling is de getrokken stelling.",
    wrong: "De eerste stelling is niet de getrokken stelling.",
  },
  movers: {
    right: "Elke zet is gedaan door wie aan de beurt was.",
    wrong: "Een zet is voor die van een ander uitgegeven.",
  },
  scores: { right: "De punten zijn die van het spel.", wrong: "De punten zijn niet die van het spel." },
  rolls: {
    right: (rolls) => (rolls === 1 ? "De enige worp klopt." : `Alle ${rolls} worpen kloppen.`),
    wrong: (wrong, rolls) =>
      rolls === 1 ? "De enige worp klopt niet." : `${wrong} van de ${rolls} worpen ${wrong === 1 ? "klopt" : "kloppen"} niet.`,
  },
  decisions: {
    right: (count, name, level) =>
      count === 1
        ? `De enige beslissing van ${name} is precies die van niveau ${level}.`
        : `${count} beslissingen van ${name} zijn precies die van niveau ${level}.`,
    wrong: (wrong, name, level) =>
      `${wrong} ${wrong === 1 ? "beslissing" : "beslissingen"} van ${name} ${wrong === 1 ? "is" : "zijn"} niet wat niveau ${level} speelt.`,
    standIn: (name) => `de invaller voor ${name}`,
  },
  renewed: (count, name) =>
    `${count} ${count === 1 ? "worp" : "worpen"} van ${name} met een ketting die pas tijdens het spel erbij kwam: alleen ${name} weet of het de eigen ketting was.`,
  replaced: (count, name) =>
    `${count} ${count === 1 ? "worp" : "worpen"} op de plaats van ${name} met een ketting die niet van je browser is. Als je niet op een ander apparaat hebt gespeeld, heb jij niet gegooid.`,
  live: {
    replaced:
      "Op je plaats gooit een nieuwe ketting die niet van deze browser is. Als je niet op een ander apparaat hebt gespeeld, gooit iemand anders voor je.",
    past: "Wat er eerder aan deze tafel is gebeurd, is veranderd sinds je het voor het laatst zag.",
  },
  lucks:
    "Aan tafels van deze oudere soort voegde iedereen één keer iets toe, bij het gaan zitten. Daaruit en uit het geheim van de server heeft deze " +
    "pagina net elke worp opnieuw getrokken, en er kwamen dezelfde dobbelstenen uit. De server kon ze allemaal vooraf kennen, en de worpen uitkiezen van wie de tafel opende.",
  unchecked: (count) =>
    `${count} ${count === 1 ? "beslissing" : "beslissingen"} van computerspelers kan deze pagina niet controleren.`,
  save: "Tafel bewaren",
  right: "goed",
  wrong: "fout",
  roll: (number, turn) => `Worp ${number}, beurt ${turn}`,
  fell: "op tafel",
  drawn: "getrokken",
  more: (count) => (count === 1 ? "en nog één" : `en nog ${count}`),
  whole: "Het hele spel, als dobbelstenen. Iedereen die aan deze tafel was, ziet dezelfde.",
  yourself: "Controleer het zelf",
  yourselfIdea: "Bewaar de tafel als bestand en laat het programma controleren:",
  secret: "Geheim",
  promise: "De SHA-256 ervan, voor het spel getoond",
};
