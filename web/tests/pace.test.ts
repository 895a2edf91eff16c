import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { millisecondsUntil, openBrowser, phone, stopTime, until } from "./browser";
import { Person, type Manner } from "./people";
import { byTouch } from "./player";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** At a table with three computer players. */
async function withComputers(manner: Manner = {}): Promise<Person> {
  const anna = await Person.enter(browser, { name: "Anna", size: phone, throwing: "hand", ...manner });
  await anna.page.clock.install();
  await anna.go("/");
  const table = await anna.page.evaluate(async () => {
    const seats = [{ kind: "open" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", level: "child" }))];
    const body = JSON.stringify({ rule_set: "compact", seats });
    const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return ((await answer.json()) as { table: string }).table;
  });
  await anna.go(`/t/${table}#sit`);
  await anna.page.locator(".board .seats").waitFor();
  return anna;
}

const throwButton = (page: Page) => page.getByRole("button", { name: "Throw the dice" });
const skip = (page: Page) => page.locator("[data-skip]");

/** Plays until somebody else is on turn. */
async function endTurn(page: Page): Promise<void> {
  await until(
    "the next seat's turn",
    () => skip(page).isVisible(),
    () => byTouch(page),
  );
}

/** Less than any of the pauses that let people follow, at the speed of these tests. */
const instant = 150;

test.each([
  ["the button", (page: Page) => skip(page).click()],
  [
    "a tap beside everything",
    (page: Page) =>
      page
        .locator(".grill")
        .first()
        .click({ position: { x: 3, y: 3 } }),
  ],
  ["the space bar", (page: Page) => page.keyboard.press("Space")],
])("Waiting for computers ends by %s, without any of the pauses", async (_, act) => {
  const anna = await withComputers({ speed: "slow" });
  const { page } = anna;
  await endTurn(page);
  await stopTime(page);
  await act(page);
  expect(await millisecondsUntil(page, () => throwButton(page).isVisible(), instant)).toBeLessThan(instant);
  expect(await skip(page).count()).toBe(0);
  // Nothing of the game is missing where it is told.
  await page.locator("button.news").click();
  const turns = await page.getByRole("group", { name: "Log" }).getByRole("heading").allInnerTexts();
  expect(turns.length).toBeGreaterThan(0);
  expect(turns).toEqual(turns.map((_, i) => `Turn ${i + 1}`));
  await anna.leave();
});

test("What computers do is shown without a hand being moved, and can be skipped by those who watch", async () => {
  const anna = await withComputers({ speed: "fast" });
  await endTurn(anna.page);
  await throwButton(anna.page).waitFor();
  const bruno = await Person.enter(browser, { name: "Bruno", speed: "slow" });
  await bruno.go(new URL(anna.page.url()).pathname);
  await bruno.page.getByText("You are watching").waitFor();
  await endTurn(anna.page);
  await bruno.page.getByRole("button", { name: "Skip ahead" }).click();
  await bruno.page.getByRole("button", { name: "Skip ahead" }).waitFor({ state: "detached" });
  await Promise.all([anna.leave(), bruno.leave()]);
});

test("The speed is changed at the table, and kept", async () => {
  const anna = await withComputers();
  const { page } = anna;
  await page.getByRole("button", { name: "Speed: normal" }).click();
  await page.getByRole("button", { name: "Speed: fast" }).waitFor();
  expect(await page.locator(".board[data-phase]").getAttribute("style")).toContain("--speed: 4");
  await page.reload();
  await page.getByRole("button", { name: "Speed: fast" }).waitFor();
  await anna.leave();
});

test("The own next action cuts every pause short, and something moves at once", async () => {
  const anna = await withComputers();
  const { page } = anna;
  await skip(page).or(throwButton(page)).first().waitFor();
  if (await skip(page).isVisible()) await skip(page).click();
  await throwButton(page).click();
  await page.locator("[data-phase=told] button.group").first().waitFor();
  await stopTime(page);
  await page.locator("button.group").first().click();
  const roll = page.locator('[data-move="roll"]');
  expect(await millisecondsUntil(page, () => roll.isVisible(), instant)).toBeLessThan(instant);
  await roll.click();
  // In the same frame, before the server has answered.
  expect(await page.locator("[data-throws=shakes], [data-phase=falling]").count()).toBe(1);
  const falls = page.locator("[data-phase=falling]");
  expect(await millisecondsUntil(page, () => falls.isVisible(), instant)).toBeLessThan(instant);
  await anna.leave();
});
