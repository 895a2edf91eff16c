import type { Effect } from "../engine/types";

/** How long an effect is looked at before the next step, in milliseconds at speed 1. Others are seen in passing. */
const looks: Partial<Record<Effect["kind"], number>> = {
  rolled: 900,
  chose: 600,
  kept: 700,
  locked: 500,
  rerolled: 600,
  took: 1200,
  stole: 1300,
  failed: 1600,
  ate: 1200,
  snatched: 1300,
};
const passing = 150;

/** Further behind than this many steps, about three turns, the reader was away: then it goes in a hurry. */
const farBehind = 24;
const hurried = 40;
/** Without animation a step must still be seen. */
const still = 400;

/** The time between a step with these effects and the next one, in milliseconds; `behind` steps wait to be shown. */
export function pauseAfter(effects: Effect[], behind: number, speed: number): number {
  if (behind > farBehind) return hurried;
  const looked = effects.map(({ kind }) => looks[kind] ?? 0).reduce((sum, look) => sum + look, passing);
  return speed === 0 ? Math.min(still, looked) : looked / speed;
}
