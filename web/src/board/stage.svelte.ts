import { framesOf, type Frame, type Phase, type Tempo } from "./frames";
import type { Step } from "./types";

/** Shows the last of a growing list of steps, frame by frame. */
export class Stage {
  /** What is to be drawn now, and where in the step that is. */
  shown = $state.raw<Step>()!;
  phase = $state<Phase>("told");
  /** The position that is drawn is that of the last step. */
  current = $state(true);
  #last: Step;
  #frames: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tempo: () => Tempo;
  #show: (frame: Frame, before: Step) => void;

  /** `show` is called for a frame that continues what was shown, right before it becomes `shown`. */
  constructor(steps: Step[], tempo: () => Tempo, show: (frame: Frame, before: Step) => void) {
    this.#last = steps.at(-1)!;
    this.#tempo = tempo;
    this.#show = show;
    this.shown = this.#last;
  }

  /** The dice lie, so that it may be told what they mean. */
  get settled(): boolean {
    return this.phase !== "falling";
  }

  /** Takes up a list of steps. */
  follow(steps: Step[]): void {
    const step = steps.at(-1)!;
    if (step === this.#last) return;
    const before = this.#last;
    this.#last = step;
    if (steps.at(-2) !== before) return this.finish();
    this.stop();
    this.#frames = framesOf(step, before, this.#tempo());
    this.#next(before);
  }

  /** Dice that are still on their way lie at once. */
  settle(): void {
    if (this.settled) return;
    this.stop();
    this.#next(this.shown);
  }

  /** Shows the end of the step at once. */
  finish(): void {
    this.stop();
    this.#frames = [];
    this.#put(this.#last, "told");
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(before: Step): void {
    const frame = this.#frames.shift();
    if (!frame) return;
    this.#show(frame, before);
    this.#put(frame.step, frame.phase);
    if (this.#frames.length > 0) this.#timer = setTimeout(() => this.#next(frame.step), frame.length);
  }

  #put(step: Step, phase: Phase): void {
    this.shown = step;
    this.phase = phase;
    // While dice that leave a choice fall, the step behind them is drawn already.
    this.current = step.view === this.#last.view;
  }
}
