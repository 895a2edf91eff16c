// Somebody without a mouse.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const isFocused = (target: Locator) => target.evaluate((one) => one === document.activeElement);

/** Goes on with the Tab key until the element has the focus. */
export async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  for (let presses = 0; presses < most && !(await isFocused(target)); presses++) await page.keyboard.press("Tab");
  expect(await isFocused(target), String(target)).toBe(true);
}

/** Goes there and presses a key. */
export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
