/** What a step is about, as far as its pace is concerned. */
export interface Beat {
  /** The seat `you` caused it, so nothing is waited for. */
  own: boolean;
  /** Dice fell, a seat moved, or the turn has changed hands with it. */
  kind: "dice" | "move" | "end_of_turn";
}

/** Pauses at speed 1 before a step is shown, in milliseconds: time to see what led to it. */
const pauses: Record<Beat["kind"], number> = { dice: 450, move: 900, end_of_turn: 1100 };

/** More steps behind than this, and the reader was away: they are shown in a hurry. About three turns of three rolls. */
const farBehind = 24;
const hurried = 30;
/** Without animation a step must still be seen. */
const stillPause = 350;

/** How long to wait before the next step is shown, in milliseconds; `behind` counts it and all that wait after it. */
export function pauseBefore(beat: Beat, behind: number, speed: number): number {
  if (behind > farBehind) return hurried;
  if (beat.own) return 0;
  if (speed === 0) return stillPause;
  return pauses[beat.kind] / speed;
}
