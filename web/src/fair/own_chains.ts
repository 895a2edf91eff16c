// The chains that this browser made for its tables. Their secrets never leave it; only link after link is shown, each
// with a throw. A server that put another promise or another chain in their place is found out only by who remembers.
import type { Entry, Seat } from "../net/messages";
import { randomHex } from "../net/random";
import { linkBefore } from "./draws";

const place = "gockel.chains";
/** So that the list in the browser does not grow for ever. */
const remembered = 50;
/** Throws that a chain is enough for; then it is renewed. */
const links = 1000;

/** What this browser has for a table. */
export interface OwnTable {
  /** The promise that was seen before anything was added. */
  commit: string;
  /** Of all its chains, the newest last. */
  secrets: string[];
  /** How many of them are of seats that were given up before the start. */
  left?: number;
  /** The number of the last entry that was seen, and its hash. */
  seen?: [version: number, hash: string];
}

type Known = [table: string, own: OwnTable][];

function known(): Known {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "[]") as Known;
  } catch {
    return [];
  }
}

function keep(table: string, own: OwnTable): void {
  const others = known().filter(([other]) => other !== table);
  try {
    localStorage.setItem(place, JSON.stringify([...others, [table, own]].slice(-remembered)));
  } catch {
    // Without storage a chain lives as long as the page; after that it is renewed.
  }
}

/** Secrets by table of this page, where nothing can be stored. */
const fresh = new Map<string, string[]>();

/** Chains of this page by their secret: every link by the one that was shown before it. */
const unrolled = new Map<string, { end: string; next: Map<string, string> }>();

/** The chain that a secret is the last link of. */
export function unroll(secret: string): { end: string; next: Map<string, string> } {
  const before = unrolled.get(secret);
  if (before) return before;
  const next = new Map<string, string>();
  let end = secret;
  for (let i = 0; i < links; i++) {
    const shown = linkBefore(end);
    next.set(shown, end);
    end = shown;
  }
  const chain = { end, next };
  unrolled.set(secret, chain);
  return chain;
}

export function ownTable(table: string): OwnTable | null {
  return known().find(([other]) => other === table)?.[1] ?? null;
}

/** Knows nothing of a table any more. */
export function forgetChain(table: string): void {
  fresh.delete(table);
  try {
    localStorage.setItem(place, JSON.stringify(known().filter(([other]) => other !== table)));
  } catch {
    // Where nothing is stored there is nothing to forget.
  }
}

/** The tables of servers that this browser has seen the promise of, the oldest first. */
export const knownTables = (): string[] => known().map(([table]) => table);

/** To be called as soon as a table's promise is seen; the first one counts. */
export function keepPromise(table: string, commit: string): void {
  if (!ownTable(table)) keep(table, { commit, secrets: [] });
}

/** To be called when the own seat is given up: whoever sits there next does not take one's place. */
export function leaveSeat(table: string): void {
  const own = ownTable(table);
  if (own) keep(table, { ...own, left: own.secrets.length });
}

/**
 * Whether the entries of a table differ from those that this browser saw before; otherwise these are remembered. To be
 * called with all entries. Fewer of them may come from a node that is a little behind.
 */
export function pastChanged(table: string, entries: Entry[]): boolean {
  const own = ownTable(table);
  const [version, hash] = own?.seen ?? [0, ""];
  const newest = entries.at(-1)?.hash;
  if (!own || !newest || entries.length < version) return false;
  if (version > 0 && entries[version - 1]!.hash !== hash) return true;
  if (entries.length > version) keep(table, { ...own, seen: [entries.length, newest] });
  return false;
}

/** Makes a new chain for a table and keeps it; its end, to be sent. REQUIRES: the promise was kept. */
export function newChain(table: string): string {
  const secret = randomHex(32);
  const own = ownTable(table) ?? { commit: "", secrets: [] };
  fresh.set(table, [...(fresh.get(table) ?? []), secret]);
  keep(table, { ...own, secrets: [...own.secrets, secret] });
  return unroll(secret).end;
}

/** The link to be shown next by a seat, or null when this browser has no chain that fits. */
export function nextLink(table: string, entries: Entry[], seat: Seat): string | null {
  const head = headOf(entries, seat);
  if (head === null) return null;
  const secrets = [...(ownTable(table)?.secrets ?? []), ...(fresh.get(table) ?? [])];
  for (const secret of secrets.reverse()) {
    const link = unroll(secret).next.get(head);
    if (link) return link;
  }
  return null;
}

/** The newest link of a seat or end of its chain: what the next link has to lead to. */
export function headOf(entries: Entry[], seat: Seat): string | null {
  let head: string | null = null;
  for (const entry of entries) {
    if ((entry.type === "sat" || entry.type === "chain") && entry.seat === seat && entry.chain) {
      head = entry.chain;
    } else if (entry.type === "dice" && entry.link && head !== null && linkBefore(entry.link) === head) {
      head = entry.link;
    }
  }
  return head;
}

/** Whether a chain that ends so was made by this browser. */
export const isOwnEnd = ({ secrets }: Pick<OwnTable, "secrets">, end: string): boolean =>
  secrets.some((secret) => unroll(secret).end === end);
