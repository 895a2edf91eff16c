import type { Sound } from "./sound";

/** How something feels: milliseconds of trembling and of rest, in turns. What is not here is not felt. */
const felt: Partial<Record<Sound, number[]>> = {
  shake: [12],
  roll: [14, 70, 12, 60, 10, 50, 8, 40, 6],
  pick: [10],
  take: [20],
  steal: [18, 40, 30],
  fail: [90],
  win: [30, 60, 30, 60, 80],
};

/** Lets the device tremble where it can and has been touched before. */
export function feel(sound: Sound): void {
  const pattern = felt[sound];
  if (!pattern || typeof navigator === "undefined" || !("vibrate" in navigator)) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}
