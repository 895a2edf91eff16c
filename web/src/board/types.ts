import type { Snippet } from "svelte";
import type { AnimalName } from "../art/animals";
import type { Description, Effect, View } from "../engine/types";
import type { Reaction } from "../net/messages";

/** Who sits at the table, A first; what the engine does not know. */
export interface Sitter {
  kind: "person" | "bot";
  /** Connected at the moment; bots always are. */
  present: boolean;
  /** A computer player stands in for this person. */
  away: boolean;
  /** A program plays here by itself, and has said so when it sat down. */
  program?: boolean;
  /** How they are drawn, if at all. */
  animal?: AnimalName | null;
  /** What they have just called out. */
  said?: Reaction | null;
}

/** One event of the game in words. The first of a game, before any event, has neither effects nor sentences. */
export interface Told {
  /** In which it happened. */
  turn: number;
  effects: Effect[];
  sentences: string[];
}

/** The same with the position behind it, so that it can be drawn. */
export interface Step extends Told {
  description: Description;
  view: View;
  /** What was seen before the dice of a turn that ended at once were cleared away. */
  between: View | null;
}

/** How likely it is that the turn gets a thing that lies on the table. */
export interface Heat {
  /** 0 to 1. */
  chance: number;
  text: string;
  /** With what it is the chance of. */
  spoken: string;
}

/** What a coach writes beside a choice. */
export interface ChoiceNote {
  /** In a few signs, and with what it is. */
  text: string;
  label: string;
  spoken: string;
  best: boolean;
}

/**
 * What a board is given. It shows the last step; one that follows the step shown before (the same object, the last but one of the
 * list now) is animated, anything else is shown at once. Whoever passes the steps sets the pace.
 */
export interface BoardProps {
  /** Never empty; only the last two matter. */
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
  /** Throws your dice, which wait for it. */
  onthrow?: () => void;
  /** Shows at once what is waited for. */
  onskip?: () => void;
  /** Bound by whoever shows more of the game beside the board: what the last step brought about may be told. */
  told?: boolean;
  /** Called when the reader wants to see all that happened. Without it there is only the newest of it. */
  onlog?: (() => void) | undefined;
  /** Drawn over the things, by their `data-anchor`. */
  heat?: ReadonlyMap<string, Heat> | null;
  /** Written beside the choices, by their move. */
  notes?: ReadonlyMap<string, ChoiceNote> | null;
  /** What stands in place of the dice, where they are entered by hand. */
  entry?: Snippet | undefined;
  /** How fast things move: 1 as designed, 2 twice as fast, 0 without any animation. */
  speed?: number;
  muted?: boolean;
  /** The device trembles, where it can. */
  felt?: boolean;
  /** Whoever opened it did so with the keyboard: then the focus goes to the first choice. */
  keyboard?: boolean;
  /** Without it nothing above the seats says whose turn it is, because something else on the page does. */
  heading?: boolean;
}

/** What `Log.svelte` is given. */
export interface LogProps {
  steps: Told[];
  /** Called with the index of the step whose line was chosen. Without it lines are plain text. */
  onstep?: (index: number) => void;
  /** The step that is shown, when that need not be the last: its line is marked and in sight. */
  at?: number;
}
