import type { Step } from "./types";

/** How long dice that ended the turn are seen before what they brought about, in milliseconds at speed 1. */
const look = 1300;
/** The same without animation. */
const shortLook = 400;

/** Shows the last of a growing list of steps. `shown` is what is to be drawn now; `current` tells whether that is the last step. */
export class Stage {
  shown = $state.raw<Step>()!;
  current = $state(true);
  #last: Step;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed: () => number;
  #show: (frame: Step, before: Step) => void;

  /** `show` is called for a step that continues what was shown, right before it becomes `shown`. */
  constructor(steps: Step[], speed: () => number, show: (frame: Step, before: Step) => void) {
    this.#last = steps.at(-1)!;
    this.#speed = speed;
    this.#show = show;
    this.shown = this.#last;
  }

  /** Takes up a list of steps. */
  follow(steps: Step[]): void {
    const step = steps.at(-1)!;
    if (step === this.#last) return;
    const continues = steps.at(-2) === this.#last;
    const before = this.#last;
    this.#last = step;
    this.stop();
    if (!continues) this.#put(step);
    else this.#play(step, before);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #play(step: Step, before: Step): void {
    if (!step.between) {
      this.#show(step, before);
      this.#put(step);
      return;
    }
    // The table is as it was before, but for the dice, which the first effect is about.
    const frame: Step = {
      ...before,
      view: step.between,
      effects: step.effects.slice(0, 1),
      sentences: step.sentences.slice(0, 1),
      between: null,
    };
    this.#show(frame, before);
    this.shown = frame;
    this.current = false;
    const rest = () => {
      this.#show({ ...step, effects: step.effects.slice(1) }, frame);
      this.#put(step);
    };
    const speed = this.#speed();
    this.#timer = setTimeout(rest, speed === 0 ? shortLook : look / speed);
  }

  #put(step: Step): void {
    this.shown = step;
    this.current = true;
  }
}
