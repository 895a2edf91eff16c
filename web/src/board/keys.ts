import type { BoardView, LockView } from "./view";

/** What a key does on the board. */
export type Action =
  | { kind: "move"; move: string }
  | { kind: "mark"; index: number }
  | { kind: "focus" | "help" | "read" | "hold" | "throw" | "skip" };

/** What can be done beside choosing. */
export interface Waiting {
  /** Your dice wait to be thrown. */
  throwable: boolean;
  /** Something is under way that need not be waited for. */
  skippable: boolean;
}

/**
 * The action of a key: a digit or W keeps that face or marks that die of the Wok, choices have keys of their own. Space
 * holds the dice while it is down, and skips what is waited for.
 */
export function actionOf(key: string, view: BoardView, lock: LockView | null, waiting?: Waiting): Action | null {
  const small = key.toLowerCase();
  if (key.startsWith("Arrow")) return { kind: "focus" };
  if (key === "?") return { kind: "help" };
  if (small === "t") return { kind: "read" };
  if (waiting?.throwable && key === " ") return { kind: "hold" };
  if (waiting?.throwable && small === "r") return { kind: "throw" };
  if (waiting?.skippable && key === " " && !view.mine) return { kind: "skip" };
  if (!view.mine) return null;
  const kept = view.dice?.rolled.find((group) => group.face === small)?.move;
  const move = view.choices.find((choice) => choice.key === small)?.move ?? kept ?? (small === "r" ? lock?.move : null);
  if (move) return { kind: "move", move };
  const index = Number(key) - 1;
  return lock && view.dice?.loose[index] ? { kind: "mark", index } : null;
}

/** Moves the focus inside `root` to the choice that lies next in the direction of an arrow key. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const choices = [...root.querySelectorAll<HTMLElement>("[data-choice]:not(:disabled)")];
  if (choices.length === 0) return false;
  const here = choices.indexOf(document.activeElement as HTMLElement);
  if (here < 0) {
    (choices.find((c) => c.dataset.choice === "big") ?? choices[0]!).focus();
    return true;
  }
  const forward = key === "ArrowRight" || key === "ArrowDown";
  if (key === "ArrowLeft" || key === "ArrowRight") {
    choices[(here + (forward ? 1 : choices.length - 1)) % choices.length]!.focus();
    return true;
  }
  const centre = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = centre(choices[here]!);
  const reach = (element: HTMLElement) => {
    const to = centre(element);
    const down = forward ? to.y - from.y : from.y - to.y;
    return down > 4 ? down + Math.abs(to.x - from.x) / 4 : Infinity;
  };
  const best = choices.reduce((a, b) => (reach(b) < reach(a) ? b : a));
  if (reach(best) < Infinity) best.focus();
  return true;
}

/** Whether the key presses what has the focus. */
export const isPressed = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest("button, a, summary, label") !== null;

/** Whether a key press belongs to somebody else: a text field, a dialog, a shortcut of the browser. */
export function notOurs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}
