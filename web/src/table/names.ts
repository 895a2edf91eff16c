import type { Clock, Level } from "../net/messages";
import type { Words } from "../words/en";
import type { Facts } from "./facts";

/** What computer players of these levels are called, `null` where there is none. Those of the same level are numbered. */
export function computerNames(levels: (Level | null)[], t: Words): (string | null)[] {
  const count = (all: (Level | null)[], level: Level) => all.filter((other) => other === level).length;
  return levels.map((level, index) => {
    if (level === null) return null;
    const { name } = t.games.levels[level];
    return count(levels, level) === 1 ? name : `${name} ${count(levels.slice(0, index + 1), level)}`;
  });
}

/** What everybody is called, A first. */
export function seatNames({ seats }: Facts, t: Words): string[] {
  const computers = computerNames(
    seats.map((holder) => (holder.kind === "bot" ? holder.level : null)),
    t,
  );
  return seats.map((holder, index) => computers[index] ?? (holder.kind === "person" ? holder.name : t.lobby.free));
}

/** What a record calls a computer player: "Gockel (club)" for the level `club`. */
const computer = /^\[([A-G]) "Gockel \((\w+)\)"\]$/gm;

/** A record in which computer players are called as at the table. */
export function namedRecord(record: string, t: Words): string {
  const levels = [...record.matchAll(computer)].map(([, , level]) => (level! in t.games.levels ? (level as Level) : null));
  const names = computerNames(levels, t);
  return record.replace(computer, (line, seat: string) => {
    const name = names.shift();
    return name ? `[${seat} "${name}"]` : line;
  });
}

export function clockName(clock: Clock, t: Words): string {
  if (clock.kind === "turn") return t.games.clocks.turn(clock.seconds);
  if (clock.kind === "days") return t.games.clocks.days(clock.days);
  return t.games.clocks.none;
}

type OptionWords = { name: string; values: Record<string, string> };

/** An option in words: "Memory: on". */
export function optionName(name: string, value: string, t: Words): string {
  const option = (t.games.options as Record<string, OptionWords>)[name];
  return t.app.colon(option?.name ?? name, option?.values[value] ?? value);
}
