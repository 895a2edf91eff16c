let last: "keyboard" | "pointer" = "pointer";

/** Notes from now on what the reader uses. */
export function watchInput(): void {
  addEventListener("keydown", () => (last = "keyboard"), { capture: true });
  addEventListener("pointerdown", () => (last = "pointer"), { capture: true });
}

/** Whether the reader last pressed a key. */
export const usedKeyboard = (): boolean => last === "keyboard";

let waiting: MutationObserver | undefined;

/**
 * Leads the keyboard and the screen reader to the heading of the page that was just opened, as soon as it has one. Whoever has
 * gone elsewhere meanwhile stays there.
 */
export function focusHeading(): void {
  waiting?.disconnect();
  const found = () => {
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return false;
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
    return true;
  };
  if (found()) return;
  waiting = new MutationObserver(() => found() && waiting?.disconnect());
  waiting.observe(document.body, { childList: true, subtree: true });
}
