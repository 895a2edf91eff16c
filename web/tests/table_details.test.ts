// What is easily cut off, doubled or missed at a table.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser";
import { type Gallery, openGallery } from "./gallery";
import { Person } from "./people";
import { path } from "./tables";

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

const lowPhone = { width: 390, height: 664 };

test("The Wok glows as nothing is likely to be on offer in the end", async () => {
  const heat = async (position: string) => {
    const anna = await gallery.boardAt(position);
    const value = await anna.page.locator(".wok[style*=heat]").evaluate((wok) => wok.style.getPropertyValue("--heat"));
    await anna.leave();
    return Number(value);
  };
  // Nobody has anything to be stolen: sticks, a third of the faces, bring nothing.
  expect(await heat("wok 635241152634 112213142132 -:-/-:- A bbbr|?1#3 1")).toBeCloseTo(1 / 3, 9);
  // A sushi is aside, and so is a bone.
  expect(await heat("wok 4352116 2311 -:2/653:131/24:4212 A sf|bbr#3 16")).toBe(0);
});

/** In the page: what of a seat lies outside it, and what covers a number of it. */
function faultsOfSeats(): string[] {
  const seats = [...document.querySelectorAll<HTMLElement>(".seats > li")];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const name = (element: Element) => `${element.closest("li")!.dataset.seat} ${element.className}`;
  return seats.flatMap((seat) => {
    const around = boxOf(seat);
    const things = [...seat.querySelectorAll(".figure, .worms, .stack")];
    const outside = things.filter((thing) => boxOf(thing).right > around.right + 1 || boxOf(thing).bottom > around.bottom + 1);
    const figures = [...seat.querySelectorAll(".figure .picture")].map(boxOf);
    const covered = [...seat.querySelectorAll(".worms > span:last-child, .stack .height")].filter((number) => {
      const { left, right, top, bottom } = boxOf(number);
      return figures.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top);
    });
    return [...outside.map((one) => `outside: ${name(one)}`), ...covered.map((one) => `covered: ${name(one)}`)];
  });
}

const sevenSeats = "deluxe 11,13,21,23,26-28,30,33-34,36 25.31/29/22.32/24/35/-/- cD,hB,r23,wA,gC,aE 1/0/2/0/1/0/0 A 4wwwww|.2 5";
const sixSeats = "deluxe 11,13,21,23,26-28,30,33-34,36 25.31/29/22.32/24/35/- cD,hB,r23,wA,gC,aE 1/0/2/0/1/0 A 4wwwww|.2 5";

test.each([
  ["seven", sevenSeats, lowPhone],
  ["six", sixSeats, lowPhone],
  ["seven small", sevenSeats, { width: 360, height: 640 }],
])("%s seats with Specialists fit a phone, and none covers a number", async (name, position, size) => {
  const anna = await gallery.boardAt(position, { size });
  await anna.shot(`specialists-${name.replace(" ", "-")}`);
  expect(await anna.page.locator(".seats .figure").count()).toBe(5);
  expect(await anna.page.evaluate(faultsOfSeats)).toEqual([]);
  expect(await anna.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await anna.barriers()).toEqual([]);
  await anna.leave();
});

test("Six words to call out are one row on a phone, in every language", async () => {
  const locales = ["en-GB", "de-DE", "nl-NL", "fr-FR"] as const;
  const people = await Promise.all(
    locales.map((locale, i) => Person.enter(browser, { name: `P${i}`, size: lowPhone, locale, hurried: true })),
  );
  await people[0]!.go("/settings");
  const table = await people[0]!.page.evaluate(
    async (seats) => {
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ rule_set: "compact", seats });
      const answer = await fetch("/api/tables", { method: "POST", headers, body });
      return ((await answer.json()) as { table: string }).table;
    },
    locales.map(() => ({ kind: "open" })),
  );
  for (const person of people) await person.go(`/t/${table}#sit`);
  for (const person of people) {
    const buttons = person.page.locator(".reactions button");
    await buttons.first().waitFor();
    const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(6);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    for (const { left, right, width, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(lowPhone.width);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(path(person)).toBe(`/t/${table}`);
  }
  await people[1]!.shot("reactions-de");
  for (const person of people) await person.leave();
});
