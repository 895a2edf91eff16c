import type { Page } from "playwright-core";

/** Makes one choice if there is one to make, with whatever there is on the board. */
export type Hands = (page: Page) => Promise<void>;

interface Seen {
  /** The middle of the best choice on the screen. */
  x: number;
  y: number;
  /** The key that makes the same choice, or the arrow keys lead there. */
  key: string | null;
  steps: number;
}

/**
 * What a sensible beginner would choose: what the board calls obvious, else worms, else the most points. Wok: one die
 * after the other is locked.
 */
function look(): Seen | null {
  const all = [...document.querySelectorAll<HTMLButtonElement>("[data-choice]:not(:disabled)")];
  const worth = (button: HTMLElement) => {
    if (button.dataset.choice === "big") return 1000;
    if (button.dataset.move) return 500;
    if (button.getAttribute("aria-pressed") === "true") return -1;
    const gain = Number(button.querySelector(".gain")?.textContent ?? 0);
    return (/worm|wurm|würm/i.test(button.getAttribute("aria-label") ?? "") ? 10 : 0) + (gain || 0);
  };
  const best = all.reduce<HTMLButtonElement | null>((a, b) => (a && worth(a) >= worth(b) ? a : b), null);
  if (!best) return null;
  best.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = best.getBoundingClientRect();
  const here = all.indexOf(document.activeElement as HTMLButtonElement);
  const key = best.getAttribute("aria-keyshortcuts");
  return { x: x + width / 2, y: y + height / 2, key, steps: all.indexOf(best) - here };
}

export const byTouch: Hands = async (page) => {
  const seen = await page.evaluate(look);
  if (seen) await page.mouse.click(seen.x, seen.y);
};

export const byKeyboard: Hands = async (page) => {
  const seen = await page.evaluate(look);
  if (!seen) return;
  if (seen.key) return page.keyboard.press(seen.key);
  for (let step = 0; step < Math.abs(seen.steps); step++)
    await page.keyboard.press(seen.steps > 0 ? "ArrowRight" : "ArrowLeft");
  await page.keyboard.press("Enter");
};
