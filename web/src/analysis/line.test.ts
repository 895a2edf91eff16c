import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import type { Language } from "../words/languages";
import { Line } from "./line.svelte";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));

const start = "compact 21-36 -/- A |?8 1";
const positions = (line: Line) => line.points.map(({ position }) => position);

test("A line goes on from where it is looked at, and back", async () => {
  const line = new Line(
    () => engine,
    () => ({ lang: "en" }),
  );
  await line.open(start);
  await line.play({ dice: "1123344w" });
  await line.play({ move: "w" });
  expect(positions(line)).toEqual([start, "compact 21-36 -/- A |1123344w 1", "compact 21-36 -/- A w|.7 1"]);
  expect(line.here?.step.view.headline).toContain("A");
  line.go(1);
  await line.play({ move: "w" });
  expect([line.at, line.points.length]).toEqual([2, 3]);
  line.go(1);
  await line.play({ move: "4" });
  expect(positions(line).at(-1)).toBe("compact 21-36 -/- A 44|.6 1");
  expect(line.points).toHaveLength(3);
  line.go(-5);
  expect(line.at).toBe(0);
  line.go(99);
  expect(line.at).toBe(2);
});

test("What cannot be leaves the line as it was", async () => {
  const line = new Line(
    () => engine,
    () => ({ lang: "en" }),
  );
  await line.open(start);
  await expect(line.open("compact 21-40 -/- A |?8 1")).rejects.toThrow(/40/);
  await expect(line.play({ move: "stop" })).rejects.toThrow();
  expect(positions(line)).toEqual([start]);
});

test("It is told anew in another language, at the same point", async () => {
  let lang: Language = "en";
  const line = new Line(
    () => engine,
    () => ({ lang }),
  );
  await line.open(start);
  await line.play({ dice: "1123344w" });
  const english = line.here!.step.view.ask;
  lang = "de";
  await line.retell();
  expect(line.at).toBe(1);
  expect(line.here!.step.view.ask).not.toBe(english);
});

test("Of two positions that are opened at once the later stays", async () => {
  const line = new Line(
    () => engine,
    () => ({ lang: "en" }),
  );
  await Promise.all([line.open(start), line.open("compact 21 22/36 A 1555w|.3 40")]);
  expect(positions(line)).toEqual(["compact 21 22/36 A 1555w|.3 40"]);
});
