import { beforeAll, describe, expect, test } from "vitest";
import { Draft } from "./draft.svelte";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import type { Description, GrillDescription, WokDescription } from "../engine/types";
import { withBratworms, withCourseAt, withDice, withPhase, withSeats, withSpecialistAt, withTileAt } from "./parts";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));

const grill = async (position: string) => (await engine.describe(position)) as GrillDescription;
const wok = async (position: string) => (await engine.describe(position)) as WokDescription;
const composed = (parts: Description) => engine.compose(parts, "en");

const deluxe = "deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A |?8 3";

test("Tiles go to the grill, out of the game and onto stacks", async () => {
  const parts = await grill("compact 21-24,26-36 25/- A |?8 3");
  expect(await composed(withTileAt(parts, 36, "B"))).toBe("compact 21-24,26-35 25/36 A |?8 3");
  expect(await composed(withTileAt(parts, 25, "grill"))).toBe("compact 21-36 -/- A |?8 3");
  expect(await composed(withTileAt(parts, 36, "down"))).toBe("compact 21-24,26-35 25/- A |?8 3");
  expect(await composed(withTileAt(withTileAt(parts, 36, "A"), 25, "A"))).toBe("compact 21-24,26-35 36.25/- A |?8 3");
});

test("Courses of the Wok go from rows to stacks and back", async () => {
  const parts = await wok("wok 4352116 2311 653:2/24:1314212 B |?5#1 14");
  const eaten = withCourseAt(parts, { course: "sushi", place: "row", index: 1 }, "A");
  expect(await composed(eaten)).toBe("wok 452116 2311 6533:2/24:1314212 B |?5#1 14");
  const back = withCourseAt(parts, { course: "bone", place: "B", index: 0 }, "row");
  expect(await composed(back)).toBe("wok 4352116 23111 653:2/24:314212 B |?5#1 14");
  const again = withCourseAt(parts, { course: "sushi", place: "A", index: 0 }, "A");
  expect(await composed(again)).toBe("wok 4352116 2311 536:2/24:1314212 B |?5#1 14");
});

describe("With fewer people", () => {
  test("tiles and Specialists are back on the table", async () => {
    const parts = await grill("deluxe 11,13,21,23-26,28-36 -/22/27 c11,h21,r23,w25,gC,a29 0/1/2 C |?8 4");
    expect(await composed(withSeats(parts, 2))).toBe("deluxe 11,13,21,23-36 -/22 c11,h21,r23,w25,g-,a29 0/1 A |?8 4");
    expect(await composed(withSeats(parts, 4))).toBe(
      "deluxe 11,13,21,23-26,28-36 -/22/27/- c11,h21,r23,w25,gC,a29 0/1/2/0 C |?8 4",
    );
  });

  test("the Wok has its courses again", async () => {
    const parts = await wok("wok 4352116 2311 -:2/653:131/24:4212 A |?5#1 16");
    expect(await composed(withSeats(parts, 2))).toBe("wok 435211624 23114212 -:2/653:131 A |?5#1 16");
  });
});

test("Specialists and Bratworms are given and taken", async () => {
  const parts = await grill(deluxe);
  const moved = withSpecialistAt(parts, "golden", { tile: 30, owner: null });
  expect(await composed(withBratworms(moved, "B", 3))).toBe("deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,g30,a29 0/3 A |?8 3");
});

test("Dice are put aside and rolled", async () => {
  const parts = await grill("compact 21-36 -/- A |?8 1");
  const rolled = withDice(withPhase(parts, "rolled"), { aside: ["w", "5"], rolled: ["4", "1", "1", "2", "3", "w"] });
  expect(await composed(rolled)).toBe("compact 21-36 -/- A 5w|11234w 1");
  expect(await composed(withPhase(rolled, "hand"))).toBe("compact 21-36 -/- A 5w|.6 1");
  const over = await grill("compact - 21.22/36 - over 31");
  expect(await composed(withPhase(withTileAt(over, 21, "grill"), "air"))).toBe("compact 21 22/36 A |?8 31");
});

test("A draft tells what cannot be, in the language, and then goes on", async () => {
  const positions: string[] = [];
  const draft = new Draft(
    () => engine,
    () => "de",
    (position) => Promise.resolve(positions.push(position)),
  );
  draft.reset(await grill(deluxe));
  await draft.change(withSpecialistAt(await grill(deluxe), "hen", { tile: 27, owner: null }));
  expect(draft.flaw).toMatchObject({ part: "specialists", piece: "hen" });
  expect(draft.flaw?.sentence).toMatch(/^[A-ZÄÖÜ].*\.$/);
  expect(positions).toEqual([]);
  await draft.change(await grill(deluxe));
  expect([draft.flaw, positions]).toEqual([null, [deluxe]]);
});
