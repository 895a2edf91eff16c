// Games with real dice: entered by taps and keys, taken back, kept in the browser, looked at again.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desktop, openBrowser, phone } from "./browser";
import { Person } from "./people";
import { byTouch } from "./player";
import { DiceCup, dropUntil, entry, startGame, tapRoll } from "./real_dice";
import { startServer } from "./server";
import { path } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const small = { width: 390, height: 664 };
const quiet = { name: "Anna", speed: "off" } as const;
const undo = (page: Page) => page.getByRole("button", { name: "Take back" });
const redo = (page: Page) => page.getByRole("button", { name: "Do again" });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** One roll, or one choice; two taps that follow each other too fast are one for the page, so a choice may need another try. */
async function act(page: Page, cup: DiceCup): Promise<void> {
  if (await entry(page).count()) return tapRoll(page, cup);
  const before = await page.locator("section.board").innerText();
  await byTouch(page);
  const seen = (old: string) =>
    document.querySelector(".entry, .over") !== null || document.querySelector<HTMLElement>("section.board")?.innerText !== old;
  await page.waitForFunction(seen, before, { polling: 10, timeout: 600 }).catch(() => undefined);
}

/** What the page remembers of the game that is open. */
interface Kept {
  at: number;
  events: { dice?: string; move?: string; unseen?: boolean }[];
}
function kept(page: Page): Promise<Kept> {
  return page.evaluate(
    (code) =>
      new Promise<Kept>((resolve, reject) => {
        const opening = indexedDB.open("gockel");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const asked = opening.result.transaction("companions").objectStore("companions").get(code);
          asked.onsuccess = () => {
            resolve(asked.result as Kept);
            opening.result.close();
          };
        };
      }),
    new URL(page.url()).pathname.split("/")[2]!,
  );
}

describe.each([
  { game: "compact", seed: 1, size: small },
  { game: "classic2005", seed: 2, size: desktop },
  { game: "deluxe", seed: 3, size: small },
  { game: "wok", seed: 4, size: small },
])("A whole game of $game", ({ game, seed, size }) => {
  test("is entered by taps, reloaded in its middle, won, and reviewed from the notebook", async () => {
    const person = await Person.enter(browser, { ...quiet, size });
    const { page } = person;
    const cup = new DiceCup(seed);
    await startGame(person, game);
    for (let i = 0; i < 6; i++) await act(page, cup);
    await dropUntil(page, cup, ".entry");
    await person.shot(`companion-${game}-${size.width}`);
    const before = await kept(page);
    await page.reload();
    await entry(page).waitFor();
    expect(await kept(page)).toEqual(before);
    expect(await person.barriers()).toEqual([]);
    await dropUntil(page, cup, ".over");
    expect(await page.locator(".over h2").innerText()).toMatch(/Anna|Ben/);
    expect(await page.locator(".over li").count()).toBe(2);
    expect(await person.barriers()).toEqual([]);
    await person.shot(`companion-over-${game}`);
    await page.locator(".over").getByRole("link", { name: "Notebook" }).click();
    const listed = page.locator("li.card", { hasText: "with real dice" });
    await listed.waitFor();
    await page.getByText("1 game", { exact: true }).first().waitFor({ timeout: 60_000 });
    await listed.getByRole("link", { name: /luck|review/i }).click();
    await page.getByRole("heading", { name: "Luck and skill" }).waitFor();
    await page.locator(".moments").waitFor({ timeout: 60_000 });
    expect(await page.getByText("Not all dice").count()).toBe(0);
    await page.getByRole("link", { name: /table/i }).first().click();
    await page.locator(".over").waitFor();
    await person.leave();
  });
});

test("Taking back goes step by step and to any point, comes again, and gives up turns only when asked", async () => {
  const person = await Person.enter(browser, { ...quiet, size: small });
  const { page } = person;
  const cup = new DiceCup(11);
  await startGame(person, "compact");
  while ((await kept(page)).at < 24) await act(page, cup);
  const whole = await kept(page);
  expect(whole.at).toBe(24);
  await undo(page).click();
  await expect.poll(async () => (await kept(page)).at).toBe(23);
  await redo(page).click();
  await expect.poll(async () => (await kept(page)).at).toBe(24);
  await page.locator("button.news").click();
  await person.shot("companion-history");
  expect(await person.barriers()).toEqual([]);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect.poll(async () => (await kept(page)).at).toBe(0);
  await page.reload();
  await entry(page).waitFor();
  expect((await kept(page)).events).toHaveLength(24);
  // The dice that were taken back lie there to be corrected.
  expect(await page.locator(".slots button").count()).toBe(8);
  const shown = whole.events[0]!.dice!;
  await page.locator(".slots button").first().click();
  await page.locator(`.faces button[data-face="${shown.startsWith("1") ? "2" : "1"}"]`).click();
  const question = page.getByRole("dialog", { name: "Give up what was taken back?" });
  await question.waitFor();
  expect(await person.barriers()).toEqual([]);
  await question.getByRole("button", { name: "No, keep them" }).click();
  expect((await kept(page)).events).toHaveLength(24);
  await page.getByRole("button", { name: "These fell" }).click();
  await question.getByRole("button", { name: /^Yes/ }).click();
  await expect.poll(async () => (await kept(page)).events.length).toBe(1);
  expect(await redo(page).isDisabled()).toBe(true);
  await person.leave();
});

test("Of a roll only what is kept is entered; replay and review say what is not known", async () => {
  const person = await Person.enter(browser, { ...quiet, size: small });
  const { page } = person;
  await startGame(person, "compact");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Enter only what is kept").check();
  expect(await person.barriers()).toEqual([]);
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator('.faces button[data-face="5"]').click();
  await page.locator('.faces button[data-face="w"]').click();
  await page.locator('.faces button[data-face="w"]').click();
  expect(await page.locator(".slots button").count()).toBe(2);
  await person.shot("companion-fast");
  await page.getByRole("button", { name: "Keep these" }).click();
  await page.locator("[data-move=roll]").click();
  await page.locator('.faces button[data-face="w"]').click();
  await page.getByRole("button", { name: "Keep these" }).click();
  await page.getByRole("alert").getByText("already kept").waitFor();
  await page.getByRole("button", { name: "Begin this roll anew" }).click();
  // A tap too soon after the one before at the same place counts for nothing.
  await expect
    .poll(async () => {
      await page
        .getByRole("button", { name: "Nothing to keep" })
        .click({ timeout: 1000 })
        .catch(() => undefined);
      return (await kept(page)).at;
    })
    .toBe(4);
  expect((await kept(page)).events.map(({ unseen }) => unseen ?? false)).toEqual([true, false, false, true]);
  expect(await page.locator(".news").innerText()).not.toMatch(/w, w/);
  const code = path(person).split("/")[2]!;
  await person.go(`/t/${code}/replay`);
  await page.getByRole("button", { name: "Forward", exact: false }).first().click();
  await page.getByText("Only what was kept of this roll is known").waitFor();
  await person.go(`/t/${code}/review`);
  await page.getByText("Not all dice of this game are known").waitFor({ timeout: 60_000 });
  await person.shot("companion-unseen-review");
  await page.getByRole("link", { name: /table/i }).first().click();
  await undo(page).click();
  await expect.poll(async () => (await kept(page)).at).toBe(3);
  await undo(page).click();
  await undo(page).click();
  await expect.poll(async () => (await kept(page)).at).toBe(0);
  await person.leave();
});

test("With the keyboard alone a game is begun, entered, taken back and gone on with", async () => {
  const person = await Person.enter(browser, { ...quiet, size: desktop });
  const { page } = person;
  await person.go("/companion");
  await page.locator("form").waitFor();
  await page.locator(".seat input:not([type])").nth(1).focus();
  await page.keyboard.type("Ben");
  await page.keyboard.press("Enter");
  await entry(page).waitFor();
  const status = page.locator(".entry [role=status]");
  expect(await status.innerText()).toMatch(/8 more dice/);
  for (const key of "1123344w") await page.keyboard.press(key);
  await page.locator("[data-choice]", { hasText: "+5" }).waitFor();
  await page.keyboard.press("w");
  await page.locator("[data-move=roll]").waitFor();
  await page.keyboard.press("r");
  await entry(page).waitFor();
  await page.keyboard.press("5");
  await page.keyboard.press("5");
  expect(await status.innerText()).toMatch(/5 more dice/);
  await page.keyboard.press("Backspace");
  expect(await status.innerText()).toMatch(/6 more dice/);
  await page.keyboard.press("u");
  await page.locator("[data-move=roll]").waitFor();
  await page.keyboard.press("y");
  await entry(page).waitFor();
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Enter only what is kept").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await page.getByText("tap only what you keep").first().waitFor();
  for (const key of ["5", "5", "Enter"]) await page.keyboard.press(key);
  await page.locator("[data-move=roll]").waitFor();
  expect((await kept(page)).events.at(-1)).toEqual({ move: "5" });
  await person.leave();
});

describe.each([
  { size: small, locale: "en-GB", theme: "light" },
  { size: phone, locale: "de-DE", theme: "dark" },
  { size: { width: 844, height: 390 }, locale: "fr-FR", theme: "light" },
  { size: desktop, locale: "nl-NL", theme: "light" },
] as const)("At $size.width x $size.height in $locale", (manner) => {
  test.each(["compact", "deluxe", "wok"])("a turn of %s is in sight as a whole, without barriers", async (game) => {
    const person = await Person.enter(browser, { ...quiet, ...manner });
    const { page } = person;
    const cup = new DiceCup(5);
    await startGame(person, game, ["Anna", "Ben", "Clara", "Dirk"]);
    const inSight = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.top < 0 || box.bottom > innerHeight + 1 || box.left < 0 || box.right > innerWidth + 1;
          })
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    const name = `companion-${game}-${manner.size.width}x${manner.size.height}-${manner.locale}`;
    await person.shot(`${name}-roll`);
    expect(await inSight(".faces button, .slots > *")).toEqual([]);
    expect(await person.barriers()).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    for (let i = 0; i < 3; i++) await act(page, cup);
    await tapRoll(page, cup).catch(() => undefined);
    await person.shot(`${name}-choose`);
    expect(await person.barriers()).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await person.leave();
  });
});

test("A seat may be a computer's, whose dice somebody throws and whose wishes somebody carries out", async () => {
  const person = await Person.enter(browser, { ...quiet, size: phone });
  const { page } = person;
  await person.go("/companion");
  await page.getByLabel("Who sits at seat 2").selectOption("casual");
  await page.getByLabel("Who begins?").selectOption("B");
  await person.shot("companion-new");
  expect(await person.barriers()).toEqual([]);
  await page.locator("form > .primary").click();
  await entry(page).waitFor();
  const cup = new DiceCup(21);
  let done = 0;
  while (done < 3) {
    if (await entry(page).count()) await tapRoll(page, cup);
    else {
      await page.getByText("wants to:").waitFor();
      if (done++ === 0) await person.shot("companion-computer");
      const at = (await kept(page)).at;
      await page.getByRole("button", { name: "Done" }).click();
      await expect.poll(async () => (await kept(page)).at).toBeGreaterThan(at);
    }
  }
  await person.leave();
});

describe("With a coach at one of two seats", () => {
  const summary = (page: Page) => page.locator(".coach .summary");
  const begin = async (size: { width: number; height: number }, settings: object = {}) => {
    const person = await Person.enter(browser, { ...quiet, size, settings });
    const { page } = person;
    await person.go("/companion");
    await page.getByLabel("Coach at seat 1").check();
    await page.locator(".seat input:not([type])").nth(1).fill("Ben");
    await person.shot(`companion-new-${size.width}`);
    expect(await person.barriers()).toEqual([]);
    await page.locator("form > .primary").click();
    await entry(page).waitFor();
    return person;
  };
  /** Taps these dice. */
  const roll = async (page: Page, dice: string) => {
    for (const face of dice) await page.locator(`.faces button[data-face="${face}"]`).click();
  };

  test.each([
    { size: phone, where: "phone" },
    { size: desktop, where: "desktop" },
  ])(
    "its seat sees what each choice risks and brings without asking, the other one nothing ($where)",
    async ({ size, where }) => {
      const person = await begin(size);
      const { page } = person;
      await expect.poll(() => summary(page).textContent(), { timeout: 60_000 }).toMatch(/^The turn .* on average\.$/);
      await expect.poll(() => page.locator(".grill .heat").count()).toBeGreaterThan(0);
      await person.shot(`companion-coach-roll-${where}`);
      await roll(page, "1155544w");
      await page.locator("[data-choice]", { hasText: "+5" }).first().waitFor();
      await expect.poll(() => summary(page).textContent()).toMatch(/on average\.$/);
      expect(await page.locator(".coach table").count()).toBe(0);
      await person.shot(`companion-coach-glance-${where}`);
      expect(await person.barriers()).toEqual([]);
      await page.getByRole("button", { name: "Numbers" }).click();
      await page.locator(".coach tbody tr").nth(3).waitFor();
      await expect.poll(() => page.locator(".board .note").count()).toBeGreaterThan(0);
      await person.shot(`companion-coach-numbers-${where}`);
      expect(await person.barriers()).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);

      // Nothing can be kept: it is Ben's turn, who plays without.
      await page.keyboard.press("5");
      await page.locator("[data-move=roll]").waitFor();
      await page.keyboard.press("r");
      await entry(page).waitFor();
      await roll(page, "55555");
      await expect.poll(() => page.locator(".coach, .heat").count()).toBe(0);
      await roll(page, "1155544w");
      await page.locator("[data-choice]", { hasText: "+5" }).first().waitFor();
      expect(await page.locator(".coach, .heat, .board .note").count()).toBe(0);
      await person.shot(`companion-coach-none-${where}`);
      await person.leave();
    },
  );

  test("the tutor asks before a bad move counts, and only there", async () => {
    const person = await begin(phone, { tutor: "doubtful" });
    const { page } = person;
    const question = page.getByRole("dialog", { name: "Want to look again?" });
    await roll(page, "1155544w");
    // Ones bring nothing and take a face away.
    await page.locator('[data-keep="1"]').click();
    await question.waitFor({ timeout: 60_000 });
    await person.shot("companion-tutor");
    expect((await kept(page)).at).toBe(1);
    await question.getByRole("button", { name: "Look again" }).click();
    await expect.poll(() => question.count()).toBe(0);
    expect((await kept(page)).at).toBe(1);
    await page.locator('[data-keep="1"]').click();
    await expect.poll(async () => (await kept(page)).at).toBe(2);
    await person.leave();
  });
});

test("The rows of the Wok are typed as they lie; what cannot be is refused in words", async () => {
  const person = await Person.enter(browser, { ...quiet, size: small, locale: "de-DE" });
  const { page } = person;
  await person.go("/companion");
  await page.locator("input[value=wok]").check();
  const rows = page.locator("input[inputmode=numeric]");
  await expect.poll(() => rows.first().inputValue()).toMatch(/^[1-6]{12}$/);
  await rows.first().fill("112233445555");
  await page.locator("form > .primary").click();
  await page.locator(".refused").waitFor();
  expect(await page.locator(".refused").innerText()).not.toMatch(/\b(the|row|tiles)\b/);
  await rows.first().fill("635241152634");
  await rows.nth(1).fill("112213142132");
  await person.shot("companion-rows");
  await page.locator("form > .primary").click();
  await entry(page).waitFor();
  await person.leave();
});

test("Two tabs show the same game, and neither destroys what the other entered", async () => {
  const person = await Person.enter(browser, quiet);
  const { page } = person;
  await startGame(person, "compact");
  const other = await person.context.newPage();
  await other.goto(page.url());
  await entry(other).waitFor();
  await tapRoll(page, new DiceCup(1));
  await entry(other).waitFor({ state: "detached" });
  await byTouch(other);
  await expect.poll(async () => (await kept(page)).at).toBe(2);
  await page.locator("[data-move=roll]").waitFor();
  await person.leave();
});

test("What the browser has no room for is not shown, and that is said", async () => {
  const person = await Person.enter(browser, { ...quiet, size: phone });
  const { page } = person;
  await startGame(person, "compact");
  await page.evaluate(() => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, "put")!;
    Object.assign(window, { restore: () => void Object.defineProperty(IDBObjectStore.prototype, "put", put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  for (let i = 0; i < 8; i++) await page.locator('.faces button[data-face="w"]').click();
  await page.getByText("There is no room left in this browser").waitFor();
  expect((await kept(page)).at).toBe(0);
  expect(await person.barriers()).toEqual([]);
  await page.evaluate(() => (window as unknown as { restore: () => void }).restore());
  await page.getByRole("button", { name: "These fell" }).click();
  await expect.poll(async () => (await kept(page)).at).toBe(1);
  await person.leave();
});

test.skipIf(process.env.GOCKEL_ADDRESS)(
  "From the second visit on a game is opened, played and reviewed without the server",
  async () => {
    const server = await startServer();
    const person = await Person.enter(browser, { ...quiet, size: phone }, server.address);
    const { page } = person;
    await person.go("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await person.go("/");
    const assets = () =>
      page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(async () => (await assets()).some((name) => name.includes("/companion-")), { timeout: 30_000 }).toBe(true);
    await expect.poll(async () => (await assets()).some((name) => name.includes("/values/wok")), { timeout: 60_000 }).toBe(true);
    await server.stop();
    await person.go("/");
    await page.getByRole("link", { name: "With real dice" }).first().click();
    await page.locator("form").waitFor();
    await page.locator("input[value=wok]").check();
    await page.locator("form > .primary").click();
    await entry(page).waitFor();
    const cup = new DiceCup(9);
    while ((await kept(page)).at < 12) await act(page, cup);
    const before = await kept(page);
    await page.reload();
    await page.locator(".board .seats").waitFor();
    expect(await kept(page)).toEqual(before);
    await page.goto(`${server.address}/t/${path(person).split("/")[2]}/review`);
    await page.getByRole("heading", { name: "Luck and skill" }).waitFor();
    await page.locator(".moments").waitFor({ timeout: 60_000 });

    await person.context.close();
  },
);
