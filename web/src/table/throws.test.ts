import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Description, Followed } from "../engine/types";
import { linkBefore } from "../fair/draws";
import { ownTable } from "../fair/own_chains";
import type { Entry, Seat } from "../net/messages";
import type { Referee } from "./scene";
import { serverTable } from "../net/server_table";
import { TableModel } from "./table.svelte";

interface Sent {
  id: string;
  method: string;
  params: Record<string, string | number>;
}

/** A server that says what the test tells it to, and keeps what it is sent. */
class FakeSocket {
  static last: FakeSocket;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    const message = JSON.parse(text) as Sent;
    if (message.method !== "ping") this.sent.push(message);
  }
  close(): void {}
  say(method: "table" | "entries", from: number, entries: Entry[], you: Seat | null = "A"): void {
    const around = { table: "T", version: from, you, key: "k", present: [], watchers: 0, deadline: null, now: Date.now() };
    this.#tell({ method, params: { ...around, from, entries } });
  }
  answer(result: object): void {
    this.#tell({ id: this.sent.at(-1)!.id, result });
  }
  refuse(code: number): void {
    this.#tell({ id: this.sent.at(-1)!.id, error: { code, message: "no", data: { version: 0 } } });
  }
  #tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ jsonrpc: "2.0", ...message }) });
  }
}

/** At every position it is the same seat's throw. */
const referee = (seat: Seat): Referee => {
  const description = { turn: 1, node: "chance", seat, view: {} } as Description;
  const step = { turn: 1, effects: [], sentences: [], position: "p", description, between: null } as unknown as Followed;
  return {
    describe: () => Promise.resolve(description),
    follow: (_, events) => Promise.resolve(events.map((event) => ({ ...step, event }))),
  };
};

const commit = "ab".repeat(32);
const created: Entry = {
  ...{ type: "created", at: 1, kind: 2, rule_set: "compact", options: {}, seats: 2 },
  ...{ clock: { kind: "none" }, listed: false, commit },
};
const sat = (chain: string): Entry => ({ type: "sat", at: 2, seat: "A", name: "Anna", chain });
const started: Entry = { type: "started", at: 3, position: "start" };

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://gockel.test/t/T" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  byHand = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let byHand = false;
const open = (code: string, seat: Seat = "A") =>
  new TableModel(
    code,
    serverTable(code),
    referee(seat),
    () => ({ lang: "en", names: ["Anna", "Ben"], odds: true }),
    () => 1,
    () => byHand,
  );
const settle = () => vi.advanceTimersByTimeAsync(0);

test("Nothing is sent before the promise was seen, and then it is kept", async () => {
  const table = open("P");
  void table.sit("Anna");
  await settle();
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.say("table", 1, [created], null);
  await settle();
  expect(FakeSocket.last.sent).toMatchObject([{ method: "sit", params: { name: "Anna" } }]);
  expect(ownTable("P")?.commit).toBe(commit);
  table.close();
});

/** A table whose chain this page made. */
async function seated(code: string, seat: Seat = "A") {
  const table = open(code, seat);
  void table.sit("Anna");
  const server = FakeSocket.last;
  server.say("table", 1, [created], null);
  await settle();
  const chain = String(server.sent[0]!.params.chain);
  server.answer({ version: 2, seat: "A", key: "k" });
  server.say("entries", 2, [sat(chain), started]);
  await settle();
  return { table, server, chain };
}

test("Your dice are thrown as soon as they are in the air, by the next link", async () => {
  const { table, server, chain } = await seated("Q");
  expect(server.sent.map(({ method }) => method)).toEqual(["sit", "throw"]);
  const { version, link } = server.sent[1]!.params;
  expect(version).toBe(3);
  expect(linkBefore(String(link))).toBe(chain);
  server.answer({ version: 4 });
  server.say("entries", 4, [{ type: "dice", at: 4, dice: "1", link: String(link) }]);
  await settle();
  const second = String(server.sent.at(-1)!.params.link);
  expect(linkBefore(second)).toBe(link);
  table.close();
});

test("Somebody else's dice are not thrown", async () => {
  const { table, server } = await seated("R", "B");
  expect(server.sent.map(({ method }) => method)).toEqual(["sit"]);
  table.close();
});

test("On another device the chain is renewed first", async () => {
  const table = open("S");
  const server = FakeSocket.last;
  server.say("table", 1, [created, sat("0".repeat(64)), started]);
  await settle();
  expect(server.sent).toMatchObject([{ method: "renew" }]);
  const chain = String(server.sent[0]!.params.chain);
  server.answer({ version: 4 });
  await settle();
  expect(server.sent.at(-1)).toMatchObject({ method: "throw" });
  expect(linkBefore(String(server.sent.at(-1)!.params.link))).toBe(chain);
  table.close();
});

test("A throw that came too late is not told as a problem", async () => {
  const { table, server } = await seated("U");
  server.refuse(-32010);
  await settle();
  expect(table.refused).toBeNull();
  table.close();
});

test("By hand your dice wait until you throw them, and are thrown once", async () => {
  byHand = true;
  const { table, server, chain } = await seated("V");
  await vi.advanceTimersByTimeAsync(5000);
  expect([server.sent.map(({ method }) => method), table.toThrow]).toEqual([["sit"], true]);
  table.throw();
  table.throw();
  expect(server.sent.map(({ method }) => method)).toEqual(["sit", "throw"]);
  expect(linkBefore(String(server.sent[1]!.params.link))).toBe(chain);
  expect(table.toThrow).toBe(false);
  table.close();
});

test("Who changes to dice that fall by themselves need not throw those that wait", async () => {
  byHand = true;
  const { table, server } = await seated("W");
  byHand = false;
  table.throwUnasked();
  expect(server.sent.map(({ method }) => method)).toEqual(["sit", "throw"]);
  table.close();
});

test("Dice that could not be thrown wait again", async () => {
  byHand = true;
  const { table, server } = await seated("X");
  table.throw();
  server.refuse(-32020);
  await settle();
  expect([table.refused === null, table.toThrow]).toEqual([false, true]);
  table.close();
});

test("A past that is not the one that was seen is told on the next visit", async () => {
  const past = (hash: string): Entry[] => [{ ...created, hash: "1" } as Entry, { ...started, hash } as Entry];
  const visit = async (hash: string) => {
    const table = open("W");
    FakeSocket.last.say("table", 1, past(hash), null);
    await settle();
    table.close();
    return table.changed;
  };
  expect(await visit("2")).toBe(false);
  expect(await visit("2")).toBe(false);
  expect(await visit("3")).toBe(true);
});

test("Who gives up the seat before the start is not replaced by the next one there; in the game it stays theirs", async () => {
  for (const [code, begun, refused] of [
    ["X", false, false],
    ["Y", true, false],
    ["Z", false, true],
  ] as const) {
    const table = open(code);
    void table.sit("Anna");
    const server = FakeSocket.last;
    server.say("table", 1, [created], null);
    await settle();
    const chain = String(server.sent[0]!.params.chain);
    server.answer({ version: 2, seat: "A", key: "k" });
    server.say("entries", 2, begun ? [sat(chain), started] : [sat(chain)]);
    await settle();
    void table.stand();
    if (refused) server.refuse(-32015);
    else server.answer({ version: 9 });
    await settle();
    expect(ownTable(code)?.left).toBe(begun || refused ? undefined : 1);
    table.close();
  }
});
