import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeDatabase } from "../local/database";
import { deleteTable } from "../local/store";
import { answeredDay, bookDay, dayLine, dayResult, finishedDays, lossOf } from "./daily";
import { addPuzzles, bookAnswer, listPuzzles, trainedGames } from "./puzzle_store";
import { unasked } from "./schedule";
import type { DayResult } from "./stored_puzzle";

const now = new Date("2026-11-18T12:00:00Z");
const puzzle = (position: string, game?: string) =>
  unasked({ position, ruleSet: "wok", seat: "B", theme: "lock", ...(game && { game, played: "lock:s" }) }, now);

beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(async () => {
  await closeDatabase();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("A puzzle that is found again keeps what was made of it", async () => {
  await addPuzzles([puzzle("a", "LA"), puzzle("b", "LA")], "LA");
  expect(await trainedGames()).toEqual(["LA"]);
  await bookAnswer("a", 0, "bad", now);
  await addPuzzles([puzzle("a"), puzzle("c")]);
  const stored = await listPuzzles();
  expect(stored.map(({ position, answers, mistakes }) => [position, answers, mistakes])).toEqual([
    ["a", 1, 1],
    ["b", 0, 0],
    ["c", 0, 0],
  ]);
  expect(stored[0]!.card.due).toBeInstanceOf(Date);
});

test("Of two tabs that answer the same question only the first is booked", async () => {
  await addPuzzles([puzzle("a")]);
  const [one, other] = await Promise.all([bookAnswer("a", 0, "bad", now), bookAnswer("a", 0, null, now)]);
  expect([one!.answers, other!.answers]).toEqual([1, 1]);
  expect((await listPuzzles())[0]).toMatchObject({ answers: 1, mistakes: 1 });
  expect(await bookAnswer("gone", 0, null, now)).toBeNull();
});

test("A deleted game takes its puzzles along", async () => {
  await addPuzzles([puzzle("a", "LA"), puzzle("b", "LB"), puzzle("c")], "LA");
  await deleteTable("LA");
  expect((await listPuzzles()).map(({ position }) => position)).toEqual(["b", "c"]);
  expect(await trainedGames()).toEqual([]);
});

test("A full browser refuses with a reason, and nothing is lost", async () => {
  await addPuzzles([puzzle("a")]);
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await expect(bookAnswer("a", 0, null, now)).rejects.toMatchObject({ reason: "full" });
  const day = { date: "2026-11-18", answers: [] };
  await expect(bookDay(day, 0, { loss: 0, mark: null })).rejects.toMatchObject({ reason: "full" });
  put.mockRestore();
  expect((await listPuzzles())[0]!.answers).toBe(0);
  expect((await bookAnswer("a", 0, null, now))!.answers).toBe(1);
});

test("What an older page stored is still there after it was brought up to date", async () => {
  const old = await openDB("gockel", 2, {
    upgrade: (db) => {
      for (const name of ["tables", "summaries", "records"]) db.createObjectStore(name, { keyPath: "code" });
      db.createObjectStore("entries");
    },
  });
  await old.add("summaries", { code: "LA" });
  old.close();
  await addPuzzles([puzzle("a")]);
  expect(await listPuzzles()).toHaveLength(1);
});

test("Every puzzle of a day is answered once, whichever tab comes first", async () => {
  const date = "2026-11-18";
  const good = { loss: 0, mark: null };
  let day: DayResult = { date, answers: [] };
  for (let i = 0; i < 4; i++) day = await bookDay(day, i, good);
  expect(await finishedDays()).toEqual(new Set());
  const bad = { loss: 0.08, mark: "very_bad" };
  const both = await Promise.all([bookDay(day, 4, bad), bookDay(day, 4, good)]);
  expect(both.map(({ answers }) => answers)).toEqual([both[0]!.answers, both[0]!.answers]);
  expect((await dayResult(date)).answers).toEqual([good, good, good, good, bad]);
  expect(await finishedDays()).toEqual(new Set([date]));
});

test("Answers of a day that found no room are booked with a later one, in their order", async () => {
  const given = [0, 1, 2].map((i) => ({ loss: i / 100, mark: null }));
  let day = await bookDay({ date: "2026-11-18", answers: [] }, 0, given[0]!);
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await expect(bookDay(day, 1, given[1]!)).rejects.toMatchObject({ reason: "full" });
  day = answeredDay(day, 1, given[1]!);
  put.mockRestore();
  expect((await bookDay(day, 2, given[2]!)).answers).toEqual(given);
  expect((await dayResult("2026-11-18")).answers).toEqual(given);
});

test("The line to send tells how it went and no more", () => {
  const result = {
    date: "2026-11-18",
    answers: [null, "doubtful", "bad", "very_bad", null].map((mark, i) => ({ mark, loss: i / 100 })),
  };
  expect(lossOf(result)).toBeCloseTo(0.1);
  expect(dayLine(result, "Daily puzzle", "10 % given away.", "3 days in a row.", "https://a.example/daily")).toBe(
    "Daily puzzle 2026-11-18 · 🟩🟨🟧🟥🟩 · 10 % given away. · 3 days in a row. · https://a.example/daily",
  );
});
