import type { Page } from "playwright-core";

/** Makes one choice if there is one to make. Both ways to play prefer worms, then points, then what is obvious. */
export type Hands = (page: Page) => Promise<void>;

const big = "[data-choice=big]:not(:disabled)";

/** With the mouse or a finger. */
export const byTouch: Hands = async (page) => {
  const click = (selector: string) => page.locator(selector).last().click({ timeout: 1000 }).catch(() => undefined);
  if (await page.locator(big).count()) return click(big);
  if (await page.locator("[data-choice][data-move]").count()) return click("[data-choice][data-move]");
  const dice = "[data-choice]:not(:disabled)";
  if (await page.locator(dice).count()) return click(dice);
};

/** With keys alone. */
export const byKeyboard: Hands = async (page) => {
  if ((await page.locator("[data-choice]:not(:disabled)").count()) === 0) return;
  const obvious = await page.locator(`${big}[data-move]`).getAttribute("data-move", { timeout: 200 }).catch(() => null);
  if (obvious !== null) {
    await page.locator(big).focus();
    return page.keyboard.press("Enter");
  }
  if (await page.locator("[data-choice][data-move]").count()) {
    for (let tries = 0; tries < 12; tries++) {
      await page.keyboard.press("ArrowRight");
      if (await page.evaluate(() => document.activeElement?.hasAttribute("data-move") ?? false)) break;
    }
    return page.keyboard.press("Enter");
  }
  for (const key of ["w", "5", "4", "3", "2", "1", "r"]) await page.keyboard.press(key);
};
