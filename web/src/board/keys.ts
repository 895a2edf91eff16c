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

/** Whether a key press belongs to somebody else: a text field, a dialog, a shortcut of the browser. */
export function notOurs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}
