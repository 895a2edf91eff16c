/** A direction on the screen, of length one. */
export interface Aim {
  x: number;
  y: number;
}

/** Away from whoever sits before the screen. */
export const ahead: Aim = { x: 0, y: -1 };

/** What a hand does to the dice. */
export interface Hand {
  /** They are held, and shaken. */
  hold(): void;
  /** The hand has moved so far from where it took them, in pixels. */
  move(x: number, y: number): void;
  /** They are let go, with a swipe in its direction. */
  release(aim: Aim): void;
  /** They are put back. */
  drop(): void;
}

/** Of a swipe only its last moment counts, in milliseconds. */
const swing = 90;
/** Slower than this, in pixels a millisecond, it is no swipe. */
const slow = 0.25;

interface Spot {
  x: number;
  y: number;
  at: number;
}

/** The direction in which a hand moved at last; straight ahead if it did not. */
export function aimOf(spots: Spot[]): Aim {
  const last = spots.at(-1);
  const first = last && spots.find(({ at }) => last.at - at <= swing);
  if (!first || last.at === first.at) return ahead;
  const [x, y] = [last.x - first.x, last.y - first.y];
  const way = Math.hypot(x, y);
  return way / (last.at - first.at) < slow ? ahead : { x: x / way, y: y / way };
}

/** Lets the dice of an element be taken and thrown by a pointer while there is a hand to do it. */
export function takenBy(hand: Hand | null) {
  return (element: HTMLElement): (() => void) | void => {
    if (!hand) return;
    let spots: Spot[] = [];
    const note = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => void spots.push({ x, y, at });
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      element.setPointerCapture(event.pointerId);
      spots = [];
      note(event);
      hand.hold();
    };
    const move = (event: PointerEvent) => {
      if (spots.length === 0) return;
      note(event);
      hand.move(event.clientX - spots[0]!.x, event.clientY - spots[0]!.y);
    };
    const up = (event: PointerEvent) => {
      if (spots.length === 0) return;
      note(event);
      const aim = aimOf(spots);
      spots = [];
      hand.release(aim);
    };
    const cancel = () => {
      if (spots.length > 0) hand.drop();
      spots = [];
    };
    const events = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel };
    for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener as EventListener);
    return () => {
      cancel();
      for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener as EventListener);
    };
  };
}
