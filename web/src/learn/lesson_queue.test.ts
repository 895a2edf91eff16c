import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import type { Event, Topic } from "../engine/types";
import type { Scene } from "../table/scene";
import { enLater } from "../words/en_later";
import { readFirstGame, writeFirstGame } from "./first_games";
import { LessonQueue } from "./lesson_queue.svelte";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));

/** The scenes that events lead to, a move with a slash before it. */
async function scenesOf(start: string, events: string): Promise<Scene[]> {
  const scenes: Scene[] = [{ position: start, turn: 1, effects: [], sentences: [] }];
  for (const text of events.split(" ").filter((one) => one)) {
    const event: Event = text.startsWith("/") ? { move: text.slice(1) } : { dice: text };
    scenes.push({ ...scenes[0]!, position: await engine.apply(scenes.at(-1)!.position, event), event });
  }
  return scenes;
}

const queueOf = (seen: Topic[] = [], past = 0, keep: (seen: Topic[]) => void = () => undefined) =>
  new LessonQueue((position, you, event) => engine.lessons(position, you, event), seen, past, keep);

/** Reads all lessons. */
function read(queue: LessonQueue): Topic[] {
  const topics: Topic[] = [];
  for (; queue.lesson; queue.next()) topics.push(queue.lesson.topic);
  return topics;
}

const start = "compact 21-36 -/- A |?8 1";

describe("The lessons of a game", () => {
  test("come when their rule first matters, and once", async () => {
    const queue = queueOf();
    const scenes = await scenesOf(start, "11233444 /4 /roll 155ww /w /stop 11233444 /4");
    const told: Topic[][] = [];
    for (let i = 1; i <= scenes.length; i++) {
      await queue.follow(scenes.slice(0, i), "A");
      told.push(read(queue));
    }
    expect(told).toEqual([["grill_aim", "grill_roll"], ["keep"], ["need_worm"], [], ["keep_again"], ["stop"], ["took"], [], []]);
  });

  test("are kept as given when they are shown; what is passed over comes again", async () => {
    const kept: Topic[][] = [];
    const queue = queueOf([], 0, (seen) => kept.push(seen));
    const scenes = await scenesOf(start, "");
    await queue.follow(scenes, "A");
    expect(queue.lesson?.topic).toBe("grill_aim");
    queue.clear();
    expect(queue.lesson).toBeNull();
    expect(kept).toEqual([["grill_aim"]]);
    await queue.follow(await scenesOf(start, "11233444"), "A");
    expect(read(queue)).toEqual(["keep"]);
    const later = queueOf(kept[0]);
    await later.follow(scenes, "A");
    expect(read(later)).toEqual(["grill_roll"]);
  });

  test("of somebody who comes back are about what matters now", async () => {
    const scenes = await scenesOf(start, "11233444 /4 /roll 155ww");
    const queue = queueOf(["grill_aim"], scenes.length - 1);
    await queue.follow(scenes, "A");
    expect(read(queue)).toEqual(["keep_again"]);
  });

  test("stop at what the engine cannot tell, and the game goes on", async () => {
    const queue = new LessonQueue(
      () => Promise.reject(new Error("no engine")),
      [],
      0,
      () => undefined,
    );
    await queue.follow(await scenesOf(start, ""), "A");
    expect(queue.lesson).toBeNull();
  });

  test("all have a text", () => {
    const samples = Object.entries(enLater.first.topics);
    expect(samples.length).toBeGreaterThan(40);
    for (const [topic, said] of samples) {
      const all = typeof said === "object" ? [said.sushi, said.bone] : [said];
      for (const one of all) {
        const text = typeof one === "string" ? one : one(25, "Anna", 26);
        expect(text, topic).toMatch(/^\S.*[.!?)]$|Anna$/);
      }
    }
  });
});

describe("A first game", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (place: string) => stored.get(place) ?? null,
      setItem: (place: string, text: string) => void stored.set(place, text),
    });
  });

  test("is remembered by its table; others are ordinary", () => {
    writeFirstGame("L1", { seen: ["keep"], left: false });
    expect(readFirstGame("L1")).toEqual({ seen: ["keep"], left: false });
    expect(readFirstGame("L2")).toBeNull();
    for (let i = 0; i < 10; i++) writeFirstGame(`M${i}`, { seen: [], left: true });
    expect(readFirstGame("L1")).toBeNull();
    expect(readFirstGame("M0")).toEqual({ seen: [], left: true });
  });

  test("that is damaged is an ordinary one", () => {
    stored.set("gockel.first_games", '{"L1": {"seen": 3}}');
    expect(readFirstGame("L1")).toBeNull();
    stored.set("gockel.first_games", "[");
    expect(readFirstGame("L1")).toBeNull();
  });
});
