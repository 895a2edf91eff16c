import { rolledBy, fallOf, stillLook, times } from "../board/timing";
import type { Effect, Seat } from "../engine/types";

/** How long an effect is looked at before the next step, in milliseconds at speed 1. Others are seen in passing. */
const looks: Partial<Record<Effect["kind"], number>> = {
  rolled: 80,
  chose: 200,
  kept: 180,
  locked: 180,
  rerolled: 300,
  took: times.flight + 200,
  stole: times.flight + 460,
  failed: times.still + times.shake + times.flight + times.turn,
  ate: times.flight + 300,
  snatched: times.flight + 460,
};

/** Without animation a step must still be seen. */
const stillStep = 250;

/** Whose page it is, and how fast things move on it: 0 is without animation. */
export interface Pace {
  you: Seat | null;
  speed: number;
}

/** The time between a step with these effects and the next one, in milliseconds. */
export function pauseAfter(effects: Effect[], { you, speed }: Pace): number {
  const roller = rolledBy(effects);
  const fall = roller ? fallOf(roller, you) : 0;
  const looked = effects.reduce((sum, { kind }) => sum + (looks[kind] ?? 0), fall);
  if (speed > 0) return looked / speed;
  // Dice that ended the turn are looked at before what they brought about.
  return Math.min(looked, effects.length > 1 ? stillLook + stillStep : stillStep);
}
