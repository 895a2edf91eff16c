import type { Effect, Seat } from "../engine/types";

/** How long things on a board take, in milliseconds at speed 1. */
export const times = {
  /** Dice that are thrown here, until the last of them lies. */
  thrown: 950,
  /** Dice that somebody else throws. */
  fall: 280,
  /** Dice that ended a turn lie there, and nothing moves. */
  still: 350,
  /** A failed turn shakes the board. */
  shake: 420,
  /** A tile is turned down. */
  turn: 340,
  /** A thing flies over the table. */
  flight: 480,
  /** A die slides to those that are kept. */
  slide: 260,
};

/** Dice that ended the turn are seen this long where nothing moves. */
export const stillLook = 400;

/** Whose dice fell, if any did. */
export const rolledBy = (effects: Effect[]): Seat | null => effects.find((effect) => effect.kind === "rolled")?.seat ?? null;

/** How fast the dice of a seat fall. */
export const fallOf = (seat: Seat, you: Seat | null): number => (seat === you ? times.thrown : times.fall);
