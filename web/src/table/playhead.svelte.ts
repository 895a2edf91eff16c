import { pauseAfter } from "./pace";
import type { Scene } from "./scene";

/** Shows a growing list of scenes one after the other, at a pace that can be followed, and leaves none out. */
export class Playhead {
  /** How many scenes are shown. */
  shown = $state(0);
  /** The last of them has been looked at. */
  settled = $state(true);
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
    this.settled = true;
  }

  /** Goes on if there is something to show. To be called when scenes were added. */
  wake(): void {
    this.stop();
    const behind = this.scenes().length - this.shown;
    if (behind <= 0 && this.settled) return;
    const last = this.scenes()[this.shown - 1];
    const pause = last ? pauseAfter(last.effects, behind, this.speed()) : 0;
    const then = () => (behind > 0 ? this.next() : (this.settled = true));
    this.timer = setTimeout(then, this.since + pause - performance.now());
  }

  private next(): void {
    this.shown += 1;
    this.since = performance.now();
    this.settled = false;
    this.wake();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
