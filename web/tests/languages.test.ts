import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examples } from "../src/board/positions";
import type { Catalogue } from "../src/words/all_texts";
import { en } from "../src/words/en";
import { enLater } from "../src/words/en_later";
import { fr } from "../src/words/fr";
import { frLater } from "../src/words/fr_later";
import type { Language } from "../src/words/languages";
import { nl } from "../src/words/nl";
import { nlLater } from "../src/words/nl_later";
import { openBrowser, phone } from "./browser";
import { type Gallery, openGallery } from "./gallery";
import { Person, type Manner } from "./people";
import { linkTo } from "../src/analysis/link";
import { byTouch, playUntil } from "./player";
import { playAlone } from "./tables";
import { englishFinder, stickingTexts } from "./words_on_page";

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

const english: Catalogue = { ...en, ...enLater };
const visitors: { language: Language; locale: Manner["locale"]; words: Catalogue }[] = [
  { language: "nl", locale: "nl-NL", words: { ...nl, ...nlLater } },
  { language: "fr", locale: "fr-FR", words: { ...fr, ...frLater } },
];

describe.each(visitors)("In $language on a phone", ({ language, locale, words }) => {
  const findEnglish = englishFinder(english, words);

  /** Everything fits, and nothing is in English. */
  async function look(person: Person, name: string): Promise<void> {
    await person.shot(`${language}-${name}`);
    expect({ at: name, english: await findEnglish(person.page) }).toEqual({ at: name, english: [] });
    expect({ at: name, sticking: await stickingTexts(person.page) }).toEqual({ at: name, sticking: [] });
    expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  test.each([
    "/",
    "/new",
    "/tables",
    "/settings",
    "/replay",
    "/learn",
    "/companion",
    "/here",
    "/notebook",
    "/t/NOSUCHTABLE",
    "/no/such/page",
  ])("%s", async (path) => {
    const person = await Person.enter(browser, { size: phone, locale, name: "Anna" });
    await person.go(path);
    await person.page.waitForLoadState("networkidle");
    expect(await person.page.getAttribute("html", "lang")).toBe(language);
    await look(person, `page${path.replaceAll("/", "_")}`);
    await person.leave();
  });

  test.each(["compact", "classic2005", "deluxe", "wok"] as const)(
    "How to play %s, and the first lessons of a first game",
    async (set) => {
      const { first, learn, games } = words;
      const person = await Person.enter(browser, { size: phone, locale, hurried: true, name: "Anna" });
      await person.go(`/learn/${set}`);
      await person.page.getByRole("heading", { name: games.names[set], exact: true }).waitFor();
      await person.page.getByRole("heading", { name: learn.rules }).waitFor();
      await look(person, `learn-${set}`);
      await person.page.getByRole("button", { name: first.start }).click();
      const next = person.page.getByRole("button", { name: first.next, exact: true });
      await next.waitFor();
      for (let step = 0; step < 12; step++) {
        await look(person, `lesson-${set}-${step % 4}`);
        if (await next.isVisible()) await next.click();
        else await byTouch(person.page);
        await person.page.waitForTimeout(100);
      }
      await person.leave();
    },
  );

  test.each(["compact", "wok"] as const)("The coach with its numbers and its tutor at %s", async (set) => {
    const { coaching } = words;
    const settings = { game: set, coach: "numbers", tutor: "doubtful" };
    const person = await Person.enter(browser, { size: phone, locale, hurried: true, name: "Anna", settings });
    await person.go("/");
    await person.page.locator("button.play").click();
    await person.page.locator(".coach table").waitFor({ timeout: 60_000 });
    await look(person, `coach-${set}`);
    const question = person.page.getByRole("dialog", { name: coaching.question });
    for (let step = 0; step < 400 && !(await question.isVisible()); step++) {
      await byTouch(person.page);
      await person.page.waitForTimeout(50);
    }
    await look(person, `tutor-${set}`);
    await person.leave();
  });

  /** Answers the position that is shown. */
  async function answer({ page }: Person): Promise<void> {
    await page.locator(".board [data-choice]").first().waitFor({ timeout: 120_000 });
    for (let i = 0; i < 40 && !(await page.locator("#verdict").count()); i++) {
      await byTouch(page);
      await page.waitForTimeout(50);
    }
    await page.locator("#verdict").waitFor({ timeout: 120_000 });
  }

  test("The notebook with a game in it, and the trainer with its mistakes", async () => {
    const { notebook, trainer, games } = words;
    const person = await Person.enter(browser, { size: phone, locale, hurried: true, name: "Anna" });
    const { page } = person;
    for (const name of [games.names.wok, games.names.compact]) {
      await person.go("/");
      await page.getByRole("radio", { name, exact: true }).check();
      await page.locator("button.play").click();
      await playUntil(page, ".over");
    }
    await person.go("/notebook");
    await page.getByRole("heading", { name: notebook.results }).waitFor({ timeout: 120_000 });
    await page.getByText(notebook.ownLevelIdea).waitFor({ timeout: 120_000 });
    await look(person, "notebook-games");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await page.getByText(notebook.unreadable).waitFor();
    await look(person, "notebook-unreadable");
    await page.getByRole("button", { name: notebook.remove }).first().click();
    await page.getByRole("dialog").waitFor();
    await look(person, "notebook-remove");
    await person.go("/train");
    await page.getByText(trainer.ownGame).waitFor({ timeout: 120_000 });
    await look(person, "train");
    await answer(person);
    await look(person, "train-answered");
    await person.leave();
  });

  test.each(["compact", "deluxe", "wok"] as const)("The analysis board of %s in all its views", async (set) => {
    const { analysis } = words;
    const positions = {
      compact: "compact 21-24,26-36 -/25 A 5555w|.3 3",
      deluxe: "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A 11+1|22334w 4",
      wok: "wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14",
    };
    const person = await Person.enter(browser, { size: phone, locale, name: "Anna" });
    const { page } = person;
    await person.go(linkTo({ position: positions[set] }));
    await page.getByRole("group", { name: analysis.moves }).getByRole("row").nth(1).waitFor({ timeout: 60_000 });
    await look(person, `analysis-${set}`);
    await page.getByRole("button", { name: analysis.playGames(100) }).click();
    await page.getByText(analysis.played(100)).waitFor({ timeout: 120_000 });
    await look(person, `analysis-rollout-${set}`);
    for (const view of ["setup", "odds"] as const) {
      await page.getByRole("link", { name: analysis.views[view], exact: true }).click();
      await page
        .locator(view === "odds" ? "td .number" : "fieldset")
        .first()
        .waitFor({ timeout: 60_000 });
      await look(person, `analysis-${view}-${set}`);
    }
    await page.getByLabel(analysis.text).fill("nonsense");
    await page.keyboard.press("Enter");
    await page.locator("#refused", { hasText: /\S/ }).waitFor();
    await look(person, `analysis-refused-${set}`);
    await person.leave();
  });

  test("The daily puzzle to its result", async () => {
    const { trainer } = words;
    const person = await Person.enter(browser, { size: phone, locale, name: "Anna" });
    const { page } = person;
    await page.clock.setFixedTime(new Date("2026-11-18T12:00:00"));
    await person.go("/daily");
    for (let i = 0; i < 5; i++) {
      await answer(person);
      await look(person, `daily-${i}`);
      await page.getByRole("button", { name: i < 4 ? trainer.next : trainer.toResult }).click();
      await page.locator("#verdict").waitFor({ state: "detached" });
    }
    await page.getByRole("heading", { name: trainer.dayDone }).waitFor();
    await look(person, "daily-result");
    await person.leave();
  });

  test("Boards of every kind", async () => {
    const person = await gallery.boardAt(
      examples.map(({ at }) => at),
      { size: phone, locale, lang: language },
    );
    expect(await person.page.locator(".board").count()).toBe(examples.length);
    await look(person, "boards");
    await person.leave();
  });

  test.each(["deluxe", "wok"] as const)("A whole game of %s with its lobby, its review and its replay", async (set) => {
    const { create, lobby, over, table, review, replay } = words;
    const person = await Person.enter(browser, { size: phone, locale, hurried: true, name: "Anna" });
    const { page } = person;
    await person.go("/new");
    await page.locator(`input[value=${set}]`).check();
    await page.getByRole("button", { name: create.addSeat }).click();
    await page.getByLabel(create.seat(3), { exact: true }).selectOption("club");
    await look(person, `new-${set}`);
    await page.getByRole("button", { name: create.start, exact: true }).click();
    await page.getByText(lobby.waiting(1)).waitFor();
    await look(person, `lobby-${set}`);
    await page
      .getByRole("button", { name: create.startNow })
      .or(page.getByRole("button", { name: lobby.fill }))
      .first()
      .click();
    await page.locator(".board .seats").waitFor();

    await look(person, `game-${set}`);
    await playUntil(page, ".over");
    await look(person, `over-${set}`);
    await page.getByText(over.dice).click();
    await page.locator(".verdict").waitFor();
    await look(person, `verdict-${set}`);

    await page.getByRole("link", { name: table.review }).first().click();
    await page.getByRole("heading", { name: review.moments }).waitFor({ timeout: 120_000 });
    await look(person, `review-${set}`);
    const next = page.getByRole("button", { name: review.momentAfter });
    for (let moment = 0; moment < 5 && (await next.isEnabled()); moment++) {
      await next.click();
      await look(person, `review-${set}-${moment}`);
    }
    await page.getByRole("link", { name: replay.toTable }).click();
    await page.getByRole("link", { name: table.replay }).first().click();
    await page.getByRole("slider").waitFor();
    await page.keyboard.press("End");
    await look(person, `replay-${set}`);
    await person.leave();
  });
});

test("English is found where it stands, and so are texts that do not fit", async () => {
  const person = await Person.enter(browser, { size: phone });
  await person.go("/");
  expect((await englishFinder(english, visitors[1]!.words)(person.page)).length).toBeGreaterThan(20);
  expect(await stickingTexts(person.page)).toEqual([]);
  await person.page.locator("h1").evaluate((heading) => Object.assign(heading.style, { width: "4rem", whiteSpace: "nowrap" }));
  expect(await stickingTexts(person.page)).toEqual([expect.stringContaining(en.home.title)]);
  await person.leave();
});

/** In the page: what stood there when the first of it was shown. */
function noteFirst(): void {
  const note = () => {
    const shown = document.querySelector("h1");
    if (!shown) return requestAnimationFrame(note);
    (window as { first?: unknown }).first ??= [document.documentElement.lang, shown.textContent];
  };
  requestAnimationFrame(note);
}

test("A visitor loads one language, and the first thing to be seen is in it", async () => {
  const person = await Person.enter(browser, { locale: "fr-FR" });
  const loaded: string[] = [];
  person.page.on("request", (request) =>
    loaded.push(...(/\/assets\/((?:en|de|nl|fr)(?:_later)?)-/.exec(request.url())?.slice(1) ?? [])),
  );
  await person.context.addInitScript(noteFirst);
  await person.go("/");
  expect(await person.page.evaluate(() => (window as { first?: unknown }).first)).toEqual(["fr", fr.home.title]);
  expect(loaded).toEqual(["fr"]);
  await person.page.getByRole("link", { name: fr.home.learn }).first().click();
  await person.page.getByRole("heading", { name: fr.home.learn }).waitFor();
  expect(loaded).toEqual(["fr", "fr_later"]);
  await person.leave();
});

test("Another language is loaded when it is chosen, also in what is loaded later, and is remembered", async () => {
  const person = await Person.enter(browser);
  await person.go("/learn/compact");
  await person.page.getByRole("link", { name: en.home.settings }).click();
  await person.page.getByRole("radio", { name: "Français" }).check();
  await person.page.getByRole("heading", { name: fr.settings.title }).waitFor();
  expect(await person.page.getAttribute("html", "lang")).toBe("fr");
  await person.page.goBack();
  await person.page.getByText(frLater.first.idea).waitFor();
  await person.page.reload();
  await person.page.getByText(frLater.first.idea).waitFor();
  await person.leave();
});

test("A running game is told in the language that is chosen meanwhile, its log and what is heard included", async () => {
  const person = await Person.enter(browser, { hurried: true, name: "Anna" });
  await person.go("/");
  await playAlone(person, "Sushizock");
  await person.page.getByRole("button", { name: en.table.log }).click();
  const log = person.page.locator(".log [role=group]");
  await log
    .getByText(/ rolls? /)
    .first()
    .waitFor();
  await person.page.getByRole("button", { name: en.table.menu }).click();
  await person.page.getByRole("dialog").getByRole("link", { name: en.home.settings }).click();
  await person.page.getByRole("radio", { name: "Nederlands" }).check();
  await person.page.getByRole("heading", { name: nl.settings.title }).waitFor();
  await person.page.goBack();
  await person.page.getByRole("button", { name: nl.table.log }).click();
  await log
    .getByText(/ gooit /)
    .first()
    .waitFor();
  expect(await log.getByText(/ rolls? /).count()).toBe(0);
  expect(await person.page.locator(".board header h2").textContent()).toMatch(/aan de beurt|wint|gewonnen|winst/);
  await person.page.keyboard.press("t");
  await person.page.locator(".board .spoken[aria-live=assertive]").getByText("Sushi: ").waitFor({ state: "attached" });
  await person.leave();
});

test("A language that cannot be loaded is said, and the one so far stays", async () => {
  const person = await Person.enter(browser);
  await person.go("/settings");
  await person.page.route("**/assets/nl-*.js", (route) => route.abort("connectionrefused"));
  await person.page.getByRole("radio", { name: "Nederlands" }).click();
  await person.page.getByRole("alert").getByText(en.problems.language).waitFor();
  expect(await person.page.getByRole("radio", { name: "English" }).isChecked()).toBe(true);
  await person.shot("language-failed");
  expect(await person.barriers()).toEqual([]);
  await person.page.getByRole("radio", { name: "Deutsch" }).check();
  await person.page.getByRole("heading", { name: "Einstellungen" }).waitFor();
  expect(await person.page.getByRole("alert").count()).toBe(0);
  await person.leave();
});
