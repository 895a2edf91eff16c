// What is heard and felt at a table.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, phone, until } from "./browser";
import { Person, type Manner } from "./people";
import { byTouch } from "./player";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

interface Sensed {
  /** The patterns of trembling. */
  felt: number[][];
  /** How high the tones begin that were heard, and how many knocks of dice. */
  tones: number[];
  knocks: number;
}

/** In the page: notes what would be heard and felt. */
function listen(): void {
  const sensed: Sensed = { felt: [], tones: [], knocks: 0 };
  Object.assign(window, { sensed });
  Object.defineProperty(navigator, "vibrate", { value: (pattern: number[]) => sensed.felt.push(pattern) > 0 });
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      sensed.tones.push(options?.frequency ?? 0);
    }
  };
  window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
    constructor(context: BaseAudioContext, options?: AudioBufferSourceOptions) {
      super(context, options);
      sensed.knocks++;
    }
  };
}

const sensed = (page: Page) => page.evaluate(() => (window as unknown as { sensed: Sensed }).sensed);
const forget = (page: Page) =>
  page.evaluate(() => Object.assign((window as unknown as { sensed: Sensed }).sensed, { felt: [], tones: [], knocks: 0 }));
const throwButton = (page: Page) => page.getByRole("button", { name: "Throw the dice" });

/** A roll of seven knocks twice each, and a bust: the beginning of what they are in haptics.ts and sound.ts. */
const [knocksOfRoll, rollBegins, bust, lowTone] = [14, 14, [90], 220];

/** In a game of this browser against one computer player, before the own throw. */
async function beforeThrow(manner: Manner): Promise<Person> {
  const anna = await Person.enter(browser, { name: "Anna", size: phone, throwing: "hand", speed: "fast", ...manner });
  await anna.context.addInitScript(listen);
  await anna.go("/");
  await anna.page.locator("button.play").click();
  await throwButton(anna.page).waitFor({ timeout: 60_000 });
  await forget(anna.page);
  return anna;
}

const oneOpponent = { opponents: 1, level: "child", sound: true, vibration: true };

test("A throw is heard and felt once, and so is a bust", async () => {
  const anna = await beforeThrow({ settings: oneOpponent });
  const { page } = anna;
  await throwButton(page).click();
  await page.locator("[data-phase=told] button.group").first().waitFor();
  const thrown = await sensed(page);
  expect(thrown.felt.filter(([first]) => first === rollBegins)).toHaveLength(1);
  expect(thrown.knocks).toBeGreaterThanOrEqual(knocksOfRoll);
  expect(thrown.felt).not.toContainEqual(bust);

  // On and on until somebody's turn fails: every bust that is felt is heard, too.
  const busts = async () => (await sensed(page)).felt.filter((pattern) => String(pattern) === String(bust)).length;
  const play = async () => {
    await byTouch(page);
    await page.waitForTimeout(30);
  };
  await until("a bust", async () => (await busts()) > 0, play, 240_000);
  const { tones } = await sensed(page);
  expect(tones.filter((tone) => tone === lowTone)).toHaveLength(await busts());
  await page.locator("button.news").click();
  const told = await page.locator("div.log").innerText();
  expect(told.match(/ bust/g)?.length ?? 0).toBeGreaterThanOrEqual(await busts());
  await anna.leave();
});

test.each([
  ["muted and without vibration nothing", { settings: { ...oneOpponent, sound: false, vibration: false } }, false],
  ["with reduced motion it is heard, but nothing", { settings: oneOpponent, reducedMotion: "reduce" }, true],
] as const)("When it is %s is felt", async (_, manner, heard) => {
  const anna = await beforeThrow(manner);
  const { page } = anna;
  await throwButton(page).click();
  await page.locator("[data-phase=told] button.group").first().click();
  await page.waitForTimeout(500);
  const { felt, knocks, tones } = await sensed(page);
  expect(felt).toEqual([]);
  expect(knocks + tones.length > 0).toBe(heard);
  await anna.leave();
});
