import type { Entry, Seat } from "../net/messages";
import { isOwnEnd, type OwnTable } from "./own_chains";

/** The seats that throw with another chain than the one their person sat down with. */
export function renewedAt(entries: Entry[]): Seat[] {
  const seats = new Set<Seat>();
  for (const entry of entries) {
    if (entry.type === "chain") seats.add(entry.seat);
    else if (entry.type === "stood") seats.delete(entry.seat);
  }
  return [...seats];
}

/**
 * The seats at which a chain that this browser did not make took the place of one that it made. A seat that it gave up
 * before the start is not its own any more.
 */
export function replacedAt(entries: Entry[], own: OwnTable | null): Seat[] {
  if (!own) return [];
  const left = { secrets: own.secrets.slice(0, own.left ?? 0) };
  const mine = new Set<Seat>();
  const replaced = new Set<Seat>();
  for (const entry of entries) {
    if ((entry.type !== "sat" && entry.type !== "chain") || !entry.chain) continue;
    if (isOwnEnd(left, entry.chain)) mine.delete(entry.seat);
    else if (isOwnEnd(own, entry.chain)) mine.add(entry.seat);
    else if (mine.has(entry.seat)) replaced.add(entry.seat);
  }
  return [...replaced];
}
