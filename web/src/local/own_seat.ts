import { letters } from "../table/facts";
import type { LocalSeat } from "./database";

/** Whose game it is at a device: the letter of the only person, or of the one who is called like the reader; else null. */
export function ownSeat(seats: LocalSeat[], ownName: string): string | null {
  const people = letters.filter((_, i) => seats[i]?.kind === "person");
  if (people.length === 1) return people[0]!;
  const called = letters.filter((_, i) => seats[i]?.kind === "person" && (seats[i] as { name: string }).name === ownName);
  return called.length === 1 ? called[0]! : null;
}
