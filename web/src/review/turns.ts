import type { Told } from "../board/types";
import type { WordedReview } from "../engine/engine";
import type { Review } from "../engine/types";
import { curvesOf } from "./moments";

/** A turn of a reviewed game, as a line of the list of turns. */
export interface ReviewedTurn {
  /** Which turn, whose, and how it ended. */
  heading: string;
  /** Its events are `review.events[from]` to `review.events[to - 1]`. */
  from: number;
  to: number;
  /** The player's share of the win when it began and when it ended. */
  before: number;
  after: number;
}

/** The turns of a game. */
export function turnsOf({ turns, ...review }: WordedReview): ReviewedTurn[] {
  const curves = curvesOf(review);
  return turns.map(({ seat: letter, heading, first: from, events }) => {
    const to = from + events;
    const seat = review.players.findIndex((player) => player.seat === letter);
    return { heading, from, to, before: curves[seat]![from]!, after: curves[seat]![to]! };
  });
}

/** Dice of a roll; `kept` are those that were put aside then. */
export interface RolledDie {
  face: string;
  golden: boolean;
  kept: boolean;
}

/**
 * The dice of event `index` that are known, in the order of the record; empty when it is a move. `told` has the first position,
 * too.
 */
export function diceOf(review: Review, told: Told[], index: number): RolledDie[] {
  const event = review.events[index]!;
  if (!("dice" in event)) return [];
  const answer = told[index + 2]?.effects[0];
  const aside: string[] = answer?.kind === "kept" || answer?.kind === "locked" ? [...answer.dice] : [];
  const dice = (event.dice.match(/\+?./g) ?? []).map((die) => {
    const place = aside.indexOf(die);
    if (place >= 0) aside.splice(place, 1);
    return { face: die.replace("+", ""), golden: die.startsWith("+"), kept: place >= 0 };
  });
  return event.unseen ? dice.filter(({ kept }) => kept) : dice;
}
