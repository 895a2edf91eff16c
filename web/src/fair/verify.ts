import type { Engine } from "../engine/engine";
import { EngineError, broken } from "../engine/error";
import type { Created, Entry, Sat } from "../net/messages";
import { commitOf, entryHash, nameHash, noHash } from "./draws";
import { TableReplay } from "./table_replay";
import type { Own, Verdict } from "./verdict";

/**
 * Draws everything anew that was left to chance at a table, and lets its computer players decide again. `entries` are
 * all of its entries. Fails only where the engine cannot be loaded or breaks off. The program has a verification of its
 * own, `gockel verify`: two that agree are worth more than one.
 */
export async function verify(entries: Entry[], engine: Engine, own: Own | null = null): Promise<Verdict> {
  const verdict: Verdict = {
    kind: "open",
    commit: false,
    own: null,
    past: null,
    entries: null,
    links: null,
    movers: null,
    start: false,
    scores: null,
    rolls: [],
    renewed: [],
    replaced: [],
    decisions: [],
    unchecked: 0,
  };
  const end = entries.find((entry) => entry.type === "over" || entry.type === "put_away");
  if (!end) return verdict;
  try {
    const created = only(entries, "created") as Created;
    only(entries, "started");
    verdict.commit = commitOf(end.seed) === created.commit;
    if (created.kind === 2) verdict.entries = hashesHold(entries);
    if (own) verdict.own = isOwn(own, entries, created);
    if (own?.seen) verdict.past = stillThere(own.seen, entries);
    await new TableReplay(engine, created, end.seed, own, verdict).run(entries);
    verdict.kind = !allRight(verdict) ? "unfair" : allKnown(verdict) ? "fair" : "partly";
  } catch (error) {
    if (error instanceof EngineError && error.code === broken) throw error;
    verdict.kind = "unreadable";
  }
  return verdict;
}

/** Every entry's hash covers it and the one before; a name is covered by its own hash, and may have been taken out. */
function hashesHold(entries: Entry[]): boolean {
  let before = noHash;
  for (const entry of entries) {
    if (entry.hash !== entryHash(before, entry)) return false;
    if (entry.type === "sat" && !nameHolds(entry)) return false;
    before = entry.hash;
  }
  return true;
}

const nameHolds = ({ name, salt, name_hash }: Sat): boolean =>
  salt === undefined ? name === "?" : nameHash(salt, name) === name_hash;

const stillThere = ([version, hash]: [number, string], entries: Entry[]): boolean => entries[version - 1]?.hash === hash;

/** The promise that was seen first; at a table with links at least one chain of the browser's own, else its luck. */
function isOwn(own: Own, entries: Entry[], created: Created): boolean | null {
  const sitting = entries.filter((entry) => entry.type === "sat" || entry.type === "chain");
  // Of whatever kind the table is now said to be.
  if (own.commit !== undefined && own.commit !== created.commit) return false;
  if (created.kind !== 2) {
    if (own.luck === undefined) return null;
    const sat = sitting.filter((entry) => entry.type === "sat" && entry.seat === own.seat).at(-1);
    return sat?.type === "sat" && sat.luck === own.luck;
  }
  if (own.commit === undefined) return null;
  // Who only watched added nothing, and saw the promise all the same.
  if (!own.made) return null;
  return sitting.some((entry) => entry.chain !== undefined && own.made!(entry.chain));
}

function allRight({ commit, own, past, entries, links, movers, start, scores, rolls, decisions }: Verdict): boolean {
  const held = [own, past, entries, links, movers, scores].every((check) => check !== false);
  return commit && held && start && rolls.every((roll) => roll.right) && decisions.every(({ wrong }) => wrong === 0);
}

/** Every chain that dice fell by is one that its person sat down with, or this browser's own. */
const allKnown = ({ renewed, replaced }: Verdict): boolean =>
  replaced.length === 0 && renewed.every(({ unknown }) => unknown === 0);

/** The one entry of that type; a table without it, or with two, is none. */
function only(entries: Entry[], type: Entry["type"]): Entry {
  const [first, second] = entries.filter((entry) => entry.type === type);
  if (!first || second) throw new Error(`a table has one entry "${type}"`);
  return first;
}
