import { flies } from "../board/flights";
import { rolledBy, fallOf, stillLook, times } from "../board/timing";
import type { Effect, Seat } from "../engine/types";

/** How long an effect is looked at before the next step, in milliseconds at speed 1. Others are seen in passing. */
const looks: Partial<Record<Effect["kind"], number>> = {
  rolled: 80,
  chose: 200,
  kept: 140,
  locked: 140,
  rerolled: 300,
  took: times.flight + 160,
  stole: times.flight + 360,
  failed: times.still + times.shake,
  turned: times.turn,
  ate: times.flight + 260,
  snatched: times.flight + 360,
};

/** Without animation a step must still be seen. */
const stillStep = 250;

/** Whose page it is, and how fast things move on it: 0 is without animation. */
export interface Pace {
  you: Seat | null;
  speed: number;
}

/** The time between a step with these effects and the next one, in milliseconds: never less than its frames take on the board. */
export function pauseAfter(effects: Effect[], { you, speed }: Pace): number {
  const has = (kind: Effect["kind"]) => effects.some((effect) => effect.kind === kind);
  const roller = rolledBy(effects);
  const fall = roller ? fallOf(roller, you) : 0;
  // A keep that ends the turn has a frame of its own before what follows from it.
  const last = has("kept") && effects.length > 1 ? times.still : 0;
  // Who fails with nothing in front of them gives nothing back.
  const back = has("failed") && effects.some(flies) ? times.flight : 0;
  const looked = effects.reduce((sum, { kind }) => sum + (looks[kind] ?? 0), fall + last + back);
  if (speed > 0) return looked / speed;
  // Dice that ended the turn are looked at before what they brought about.
  return Math.min(looked, effects.length > 1 ? stillLook + stillStep : stillStep);
}
