// What this browser added to the dice of its tables. A server that put another luck in its place is found out only by
// who remembers the own one.
import type { OwnLuck } from "./verify";

const place = "gockel.luck";
/** So that the list in the browser does not grow for ever. */
const remembered = 50;

type Known = [table: string, own: OwnLuck][];

function known(): Known {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "[]") as Known;
  } catch {
    return [];
  }
}

/** To be called when a seat was taken with that luck. */
export function noteLuck(table: string, own: OwnLuck): void {
  const others = known().filter(([other]) => other !== table);
  try {
    localStorage.setItem(place, JSON.stringify([...others, [table, own]].slice(-remembered)));
  } catch {
    // Without storage the own luck cannot be checked.
  }
}

export function ownLuck(table: string): OwnLuck | null {
  return known().find(([other]) => other === table)?.[1] ?? null;
}
