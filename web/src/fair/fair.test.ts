import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Engine } from "../engine/engine";
import { EngineError, broken } from "../engine/error";
import { loadEngine } from "../engine/node";
import type { Created, Entry, RuleSet, Seat, Started } from "../net/messages";
import { commitOf, drawSeed, entryHash, linkBefore, noHash } from "./draws";
import { fingerprint } from "./fingerprint";
import { keepPromise, leaveSeat, newChain, nextLink, ownTable, pastChanged } from "./own_chains";
import { renewedAt, replacedAt } from "./replaced_chains";
import { headline, idea } from "./verdict_words";
import { verify } from "./verify";
import { fair } from "../words/en/fair";

interface ExampleGame {
  rule_set: RuleSet;
  options: Created["options"];
  seats: number;
  lucks: string[];
  seed: string;
  commit: string;
  start: string;
  events: string;
  end: string;
}
const examples = JSON.parse(readFileSync(new URL("../../../docs/fair-dice.json", import.meta.url), "utf8")) as {
  draws: { seed: string; lucks: string[]; n: number; bytes: string }[];
  games: ExampleGame[];
};

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

/** The entries of the table where the game was played. */
function entriesOf(game: ExampleGame): Entry[] {
  const { rule_set, options, seats, commit } = game;
  const created: Entry = { type: "created", at: 0, rule_set, options, seats, clock: { kind: "none" }, listed: false, commit };
  const sitting = game.lucks.map((luck, i): Entry => {
    const seat = "ABCDEFG"[i] as Seat;
    return luck ? { type: "sat", at: 0, seat, name: seat, luck } : { type: "bot", at: 0, seat, level: "club" };
  });
  const events = game.events.split(" ").map((text): Entry => {
    if (!text.startsWith("/")) return { type: "dice", at: 0, dice: text };
    return { type: "move", at: 0, seat: "A", move: text.slice(1), by: "person" };
  });
  const over: Entry = { type: "over", at: 0, why: "rules", scores: [], shares: [], seed: game.seed };
  return [created, ...sitting, { type: "started", at: 0, position: game.start }, ...events, over];
}

/** The entries with those of one type changed, all or the one with that number among them. */
function changed<T extends Entry["type"]>(
  entries: Entry[],
  type: T,
  change: Partial<Extract<Entry, { type: T }>>,
  number?: number,
): Entry[] {
  let seen = 0;
  return entries.map((entry) => {
    if (entry.type !== type || (number !== undefined && seen++ !== number)) return entry;
    return { ...entry, ...change };
  });
}

/** The roll with one die turned that the move leaves alone, so that the game goes on as it did. */
function otherRoll(dice: string, move: string): string {
  const faces = dice.includes("s") ? "sfbr" : "12345w";
  const free = [...faces].filter((face) => !move.includes(face));
  const at = [...dice].findIndex((die) => free.includes(die));
  const turned = free.find((face) => face !== dice[at])!;
  const all = [...dice].map((die, i) => (i === at ? turned : die));
  return all.sort((a, b) => faces.indexOf(a) - faces.indexOf(b)).join("");
}

describe("draws", () => {
  test.each(examples.draws)("number $n of $lucks", ({ seed, lucks, n, bytes }) => {
    expect(drawSeed(seed, "lucks", lucks, n)).toBe(bytes);
  });

  test("the commitment is the SHA-256 of the secret", () => {
    for (const { seed, commit } of examples.games) expect(commitOf(seed)).toBe(commit);
  });
});

describe.each(examples.games)("a game of $rule_set", (game) => {
  const entries = entriesOf(game);
  const rolls = entries.filter(({ type }) => type === "dice").length;

  test("is found fair", async () => {
    const verdict = await verify(entries, engine);
    expect(verdict).toMatchObject({ kind: "fair", commit: true, own: null, entries: null, links: null, start: true });
    expect(verdict.rolls).toHaveLength(rolls);
    expect(idea(verdict, fair, "server")).not.toContain("chain");
    expect(verdict.rolls.every(({ right }) => right)).toBe(true);
    expect(verdict.rolls.at(-1)!.turn).toBeGreaterThan(10);
  });

  test("that was put away is found fair as far as it was played", async () => {
    const played = entries.slice(0, Math.floor(entries.length / 2));
    const verdict = await verify([...played, { type: "put_away", at: 0, seed: game.seed }], engine);
    expect(verdict).toMatchObject({ kind: "fair", commit: true, start: true });
    expect(verdict.rolls).toHaveLength(played.filter(({ type }) => type === "dice").length);
  });

  test("is open until the secret is revealed", async () => {
    expect(await verify(entries.slice(0, -1), engine)).toMatchObject({ kind: "open", rolls: [] });
  });

  test("with a changed roll has that one wrong", async () => {
    const [drawn, move] = game.events.split(" ") as [string, string];
    const dice = otherRoll(drawn, move);
    const verdict = await verify(changed(entries, "dice", { dice }, 0), engine);
    expect(verdict).toMatchObject({ kind: "unfair", commit: true, start: true });
    expect(verdict.rolls.filter(({ right }) => !right)).toEqual([
      { number: 1, turn: 1, dice, drawn, by: expect.stringMatching("bot|person") as string, right: false },
    ]);
  });

  test("with another secret is unfair from the first roll on", async () => {
    const seed = game.seed.replace(/./, (digit) => (digit === "0" ? "1" : "0"));
    const verdict = await verify(changed(entries, "over", { seed }), engine);
    expect(verdict).toMatchObject({ kind: "unfair", commit: false });
    expect(verdict.rolls.filter(({ right }) => right).length).toBeLessThan(rolls / 2);
  });

  test("with changed luck is unfair, and the browser that sent it knows", async () => {
    const i = game.lucks.findIndex((luck) => luck !== "");
    const seat = "ABCDEFG"[i] as Seat;
    const own = { seat, luck: game.lucks[i]! };
    expect(await verify(entries, engine, own)).toMatchObject({ kind: "fair", own: true });
    const verdict = await verify(changed(entries, "sat", { luck: "0".repeat(32) }, 0), engine, own);
    expect(verdict).toMatchObject({ kind: "unfair", commit: true, own: false });
  });
});

test("a game that another seat began than was drawn is unfair", async () => {
  const entries = entriesOf(examples.games[0]!);
  const position = examples.games[0]!.start.replace(" A |", " B |");
  expect(position).not.toBe(examples.games[0]!.start);
  expect(await verify(changed(entries, "started", { position }), engine)).toMatchObject({ kind: "unfair", start: false });
});

test("a table whose moves are no game is unreadable", async () => {
  const entries = entriesOf(examples.games[0]!);
  expect(await verify(changed(entries, "move", { move: "rob:G" }, 3), engine)).toMatchObject({ kind: "unreadable" });
  expect(await verify(entries.slice(1), engine)).toMatchObject({ kind: "unreadable" });
});

test("a seat that was taken twice counts with its last luck", async () => {
  const entries = entriesOf(examples.games[0]!);
  const before: Entry[] = [
    { type: "sat", at: 0, seat: "A", name: "x", luck: "1".repeat(32) },
    { type: "stood", at: 0, seat: "A" },
    { type: "sat", at: 0, seat: "B", name: "y", luck: "2".repeat(32) },
    { type: "stood", at: 0, seat: "B" },
  ];
  expect(await verify([entries[0]!, ...before, ...entries.slice(1)], engine)).toMatchObject({ kind: "fair" });
});

test("an engine that cannot be loaded gives no verdict", async () => {
  const none = { newGame: () => Promise.reject(new EngineError(broken, "offline")) } as unknown as Engine;
  await expect(verify(entriesOf(examples.games[0]!), none)).rejects.toThrow("offline");
});

/** Tables that a server of today kept; with somebody away, a chain renewed and computer players of several levels. */
describe.each(["compact", "classic2005", "deluxe", "wok"])("a table with chains, %s", (ruleSet) => {
  const file = new URL(`../../../tests/data/tables/${ruleSet}-links.entries`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const entries = lines.map((line) => JSON.parse(line) as Entry);
  const sat = entries.find((entry) => entry.type === "sat")!;

  test("verifies with every roll, decision and hash", async () => {
    const verdict = await verify(entries, engine);
    expect(verdict).toMatchObject({
      kind: "partly",
      commit: true,
      own: null,
      entries: true,
      links: true,
      movers: true,
      start: true,
      replaced: [],
      unchecked: 0,
    });
    expect(verdict.rolls).toHaveLength(entries.filter(({ type }) => type === "dice").length);
    const thrown = entries.filter((entry) => entry.type === "dice" && entry.link).length;
    const at = entries.findIndex(({ type }) => type === "chain");
    const renewed = throwsOf(entries.slice(at), "A");
    expect(verdict.rolls.filter(({ by }) => by === "person")).toHaveLength(thrown - renewed);
    expect(verdict.rolls.filter(({ by }) => by === "renewed")).toHaveLength(renewed);
    expect(verdict.renewed).toEqual([{ seat: "A", count: renewed, unknown: renewed }]);
    const decided = entries.filter((entry) => entry.type === "move" && entry.by !== "person").length;
    expect(verdict.decisions.reduce((sum, { count }) => sum + count, 0)).toBe(decided);
    expect(verdict.decisions.map(({ standIn }) => standIn).sort()).toEqual([false, true]);
  });

  test("is open without its end", async () => {
    expect(await verify(entries.slice(0, -1), engine)).toMatchObject({ kind: "open" });
  });

  test("is not fair after anything was changed", async () => {
    expect(await verify(changed(entries, "created", { listed: true }), engine)).toMatchObject({ kind: "unfair", entries: false });
    const other = await verify(changed(entries, "created", { public_seed: "0".repeat(64) }), engine);
    expect(other).toMatchObject({ kind: "unfair", entries: false, links: true });
    const link = await verify(changed(entries, "dice", { link: "0".repeat(64) }, firstThrow(entries)), engine);
    expect(link).toMatchObject({ kind: "unfair", entries: false, links: false });
    expect(await verify(changed(entries, "sat", { name: "Zoe" }, 0), engine)).toMatchObject({ kind: "unfair", entries: false });
  });

  test("holds after a name was taken out", async () => {
    const without = { ...sat, name: "?" };
    delete without.salt;
    const forgotten = entries.map((entry) => (entry === sat ? without : entry));
    expect(await verify(forgotten, engine)).toMatchObject({ kind: "partly", entries: true });
  });

  test("is compared with what this browser saw and made", async () => {
    const { commit } = entries[0] as Created;
    const made = (end: string) => end === sat.chain;
    // The chain of this browser was renewed later: whoever did that threw the rest.
    const renewed = entries.find((entry) => entry.type === "chain")!;
    const later = throwsOf(entries.slice(entries.indexOf(renewed)), renewed.seat);
    expect(renewed.seat).toBe(sat.seat);
    expect(later).toBeGreaterThan(0);
    const replaced = [{ seat: sat.seat, count: later }];
    expect(await verify(entries, engine, { commit, made })).toMatchObject({ kind: "partly", own: true, replaced });
    const both = (end: string) => made(end) || end === renewed.chain;
    expect(await verify(entries, engine, { commit, made: both })).toMatchObject({ kind: "fair", own: true, replaced: [] });
    expect(await verify(entries, engine, { commit: "0".repeat(64), made })).toMatchObject({ kind: "unfair", own: false });
    expect(await verify(entries, engine, { commit, made: () => false })).toMatchObject({ kind: "unfair", own: false });
  });
});

/** A server that wants to hide a change writes every hash behind it anew. */
function forged(entries: Entry[]): Entry[] {
  let before = noHash;
  return entries.map((entry) => {
    // The hash stands last, as the server writes it.
    const { hash: _, ...rest } = entry;
    before = entryHash(before, rest as Entry);
    return { ...rest, hash: before } as Entry;
  });
}

describe("a server that forges", () => {
  const file = new URL("../../../tests/data/tables/compact-links.entries", import.meta.url);
  const all = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Entry);
  const renewal = all.findIndex(({ type }) => type === "chain");
  const { seed } = all.at(-1) as Extract<Entry, { type: "over" }>;
  const { commit } = all[0] as Created;
  const first = all.find((entry) => entry.type === "sat")!;
  const made = (end: string) => end === first.chain;
  const putAway: Entry = { type: "put_away", at: 9, seed };

  /** Up to the throw of seat A behind its first one, and before the chain was renewed. */
  const played = (() => {
    const starts = all.map((_, i) => i).filter((i) => all[i]!.type === "dice" && throwsOf(all.slice(0, i + 1), "A") === 2);
    return all.slice(0, starts[0]!);
  })();
  /** Nothing but `roll` brought those dice up, or the turn's beginning. */
  async function rollBy(link: string): Promise<Entry> {
    const started = played.find((entry) => entry.type === "started")!;
    let position = started.position;
    const heads = new Map<string, string>();
    let rolls = 0;
    for (const entry of played) {
      if (entry.type === "sat" && entry.chain) heads.set(entry.seat, entry.chain);
      if (entry.type === "dice") {
        rolls++;
        const seat = (await engine.describe(position)).seat!;
        if (entry.link) heads.set(seat, entry.link);
        position = await engine.apply(position, { dice: entry.dice });
      } else if (entry.type === "move") position = await engine.apply(position, { move: entry.move });
    }
    expect((await engine.describe(position)).seat).toBe("A");
    const added = ["A", "B", "C"].map((seat) => (seat === "A" ? link : (heads.get(seat) ?? "")));
    return { type: "dice", at: 9, dice: await engine.draw(position, drawSeed(seed, "links", added, rolls + 1)), link };
  }
  const link = "5".repeat(64);
  const chain = linkBefore(link);

  test("a chain for somebody who has one is found by who made that", async () => {
    expect(played.length).toBeLessThan(renewal);
    const roll = await rollBy(link);
    const entries = forged([...played, { type: "chain", at: 9, seat: "A", chain }, roll, putAway]);
    const verdict = await verify(entries, engine, { commit, made });
    expect(verdict).toMatchObject({ kind: "partly", commit: true, entries: true, links: true, start: true });
    expect(verdict.replaced).toEqual([{ seat: "A", count: 1 }]);
    expect(verdict.renewed).toEqual([{ seat: "A", count: 1, unknown: 1 }]);
    expect(verdict.rolls.at(-1)).toMatchObject({ by: "renewed", right: true });
  });

  test("another who sits at the seat before the start is found by who sat there", async () => {
    const at = played.indexOf(first);
    const { salt, name, name_hash, ...rest } = first;
    const again: Entry[] = [{ type: "stood", at: 2, seat: "A" }, { ...rest, chain, name_hash, name, salt } as Entry];
    // The start and the first rolls would differ: only who threw is looked at.
    const entries = forged([...all.slice(0, at + 1), ...again, ...all.slice(at + 1)]);
    const verdict = await verify(entries, engine, { commit, made });
    expect(verdict.replaced.map(({ seat }) => seat)).toEqual(["A"]);
    const left = (end: string) => end === first.chain;
    expect((await verify(entries, engine, { commit, made, left })).replaced).toEqual([]);
  });

  test("a move of a computer that it passes off as a person's, or the other way round, is found", async () => {
    for (const [by, as] of [
      ["bot", "person"],
      ["bot", "stand_in"],
      ["stand_in", "bot"],
      ["person", "bot"],
    ] as const) {
      const number = all.filter(({ type }) => type === "move").findIndex((entry) => entry.type === "move" && entry.by === by);
      const verdict = await verify(forged(changed(all, "move", { by: as }, number)), engine);
      expect(verdict).toMatchObject({ kind: "unfair", entries: true, movers: false });
    }
  });

  test("a move for a seat that was not to act is found", async () => {
    const number = all.filter(({ type }) => type === "move").findIndex((entry) => entry.type === "move" && entry.by === "bot");
    const verdict = await verify(forged(changed(all, "move", { seat: "A", by: "person" }, number)), engine);
    expect(verdict).toMatchObject({ kind: "unfair", entries: true, movers: false });
  });

  test.each<[string, Entry]>([
    ["sits down", { type: "sat", at: 9, seat: "A", name: "?", chain, name_hash: chain }],
    ["is a computer", { type: "bot", at: 9, seat: "A", level: "club" }],
    ["stands up", { type: "stood", at: 9, seat: "A" }],
    ["starts again", { type: "started", at: 9, position: (all.find(({ type }) => type === "started") as Started).position }],
    ["renews a computer's chain", { type: "chain", at: 9, seat: "C", chain }],
    ["is away and no person", { type: "away", at: 9, seat: "C", why: "gone" }],
    ["is back and was not away", { type: "back", at: 9, seat: "A" }],
    [
      "is over by the rules that do not end it",
      { type: "over", at: 9, why: "rules", scores: [0, 0, 0], shares: [0, 0, 1], seed },
    ],
  ])("nobody %s in the middle of a game", async (_, entry) => {
    const entries = forged([...played, entry, putAway]);
    expect(await verify(entries, engine)).toMatchObject({ kind: "unreadable" });
  });

  test("nothing happens behind the end", async () => {
    const end = all.at(-1)!;
    const last = all.at(-2)!;
    expect(await verify(forged([...all.slice(0, -2), end, last]), engine)).toMatchObject({ kind: "unreadable" });
    const behind: Entry = { type: "chain", at: 9, seat: "A", chain };
    expect(await verify(forged([...all, behind]), engine)).toMatchObject({ kind: "unreadable" });
  });

  test("a game that is passed off as one of the first kind, which have no hashes, is found by who saw it", async () => {
    // All rolls follow from a secret that the server chose afterwards.
    const entries = entriesOf(examples.games[0]!);
    const seen: [number, string] = [played.length, played.at(-1)!.hash!];
    expect(await verify(entries, engine)).toMatchObject({ kind: "fair", entries: null });
    expect(await verify(entries, engine, { commit })).toMatchObject({ kind: "unfair", own: false });
    expect(await verify(entries, engine, { commit, made })).toMatchObject({ kind: "unfair", own: false });
    const same = (entries[0] as Created).commit;
    expect(await verify(entries, engine, { commit: same, made })).toMatchObject({ kind: "fair", own: null });
    expect(await verify(entries, engine, { commit: same, seen })).toMatchObject({ kind: "unfair", past: false });
  });

  test("two games for two people hold each for itself, and differ in their last hash", async () => {
    // A choice needs no link: what Ben chose, and what Anna is told that he chose. Neither changed what was thrown.
    const told = forged(changed(all, "away", { why: "clock" }, 0));
    const verdicts = [await verify(all, engine), await verify(told, engine)];
    expect(verdicts.map(({ kind, entries }) => [kind, entries])).toEqual([
      ["partly", true],
      ["partly", true],
    ]);
    expect(fingerprint(told.at(-1)!.hash!)).not.toEqual(fingerprint(all.at(-1)!.hash!));
  });

  test("levels of another version are told to be unchecked, in the headline too", async () => {
    const ends = [first.chain, (all[renewal] as Extract<Entry, { type: "chain" }>).chain];
    const own = { commit, made: (end: string) => ends.includes(end) };
    expect(headline(await verify(all, engine, own), fair)).toMatch(/^Yes, all \d+ rolls were fair\.$/);
    const verdict = await verify(forged(changed(all, "created", { players: 99 })), engine, own);
    expect(verdict).toMatchObject({ kind: "fair", decisions: [] });
    expect(verdict.unchecked).toBeGreaterThan(0);
    const told = `; ${verdict.unchecked} decisions of computer players could not be checked.`;
    expect(headline(verdict, fair)).toContain(told);
  });

  test("Yes is not the answer where rolls fell by chains that this browser does not know", async () => {
    expect(headline(await verify(all, engine, { commit, made }), fair)).not.toContain("Yes");
    expect(headline(await verify(all, engine), fair)).not.toContain("Yes");
  });

  test("a past that is not the one that was seen is found", async () => {
    const seen: [number, string] = [played.length, played.at(-1)!.hash!];
    expect(await verify(all, engine, { commit, seen })).toMatchObject({ past: true });
    const other = forged(changed(all, "away", { why: "clock" }, 0));
    expect(await verify(other, engine, { commit, seen: [other.length, all.at(-1)!.hash!] })).toMatchObject({
      ...{ kind: "unfair", entries: true, past: false },
    });
    const cut = forged([...played.slice(0, -1), putAway]);
    expect(await verify(cut, engine, { commit, seen: [cut.length + 1, "ab"] })).toMatchObject({ kind: "unfair", past: false });
  });
});

/** How often a person's dice at this seat fell by a link. */
function throwsOf(entries: Entry[], seat: Seat): number {
  let head: string | undefined;
  let throws = 0;
  for (const entry of entries) {
    if ((entry.type === "sat" || entry.type === "chain") && entry.seat === seat) head = entry.chain;
    if (entry.type !== "dice" || !entry.link || linkBefore(entry.link) !== head) continue;
    head = entry.link;
    throws++;
  }
  return throws;
}

/** The number among the rolls of the first one that a person threw. */
const firstThrow = (entries: Entry[]): number =>
  entries.filter(({ type }) => type === "dice").findIndex((entry) => entry.type === "dice" && entry.link !== undefined);

describe("an own chain", () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const sits = (chain: string): Entry => ({ type: "sat", at: 0, seat: "A", name: "Anna", chain });
  const falls = (link: string): Entry => ({ type: "dice", at: 0, dice: "1", link });

  test("shows link after link, each leading to the one before", () => {
    keepPromise("T", "ab");
    const end = newChain("T");
    const entries = [sits(end)];
    let before = end;
    for (let i = 0; i < 5; i++) {
      const link = nextLink("T", entries, "A")!;
      expect(linkBefore(link)).toBe(before);
      entries.push(falls(link));
      before = link;
    }
  });

  test("is lost on another device, and counts again once it is renewed", () => {
    const entries = [sits("0".repeat(64))];
    expect(nextLink("T2", entries, "A")).toBeNull();
    keepPromise("T2", "ab");
    const chain = newChain("T2");
    entries.push({ type: "chain", at: 0, seat: "A", chain });
    expect(linkBefore(nextLink("T2", entries, "A")!)).toBe(chain);
  });

  test("remembers the first promise, whatever is shown later", () => {
    keepPromise("T3", "ab");
    keepPromise("T3", "cd");
    newChain("T3");
    expect(ownTable("T3")?.commit).toBe("ab");
  });
});

describe("what this browser remembers of a table", () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const past = (...hashes: string[]): Entry[] => hashes.map((hash) => ({ type: "back", at: 0, seat: "A", hash }));

  test("a past that was rewritten is found on the next visit, also when the game has gone on", () => {
    keepPromise("P", "ab");
    expect(pastChanged("P", past("1", "2"))).toBe(false);
    expect(pastChanged("P", past("1", "2", "3"))).toBe(false);
    expect(ownTable("P")?.seen).toEqual([3, "3"]);
    expect(pastChanged("P", past("1", "2", "3"))).toBe(false);
    expect(pastChanged("P", past("1", "x", "y"))).toBe(true);
    expect(pastChanged("P", past("1", "x", "y", "z"))).toBe(true);
    expect(ownTable("P")?.seen).toEqual([3, "3"]);
  });

  test("fewer entries, of a node that is behind, are no other past until they are as many", () => {
    keepPromise("Q", "ab");
    pastChanged("Q", past("1", "2", "3"));
    expect(pastChanged("Q", past("1", "2"))).toBe(false);
    expect(ownTable("Q")?.seen).toEqual([3, "3"]);
    expect(pastChanged("Q", past("1", "2", "x"))).toBe(true);
  });

  test("entries without hashes, and tables that nothing was kept of, are not compared", () => {
    keepPromise("R", "ab");
    expect(pastChanged("R", [{ type: "back", at: 0, seat: "A" }])).toBe(false);
    expect(ownTable("R")?.seen).toBeUndefined();
    expect(pastChanged("none", past("1"))).toBe(false);
  });

  test("a chain that took the place of an own one is found, one of another's seat or of a seat given up is not", () => {
    const sits = (seat: Seat, chain: string): Entry => ({ type: "sat", at: 0, seat, name: "x", chain });
    const renews = (seat: Seat, chain: string): Entry => ({ type: "chain", at: 0, seat, chain });
    const stands: Entry = { type: "stood", at: 0, seat: "A" };
    const other = "0".repeat(64);
    keepPromise("S", "ab");
    const end = newChain("S");
    expect(replacedAt([sits("A", end), renews("B", other)], ownTable("S"))).toEqual([]);
    expect(replacedAt([sits("A", end), renews("A", newChain("S"))], ownTable("S"))).toEqual([]);
    expect(replacedAt([sits("A", end), renews("A", other)], ownTable("S"))).toEqual(["A"]);
    expect(replacedAt([sits("A", end), stands, sits("A", other)], ownTable("S"))).toEqual(["A"]);
    // On another device the seat was renewed before; this one took over.
    expect(replacedAt([sits("A", other), renews("A", end)], ownTable("S"))).toEqual([]);
    leaveSeat("S");
    expect(replacedAt([sits("A", end), stands, sits("A", other)], ownTable("S"))).toEqual([]);
    expect(replacedAt([sits("A", end), stands, sits("A", newChain("S")), renews("A", other)], ownTable("S"))).toEqual(["A"]);
    expect(replacedAt([sits("A", other), renews("A", other)], null)).toEqual([]);
  });

  test("everybody sees who throws with a new chain", () => {
    const renews = (seat: Seat): Entry => ({ type: "chain", at: 0, seat, chain: "0".repeat(64) });
    expect(renewedAt([renews("B"), renews("A"), renews("B")])).toEqual(["B", "A"]);
    expect(renewedAt([renews("B"), { type: "stood", at: 0, seat: "B" }])).toEqual([]);
  });
});

test("a fingerprint has twelve dice, and another promise has others", () => {
  const one = fingerprint("5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9");
  expect(one).toHaveLength(12);
  expect(one.every((face) => "12345w".includes(face))).toBe(true);
  expect(fingerprint("6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b")).not.toEqual(one);
});
