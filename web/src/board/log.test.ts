import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import { de } from "../words/de";
import { en } from "../words/en";
import { fr } from "../words/fr";
import { languages, type Language } from "../words/languages";
import { nl } from "../words/nl";
import { lastLook } from "./dice";
import { flightsOf } from "./flights";
import { logLines, tell } from "./log";
import { soundOf } from "./sound";

const names: Record<string, string> = { A: "Anna", B: "Bruno", C: "Clara" };
const name = (seat: string) => names[seat]!;
const deluxe = "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A";

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

async function effects(position: string, event: string) {
  const happened = await engine.effects(position, event.startsWith("/") ? { move: event.slice(1) } : { dice: event });
  return happened.effects;
}

const catalogues = { en, de, nl, fr };
const told: [position: string, event: string, inWords: Record<Language, string>][] = [
  [
    "compact 21-36 -/- A |?8 1",
    "1123344w",
    {
      en: "Anna rolls two 1s, one 2, two 3s, two 4s, one worm.",
      de: "Anna würfelt zwei Einsen, eine Zwei, zwei Dreien, zwei Vieren, einen Wurm.",
      nl: "Anna gooit twee enen, een twee, twee drieën, twee vieren, een worm.",
      fr: "Anna obtient deux 1, un 2, deux 3, deux 4, un ver.",
    },
  ],
  [
    "compact 21-24,26-36 -/25 A 55www|.3 3",
    "/stop",
    {
      en: "Anna stops with 25 and steals the 25 from Bruno.",
      de: "Anna hört mit 25 auf und klaut die 25 von Bruno.",
      nl: "Anna stopt met 25 en steelt de 25 van Bruno.",
      fr: "Anna s'arrête à 25 et vole la 25 à Bruno.",
    },
  ],
  [
    "compact 21-24,26-36 25/- A 55ww|?4 3",
    "55ww",
    {
      en: "Anna rolls two 5s, two worms and busts. Anna puts the 25 back. The 36 is turned over.",
      de: "Anna würfelt zwei Fünfen, zwei Würmer und hat einen Fehlwurf. Anna legt die 25 zurück. Die 36 wird umgedreht.",
      nl: "Anna gooit twee vijven, twee wormen en kan niets opzij leggen: mislukt. Anna legt de 25 terug. De 36 wordt omgedraaid.",
      fr: "Anna obtient deux 5, deux vers et ne peut rien mettre de côté\u202f: raté. Anna remet la 25. La 36 est retournée.",
    },
  ],
  [
    `${deluxe} 3wwww|.3 1`,
    "/stop",
    {
      en: "Anna stops with 23 and takes the 23. Anna gets a Bratworm. The raven moves to the 13.",
      de: "Anna hört mit 23 auf und nimmt die 23. Anna bekommt einen Bonus-Bratwurm. Der Rabe zieht auf die 13.",
      nl: "Anna stopt met 23 en pakt de 23. Anna krijgt een braadworm. De raaf gaat naar de 13.",
      fr: "Anna s'arrête à 23 et prend la 23. Anna reçoit un ver grillé. Le corbeau va sur la 13.",
    },
  ],
  [
    "deluxe 11,13,22-36 -/21 c11,hB,r23,w25,g27,a29 0/0 A 1wwww|.3 5",
    "/stop",
    {
      en: "Anna stops with 21 and takes the hen from Bruno.",
      de: "Anna hört mit 21 auf und nimmt die Glucke von Bruno.",
      nl: "Anna stopt met 21 en pakt de kloek van Bruno.",
      fr: "Anna s'arrête à 21 et prend la poule à Bruno.",
    },
  ],
  [
    "wok 4352116 2311 -:2/653:131/24:4212 A bbb|sb#2 16",
    "/steal:s:B:3",
    {
      en: "Anna steals sushi +6 from Bruno.",
      de: "Anna klaut Sushi +6 von Bruno.",
      nl: "Anna steelt sushi +6 van Bruno.",
      fr: "Anna vole le sushi +6 à Bruno.",
    },
  ],
  [
    "wok 635241152634 112213142132 -:-/-:- A |?5#1 1",
    "ssfbr",
    {
      en: "Anna rolls two sushi, one bone, one pair of blue chopsticks, one pair of red chopsticks.",
      de: "Anna würfelt zwei Sushi, eine Gräte, ein Paar blaue Stäbchen, ein Paar rote Stäbchen.",
      nl: "Anna gooit twee sushi's, een graat, een paar blauwe stokjes, een paar rode stokjes.",
      fr: "Anna obtient deux sushis, une arête, une paire de baguettes bleues, une paire de baguettes rouges.",
    },
  ],
  [
    "wok 635241152634 112213142132 -:-/-:- A bbrr|?1#3 1",
    "r",
    {
      en: "Anna rolls one pair of red chopsticks. Anna is offered nothing and takes bone −4.",
      de: "Anna würfelt ein Paar rote Stäbchen. Anna bekommt nichts angeboten und nimmt Gräte −4.",
      nl: "Anna gooit een paar rode stokjes. Anna heeft niets te kiezen en pakt graat −4.",
      fr: "Anna obtient une paire de baguettes rouges. Anna n'a rien à choisir et prend l'arête −4.",
    },
  ],
];

describe("what happened, in words", () => {
  for (const [position, event, inWords] of told) {
    test(inWords.en, async () => {
      const happened = await effects(position, event);
      for (const language of languages) expect(tell(happened, name, catalogues[language]).join(" ")).toBe(inWords[language]);
    });
  }

  test("the log numbers its turns", async () => {
    const start = "compact 21-36 -/- A wwwww|.3 1";
    const { position, effects } = await engine.effects(start, { move: "stop" });
    const steps = [
      { description: await engine.describe(start), effects: [] },
      { description: await engine.describe(position), effects },
    ];
    const sitters = [{ name: "Anna", kind: "person" as const, present: true, away: false }];
    expect(logLines(steps, sitters, en)).toEqual([
      { step: 1, turn: 1, text: "Anna stops with 25 and takes the 25.", strong: true },
    ]);
  });
});

describe("what is seen and heard", () => {
  test("a tile that is stolen flies from stack to stack", async () => {
    const at = "compact 21-24,26-36 -/25 A 55www|.3 3";
    const flights = flightsOf(await effects(at, "/stop"), await engine.describe(at));
    expect(flights).toEqual([{ picture: { kind: "tile", tile: 25, worms: 2 }, from: "seat:B", to: "seat:A" }]);
  });

  test("a Specialist that goes back flies from its owner to its tile", async () => {
    const at = "deluxe 11,13,21-28,30-36 29/- c11,h21,r23,w25,g27,aA 1/0 A 55|?6 15";
    const flights = flightsOf(await effects(at, "555555"), await engine.describe(at));
    expect(flights.map((f) => [f.from, f.to])).toEqual([
      ["seat:A", "grill:29"],
      ["seat:A", "grill:13"],
    ]);
  });

  test("the dice of a bust are looked at before what follows", async () => {
    const at = "compact 21-24,26-36 25/- A 55ww|?4 3";
    const { position, effects } = await engine.effects(at, { dice: "55ww" });
    const look = lastLook(await engine.describe(at), await engine.describe(position), effects)!;
    expect(look).toMatchObject({ seat: "A", moves: [], dice: { kept: ["5", "5", "w", "w"], rolled: ["5", "5", "w", "w"] } });
    expect(soundOf(effects)).toBe("fail");
  });

  test("so is the last keep of a turn that all dice end", async () => {
    const at = "compact 21-36 -/- A 2233www|5 1";
    const { position, effects } = await engine.effects(at, { move: "5" });
    const look = lastLook(await engine.describe(at), await engine.describe(position), effects)!;
    expect(look).toMatchObject({ seat: "A", dice: { total: 30, left: 0, rolled: null } });
  });

  test("a roll that leaves a choice is not held up", async () => {
    const at = "compact 21-36 -/- A |?8 1";
    const { position, effects } = await engine.effects(at, { dice: "1123344w" });
    expect(lastLook(await engine.describe(at), await engine.describe(position), effects)).toBeNull();
  });
});
