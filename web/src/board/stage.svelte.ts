import type { Effect } from "../engine/types";
import { lastLook } from "./dice";
import type { Step } from "./types";

/** How long a frame is seen before the next one, in milliseconds at speed 1. */
const pause: Partial<Record<Effect["kind"], number>> = {
  rolled: 800,
  kept: 600,
  locked: 300,
  took: 1000,
  stole: 1100,
  failed: 1100,
  ate: 1000,
  snatched: 1100,
};
const shortest = 350;
/** A roll that ended the turn is looked at. */
const lookPause = 1500;
/** Whoever comes back to a game that has gone on does not sit through it. */
const mostBehind = 24;

interface Frame extends Step {
  pause: number;
}

function framesOf(before: Step, step: Step): Frame[] {
  const longest = Math.max(shortest, ...step.effects.map((e) => pause[e.kind] ?? shortest));
  const look = lastLook(before.description, step.description, step.effects);
  if (!look) return [{ ...step, pause: longest }];
  return [
    { description: look, effects: step.effects.slice(0, 1), pause: lookPause },
    { description: step.description, effects: step.effects.slice(1), pause: longest },
  ];
}

/** Shows steps one after the other. `shown` is what is to be drawn now; `current` tells whether that is the last step. */
export class Stage {
  shown = $state.raw<Step>()!;
  current = $state(true);
  #last: Step;
  #count: number;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed: () => number;
  #show: (frame: Step, before: Step) => void;

  /** `show` is called for every frame, right before it becomes `shown`. */
  constructor(steps: Step[], speed: () => number, show: (frame: Step, before: Step) => void) {
    this.#last = steps.at(-1)!;
    this.#count = steps.length;
    this.#speed = speed;
    this.#show = show;
    this.shown = this.#last;
  }

  /** Takes up a list of steps: plays what was added to it, or shows its end when it does not continue the one before. */
  follow(steps: Step[]): void {
    const last = steps.at(-1)!;
    if (last === this.#last && steps.length === this.#count) return;
    const continues = steps.length > this.#count && steps[this.#count - 1] === this.#last;
    if (!continues || steps.length - this.#count > mostBehind || this.#speed() === 0) {
      const before = this.shown;
      this.#queue = [];
      clearTimeout(this.#timer);
      this.#timer = undefined;
      if (continues) this.#show(last, before);
      this.shown = last;
      this.current = true;
    } else {
      for (let i = this.#count; i < steps.length; i++) this.#queue.push(...framesOf(steps[i - 1]!, steps[i]!));
      this.current = false;
      if (this.#timer === undefined) this.#next();
    }
    this.#last = last;
    this.#count = steps.length;
  }

  #next(): void {
    this.#timer = undefined;
    const frame = this.#queue.shift();
    if (!frame) return;
    this.#show(frame, this.shown);
    this.shown = frame;
    this.current = this.#queue.length === 0;
    this.#timer = setTimeout(() => this.#next(), frame.pause / (this.#speed() || 1));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
