import { pauseAfter } from "./pace";
import type { Scene } from "./scene";

/** Shows a growing list of scenes one after the other, at a pace that can be followed, and leaves none out. */
export class Playhead {
  /** How many scenes are shown. */
  shown = $state(0);
  /** When the last one was shown, on the clock of `performance.now`. */
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scenes: () => Scene[],
    private readonly speed: () => number,
  ) {}

  /** Shows everything there is at once. */
  jump(): void {
    this.stop();
    this.shown = this.scenes().length;
    this.since = performance.now();
  }

  /** Goes on if there is something to show. To be called when scenes were added. */
  wake(): void {
    this.stop();
    const behind = this.scenes().length - this.shown;
    if (behind <= 0) return;
    const last = this.scenes()[this.shown - 1];
    const pause = last ? pauseAfter(last.effects, behind, this.speed()) : 0;
    this.timer = setTimeout(() => {
      this.shown += 1;
      this.since = performance.now();
      this.wake();
    }, this.since + pause - performance.now());
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
