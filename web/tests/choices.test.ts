// What can be chosen at the table, on the boards of the gallery: a position of every kind without playing up to it.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { desktop, openBrowser, phone, smallPhone } from "./browser";
import { aboveBoard, asAtATable, type Gallery, openGallery } from "./gallery";
import { Person } from "./people";
import { startAlone } from "./tables";

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

/** 23 without a worm, and one die left: it fails five times in six. */
const hopeless = "compact 21-25,27-36 26/- A 2222555|.1 3";
const withSpecialists = "deluxe 11,13,21-24,26-28,30-36 25/29 c11,h21,r23,wA,g27,aB 0/0 A 4wwwww|.2 5";
const twoSpecialists = "deluxe 11,13,21-24,26-28,30-36 25.29/- c11,h21,r23,wA,g27,aA 0/0 A back 5";
/** With four sticks of a kind any piece of a stack may be taken, not only the top one. */
const manyThefts = "wok 16 11 5:2/65:13/243:212/4:24/321:31 A bbbb|s#3 25";
const theft = "wok 4352116 2311 -:2/653:131/24:4212 A bbb|sr#2 16";

const boardAt: Gallery["boardAt"] = (...how) => gallery.boardAt(...how);

const move = (page: Page, name: string) => page.locator(`[data-move="${name}"]`);

test("The roll says how often the turn fails, what that costs and what it most likely brings", async () => {
  const anna = await boardAt(hopeless);
  const { page } = anna;
  const said = await move(page, "roll").innerText();
  expect(said).toContain("The turn fails 83\u00a0% of the time: your 26 goes back and the 36 is turned over");
  expect(said).toContain("Most likely 28 (17\u00a0%)");
  await anna.leave();
});

test("Each face says how often the turn fails if it is kept", async () => {
  const anna = await boardAt("compact 21-25,27-36 26/- A 222255|4w 3");
  const face = (move: string) => anna.page.locator(`[data-keep="${move}"]`);
  const shown = (move: string) =>
    face(move)
      .locator(".fail")
      .evaluate((chance) => getComputedStyle(chance, "::after").content);
  // 22 without a worm, and one die left; the worm makes it 23.
  expect(await shown("4")).toBe('"83\u00a0%"');
  expect(await shown("w")).toBe('"0\u00a0%"');
  expect(await face("4").getAttribute("title")).toBe(
    "The turn fails 83\u00a0% of the time: your 26 goes back and the 36 is turned over",
  );
  expect(await face("w").getAttribute("title")).toBe("The turn cannot fail");
  expect(await anna.barriers()).toEqual([]);
  await anna.leave();
});

test("What faces bring and risk fits below them, however many there are", async () => {
  const specialists = "c11,h21,r23,w25,g27,a29";
  const positions = [
    "compact 21-36 -/- A |12233455 1",
    "compact 21-36 -/- A 44|12355w 1",
    "compact 21-36 -/-/-/-/-/-/- A 44|12355w 1",
    `deluxe 11,13,21-36 -/- ${specialists} 0/0 A |1112344w 1`,
  ];
  for (const size of [smallPhone, phone, { width: 844, height: 390 }, { width: 640, height: 400 }, desktop])
    for (const position of positions) {
      const anna = await boardAt(position, { size });
      await anna.page.locator(".fail").first().waitFor({ state: "attached" });
      const overlaps = await anna.page.evaluate(() => {
        const boxes = [...document.querySelectorAll("[data-keep] .gain")].map((gain) => gain.getBoundingClientRect());
        const apart = (a: DOMRect, b: DOMRect) =>
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b)));
      });
      await anna.shot(`choices-risk-${String(size.width)}-${String(positions.indexOf(position))}`);
      expect({ size, position, overlaps }).toEqual({ size, position, overlaps: [] });
      await anna.leave();
    }
});

test("The grill glows as the turn is likely to fail", async () => {
  const heat = async (position: string) => {
    const anna = await boardAt(position);
    const { page } = anna;
    const value = await page.locator("[style*=heat]").evaluate((grill: HTMLElement) => grill.style.getPropertyValue("--heat"));
    await anna.leave();
    return Number(value);
  };
  expect(await heat(hopeless)).toBeCloseTo(5 / 6, 9);
  // A stop that takes a tile cannot fail.
  expect(await heat("compact 21-36 -/- A 444455w|.1 1")).toBeLessThan(0.5);
});

test("What only loses is small, has no key and is asked back", async () => {
  const anna = await boardAt(hopeless, { size: desktop });
  const { page } = anna;
  const small = page.locator('[data-ask="stop"]');
  const [lost, real] = await Promise.all([small.boundingBox(), move(page, "roll").boundingBox()]);
  expect(lost!.width * lost!.height).toBeLessThan((real!.width * real!.height) / 2);
  expect(lost!.height).toBeGreaterThanOrEqual(44);
  expect(await small.getAttribute("aria-keyshortcuts")).toBeNull();
  await page.keyboard.press("s");
  expect(await page.locator(".question").count()).toBe(0);

  await small.click();
  await page.getByText("The turn fails: your 26 goes back and the 36 is turned over. Really?").waitFor();
  expect(await anna.barriers()).toEqual([]);
  await anna.shot("choices-asked-back");
  // The harmless answer has the focus, and Escape is another one.
  await page.keyboard.press("Enter");
  await small.waitFor();
  await small.press("Enter");
  await page.locator(".question").waitFor();
  await page.keyboard.press("Escape");
  await small.waitFor();

  // Sooner, a tap at the same place would not count.
  await page.waitForTimeout(600);
  await small.click();
  await page.waitForTimeout(600);
  await move(page, "stop").click();
  await page.getByText("returns 26; 36 is turned over").first().waitFor();
  await anna.leave();
});

test("Keeping three 1s mentions the Bratworm", async () => {
  const anna = await boardAt("deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |1112344w 1");
  const { page } = anna;
  const ones = page.getByRole("button", { name: "Keep three 1s: +3, total 3, and a Bratworm" });
  expect(await ones.locator(".gain svg").isVisible()).toBe(true);
  await anna.leave();
});

test("A theft mentions the Specialist that comes along and the one that may have to go", async () => {
  const anna = await boardAt(withSpecialists);
  const { page } = anna;
  expect(await move(page, "stop").innerText()).toContain("brings the apple; then you put the apple or the weasel back");
  await anna.leave();
});

test("Specialists are explained by a tap and by the keyboard", async () => {
  const anna = await boardAt(withSpecialists);
  const { page } = anna;
  const hen = page.getByRole("button", { name: "Hen: Guards your top tile. Thieves and bad luck take only the hen." });
  const told = page.getByText("Guards your top tile.");
  await hen.click();
  expect(await told.isVisible()).toBe(true);
  expect(await anna.barriers()).toEqual([]);
  await anna.shot("choices-specialist");
  await page.keyboard.press("Escape");
  expect(await told.isVisible()).toBe(false);
  // One that is owned, without a pointer.
  await page.getByRole("button", { name: /^Weasel:/ }).focus();
  await page.keyboard.press("Enter");
  expect(await page.getByText("Once per turn: roll again").isVisible()).toBe(true);
  expect(await page.locator(".board [title]:has(.figure, .picture)").count()).toBe(0);
  await anna.leave();
});

test("Badges cover no number, and worms stay inside their tile", async () => {
  for (const position of [twoSpecialists, withSpecialists]) {
    const anna = await boardAt(position);
    const { page } = anna;
    const covered = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect();
      const badges = [...document.querySelectorAll(".board .figure .picture, .board .height")].map(box);
      return [...document.querySelectorAll(".board svg text")].filter((number) => {
        const { left, right, top, bottom } = box(number);
        // A line of text has room above and below its digits.
        const air = (bottom - top) / 5;
        return badges.some((b) => b.left < right && b.right > left && b.top < bottom - air && b.bottom > top + air);
      }).length;
    });
    expect(covered).toBe(0);
    // A worm is drawn 33 hundredths of its size thick, half of it around the path.
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll(".board li svg")].filter((tile) => {
          const face = tile.querySelector(".face")?.getBoundingClientRect();
          if (!face) return false;
          const unit = face.height / 81;
          return [...tile.querySelectorAll("g > path:first-child")].some((worm) => {
            const { left, right, top, bottom } = worm.getBoundingClientRect();
            const half = (33 / 2) * 0.21 * unit;
            return left - half < face.left || right + half > face.right || top - half < face.top || bottom + half > face.bottom;
          });
        }).length,
    );
    expect(outside).toBe(0);
    await anna.shot(position === twoSpecialists ? "choices-two-specialists" : "choices-theft");
    await anna.leave();
  }
});

test("The whole row of a theft in the Wok is a button", async () => {
  const anna = await boardAt(theft);
  const { page } = anna;
  const row = page.locator('button[data-move="steal:s:B:1"]');
  expect(await row.innerText()).toContain("Steal Bruno's sushi");
  const { width, height } = (await row.boundingBox())!;
  expect(width).toBeGreaterThan(150);
  expect(await anna.barriers()).toEqual([]);
  await row.click({ position: { x: width - 8, y: height / 2 } });
  await page.getByText("steals sushi +3 from Bruno").first().waitFor();
  await anna.leave();
});

test("Where several pieces of a stack may be stolen each says which it is", async () => {
  const anna = await boardAt(manyThefts);
  const pieces = anna.page.getByRole("group", { name: "Steal Clementine's sushi" }).getByRole("button");
  expect(await pieces.locator(".detail").allInnerTexts()).toEqual([
    "Top of the stack",
    "No. 2 from the top",
    "No. 3 from the top",
  ]);
  expect(await pieces.evaluateAll((all) => all.map((one) => one.getAttribute("title")))).toEqual([null, null, null]);
  expect(await anna.barriers()).toEqual([]);
  await anna.shot("choices-many-thefts");
  await anna.leave();
});

test("Every choice says what it brings, in every language, and fits on a phone", async () => {
  const positions = [hopeless, withSpecialists, theft, manyThefts, "classic2005 21-23,31 -/25/24.36/30 A 5wwww|.3 12"];
  for (const [i, lang] of ["en", "de", "nl", "fr"].entries())
    for (const position of positions.filter((_, p) => p % 2 === i % 2 || lang === "fr")) {
      const anna = await boardAt(position, { lang });
      const { page } = anna;
      const told = await page.locator(".choices button").evaluateAll((all) =>
        all
          .filter((button) => !(button as HTMLButtonElement).disabled)
          .map((button) => ({
            detail: button.querySelector(".detail")?.textContent ?? "",
            wide: button.scrollWidth > button.clientWidth + 1,
          })),
      );
      expect(told.length).toBeGreaterThan(0);
      for (const { detail, wide } of told) {
        expect(detail, position).not.toBe("");
        expect(wide).toBe(false);
      }
      if (lang !== "en") await anna.shot(`choices-${lang}-${positions.indexOf(position)}`);
      await anna.leave();
    }
});

test("What the weasel offers lies over no die on a phone", async () => {
  // Six kinds of faces take most room.
  const size = { width: 390, height: 664 - aboveBoard };
  const three = "deluxe 13,21,23,26,28-36 25.27/22/11 cC,h21,r23,wA,gB,a29 1/0/2 A |1122345w 4";
  const seven = "deluxe 13,24,30-33 27.28/22/11/25.26/-/29/34.35 cC,h13,r24,wA,gD,aF 1/0/2/1/1/0/1 A |1223345w 24";
  for (const position of [three, seven])
    for (const lang of ["en", "de", "nl", "fr"]) {
      const anna = await boardAt(position, { size, lang });
      const { page } = anna;
      await page.addStyleTag({ content: asAtATable });
      const weasel = page.locator('[data-move="weasel"]');
      const dice = page.locator(".dice button.group");
      await weasel.waitFor();
      expect(await dice.count()).toBe(6);
      await anna.shot(`choices-weasel-${position === three ? 3 : 7}-${lang}`);
      const top = (await weasel.boundingBox())!.y;
      const lowest = await dice.evaluateAll((all) => Math.max(...all.map((die) => die.getBoundingClientRect().bottom)));
      expect(lowest, lang).toBeLessThanOrEqual(top);
      await anna.leave();
    }
});

// A roll of eight is hardest to place by the sizes of its groups: these were in three rows when six dice did not fit one.
const rolls = ["11222233", "12222223", "11111112", "12222222", "1122334w", "11111111"];
const atSeven = (roll: string) => `compact 21,24-36 22/23/-/-/-/-/- A |${roll} 3`;
const nine = "deluxe 11,13,21-26,28-36 27/-/-/-/-/-/- c11,h21,r23,w25,gA,a29 0/0/0/0/0/0/0 A |11222333+w 4";

test.each([
  { width: 390, height: 664, positions: [...rolls.map(atSeven), nine] },
  { width: 360, height: 640, positions: [atSeven("12222223"), nine] },
])(
  "However the dice fall they are in sight with $width x $height pixels and seven seats",
  async ({ width, height, positions }) => {
    for (const position of positions) {
      const anna = await boardAt(position, { size: { width, height: height - aboveBoard } });
      const { page } = anna;
      await page.addStyleTag({ content: asAtATable });
      await page.locator(".dice button.group").first().waitFor();
      await anna.shot(`choices-eight-${width}-${positions.indexOf(position)}`);
      const groups = await page
        .locator(".dice .group")
        .evaluateAll((all) => all.map((die) => die.getBoundingClientRect().bottom));
      expect(groups.length, position).toBeGreaterThan(0);
      expect(Math.max(...groups), position).toBeLessThanOrEqual(height - aboveBoard + 1);
      await anna.leave();
    }
  },
);

test("At a table the risk is told as soon as the values are there, and a hint has its numbers behind a tap", async () => {
  const anna = await Person.enter(browser, { name: "Anna", size: phone, hurried: true });
  await startAlone(anna);
  const { page } = anna;
  const keep = page.locator(".dice button[data-choice]").last();
  await keep.waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByRole("dialog");
  await hint.locator("summary").waitFor();
  expect(await hint.innerText()).not.toContain("%");
  expect(await anna.barriers()).toEqual([]);
  await anna.shot("choices-hint");
  await hint.locator("summary").click();
  expect(await hint.innerText()).toContain("%");
  await page.keyboard.press("Escape");
  await keep.click();
  await page
    .locator('[data-move="roll"]')
    .getByText(/The turn (fails .*% of the time|cannot fail)/)
    .waitFor();
  await anna.shot("choices-table");
  await anna.leave();
});
