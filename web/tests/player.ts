import type { Page } from "playwright-core";

/** Makes one choice if there is one to make, with whatever there is on the board. */
export type Hands = (page: Page) => Promise<void>;

interface Seen {
  /** The key that makes the same choice, or the arrow keys lead there. */
  key: string | null;
  steps: number;
}

/**
 * What a sensible beginner would choose: what the board calls obvious, else worms, else the most points. Wok: one die
 * after the other is locked. The choice is marked with data-next.
 */
function look(): Seen | null {
  const all = [...document.querySelectorAll<HTMLButtonElement>("[data-choice]:not(:disabled)")];
  const worth = (button: HTMLElement) => {
    if (button.dataset.choice === "big") return 1000;
    if (button.dataset.move) return 500;
    if (button.getAttribute("aria-pressed") === "true") return -1;
    const gain = Number(button.querySelector(".gain")?.textContent ?? 0);
    return (/worm|wurm|würm|\bvers?\b/i.test(button.getAttribute("aria-label") ?? "") ? 10 : 0) + (gain || 0);
  };
  const best = all.reduce<HTMLButtonElement | null>((a, b) => (a && worth(a) >= worth(b) ? a : b), null);
  if (!best) return null;
  for (const marked of document.querySelectorAll("[data-next]")) marked.removeAttribute("data-next");
  best.dataset.next = "";
  const here = all.indexOf(document.activeElement as HTMLButtonElement);
  const key = best.getAttribute("aria-keyshortcuts");
  return { key, steps: all.indexOf(best) - here };
}

export const byTouch: Hands = async (page) => {
  if (!(await page.evaluate(look))) return;
  // Playwright looks once more that the choice is there and on top; meanwhile it may be gone.
  await page
    .locator("[data-next]")
    .click({ timeout: 2000 })
    .catch(() => undefined);
};

export const byKeyboard: Hands = async (page) => {
  const seen = await page.evaluate(look);
  if (!seen) return;
  if (seen.key) return page.keyboard.press(seen.key);
  for (let step = 0; step < Math.abs(seen.steps); step++) await page.keyboard.press(seen.steps > 0 ? "ArrowRight" : "ArrowLeft");
  // Only where the arrows led: meanwhile the board may be gone, and Enter would open what has the focus now.
  await page
    .locator("[data-next]:focus")
    .press("Enter", { timeout: 1000 })
    .catch(() => undefined);
};
