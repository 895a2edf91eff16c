import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desktop, openBrowser, smallPhone } from "./browser";
import { aboveBoard, asAtATable, type Gallery, openGallery } from "./gallery";
import { Person, type Manner } from "./people";
import { byTouch } from "./player";
import { startAgainst } from "./tables";

let browser: Browser;
let gallery: Gallery;
beforeAll(async () => {
  browser = await openBrowser();
  gallery = await openGallery(browser);
});
afterAll(async () => {
  await gallery.close();
  await browser.close();
});

const upright = { width: 390, height: 664 };
const sideways = { width: 844, height: 390 };
/** What a page of 1280 x 800 has at 200 %. */
const zoomed = { width: 640, height: 400 };

const six = ["club", "club", "casual", "casual", "child", "best"];

/** In the page: what of the reader's turn is not in sight without scrolling, leaving out what may be scrolled to. */
function outOfSight(scrolledTo: string | null): string[] {
  // Where there are several boards, the one that is looked at.
  const board = document.querySelector("[data-looked-at]") ?? document.querySelector(".board")!;
  const parts = [...board.querySelectorAll<HTMLElement>("[data-choice], .die, .seats li, .middle")];
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
      return width > 0 && (width < 44 || height < 44);
    })
    .map((target) => `${target.outerHTML.slice(0, 120)} ${target.offsetWidth} x ${target.offsetHeight}`);
}

/** The game so far, to be looked at again when something is wrong with it. */
const recordOf = async (person: Person) => {
  const { origin, pathname } = new URL(person.page.url());
  return (await fetch(`${origin}/api/tables/${pathname.split("/")[2]!}/record`)).text();
};

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
  { name: "2-phone", game: "compact", levels: ["casual"], manner: { size: upright }, looks: 3 },
  { name: "4-phone", game: "compact", levels: ["club", "club", "child"], manner: { size: upright }, looks: 3 },
  { name: "7-phone", game: "compact", levels: six, manner: { size: upright }, looks: 3 },
  { name: "7-small", game: "compact", levels: six, manner: { size: smallPhone }, looks: 3 },
  { name: "7-sideways", game: "compact", levels: six, manner: { size: sideways }, looks: 3 },
  { name: "7-zoomed", game: "compact", levels: six, manner: { size: zoomed }, looks: 3 },
  { name: "2-zoomed", game: "compact", levels: ["casual"], manner: { size: zoomed }, looks: 3 },
  { name: "2-desktop", game: "compact", levels: ["casual"], manner: { size: desktop }, looks: 3 },
  { name: "4-desktop", game: "compact", levels: ["club", "club", "child"], manner: { size: desktop, theme: "dark" }, looks: 3 },
  { name: "7-desktop", game: "compact", levels: six, manner: { size: desktop }, looks: 3 },
  { name: "deluxe-phone", game: "deluxe", levels: ["casual", "club"], manner: { size: upright, theme: "dark" }, looks: 3 },
  { name: "deluxe-7-phone", game: "deluxe", levels: six, manner: { size: upright }, looks: 3 },
  { name: "deluxe-sideways", game: "deluxe", levels: ["casual", "club"], manner: { size: sideways }, looks: 3 },
  { name: "deluxe-zoomed", game: "deluxe", levels: six, manner: { size: zoomed }, looks: 3 },
  { name: "deluxe-desktop", game: "deluxe", levels: ["casual", "club"], manner: { size: desktop }, looks: 3 },
  // Besides a course and nothing there may be a theft from everybody.
  { name: "wok-phone", game: "wok", levels: ["casual", "club"], manner: { size: upright }, looks: 3, scrolledTo: ".dock *" },
  { name: "wok-sideways", game: "wok", levels: ["casual", "club"], manner: { size: sideways }, looks: 3, scrolledTo: ".dock *" },
  { name: "wok-zoomed", game: "wok", levels: ["casual", "club"], manner: { size: zoomed }, looks: 3, scrolledTo: ".dock *" },
  { name: "wok-desktop", game: "wok", levels: ["casual", "club"], manner: { size: desktop, theme: "dark" }, looks: 3 },
];

describe("A turn is in sight as a whole", () => {
  test.concurrent.each(scenes)("$name", async ({ name, game, levels, manner, looks, scrolledTo }) => {
    const person = await Person.enter(browser, { ...manner, name: "Anna", hurried: true });
    await startAgainst(person, levels, game);
    const { page } = person;
    for (let look = 0; look < looks; look++) {
      await page.locator("[data-choice]:not(:disabled)").first().waitFor({ timeout: 120_000 });
      await person.shot(`table-${name}-${look}`);
      const hidden = await page.evaluate(outOfSight, scrolledTo ?? null);
      const small = await page.evaluate(smallTargets);
      if (hidden.length + small.length > 0)
        expect.fail(JSON.stringify({ look, hidden, small, record: await recordOf(person) }, null, 1));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await byTouch(page);
    }
    await person.leave();
  });
});

/** What takes most room, of each game: dice that lie in many groups or few, with Specialists, the golden die and the weasel. */
const deluxeOfThree = "deluxe 13,21,23,26,28-36 25.27/22/11 cC,h21,r23,wA,gB,a29 1/0/2";
const deluxeOfSeven = "deluxe 13,24,30-33 27.28/22/11/25.26/-/29/34.35 cC,h13,r24,wA,gD,aF 1/0/2/1/1/0/1";
const golden = "deluxe 11,13,21-26,28-36 27/-/-/-/-/-/- c11,h21,r23,w25,gA,a29 0/0/0/0/0/0/0";
const compactOfSeven = "compact 21,29-36 22/23/24/25/26/27/28";
const wokOfFive = "wok 16 11 5:2/65:13/243:212/4:24/321:31";
const crowded = [
  ...["1", "11", "112", "1122", "11111", "112233", "1122334", "12222223", "11222233", "1122334w"].map(
    (roll) => `${compactOfSeven} A ${roll.length === 8 ? "" : "5".repeat(8 - roll.length)}|${roll} 3`,
  ),
  `classic2005 21,29-36 22/23/24/25/26/27/28 A |11111112 3`,
  ...["1233345w", "1223345w", "1122345w", "11111111"].flatMap((roll) =>
    [deluxeOfThree, deluxeOfSeven].map((at) => `${at} A |${roll} 4`),
  ),
  ...["333|1245w", "133|1245w", "22|1wwwww", "2233|1145", "22333ww|.1"].map((dice) => `${deluxeOfThree} A ${dice} 4`),
  ...["11222333+w", "11111112+1"].map((roll) => `${golden} A |${roll} 4`),
  ...["|ssfbr#1", "ss|ffr#2", "rrr|sb#2", "bbb|sb#2"].map((dice) => `${wokOfFive} A ${dice} 25`),
];

test.each([
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 640, height: 360 },
  { width: 640, height: 400 },
])("However the dice lie, a turn is in sight as a whole with $width x $height pixels", async ({ width, height }) => {
  const anna = await gallery.boardAt(crowded, { size: { width, height: height - aboveBoard } });
  const { page } = anna;
  await page.addStyleTag({ content: asAtATable });
  const boards = page.locator(".board");
  const found: Record<string, string[]> = {};
  for (const [i, position] of crowded.entries()) {
    await boards.nth(i).evaluate((board) => {
      for (const marked of document.querySelectorAll("[data-looked-at]")) marked.removeAttribute("data-looked-at");
      board.setAttribute("data-looked-at", "");
      scrollTo(0, board.getBoundingClientRect().top + scrollY);
    });
    // The Wok may offer a theft from everybody: it is scrolled to on a phone.
    const scrolledTo = position.startsWith("wok") ? ".dock *" : null;
    const hidden = await page.evaluate(outOfSight, scrolledTo);
    if (hidden.length > 0) found[position] = hidden;
  }
  expect(found).toEqual({});
  await anna.leave();
});

/** Seven people at one table, the first of whom has this page. */
async function sevenPeople(manner: Manner): Promise<Person[]> {
  const host = await Person.enter(browser, { ...manner, name: "Anna", hurried: true });
  await host.go("/settings");
  const table = await host.page.evaluate(async () => {
    const seats = Array.from({ length: 7 }, () => ({ kind: "open" }));
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify({ rule_set: "deluxe", seats }) });
    return ((await answer.json()) as { table: string }).table;
  });
  const names = ["Bruno", "Clementine", "Dino", "Eva-Maria", "Friedrich", "Gerda"];
  const guests = await Promise.all(names.map((name) => Person.enter(browser, { name, size: upright, hurried: true })));
  const people = [host, ...guests];
  for (const person of people) await person.go(`/t/${table}#sit`);
  await Promise.all(people.map(({ page }) => page.locator(".board .seats").waitFor()));
  return people;
}

test("With seven people on a phone the turn and the words to call out are in sight", async () => {
  const people = await sevenPeople({ size: upright });
  // Whoever begins is somebody else in every game; the first turn is looked at by all.
  const acting = async () => {
    for (const person of people) if (await person.page.locator("[data-choice]:not(:disabled)").first().isVisible()) return person;
    return null;
  };
  await expect.poll(acting, { timeout: 60_000 }).not.toBeNull();
  const actor = (await acting())!;
  await actor.shot("table-7-people");
  for (const { page } of [actor, people.find((person) => person !== actor)!]) {
    expect(await page.evaluate(outOfSight, null)).toEqual([]);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    const lowest = await page
      .locator(".reactions button")
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    expect(lowest).toBeLessThanOrEqual(upright.height);
  }
  for (const person of people) await person.leave();
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
