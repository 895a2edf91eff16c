import { pauseAfter, type Pace } from "./pace";
import type { Scene } from "./scene";

/** Further behind than this many scenes, about three turns, whoever comes back to the page was away. */
const farBehind = 24;

/**
 * Shows a growing list of scenes one after the other, at a pace that can be followed, and leaves none out unless it is
 * told to.
 */
export class Playhead {
  /** How many scenes are shown. */
  shown = $state(0);
  /** How many were shown after the last jump: what was left out then is not played. */
  jumpedTo = $state(0);
  /** The last of them has been looked at. */
  settled = $state(true);
  /** Nothing further is shown by itself: somebody is reading. */
  private held = false;
  /** When the last one was shown, on the clock of `performance.now`. */
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scenes: () => Scene[],
    private readonly pace: () => Pace,
  ) {}

  /** Shows everything there is at once. */
  jump(): void {
    this.stop();
    this.shown = this.jumpedTo = this.scenes().length;
    this.since = performance.now();
    this.settled = true;
  }

  /** What is shown has been looked at: the next scene comes at once. */
  hasten(): void {
    this.since = -Infinity;
    this.wake();
  }

  /** Waits, or goes on where it waited. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    this.wake();
  }

  /** Goes on if there is something to show. To be called when scenes were added. */
  wake(): void {
    this.stop();
    if (this.held) return;
    const behind = this.scenes().length - this.shown;
    if (behind <= 0 && this.settled) return;
    const last = this.scenes()[this.shown - 1];
    const pause = last ? pauseAfter(last.effects, this.pace()) : 0;
    const then = () => (behind > 0 ? this.next() : (this.settled = true));
    this.timer = setTimeout(then, Math.max(0, this.since + pause - performance.now()));
  }

  /** To be called when somebody looks at the page again, who may have been away. */
  resume(): void {
    if (this.scenes().length - this.shown > farBehind) this.jump();
    else this.wake();
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
