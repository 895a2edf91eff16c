import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Entry } from "./messages";
import { TableSocket, type Connection, type Surroundings, type Wire } from "./socket";

const dice = (number: number): Entry => ({ type: "dice", at: number, dice: String(number) });
const numbered = (from: number, to: number): Entry[] => Array.from({ length: to - from + 1 }, (_, index) => dice(from + index));

class FakeWire implements Wire {
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: { id: string; method: string; params: Record<string, unknown> }[] = [];
  closed = false;
  constructor(readonly since: number) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close() {
    this.closed = true;
  }
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify({ jsonrpc: "2.0", ...message }) });
  }
  /** The first message of the server: the entries behind `since` up to `version`. */
  greet(version: number) {
    const entries = numbered(this.since + 1, version);
    const params = { table: "T", version, from: this.since + 1, entries, you: "A", key: "k", present: [], watchers: 0 };
    this.receive({ method: "table", params: { ...params, deadline: null, now: Date.now() + 250 } });
  }
  news(from: number, to: number) {
    this.receive({ method: "entries", params: { from, entries: numbered(from, to), deadline: null, now: Date.now() } });
  }
}

class World {
  wires: FakeWire[] = [];
  entries: Entry[] = [];
  connections: Connection[] = [];
  surroundings: Surroundings | undefined;
  socket = new TableSocket(
    (since) => {
      const wire = new FakeWire(since);
      this.wires.push(wire);
      return wire;
    },
    {
      entries: (entries, from) => {
        expect(from).toBe(this.entries.length + 1);
        this.entries.push(...entries);
      },
      surroundings: (surroundings) => (this.surroundings = surroundings),
      connection: (connection) => this.connections.push(connection),
    },
    () => 1,
  );
  get wire() {
    return this.wires.at(-1)!;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("entries", () => {
  test("arrive in order, each once", () => {
    const world = new World();
    world.wire.greet(3);
    world.wire.news(4, 5);
    expect(world.entries).toEqual(numbered(1, 5));
  });

  test("known already are skipped", () => {
    const world = new World();
    world.wire.greet(3);
    world.wire.news(2, 3);
    world.wire.news(3, 5);
    expect(world.entries).toEqual(numbered(1, 5));
    expect(world.wires).toHaveLength(1);
  });

  test("that come too early make it connect again with what it has", () => {
    const world = new World();
    world.wire.greet(3);
    world.wire.news(6, 7);
    expect(world.entries).toEqual(numbered(1, 3));
    expect(world.wires).toHaveLength(2);
    expect(world.wires[0]!.closed).toBe(true);
    expect(world.wire.since).toBe(3);
    world.wire.greet(7);
    expect(world.entries).toEqual(numbered(1, 7));
  });

  test("that come late and out of order change nothing", () => {
    const world = new World();
    world.wire.greet(6);
    world.wire.news(4, 4);
    world.wire.news(1, 2);
    expect(world.entries).toEqual(numbered(1, 6));
    expect(world.wires).toHaveLength(1);
  });

  test("of an old wire are not heard after a new one was opened", () => {
    const world = new World();
    world.wire.greet(3);
    const old = world.wire;
    old.news(6, 7);
    expect(old.onmessage).toBeNull();
  });
});

describe("connection", () => {
  test("is tried again, later each time", async () => {
    const world = new World();
    world.wire.greet(1);
    for (const delay of [500, 1000, 2000, 4000, 8000, 15000, 15000]) {
      const wires = world.wires.length;
      world.wire.onclose?.();
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(world.wires).toHaveLength(wires);
      await vi.advanceTimersByTimeAsync(1);
      expect(world.wires).toHaveLength(wires + 1);
    }
  });

  test("says since when it is lost, and that it is back", async () => {
    const world = new World();
    world.wire.greet(1);
    const lost = Date.now();
    world.wire.onclose?.();
    await vi.advanceTimersByTimeAsync(500);
    world.wire.onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    world.wire.greet(2);
    expect(world.connections).toEqual([
      { kind: "connected" },
      { kind: "reconnecting", since: lost, failures: 0 },
      { kind: "reconnecting", since: lost, failures: 1 },
      { kind: "connected" },
    ]);
  });

  test("is tried at once when the page wakes up", () => {
    const world = new World();
    world.wire.greet(1);
    world.wire.onclose?.();
    world.socket.wake();
    expect(world.wires).toHaveLength(2);
  });

  test("counts as lost when a ping is not answered", async () => {
    const world = new World();
    world.wire.greet(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(world.wire.sent.map(({ method }) => method)).toEqual(["ping"]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(world.connections.at(-1)?.kind).toBe("reconnecting");
  });

  test("tells how far the server's clock is ahead", () => {
    const world = new World();
    world.wire.greet(1);
    expect(world.surroundings?.ahead).toBe(250);
  });

  test("stays closed once it was closed", async () => {
    const world = new World();
    world.wire.greet(1);
    world.socket.close();
    world.socket.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.wires).toHaveLength(1);
  });
});

describe("requests", () => {
  test("without an answer are sent again with the same client id", async () => {
    const world = new World();
    world.wire.greet(4);
    const played = world.socket.request("play", { version: 4, move: "w" });
    const first = world.wire.sent[0]!;
    world.wire.onclose?.();
    await vi.advanceTimersByTimeAsync(500);
    expect(world.wire.sent).toEqual([]);
    world.wire.greet(4);
    expect(world.wire.sent).toEqual([first]);
    expect(first.params.client).toBe(first.id);
    world.wire.receive({ id: first.id, result: { version: 5 } });
    await expect(played).resolves.toEqual({ version: 5 });
    world.wire.onclose?.();
    await vi.advanceTimersByTimeAsync(500);
    world.wire.greet(5);
    expect(world.wire.sent).toEqual([]);
  });

  test("wait for the connection", () => {
    const world = new World();
    void world.socket.request("back", {});
    expect(world.wire.sent).toEqual([]);
    world.wire.greet(1);
    expect(world.wire.sent.map(({ method }) => method)).toEqual(["back"]);
  });

  test("refused as stale are not sent again; the entries follow by themselves", async () => {
    const world = new World();
    world.wire.greet(4);
    const played = world.socket.request("play", { version: 4, move: "w" });
    const error = { code: -32010, message: "the table has moved on", data: { version: 6 } };
    world.wire.receive({ id: world.wire.sent[0]!.id, error });
    await expect(played).rejects.toMatchObject({ reason: "stale" });
    world.wire.news(5, 6);
    expect(world.entries).toEqual(numbered(1, 6));
    world.wire.onclose?.();
    await vi.advanceTimersByTimeAsync(500);
    world.wire.greet(6);
    expect(world.wire.sent).toEqual([]);
  });

  test("to sit tell which seat is yours", async () => {
    const world = new World();
    world.wire.greet(1);
    const sat = world.socket.sit({ name: "Anna", chain: "0".repeat(64) });
    world.wire.receive({ id: world.wire.sent[0]!.id, result: { version: 2, seat: "B", key: "secret" } });
    await sat;
    expect(world.surroundings).toMatchObject({ you: "B", key: "secret" });
  });
});
