import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, phone, stopTime, until } from "./browser";
import { film } from "./film";
import { Person, type Manner } from "./people";
import { byTouch } from "./player";
import { entries, startAlone } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const enter = (manner: Manner) => Person.enter(browser, { name: "Anna", size: phone, throwing: "hand", ...manner });
const soon = { timeout: 20_000 };
const throwButton = (page: Page) => page.getByRole("button", { name: "Throw the dice" });
const area = (page: Page) => page.locator("[data-throws]");
/** The dice lie and one of them can be kept. */
const lies = (page: Page) => page.locator("[data-phase=told] button.group").first();

/** At a table where it is Anna's turn, and her dice wait. */
async function beforeThrow(manner: Manner = {}): Promise<Person> {
  const anna = await enter(manner);
  await startAlone(anna);
  await toOwnTurn(anna.page);
  return anna;
}

/** Skips to the own turn as often as it takes. */
async function toOwnTurn(page: Page): Promise<void> {
  const skip = page.locator("[data-skip]");
  const goOn = async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined);
    await page.waitForTimeout(20);
  };
  await until("the own turn", () => throwButton(page).isVisible(), goOn);
}

const thrown = async (person: Person) => (await entries(person)).filter(({ type }) => type === "dice").length;

test("The first dice of a turn wait to be thrown: held they are shaken, let go they fall and lie one by one", async () => {
  const anna = await beforeThrow({ speed: "slow" });
  const { page } = anna;
  const before = await thrown(anna);
  expect(await area(page).getAttribute("data-throws")).toBe("ready");
  expect(await anna.barriers()).toEqual([]);
  const box = (await area(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  expect(await area(page).getAttribute("data-throws")).toBe("shakes");
  expect(await thrown(anna)).toBe(before);
  // Noted in the page as soon as they fall: it is soon over.
  const noted = page.evaluateHandle(() => {
    const falls: number[] = [];
    const look = () => {
      if (falls.length > 0 || !document.querySelector("[data-phase=falling] .solid")) return;
      const all = document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches(".solid"));
      falls.push(...all.map(({ effect }) => Number(effect!.getTiming().duration)));
    };
    const frames = () => {
      look();
      if (falls.length === 0) requestAnimationFrame(frames);
    };
    frames();
    return falls;
  });
  await noted;
  await page.mouse.up();
  await page.locator("[data-phase=falling]").waitFor();
  await lies(page).waitFor();
  const falls = await (await noted).jsonValue();
  expect(falls).toHaveLength(8);
  expect(new Set(falls).size).toBe(8);
  await lies(page).waitFor();
  expect(await thrown(anna)).toBe(before + 1);
  expect(await page.locator(".solid").count()).toBe(0);
  expect(await anna.barriers()).toEqual([]);
  await anna.leave();
});

test("Dice are thrown by a swipe, the button, the space bar, R, and without a pointer", async () => {
  const anna = await enter({ speed: "fast" });
  const { page } = anna;
  await startAlone(anna);
  const ways: [string, () => Promise<void>][] = [
    [
      "a swipe",
      async () => {
        const box = (await area(page).boundingBox())!;
        await page.mouse.move(box.x + 40, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + 200, box.y, { steps: 5 });
        await page.mouse.up();
      },
    ],
    ["the button", () => throwButton(page).click()],
    ["the space bar", () => page.keyboard.press("Space")],
    ["the space bar on the button", () => throwButton(page).press("Space")],
    ["Enter on the button", () => throwButton(page).press("Enter")],
    ["R", () => page.keyboard.press("r")],
    ["a screen reader", () => throwButton(page).dispatchEvent("click")],
  ];
  for (const [way, act] of ways) {
    await toOwnTurn(page);
    const before = await thrown(anna);
    await act();
    await lies(page).waitFor();
    expect([way, (await thrown(anna)) > before]).toEqual([way, true]);
    // On to the next turn.
    const next = page.locator("[data-skip]").or(throwButton(page)).first();
    await until(
      "the next turn",
      () => next.isVisible(),
      () => byTouch(page),
    );
  }
  await anna.leave();
});

test("A second touch of dice that were just thrown keeps nothing", async () => {
  const anna = await beforeThrow({ speed: "slow" });
  const { page } = anna;
  const box = (await area(page).boundingBox())!;
  const centre = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.click(...centre);
  await page.mouse.click(...centre);
  await lies(page).waitFor();
  expect((await entries(anna)).filter((entry) => entry.type === "move" && entry.seat === "A")).toEqual([]);
  await anna.leave();
});

test("As a setting the dice fall by themselves, also those that wait", async () => {
  const anna = await beforeThrow();
  const { page } = anna;
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByLabel("My dice fall by themselves").check();
  await page.keyboard.press("Escape");
  await lies(page).waitFor();
  expect(await throwButton(page).count()).toBe(0);
  await anna.leave();
});

test("With reduced motion nothing is animated, and the button throws", async () => {
  const anna = await beforeThrow({ reducedMotion: "reduce" });
  const { page } = anna;
  expect(await area(page).getAttribute("data-throws")).toBe("lies");
  await throwButton(page).click();
  await lies(page).waitFor();
  expect(await page.locator(".solid").count()).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await anna.leave();
});

test("What a roll means is told when the dice lie", async () => {
  const anna = await enter({});
  await anna.page.clock.install();
  await startAlone(anna);
  await toOwnTurn(anna.page);
  const { page } = anna;
  await stopTime(page);
  const news = page.locator(".news .line");
  await throwButton(page).click();
  // The strip of a throw is made on the way; frames are looked at before the dice lie.
  await page.locator("[data-throws=shakes]").waitFor();
  const board = page.locator("[data-phase]").first();
  await until(
    "falling dice",
    async () => (await board.getAttribute("data-phase")) === "falling",
    () => page.clock.runFor(1),
  );
  expect(await news.innerText()).toBe("");
  expect(await page.locator(".gain").allInnerTexts()).not.toContainEqual(expect.stringMatching(/\d/));
  const look = barriersByPhase(anna);
  const phases = await film(page, "throw", { pictures: 12, apart: 90, columns: 6 }, look);
  expect(await look()).toEqual({ falling: [], told: [] });
  expect([phases[0], phases.at(-1)]).toEqual(["falling", "told"]);
  expect(await news.innerText()).toMatch(/^You roll/);
  await anna.leave();
});

/** Looks once in every phase for barriers; what it has found so far, by phase. */
function barriersByPhase(person: Person): () => Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  return async () => {
    const phase = (await person.page.locator("[data-phase]").first().getAttribute("data-phase"))!;
    found[phase] ??= await person.barriers();
    return found;
  };
}

const record = `[Gockel "1"]
[Start "compact 21-24,26-36 -/25 A |?8 3"]
[A "Anna"]
[B "Bruno"]

3. A 12355www/w/roll 12355/5/stop =x25B
4. B 1234wwww/w/roll 1234/4/stop =+24
5. A 11223344/1/roll 111111 =-25
`;

test("A steal and a bust are seen in their order", async () => {
  const anna = await enter({});
  const { page } = anna;
  await page.clock.install();
  await anna.go("/replay");
  const file = { name: "game.gockel", mimeType: "text/plain", buffer: Buffer.from(record) };
  await page.locator("input[type=file]").setInputFiles(file);
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const board = page.locator("[data-phase]").first();
  /** Goes to an event, after which so many dice are in hand. */
  const goTo = async (event: number, dice: number) => {
    await page.keyboard.press("Home");
    for (let at = 0; at < event; at++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => slider.inputValue(), soon).toBe(String(event));
    await expect.poll(() => page.locator(".die.waiting").count(), soon).toBe(dice);
    await page.clock.runFor(5000);
  };
  // The events before: 12355www, w, roll, 12355, 5.
  await goTo(5, 3);
  await stopTime(page);
  await page.keyboard.press("ArrowRight");
  await page.locator(".flyer").waitFor({ state: "attached" });
  const whose: Record<string, string> = {};
  await film(page, "steal", { pictures: 8, apart: 80, columns: 4 }, async () => {
    whose[(await board.getAttribute("data-phase"))!] = await page.locator(".board h2").first().innerText();
  });
  expect(whose).toEqual({ clearing: "Anna's turn", told: "Bruno's turn" });

  // Six more of Bruno, and of Anna 11223344, 1 and roll.
  await page.clock.resume();
  await goTo(15, 6);
  await stopTime(page);
  const highest = () => page.locator('[data-anchor="grill:36"]').getAttribute("class");
  const open = await highest();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => board.getAttribute("data-phase"), soon).toBe("falling");
  const look = barriersByPhase(anna);
  const told: Record<string, string> = {};
  const turned: Record<string, boolean> = {};
  const phases = await film(page, "bust", { pictures: 20, apart: 110, columns: 5 }, async () => {
    const phase = (await board.getAttribute("data-phase"))!;
    told[phase] = await page.locator(".news .line").innerText();
    turned[phase] = (await highest()) !== open;
    await look();
  });
  expect(await look()).toEqual({ falling: [], lying: [], shaking: [], clearing: [], turning: [], told: [] });
  expect([...new Set(phases)]).toEqual(["falling", "lying", "shaking", "clearing", "turning", "told"]);
  expect(turned).toEqual({ falling: false, lying: false, shaking: false, clearing: false, turning: true, told: true });
  expect([told.falling, told.lying]).toEqual(["", "Anna rolls six 1s."]);
  expect(told.shaking).not.toContain("busts");
  expect(told.clearing).toContain("Anna busts");
  await anna.leave();
});
