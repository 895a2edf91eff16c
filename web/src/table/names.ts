import type { Clock } from "../net/messages";
import type { Words } from "../words/en";
import type { Facts, Holder } from "./facts";

/** What everybody is called, A first. Computer players of the same level are numbered. */
export function seatNames(facts: Facts, t: Words): string[] {
  return facts.seats.map((holder, index) => {
    if (holder.kind === "person") return holder.name;
    if (holder.kind === "open") return t.lobby.free;
    const { name } = t.games.levels[holder.level];
    const same = (other: Holder) => other.kind === "bot" && other.level === holder.level;
    if (facts.seats.filter(same).length === 1) return name;
    return `${name} ${facts.seats.slice(0, index + 1).filter(same).length}`;
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
  return `${option?.name ?? name}: ${option?.values[value] ?? value}`;
}
