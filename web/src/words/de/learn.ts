import type { learn as english } from "../en/learn";

const turn = {
  title: "Dein Zug",
  text: "Wirf acht Würfel. Such dir ein Symbol aus, das du in diesem Zug noch nicht hast, und nimm alle Würfel, die es zeigen. Dann wirf den Rest oder hör auf.",
};
const worm = { title: "Der Wurm", text: "Ein Wurm zählt 5. Ohne Wurm unter deinen Würfeln bekommst du keine Portion." };
const fail = {
  title: "Wenn es schiefgeht",
  text: "Nichts zu nehmen, kein Wurm oder keine passende Portion: Deine oberste Portion geht zurück auf den Grill. Dann wird dort die höchste für immer umgedreht, außer es ist die eben zurückgelegte. Hast du keine Portion, verlierst du nichts.",
};
const end = {
  title: "Das Ende",
  text: "Liegt keine offene Portion mehr auf dem Grill, gewinnen die meisten Würmer. Bei Gleichstand entscheidet die höchste einzelne Portion.",
};
const goal = {
  title: "Das Ziel",
  text: "Sammle Portionen mit Würmern: 21 bis 24 haben einen, 25 bis 28 zwei, 29 bis 32 drei, 33 bis 36 vier.",
};
const stop = {
  title: "Aufhören",
  text: "Deine Summe liegt auf dem Grill: Nimm diese Portion. Sie liegt bei jemandem oben auf dem Stapel: Klau sie. Sonst nimm die nächstniedrigere vom Grill.",
};

export const learn: typeof english = {
  guide: "Ein Zug mit echten Würfeln",
  rules: "Die Regeln auf einen Blick",
  leave: "Gleich zu den Regeln",
  begin: "Zeig mir einen Zug",
  roll: "Würfeln",
  again: "Noch einmal",
  another: "Noch ein Zug",
  you: "Küken",
  other: "Hahn",
  specialists: "Die Spezialisten",
  failed: "Der Zug konnte nicht gestartet werden.",

  grill: {
    welcome:
      "Auf dem Grill liegen Portionen mit ein bis vier Würmern. Wer die meisten Würmer sammelt, gewinnt. Acht Würfel bringen dir eine.",
    rolling: "Die Würfel rollen …",
    withWorm:
      "Such dir ein Symbol aus: Du nimmst alle Würfel, die es zeigen. Ein Wurm zählt 5, und mindestens einen brauchst du. Hier liegt einer!",
    withoutWorm:
      "Such dir ein Symbol aus: Du nimmst alle Würfel, die es zeigen. Du brauchst auch noch einen Wurm, er zählt 5. Hier ist keiner, also nimm etwas Hohes.",
    next: "Wähle wieder. Symbole, die du schon hast, gehen nicht mehr (✕).",
    nextWorm: "Wähle wieder. Dir fehlt noch ein Wurm, und hier ist einer!",
    needWorm: (total) => `Summe ${total}, aber noch kein Wurm. Ohne ihn bekommst du nichts: Würfle weiter.`,
    tooLow: (total) => `Summe ${total}, mit Wurm. Die billigste Portion kostet 21: Würfle weiter.`,
    nothing: (total) => `Für ${total} gibt es keine Portion: Würfle weiter.`,
    canTake: (total, tile) =>
      total === tile
        ? `${total}: Hör auf, und die ${tile} gehört dir. Oder würfle weiter, für mehr Würmer. Fallen aber nur Symbole, die du schon hast, ist alles verloren.`
        : `Die ${total} liegt nicht da, du bekämst die nächstniedrigere: die ${tile}. Hörst du auf, oder riskierst du es?`,
    took: (tile) =>
      `Die ${tile} gehört dir! Sie liegt auf deinem Stapel. Aber Vorsicht: Wer genau ${tile} würfelt, klaut sie dir.`,
    bust: "Fehlwurf: nur Symbole, die du schon hast. Lägen Portionen auf deinem Stapel, ginge jetzt die oberste zurück. Du hast noch keine, also ist nichts verloren.",
    failed:
      "Diesmal keine Portion. Lägen welche auf deinem Stapel, ginge jetzt die oberste zurück. Du hast noch keine, also ist nichts verloren.",
  },
  deluxe: {
    welcome:
      "In der Deluxe-Ausgabe stehen Figuren auf dem Grill, dazu kommen zwei niedrige Portionen und Bonus-Bratwürmer. Nimmst du eine Portion, gehört dir auch die Figur darauf. Würfle!",
    doubleOne:
      "Zwei Einsen oder mehr: Nimmst du sie, bekommst du sofort einen Bonus-Bratwurm. Er zählt einen Wurm, egal wie der Zug ausgeht.",
    gained: "Dazu bekommst du einen Spezialisten.",
    raven: "Der Rabe schenkt dir einen Bonus-Bratwurm und fliegt weiter.",
  },
  wok: {
    welcome:
      "Zwei Reihen: Sushi zählen plus, Gräten minus. Trotzdem brauchst du beides: Ein Sushi zählt nur, wenn du eine Gräte dazu hast. Wirf fünf Würfel.",
    rolling: "Die Würfel rollen …",
    first:
      "Zähl deine Symbole: Drei Sushi bieten dir das dritte Sushi der Reihe. Nimm, was leuchtet, oder tippe Würfel an, um sie festzulegen, und wirf den Rest.",
    second: "Einmal darfst du noch würfeln. Festgelegte Würfel bleiben liegen.",
    last: "Der letzte Wurf: Nimm eins der Angebote.",
    ate: {
      sushi: (v) => `Sushi +${v} gehört dir. Es zählt, sobald du eine Gräte dazu hast.`,
      bone: (v) => `Gräte −${v} gehört dir. Damit zählt ein Sushi, von unten in deinem Stapel.`,
    },
    forced: "Diesmal kein Angebot: Du musstest die niedrigste Gräte nehmen. Immerhin zählt damit ein Sushi mehr.",
  },

  rulesOf: {
    compact: [goal, turn, worm, stop, fail, end],
    classic2005: [
      goal,
      turn,
      worm,
      { ...stop, text: `${stop.text} Wer klauen könnte, darf stattdessen auch die nächstniedrigere nehmen.` },
      fail,
      end,
    ],
    deluxe: [
      goal,
      turn,
      worm,
      stop,
      {
        title: "11 und 13",
        text: "Zwei Portionen mit je einem Wurm. Du bekommst sie nur mit genau 11 oder 13, und niemand kann sie klauen.",
      },
      {
        title: "Bonus-Bratwürmer",
        text: "Nimmst du zwei oder mehr Einsen, bekommst du sofort einen Bonus-Bratwurm: ein Wurm am Ende, egal wie der Zug ausgeht. Ist der Vorrat leer, nimmst du ihn jemandem weg.",
      },
      {
        title: "Spezialisten",
        text: "Eine Figur bekommst du mit der Portion, auf der sie steht, oder mit einer Portion, die du ihrem Besitzer klaust; sie gehört dir, sobald dein Zug vorbei ist: Die Glucke bewacht deine Portion also sofort. Niemand behält zwei: Eine geht zurück auf die niedrigste freie Portion. Geht ein Zug schief, geht auch deine zurück.",
      },
      fail,
      { ...end, text: `${end.text} Bonus-Bratwürmer zählen je einen Wurm, der Apfel drei.` },
    ],
    wok: [
      {
        title: "Das Ziel",
        text: "Sushi bringen +1 bis +6, Gräten −1 bis −4. Alle deine Gräten zählen, aber nur so viele Sushi, wie du Gräten hast, von unten im Stapel.",
      },
      {
        title: "Dein Zug",
        text: "Wirf fünf Würfel, bis zu dreimal. Nach einem Wurf nimmst du ein Angebot, oder du legst mindestens einen Würfel fest und wirfst den Rest. Was fest liegt, bleibt liegen.",
      },
      {
        title: "Sushi und Gräten",
        text: "So viele Sushi du zeigst, so weit zählst du in der Sushi-Reihe: Drei Sushi bieten das dritte. Mit den Gräten geht es in ihrer Reihe genauso.",
      },
      {
        title: "Stäbchen",
        text: "Drei blaue klauen jemandem das oberste Sushi, vier oder fünf ein beliebiges Sushi aus einem Stapel. Mit roten geht es an die Gräten.",
      },
      {
        title: "Der letzte Wurf",
        text: "Du musst eins der Angebote nehmen. Gibt es keins, nimmst du die niedrigste Gräte der Reihe.",
      },
      {
        title: "Das Ende",
        text: "Sind beide Reihen leer, gewinnt die höchste Summe. Beispiel: Sushi 5, 1, 2, 3 von unten und Gräten −2 und −1 ergeben 5 + 1 − 3 = 3.",
      },
    ],
  },
};
