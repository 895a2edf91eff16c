import type { Away, Bot, Clock, Created, Entry, Level, Options, Over, RuleSet, Sat, Seat } from "../net/messages";

export const letters: readonly Seat[] = ["A", "B", "C", "D", "E", "F", "G"];

export type WhyAway = Away["why"];

/** Who has a seat. `away` says why a computer player stands in; a `program` plays by itself at a seat as people have them. */
export type Holder =
  | { kind: "open" }
  | { kind: "person"; name: string; animal?: string | undefined; program?: boolean | undefined; away: WhyAway | null }
  | { kind: "bot"; level: Level };

/** All that follows from a table's entries without knowing the rules of its game. */
export interface Facts {
  ruleSet: RuleSet;
  options: Options;
  clock: Clock;
  listed: boolean;
  /** Whoever sits down agrees that everybody here is coached. */
  coach: boolean;
  /** A first. */
  seats: Holder[];
  started: boolean;
  /** Who wants a computer player to stand in for who is to act. */
  asked: Seat[];
  over: Over | null;
  /** Nobody finished the game. */
  putAway: boolean;
  /** The promise of its dice. */
  commit: string;
  /** Whether its people have chains, as at all tables but those of the first kind. */
  chains: boolean;
  /** The table where the same people meet again. */
  rematch: string | null;
}

/** The facts after a further entry. The first entry of a table is `created`, and only that has no facts before it. */
export function after(facts: Facts | null, entry: Entry): Facts {
  if (entry.type === "created") return created(entry);
  if (!facts) throw new Error(`a table cannot begin with ${entry.type}`);
  switch (entry.type) {
    case "sat":
    case "bot":
      return withHolder(facts, entry.seat, taken(entry));
    case "stood":
      return withHolder(facts, entry.seat, { kind: "open" });
    case "away":
      return withAway(facts, entry.seat, entry.why);
    case "back":
      return withAway(facts, entry.seat, null);
    case "started":
      return { ...facts, started: true };
    case "asked":
      return { ...facts, asked: [...facts.asked, entry.seat] };
    case "over":
      return { ...facts, over: entry };
    case "rematch":
      return { ...facts, rematch: entry.table };
    case "put_away":
      return { ...facts, putAway: true };
    case "dice":
    case "move":
      return facts.asked.length > 0 ? { ...facts, asked: [] } : facts;
    case "chain":
      return facts;
  }
}

function created({ rule_set: ruleSet, options, clock, listed, coach, seats: count, commit, kind }: Created): Facts {
  const seats = Array.from({ length: count }, (): Holder => ({ kind: "open" }));
  const chains = kind === 2;
  const begun = { started: false, asked: [], over: null, putAway: false, rematch: null };
  return { ruleSet, options, clock, listed, coach: coach === true, seats, commit, chains, ...begun };
}

function taken(entry: Sat | Bot): Holder {
  if (entry.type === "bot") return { kind: "bot", level: entry.level };
  return { kind: "person", name: entry.name, animal: entry.animal, program: entry.program, away: null };
}

function withHolder(facts: Facts, seat: Seat, holder: Holder): Facts {
  const index = letters.indexOf(seat);
  return { ...facts, seats: facts.seats.map((old, at) => (at === index ? holder : old)) };
}

function withAway(facts: Facts, seat: Seat, away: WhyAway | null): Facts {
  const holder = facts.seats[letters.indexOf(seat)];
  return holder?.kind === "person" ? withHolder(facts, seat, { ...holder, away }) : facts;
}

/** Which other people play at a table; at one of this browser they share the device. */
export function companyOf(facts: Facts, local: boolean): "none" | "here" | "agreed" | "elsewhere" {
  const people = facts.seats.filter(({ kind }) => kind === "person").length;
  if (people < 2) return "none";
  if (local) return "here";
  return facts.coach ? "agreed" : "elsewhere";
}

export const openSeats = (facts: Facts): number => facts.seats.filter(({ kind }) => kind === "open").length;

export function holderOf(facts: Facts, seat: Seat | null): Holder | null {
  return seat ? (facts.seats[letters.indexOf(seat)] ?? null) : null;
}
