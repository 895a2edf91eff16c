import { beforeAll, describe, expect, test, vi } from "vitest";
import { askReferee } from "./ask";
import { Engine, EngineError, askWorker, watcher } from "./engine";
import { broken, noMethod, noValues } from "./error";
import type { WorkerAnswer, WorkerRequest } from "./messages";
import { loadEngine, loadModule, loadReferee, readValues, readWords } from "./node";

const start = "compact 21-36 -/- A |?8 1";
const rolled = "compact 21-36 -/- A |1123344w 1";
const record = `[Gockel "1"]\n[Start "${start}"]\n[A "Anna"]\n\n1. A 1123344w/w/roll 1123444/4/roll`;

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

async function failure(promise: Promise<unknown>): Promise<EngineError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
}

describe("the engine", () => {
  test("starts games of all rule sets", async () => {
    expect(await engine.newGame({ rule_set: "compact", seats: 2 })).toBe(start);
    for (const { name, seats } of await engine.rules()) {
      const position = await engine.newGame({ rule_set: name, seats: seats.max, seed: "00000000c0ffee00" });
      expect(await engine.describe(position)).toMatchObject({ rules: { set: name }, seats: seats.max, node: "chance" });
    }
  });

  test("follows a turn", async () => {
    const dice = await engine.draw(start, "00000000c0ffee00");
    expect(dice).toBe("113455ww");
    const after = await engine.apply(start, { dice });
    expect(await engine.moves(after)).toEqual(["1", "3", "4", "5", "w"]);
    const { position, effects } = await engine.effects(after, { move: "w" });
    expect(effects).toEqual([
      { kind: "kept", seat: "A", dice: ["w", "w"], total: 10, aside: ["w", "w"], left: 6, golden_left: false },
    ]);
    expect(await engine.odds(position)).toMatchObject({ bust_next_roll: expect.closeTo(1 / 6 ** 6, 12) as number });
  });

  test("follows events as one after the other would", async () => {
    const events = [{ dice: "1123344w" }, { move: "w" }, { move: "roll" }];
    let position = start;
    const expected = [];
    for (const event of events) {
      const happened = await engine.effects(position, event);
      position = happened.position;
      expected.push({ event, turn: 1, ...happened, description: await engine.describe(position) });
    }
    expect(await engine.follow(start, events)).toEqual(expected);
    expect(await engine.follow(start, [])).toEqual([]);
    const last = await engine.follow(start, events, undefined, "last");
    expect(last.map((step) => "description" in step)).toEqual([false, false, true]);
    expect(last.at(-1)).toEqual(expected.at(-1));
    expect((await failure(engine.follow(start, [...events, { move: "w" }]))).message).toMatch(/dice/);
  });

  test("speaks to a seat in its language", async () => {
    const { view } = await engine.describe(rolled, { lang: "nl", names: ["Anna", "Bruno"], you: "A" });
    expect([view!.headline, view!.hint]).toEqual(["Jij bent aan de beurt", "Wat leg je opzij?"]);
    const watched = await engine.describe(rolled, { lang: "nl", names: ["Anna", "Bruno"], you: watcher });
    expect(watched.view!.hint).toBe("Anna denkt na");
    const specialists = await engine.specialists("de");
    expect(specialists.map(({ name }) => name)).toContain("Glucke");
  });

  test("advises, picks and reviews", async () => {
    const { candidates, shares, explanation } = await engine.analyse(rolled, "de");
    expect(candidates.map(({ move }) => move)).toContain(await engine.pick(rolled));
    expect(shares[0]! + shares[1]!).toBeCloseTo(1, 9);
    expect(explanation).toMatch(/Dein/i);
    const theft = "compact 21-24,26-36 -/25 A 55www|.3 3";
    expect((await engine.analyse(theft)).explanation).toMatch(/\bB\b/);
    expect((await engine.analyse(theft, "en", ["Anna", "Bruno"])).explanation).toMatch(/\bBruno\b/);
    expect(await engine.pick(rolled, "child")).toBe(await engine.pick(rolled, "child"));
    expect((await engine.review(record)).players[0]).toMatchObject({ name: "Anna", decisions: 4 });
  });

  test("reads records", async () => {
    expect(await engine.record(record)).toMatchObject({ valid: true, events: 6, over: false });
    const { steps, end } = await engine.replay(record, { from: 1, limit: 2 });
    expect(steps.map(({ event }) => event)).toEqual([{ move: "w" }, { move: "roll" }]);
    expect(await engine.describe(end!)).toMatchObject({ node: "chance" });
  });

  test("refuses with the referee's code and sentence", async () => {
    const error = await failure(engine.apply(rolled, { move: "5" }));
    expect(error).toMatchObject({ code: -32000, message: "the roll shows no 5", data: { field: "move" } });
  });
});

describe("position values", () => {
  test("are fetched when they are first missed, once", async () => {
    const fetchValues = vi.fn(readValues);
    const own = new Engine(askReferee(await loadReferee(), fetchValues, readWords));
    await own.describe(rolled);
    await own.pick(rolled, "club");
    expect(fetchValues).not.toHaveBeenCalled();
    await Promise.all([own.analyse(rolled), own.pick(rolled, "best"), own.analyse(start)]);
    await own.review(record);
    expect(fetchValues.mock.calls).toEqual([["grill-2"]]);
  });

  test("that are damaged or cannot be fetched are told, and asked for again", async () => {
    const fetchValues = vi.fn(readValues);
    const own = new Engine(askReferee(await loadReferee(), fetchValues, readWords));
    fetchValues.mockResolvedValueOnce(new Uint8Array(100));
    expect(await failure(own.analyse(rolled))).toMatchObject({ code: broken });
    fetchValues.mockRejectedValueOnce(new EngineError(noValues, "offline"));
    expect(await failure(own.analyse(rolled))).toMatchObject({ message: "offline" });
    expect((await own.analyse(rolled)).candidates).toHaveLength(5);
  });
});

describe("the engine of a table", () => {
  test("answers what a table asks for by itself", async () => {
    const fetchWhole = vi.fn(() => loadModule("engine"));
    const own = new Engine(askReferee(await loadReferee("table"), readValues, readWords, fetchWhole));
    expect(await own.rules("en")).toEqual(await engine.rules("en"));
    expect(await own.describe(rolled, { lang: "en" })).toEqual(await engine.describe(rolled, { lang: "en" }));
    expect(await own.follow(start, [{ dice: "1123344w" }])).toEqual(await engine.follow(start, [{ dice: "1123344w" }]));
    expect(await own.analyse(rolled)).toEqual(await engine.analyse(rolled));
    expect(fetchWhole).not.toHaveBeenCalled();
  });

  test("becomes the whole one when something else is asked for, once", async () => {
    const fetchWhole = vi.fn(() => loadModule("engine"));
    fetchWhole.mockRejectedValueOnce(new EngineError(broken, "offline"));
    const ask = askReferee(await loadReferee("table"), readValues, readWords, fetchWhole);
    const own = new Engine(ask);
    expect(await failure(own.moves(rolled))).toMatchObject({ message: "offline" });
    const [moves, coaching] = await Promise.all([own.moves(rolled), own.coach(rolled, "de")]);
    expect(moves).toEqual(await engine.moves(rolled));
    expect(coaching).toEqual(await engine.coach(rolled, "de"));
    expect(await failure(ask("mvoes", {}))).toMatchObject({ code: noMethod });
    expect(fetchWhole).toHaveBeenCalledTimes(2);
  });
});

test("a rollout and a review tell how far they have come", async () => {
  const own = new Engine(askReferee(await loadReferee(), readValues, readWords));
  const told: number[] = [];
  const { games, shares } = await own.rollout("compact 21 22/36 A 1555w|.3 40", 64, (done) => told.push(done));
  expect(games).toBe(64);
  expect(shares[0]! + shares[1]!).toBeCloseTo(1, 9);
  expect(told).toEqual([0.5, 1]);
});

test("a module that breaks off is started anew", async () => {
  const referee = await loadReferee();
  const instance = vi.spyOn(WebAssembly, "Instance").mockImplementationOnce(() => ({
    exports: {
      _initialize: () => undefined,
      allocate: () => {
        throw new WebAssembly.RuntimeError("unreachable");
      },
    },
  }));
  const ask = askReferee(referee, readValues, readWords);
  expect(await failure(ask("moves", { position: rolled }))).toMatchObject({ code: broken });
  instance.mockRestore();
  expect(await ask("moves", { position: rolled })).toEqual({ moves: ["1", "2", "3", "4", "w"] });
});

describe("a worker", () => {
  /** A worker's two ends; `answer` is what the worker does. */
  function fakeWorker(answer: (request: WorkerRequest) => WorkerAnswer | null): Worker {
    const worker = {
      onmessage: (_: object) => undefined,
      onerror: (_: object) => undefined,
      postMessage(request: WorkerRequest) {
        const data = answer(request);
        queueMicrotask(() => {
          if (data) worker.onmessage({ data });
          else worker.onerror({ message: "gone" });
        });
      },
    };
    return worker as unknown as Worker;
  }

  test("answers each request with its own result or error", async () => {
    const own = new Engine(
      askWorker(
        fakeWorker(({ id, method }) =>
          method === "moves"
            ? { id, answer: JSON.stringify({ result: { moves: [String(id)] } }) }
            : { id, answer: JSON.stringify({ error: { code: -32000, message: method } }) },
        ),
      ),
    );
    expect(await Promise.all([own.moves(start), own.moves(start)])).toEqual([["1"], ["2"]]);
    expect(await failure(own.describe(start))).toMatchObject({ code: -32000, message: "describe" });
  });

  test("tells how far it has come", async () => {
    const told: number[] = [];
    const worker = fakeWorker(({ id, progress }) => (progress ? { id, answer: '{"result":{"games":2}}' } : null));
    const ask = askWorker(worker);
    const asked = ask("rollout", {}, (done) => told.push(done));
    worker.onmessage!({ data: { id: 1, done: 0.25 } } as MessageEvent);
    expect(await asked).toEqual({ games: 2 });
    expect(told).toEqual([0.25]);
  });

  test("that ends fails what was asked", async () => {
    expect(await failure(new Engine(askWorker(fakeWorker(() => null))).moves(start))).toMatchObject({ code: broken });
  });
});
