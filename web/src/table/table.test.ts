import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Followed } from "../engine/follow";
import type { Description, Event } from "../engine/types";
import type { Entry } from "../net/messages";
import type { Referee } from "./scene";
import { TableModel } from "./table.svelte";

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

/** Answers only when the test lets it. */
class SlowReferee implements Referee {
  think: () => void = () => undefined;
  reach(position: string): Promise<Followed> {
    return Promise.resolve({ position, effects: [], description: {} as Description });
  }
  follow(_: string, events: Event[]): Promise<Followed[]> {
    const after = (event: Event) => ("dice" in event ? event.dice : event.move);
    const scenes = events.map((event) => ({ position: after(event), effects: [], description: {} as Description }));
    return new Promise((resolve) => (this.think = () => resolve(scenes)));
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

async function openTable(entries: Entry[] = begun) {
  const referee = new SlowReferee();
  const table = new TableModel("T", referee, () => 1);
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

test("A game under way is shown as it stands before its history is there, and nothing of it is played once more", async () => {
  const rolls: Entry[] = ["s", "f", "b"].map((dice, at) => ({ type: "dice", at, dice }));
  const { table, referee } = await openTable([...begun, ...rolls]);
  expect(table.shown).toHaveLength(1);
  expect(table.caughtUp).toBe(true);
  const last = table.shown[0];
  await vi.advanceTimersByTimeAsync(1000);
  referee.think();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.shown.map(({ position }) => position)).toEqual(["start", "s", "f", last!.position]);
  expect(table.shown.at(-1)).toBe(last);
  table.close();
});
