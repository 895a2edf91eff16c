import type { learn as english } from "../en/learn";

const turn = {
  title: "Dein Zug",
  text: "Wirf acht Würfel. Such dir ein Symbol aus, das du in diesem Zug noch nicht hast, und nimm alle Würfel, die es zeigen. Dann wirf den Rest oder hör auf.",
};
const worm = { title: "Der Wurm", text: "Ein Wurm zählt 5. Ohne Wurm unter deinen Würfeln bekommst du keine Portion." };
const fail = {
  title: "Wenn der Zug scheitert",
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
  text: "Liegt deine Summe auf dem Grill, nimm diese Portion. Liegt sie bei jemandem oben auf dem Stapel, stiehl sie. Sonst nimm die nächstniedrigere vom Grill.",
};

export const learn: typeof english = {
  rules: "Die Regeln auf einen Blick",
  specialists: "Die Spezialisten",

  rulesOf: {
    compact: [goal, turn, worm, stop, fail, end],
    classic2005: [
      goal,
      turn,
      worm,
      { ...stop, text: `${stop.text} Wer stehlen könnte, darf stattdessen auch die nächstniedrigere nehmen.` },
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
        text: "Zwei Portionen mit je einem Wurm. Du bekommst sie nur mit genau 11 oder 13, und niemand kann sie stehlen.",
      },
      {
        title: "Bonus-Bratwürmer",
        text: "Nimmst du zwei oder mehr Einsen, bekommst du sofort einen Bonus-Bratwurm: ein Wurm am Ende, egal wie der Zug ausgeht. Ist der Vorrat leer, nimmst du ihn jemandem weg.",
      },
      {
        title: "Spezialisten",
        text: "Einen Spezialisten bekommst du mit der Portion, auf der er steht, oder mit einer Portion, die du seinem Besitzer stiehlst; er gehört dir, sobald dein Zug vorbei ist: Die Glucke bewacht deine Portion also sofort. Niemand behält zwei: Einer geht zurück auf die niedrigste freie Portion. Scheitert ein Zug, geht auch deiner zurück.",
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
        text: "Drei blaue stehlen jemandem das oberste Sushi, vier oder fünf ein beliebiges Sushi aus einem Stapel. Mit roten geht es an die Gräten.",
      },
      {
        title: "Der letzte Wurf",
        text: "Du musst eins der Angebote nehmen. Gibt es keins, nimmst du die schlimmste Gräte der Reihe.",
      },
      {
        title: "Das Ende",
        text: "Sind beide Reihen leer, gewinnt die höchste Summe. Beispiel: Sushi 5, 1, 2, 3 von unten und Gräten −2 und −1 ergeben 5 + 1 − 3 = 3.",
      },
    ],
  },
};
