import { logLines } from "../board/log";
import type { Sitter, Step } from "../board/types";
import type { Review } from "../engine/types";
import type { Words } from "../words/en";
import { curvesOf } from "./moments";

/** A turn of a reviewed game, as a line of the list of turns. */
export interface ReviewedTurn {
  number: number;
  /** Of the player, A is 0. */
  seat: number;
  /** Its events are `review.events[from]` to `review.events[to - 1]`. */
  from: number;
  to: number;
  /** The player's share of the win when it began and when it ended. */
  before: number;
  after: number;
  /** How it ended, in sentences; empty when the record ends first. */
  outcome: string;
}

/** The turns of a game. `steps` has the first position and one step for every event. */
export function turnsOf(review: Review, steps: Step[], sitters: Sitter[], words: Words): ReviewedTurn[] {
  const curves = curvesOf(review);
  const ends = logLines(steps, sitters, words).filter(({ strong }) => strong);
  const { events, players } = review;
  const begins = events.flatMap(({ turn }, i) => (i === 0 || turn !== events[i - 1]!.turn ? [i] : []));
  return begins.map((from, i) => {
    const to = begins[i + 1] ?? events.length;
    const { turn: number, seat: letter } = events[from]!;
    const seat = players.findIndex((player) => player.seat === letter);
    // The step behind event i is steps[i + 1].
    const told = ends.filter(({ step }) => step > from && step <= to).map(({ text }) => text);
    return { number, seat, from, to, before: curves[seat]![from]!, after: curves[seat]![to]!, outcome: told.join(" ") };
  });
}

/** Dice of a roll; `kept` are those that were put aside then. */
export interface RolledDie {
  face: string;
  golden: boolean;
  kept: boolean;
}

/** The dice of event `index`, in the order of the record; empty when it is a move. */
export function diceOf(review: Review, steps: Step[], index: number): RolledDie[] {
  const event = review.events[index]!;
  if (!("dice" in event)) return [];
  const answer = steps[index + 2]?.effects[0];
  const aside: string[] = answer?.kind === "kept" || answer?.kind === "locked" ? [...answer.dice] : [];
  return (event.dice.match(/\+?./g) ?? []).map((die) => {
    const place = aside.indexOf(die);
    if (place >= 0) aside.splice(place, 1);
    return { face: die.replace("+", ""), golden: die.startsWith("+"), kept: place >= 0 };
  });
}
