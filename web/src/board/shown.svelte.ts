import type { Step } from "./types";

/** Shows one point of a game after the other on a board, as they arrive. */
export class Shown {
  /** For the board; empty until the first one is there. */
  steps = $state.raw<Step[]>([]);
  #wanted: Promise<Step> | undefined;

  /** Shows a step, and that it follows `before` if that is what was shown. Of several under way the last decides. */
  async show(step: Promise<Step>, before: Promise<Step> | null): Promise<void> {
    this.#wanted = step;
    const [shown, last] = await Promise.all([step, before]);
    if (this.#wanted !== step) return;
    this.steps = last && last === this.steps.at(-1) ? [last, shown] : [shown];
  }
}
