import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { desktop, openBrowser, phone, smallPhone, until } from "./browser";
import { Person, type Manner } from "./people";
import { byKeyboard, byTouch } from "./player";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const games = [
  { set: "compact", name: "Pickomino", anna: { size: phone }, bruno: { size: desktop } },
  { set: "classic2005", name: "Pickomino 2005", anna: { size: desktop }, bruno: { size: smallPhone } },
  { set: "deluxe", name: "Pickomino Deluxe", anna: { size: phone, theme: "dark" }, bruno: { size: desktop } },
  { set: "wok", name: "Sushizock", anna: { size: smallPhone }, bruno: { size: phone, theme: "dark" } },
] satisfies { set: string; name: string; anna: Manner; bruno: Manner }[];

/** On a busy machine, too. */
const soon = { timeout: 20_000, interval: 100 };

/** The order and points of the card at the end. */
const standings = (person: Person) => person.page.locator(".over ol li").allInnerTexts();

/** Whether a line of a list that scrolls is inside its window. */
const isInSight = (line: Locator) =>
  line.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const window = element.closest("[role=group]")!.getBoundingClientRect();
    return top >= window.top && bottom <= window.bottom;
  });

test.concurrent.each(games)(
  "Two people and a computer player finish a game of $name",
  async ({ set, anna: how, bruno: other }) => {
    const anna = await Person.enter(browser, { ...how, name: "Anna", hurried: true, throwing: "hand" });
    const bruno = await Person.enter(browser, { ...other, name: "Bruno", hurried: true, locale: "de-DE" });

    await anna.go("/new");
    await anna.page.locator(`input[value=${set}]`).check();
    await anna.page.getByRole("button", { name: "Add a seat" }).click();
    await anna.page.getByLabel("Seat 3", { exact: true }).selectOption("club");
    await anna.page.getByRole("button", { name: "Open the table" }).click();
    await anna.page.getByText("One more player is needed.").waitFor();
    await anna.shot(`lobby-${set}`);

    await bruno.go(new URL(anna.page.url()).pathname);
    await bruno.page.getByRole("button", { name: "Hinsetzen" }).click();
    await Promise.all([anna, bruno].map(({ page }) => page.locator(".board .seats").waitFor()));

    const over = (person: Person) => person.page.locator(".over").isVisible();
    let [cut, round] = [false, 0];
    const play = async () => {
      if (!(await over(anna))) await byTouch(anna.page);
      if (!(await over(bruno))) await byKeyboard(bruno.page);
      if (round++ === 20) {
        await Promise.all([anna.shot(`game-${set}-touch`), bruno.shot(`game-${set}-keyboard`)]);
        await bruno.disconnect();
        cut = true;
        setTimeout(() => bruno.reconnect(), 1500);
      }
      await anna.page.waitForTimeout(20);
    };
    await until("the end of the game", async () => (await over(anna)) && (await over(bruno)), play, 400_000);
    expect(cut).toBe(true);

    const result = await standings(anna);
    expect(result).toHaveLength(3);
    const numbers = (lines: string[]) => lines.map((line) => line.match(/[-−]?\d+(?=\D*$)/)?.[0]);
    expect(numbers(await standings(bruno))).toEqual(numbers(result));
    await Promise.all([anna.shot(`over-${set}-en`), bruno.shot(`over-${set}-de`)]);
    expect(await anna.barriers()).toEqual([]);

    await anna.page.getByText("Were the dice fair?").click();
    await anna.page.locator(".verdict").waitFor();
    await anna.shot(`verdict-${set}`);
    expect(await anna.page.locator(".verdict .wrong").count()).toBe(0);

    await anna.page.getByRole("link", { name: "Look at the game again" }).first().click();
    await anna.page.getByRole("slider").waitFor();
    const lines = anna.page.getByRole("group", { name: "Log" }).getByRole("button");
    await vi.waitFor(async () => expect(await isInSight(lines.first())).toBe(true), soon);
    await anna.page.keyboard.press("End");
    await anna.page.getByRole("button", { name: "To the end" }).and(anna.page.locator(":disabled")).waitFor();
    await vi.waitFor(async () => expect(await isInSight(lines.last())).toBe(true), soon);
    await anna.shot(`replay-${set}`);
    expect(await anna.barriers()).toEqual([]);

    await anna.leave();
    await bruno.leave();
  },
);
