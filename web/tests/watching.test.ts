import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { desktop, openBrowser, phone, until } from "./browser";
import { Person } from "./people";
import { byTouch } from "./player";
import { code, join, openTable, path, startAgainst } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const patience = { timeout: 60_000 };
const enter = (name: string, size = phone) => Person.enter(browser, { name, size, hurried: true });
const chances = ({ page }: Person) => page.getByRole("region", { name: "Win chances" });

/** Everybody's share in percent, as it is read out. */
async function shares(person: Person): Promise<number[]> {
  const texts = await chances(person).locator("li b").allTextContents();
  return texts.map((text) => Number(text.replace(/^under /, "").replace(/\s%$/, "")));
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

async function openMenu({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("dialog").waitFor();
}

test("Who watches sees whose game it is and how the chances stand, and takes a free seat in the next game", async () => {
  const [anna, bruno, clara] = (await Promise.all(["Anna", "Bruno", "Clara"].map((name) => enter(name)))) as [
    Person,
    Person,
    Person,
  ];
  await openTable(anna, { game: "wok" });
  await join(bruno, anna);
  await clara.go(path(anna));
  await clara.page.getByText("You are watching Anna and Bruno.").waitFor();
  await expect.poll(() => shares(clara), patience).toHaveLength(2);
  expect(sum(await shares(clara))).toBeGreaterThan(98);
  expect(sum(await shares(clara))).toBeLessThan(102);
  expect(await chances(clara).getByRole("listitem").first().textContent()).toMatch(/^\s*Anna\s+[\d.]+\s%$/);
  expect(await clara.barriers()).toEqual([]);
  await clara.shot("watching");
  // Nobody who plays has asked for them.
  expect(await chances(anna).count()).toBe(0);

  const seen = new Set<string>();
  const over = (person: Person) => person.page.locator(".over").isVisible();
  const play = async () => {
    await byTouch(anna.page);
    await byTouch(bruno.page);
    seen.add((await shares(clara)).join());
  };
  await until("the end of the game", async () => (await over(anna)) && (await over(bruno)), play, 300_000);
  expect(seen.size).toBeGreaterThan(3);
  const next = clara.page.getByRole("link", { name: "To the new table" });
  await clara.page.locator(".over").waitFor(patience);
  expect(await chances(clara).count()).toBe(0);

  await anna.page.getByRole("button", { name: "Play again" }).click();
  await anna.page.getByText("One more player is needed.").waitFor();
  await next.click();
  await clara.page.getByText("waiting for Bruno").waitFor();
  await clara.page.getByRole("button", { name: "Take a seat" }).click();
  await Promise.all([anna, clara].map(({ page }) => page.locator(".board .seats").waitFor()));
  expect(code(clara)).toBe(code(anna));
  expect(await clara.page.getByText("You are watching").count()).toBe(0);
  await Promise.all([anna, bruno, clara].map((person) => person.leave()));
});

test("The chances of a roll are not told before its dice lie", async () => {
  const anna = await Person.enter(browser, { name: "Anna", throwing: "hand", speed: "slow" });
  await startAgainst(anna, ["child"]);
  const thrown = anna.page.getByRole("button", { name: /Throw/ });
  await thrown.waitFor(patience);
  // Who comes now sees the latest scene, and nothing happens before the throw.
  const clara = await Person.enter(browser, { name: "Clara", speed: "slow" });
  await clara.go(path(anna));
  await expect.poll(() => shares(clara), patience).toHaveLength(2);
  // What the bar shows whenever the board changes; percents would be too coarse.
  await clara.page.evaluate(() => {
    const told: Record<string, string[]> = {};
    Object.assign(window, { told });
    const look = () => {
      const phase = document.querySelector<HTMLElement>(".board[data-phase]")!.dataset.phase!;
      const shown = document.querySelector<HTMLElement>("[aria-label='Win chances'] .bar span")!.style.flexGrow;
      if (!(told[phase] ??= []).includes(shown)) told[phase].push(shown);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ["data-phase", "style"] });
    look();
  });
  const told = () => clara.page.evaluate(() => (window as unknown as { told: Record<string, string[]> }).told);
  const before = (await told()).told!;
  await thrown.click();
  await expect.poll(async () => (await told()).told!.length, patience).toBe(2);
  expect(before).toHaveLength(1);
  expect((await told()).falling).toEqual(before);
  await Promise.all([anna, clara].map((person) => person.leave()));
});

test("Players see the chances where they want to, and only where hints are", async () => {
  const anna = await enter("Anna", desktop);
  await startAgainst(anna, ["child", "casual"]);
  expect(await chances(anna).count()).toBe(0);
  const wanted = anna.page.getByLabel("Show the win chances");
  await openMenu(anna);
  await wanted.check();
  await anna.page.keyboard.press("Escape");
  await expect.poll(() => shares(anna), patience).toHaveLength(3);
  await anna.shot("chances");
  expect(await anna.barriers()).toEqual([]);
  await openMenu(anna);
  await anna.page.getByLabel("Hints at this table").uncheck();
  expect(await wanted.count()).toBe(0);
  await anna.page.keyboard.press("Escape");
  await chances(anna).waitFor({ state: "detached" });
  await anna.leave();
});
