/** A finger that came down. */
export interface Tap {
  x: number;
  y: number;
  /** In milliseconds. */
  at: number;
  /** What it hit. */
  target: unknown;
}

/** So long and so near a second tap belongs to the first: in milliseconds and pixels. */
const together = 500;
const near = 40;

/**
 * Whether a tap hits something that has come under the finger since the last one, so that nobody can have meant it. Twice the
 * same thing is meant.
 */
export function isUnmeant(last: Tap | null, tap: Tap): boolean {
  if (!last || last.target === tap.target) return false;
  return tap.at - last.at < together && Math.hypot(tap.x - last.x, tap.y - last.y) < near;
}

/** Keeps taps that nobody can have meant from the choices of a board. */
export class TapGuard {
  private last: Tap | null = null;
  private unmeant = false;

  /** Watches an element and all in it; returns what ends that. */
  readonly watch = (element: HTMLElement): (() => void) => {
    const down = (event: PointerEvent) => {
      const target = (event.target as Element).closest("[data-choice]");
      const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp, target };
      this.unmeant = target !== null && isUnmeant(this.last, tap);
      if (target) this.last = tap;
    };
    const click = (event: MouseEvent) => {
      // A click of the keyboard has no finger before it.
      if (!this.unmeant || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener("pointerdown", down, { capture: true });
    element.addEventListener("click", click, { capture: true });
    return () => {
      element.removeEventListener("pointerdown", down, { capture: true });
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
