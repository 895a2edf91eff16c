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
export function look(): Seen | null {
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

/** In the page: makes choices as fast as it takes them, until something is there. */
async function choose({ seen, most }: { seen: string; most: number }): Promise<void> {
  const end = performance.now() + most;
  while (!document.querySelector(seen)) {
    if (performance.now() > end) throw new Error(`${seen} never came`);
    if (look()) document.querySelector<HTMLElement>("[data-next]")!.click();
    await new Promise((later) => setTimeout(later));
  }
}

/** Functions of these names as the page can have them, followed by what is to be done with them. */
export const inPage = (functions: Record<string, (...given: never[]) => unknown>, todo: string): string =>
  `(() => { ${Object.entries(functions)
    .map(([name, body]) => `const ${name} = ${String(body)};`)
    .join(" ")} return ${todo}; })()`;

/**
 * Plays on without a hand until something is there, in all pages at once: for games that have to come to something. What a hand
 * can do is for `byTouch` and `byKeyboard`.
 */
export async function playUntil(pages: Page | Page[], seen: string, most = 300_000): Promise<void> {
  const todo = inPage({ look, choose }, `choose(${JSON.stringify({ seen, most })})`);
  await Promise.all([pages].flat().map((page) => page.evaluate(todo)));
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
