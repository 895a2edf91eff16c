import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Voice } from "../engine/engine";
import type { Description, Event, Followed } from "../engine/types";
import type { Entry } from "../net/messages";
import { serverTable } from "../net/server_table";
import type { Referee } from "./scene";
import { TableModel, type Speech } from "./table.svelte";

const begun: Entry[] = [
  { type: "created", at: 1, rule_set: "wok", options: {}, seats: 2, clock: { kind: "none" }, listed: false, commit: "c" },
  { type: "started", at: 2, position: "start" },
];
const lastRoll: Entry = { type: "dice", at: 3, dice: "sssss" };
const over: Entry = { type: "over", at: 4, why: "rules", scores: [1, 2], shares: [0, 1], seed: "s" };
const rematch: Entry = { type: "rematch", at: 5, table: "NEXT" };

/** A server that says what the test tells it to. */
class FakeSocket {
  static last: FakeSocket;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {}
  say(method: "table" | "entries", from: number, entries: Entry[]): void {
    const around = { table: "T", version: from, you: "A", key: "k", present: [], watchers: 0, deadline: null, now: Date.now() };
    this.onmessage?.({ data: JSON.stringify({ jsonrpc: "2.0", method, params: { ...around, from, entries } }) });
  }
}

/** Answers only when the test lets it, with the language and the seat it is asked for as its one sentence. */
class SlowReferee implements Referee {
  think: () => void = () => undefined;
  describe(): Promise<Description> {
    return Promise.resolve({ turn: 1, view: {} } as Description);
  }
  follow(_: string, events: Event[], { lang, you }: Voice, describe: "all" | "last"): Promise<Followed[]> {
    const steps = events.map((event, i): Followed => {
      const position = "dice" in event ? event.dice : event.move;
      const told = { event, turn: 1, position, effects: [], sentences: [`${lang} ${you}`] };
      const drawn = describe === "all" || i === events.length - 1;
      return drawn ? { ...told, description: { view: {} } as Description, between: null } : told;
    });
    return new Promise((resolve) => (this.think = () => resolve(steps)));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://gockel.test/t/T" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const english: Speech = () => ({ lang: "en", names: ["Anna", "Bruno"], odds: true });

async function openTable(entries: Entry[] = begun, speech = english) {
  const referee = new SlowReferee();
  const table = new TableModel("T", serverTable("T"), referee, speech, () => 1);
  FakeSocket.last.say("table", 1, entries);
  await vi.advanceTimersByTimeAsync(0);
  return { table, referee, server: FakeSocket.last };
}

test("The end is told when the last roll has been shown, not when it is heard of", async () => {
  const { table, referee, server } = await openTable();
  expect(table.caughtUp).toBe(true);
  server.say("entries", 3, [lastRoll, over]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.facts?.over).toEqual(over);
  expect(table.ended).toBe(false);
  referee.think();
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.shown).toHaveLength(2);
  expect(table.ended).toBe(true);
  table.close();
});

test("What happens at the table beside the game takes nothing back", async () => {
  const { table, referee, server } = await openTable();
  server.say("entries", 3, [lastRoll, over]);
  await vi.advanceTimersByTimeAsync(0);
  referee.think();
  await vi.advanceTimersByTimeAsync(5000);
  server.say("entries", 5, [rematch]);
  expect(table.ended).toBe(true);
  expect(table.facts?.rematch).toBe("NEXT");
  table.close();
});

const rolls: Entry[] = ["s", "f", "b"].map((dice, at) => ({ type: "dice", at, dice }));

test("A game under way is shown as it stands, and nothing of it is played once more", async () => {
  const { table, referee } = await openTable([...begun, ...rolls]);
  expect(table.shown).toHaveLength(0);
  referee.think();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.shown.map(({ position }) => position)).toEqual(["start", "s", "f", "b"]);
  expect(table.caughtUp).toBe(true);
  // Of what is past only the end is drawn.
  expect(table.steps.at(-1)).toBe(table.shown.at(-1));
  expect(table.shown.filter((scene) => "view" in scene).map(({ position }) => position)).toEqual(["start", "b"]);
  table.close();
});

test("In another language the whole game is told anew, and what was seen is not played again", async () => {
  let lang: "en" | "nl" = "en";
  const { table, referee, server } = await openTable([...begun, ...rolls], (facts) => ({ ...english(facts), lang }));
  referee.think();
  await vi.advanceTimersByTimeAsync(0);
  const sentences = () => table.shown.map((scene) => scene.sentences.join());
  expect(sentences()).toEqual(["", "en A", "en A", "en A"]);
  table.retell();
  await vi.advanceTimersByTimeAsync(0);
  expect(sentences()).toEqual(["", "en A", "en A", "en A"]);
  lang = "nl";
  const before = table.shown;
  table.retell();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.shown).toEqual(before);
  referee.think();
  await vi.advanceTimersByTimeAsync(0);
  expect(sentences()).toEqual(["", "nl A", "nl A", "nl A"]);
  expect(table.steps).toHaveLength(1);
  server.say("entries", 6, [lastRoll]);
  await vi.advanceTimersByTimeAsync(0);
  referee.think();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sentences()).toEqual(["", "nl A", "nl A", "nl A", "nl A"]);
  expect(table.steps).toHaveLength(2);
  table.close();
});

/** Describes at once; everything after the start is up to a computer player, after the second roll up to the person. */
class QuickReferee implements Referee {
  describe(): Promise<Description> {
    return Promise.resolve({ turn: 1, view: {}, node: "decision", seat: "B" } as unknown as Description);
  }
  follow(position: string, events: Event[]): Promise<Followed[]> {
    const rolled = { kind: "rolled", seat: "B" };
    const step = (event: Event, i: number) => {
      const at = Number(position.slice(1) || 0) + i + 1;
      const description = { view: {}, node: "decision", seat: at < 3 ? "B" : "A" };
      return { event, turn: 1, position: `p${at}`, effects: [rolled], sentences: [], description, between: null };
    };
    return Promise.resolve(events.map(step) as unknown as Followed[]);
  }
}

test("Who skips sees all there is and waits for no computer player until it is a person's turn", async () => {
  const table = new TableModel("T", serverTable("T"), new QuickReferee(), english, () => 1);
  const server = FakeSocket.last;
  const [created, started] = begun;
  server.say("table", 1, [created!, { type: "bot", at: 1, seat: "B", level: "child" }, { ...started!, position: "p" } as Entry]);
  await vi.advanceTimersByTimeAsync(0);
  server.say("entries", 4, rolls.slice(0, 2));
  await vi.advanceTimersByTimeAsync(0);
  expect([table.shown.length, table.skippable]).toEqual([2, true]);
  table.skip();
  expect([table.shown.length, table.skippable, table.steps.length]).toEqual([3, false, 1]);
  server.say("entries", 6, rolls.slice(2));
  await vi.advanceTimersByTimeAsync(0);
  // The last scene is not played either, and what comes after it is.
  expect([table.shown.length, table.caughtUp, table.steps.length, table.skippable]).toEqual([4, true, 1, false]);
  server.say("entries", 7, [lastRoll]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([table.shown.length, table.steps.length]).toEqual([5, 2]);
  // What whoever waits did is theirs to look at.
  server.say("entries", 8, [lastRoll, lastRoll]);
  await vi.advanceTimersByTimeAsync(0);
  expect([table.caughtUp, table.skippable]).toEqual([false, false]);
  table.close();
});

test("The position that you are to decide is known before it is shown, and that of another is none of yours", async () => {
  const table = new TableModel("T", serverTable("T"), new QuickReferee(), english, () => 1);
  const server = FakeSocket.last;
  const [created, started] = begun;
  server.say("table", 1, [created!, { type: "bot", at: 1, seat: "B", level: "child" }, { ...started!, position: "p" } as Entry]);
  server.say("entries", 4, rolls.slice(0, 2));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.comingPosition).toBeNull();
  server.say("entries", 6, rolls.slice(2));
  await vi.advanceTimersByTimeAsync(0);
  expect([table.caughtUp, table.comingPosition]).toEqual([false, "p3"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([table.caughtUp, table.comingPosition]).toEqual([true, "p3"]);
  table.close();
});
