import type { Description, Effect } from "../engine/types";

/** Who sits at the table, A first; what `describe` does not know. */
export interface Sitter {
  name: string;
  kind: "person" | "bot";
  /** Connected at the moment; bots always are. */
  present: boolean;
  /** A computer player stands in for this person. */
  away: boolean;
}

/** One event of the game: what it brought about, and the position behind it. The first step of a game has no effects. */
export interface Step {
  description: Description;
  effects: Effect[];
}

/**
 * What a board is given. It shows the last step; one that follows the step shown before (the same object, the last but one of the
 * list now) is animated, anything else is shown at once. Whoever passes the steps sets the pace.
 */
export interface BoardProps {
  /** All steps so far, never empty. To show an earlier point of a game, pass fewer. */
  steps: Step[];
  sitters: Sitter[];
  /** The seat that is played here, `null` for those who watch. With `hotseat` every seat is played here. */
  you: string | null;
  hotseat?: boolean;
  /** When the seat to act runs out of time, milliseconds on this browser's clock. */
  deadline?: number | null;
  /** A move was sent and is not answered yet: nothing can be chosen. */
  busy?: boolean;
  /** Called with one of the legal moves of the last step. Without it the board only shows. */
  onmove?: (move: string) => void;
  /** The chance that the next roll leaves nothing to keep (`bust_next_roll` of `odds`), shown where one rolls on. */
  bust?: number | null;
  /** How fast things move: 1 as designed, 2 twice as fast, 0 without any animation. */
  speed?: number;
  muted?: boolean;
}

/** What `Log.svelte` is given. */
export interface LogProps {
  steps: Step[];
  sitters: Sitter[];
  /** Called with the index of the step whose line was chosen. Without it lines are plain text. */
  onstep?: (index: number) => void;
  /** The step that is shown, when that need not be the last: its line is marked and in sight. */
  at?: number;
}
