import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desktop, openBrowser, smallPhone } from "./browser";
import { Person, type Manner } from "./people";
import { byTouch } from "./player";
import { startAgainst } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const upright = { width: 390, height: 664 };
const sideways = { width: 844, height: 390 };
/** What a page of 1280 x 800 has at 200 %. */
const zoomed = { width: 640, height: 400 };

const six = ["club", "club", "casual", "casual", "child", "best"];

/** In the page: what of the reader's turn is not in sight without scrolling, leaving out what may be scrolled to. */
function outOfSight(scrolledTo: string | null): string[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>(".board [data-choice], .board .die, .board .seats li, .board .middle"),
  ];
  return parts
    .filter((part) => part.checkVisibility() && !(scrolledTo && part.matches(scrolledTo)))
    .filter((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1) return true;
      // Nothing lies over the middle of a choice.
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return part.matches("[data-choice]") && !part.contains(there);
    })
    .map((part) => `${part.tagName}.${part.className}: ${JSON.stringify(part.getBoundingClientRect())}`);
}

/** In the page: what can be tapped and is smaller than a fingertip. Links within a text are left out. */
function smallTargets(): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>("a, button, select, summary, label:has(input), input:not(label input)"),
  ];
  return targets
    .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== "inline")
    .filter((target) => !target.matches(".skip"))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 0 && (width < 43.5 || height < 43.5);
    })
    .map((target) => `${target.outerHTML.slice(0, 120)} ${target.offsetWidth} x ${target.offsetHeight}`);
}

interface Scene {
  name: string;
  game: string;
  levels: string[];
  manner: Manner;
  /** How many choices are made and looked at. */
  looks: number;
  /** What need not be in sight at once. */
  scrolledTo?: string;
}

const scenes: Scene[] = [
  { name: "2-phone", game: "compact", levels: ["casual"], manner: { size: upright }, looks: 8 },
  { name: "4-phone", game: "compact", levels: ["club", "club", "child"], manner: { size: upright }, looks: 8 },
  { name: "7-phone", game: "compact", levels: six, manner: { size: upright }, looks: 8 },
  { name: "7-small", game: "compact", levels: six, manner: { size: smallPhone }, looks: 4 },
  { name: "7-sideways", game: "compact", levels: six, manner: { size: sideways }, looks: 8 },
  { name: "7-zoomed", game: "compact", levels: six, manner: { size: zoomed }, looks: 8 },
  { name: "2-zoomed", game: "compact", levels: ["casual"], manner: { size: zoomed }, looks: 8 },
  { name: "2-desktop", game: "compact", levels: ["casual"], manner: { size: desktop }, looks: 8 },
  { name: "4-desktop", game: "compact", levels: ["club", "club", "child"], manner: { size: desktop, theme: "dark" }, looks: 4 },
  { name: "7-desktop", game: "compact", levels: six, manner: { size: desktop }, looks: 8 },
  { name: "deluxe-phone", game: "deluxe", levels: ["casual", "club"], manner: { size: upright, theme: "dark" }, looks: 6 },
  { name: "deluxe-7-phone", game: "deluxe", levels: six, manner: { size: upright }, looks: 8 },
  { name: "deluxe-desktop", game: "deluxe", levels: ["casual", "club"], manner: { size: desktop }, looks: 6 },
  // Besides a course and nothing there may be a theft from everybody.
  { name: "wok-phone", game: "wok", levels: ["casual", "club"], manner: { size: upright }, looks: 6, scrolledTo: ".dock *" },
  { name: "wok-sideways", game: "wok", levels: ["casual", "club"], manner: { size: sideways }, looks: 6 },
  { name: "wok-desktop", game: "wok", levels: ["casual", "club"], manner: { size: desktop, theme: "dark" }, looks: 6 },
];

describe("A turn is in sight as a whole", () => {
  test.concurrent.each(scenes)("$name", async ({ name, game, levels, manner, looks, scrolledTo }) => {
    const person = await Person.enter(browser, { ...manner, name: "Anna", hurried: true });
    await startAgainst(person, levels, game);
    const { page } = person;
    for (let look = 0; look < looks; look++) {
      await page.locator("[data-choice]:not(:disabled)").first().waitFor({ timeout: 120_000 });
      await person.shot(`table-${name}-${look}`);
      expect({ look, hidden: await page.evaluate(outOfSight, scrolledTo ?? null) }).toEqual({ look, hidden: [] });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await byTouch(page);
    }
    await person.leave();
  });
});

test("Seven seats on a phone are told apart by their names", async () => {
  const person = await Person.enter(browser, { size: upright, name: "Anna" });
  await startAgainst(person, ["club", "club", "club", "club", "club", "club"]);
  const shown = await person.page.locator(".seats .full").evaluateAll((names) =>
    names.map((name) => {
      const number = name.querySelector(".number")!.getBoundingClientRect();
      const seat = name.closest("li")!.getBoundingClientRect();
      return { text: name.textContent, inside: number.right <= seat.right && number.left >= seat.left };
    }),
  );
  expect(new Set(shown.map(({ text }) => text)).size).toBe(7);
  expect(shown.filter(({ inside }) => !inside)).toEqual([]);
  await person.leave();
});

test("The board has no barriers in any phase of a turn, and nothing on it is too small for a finger", async () => {
  const person = await Person.enter(browser, { size: upright, name: "Anna", hurried: true });
  await startAgainst(person, ["casual", "club"], "deluxe");
  const phases = new Set<string>();
  for (let choices = 0; choices < 12; choices++) {
    await person.page.locator("[data-choice]:not(:disabled)").first().waitFor({ timeout: 120_000 });
    const phase = await person.page.evaluate(() => (document.querySelector(".dock [data-choice]") ? "decide" : "keep"));
    if (!phases.has(phase)) {
      expect({ phase, barriers: await person.barriers() }).toEqual({ phase, barriers: [] });
      expect({ phase, small: await person.page.evaluate(smallTargets) }).toEqual({ phase, small: [] });
    }
    phases.add(phase);
    await byTouch(person.page);
    if (!phases.has("others") && (await person.page.locator("[data-choice]").count()) === 0) {
      expect({ phase: "others", barriers: await person.barriers() }).toEqual({ phase: "others", barriers: [] });
      phases.add("others");
    }
  }
  expect([...phases].sort()).toEqual(["decide", "keep", "others"]);
  await person.leave();
});

test.each(["/", "/new", "/tables", "/settings", "/learn", "/learn/compact", "/replay"])(
  "Nothing on %s is too small for a finger",
  async (path) => {
    const person = await Person.enter(browser, { size: upright, name: "Anna" });
    await person.go(path);
    await person.page.waitForLoadState("networkidle");
    expect(await person.page.evaluate(smallTargets)).toEqual([]);
    await person.leave();
  },
);

test("What happened is one line that opens beside the game and closes again", async () => {
  const person = await Person.enter(browser, { size: desktop, name: "Anna", hurried: true });
  await startAgainst(person, ["casual"]);
  // With the keyboard a turn that begins takes the focus to its choices.
  await person.page.locator("[data-choice]:not(:disabled)").first().waitFor();
  const line = person.page.getByRole("button", { name: "What happened" });
  await line.click();
  const log = person.page.getByRole("group", { name: "Log" });
  await log
    .getByText(/ rolls? /)
    .first()
    .waitFor();
  await person.shot("table-log");
  expect(await person.barriers()).toEqual([]);
  await person.page.keyboard.press("Escape");
  await log.waitFor({ state: "detached" });
  expect(await line.evaluate((button) => button === document.activeElement)).toBe(true);
  await person.leave();
});

test("A second tap at the same place does not hit what came under the finger", async () => {
  const person = await Person.enter(browser, { size: upright, name: "Anna" });
  await startAgainst(person, ["casual"]);
  const { page } = person;
  await page.locator("button.group[data-choice]").first().waitFor({ timeout: 60_000 });
  // Something dangerous that appears just where the finger was, as fast as can be.
  const hits = await page.evaluate(() => {
    const board = document.querySelector(".board .table")!;
    const button = (text: string) => {
      const made = document.createElement("button");
      made.dataset.choice = "";
      made.textContent = text;
      return made;
    };
    let hits = 0;
    const [first, second] = [button("first"), button("second")];
    second.addEventListener("click", () => hits++);
    board.append(first, second);
    const press = (on: HTMLElement) => {
      const where = { bubbles: true, clientX: 100, clientY: 100, detail: 1 };
      on.dispatchEvent(new PointerEvent("pointerdown", where));
      on.dispatchEvent(new MouseEvent("click", where));
    };
    press(first);
    press(second);
    const soon = hits;
    first.remove();
    second.remove();
    return soon;
  });
  expect(hits).toBe(0);
  await person.leave();
});
