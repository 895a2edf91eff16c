import { expect, test } from "vitest";
import type { Effect } from "../engine/types";
import { poseOf } from "./pose";

const playing = { share: null, throwing: false };
const stole: Effect = { kind: "stole", seat: "B", from: "A", tile: 25, worms: 2 };
const failed: Effect = { kind: "failed", seat: "B", why: "bust" } as Effect;

test("Who is robbed ducks, the thief is glad, the others wait", () => {
  expect(poseOf("A", [stole], playing)).toBe("robbed");
  expect(poseOf("B", [stole], playing)).toBe("glad");
  expect(poseOf("C", [stole], playing)).toBe("waits");
});

test("Who fails is beaten, who takes a tile is glad", () => {
  expect(poseOf("B", [failed, { kind: "returned", seat: "B", tile: 25 }], playing)).toBe("beaten");
  expect(poseOf("B", [{ kind: "took", seat: "B", tile: 25, worms: 2 }], playing)).toBe("glad");
  expect(poseOf("B", [{ kind: "ate", seat: "B", course: "bone", value: -2, place: 0, forced: true } as Effect], playing)).toBe(
    "beaten",
  );
});

test("Who has dice in the hand shakes them", () => {
  expect(poseOf("A", [], { share: null, throwing: true })).toBe("shakes");
});

test("At the end only who won is glad", () => {
  expect(poseOf("A", [stole, { kind: "over" }], { share: 0.5, throwing: false })).toBe("glad");
  expect(poseOf("B", [stole, { kind: "over" }], { share: 0, throwing: false })).toBe("beaten");
});
