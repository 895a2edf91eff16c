// The analysis board: positions by link, text and hand; ranked moves, what-if lines, rollouts, odds.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkTo } from "../src/analysis/link";
import { desktop, openBrowser, phone } from "./browser";
import { press, tabTo } from "./keyboard";
import { Person, type Manner } from "./people";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const positions = {
  compact: "compact 21-24,26-36 -/25 A 5555w|.3 3",
  classic2005: "classic2005 21-23,31 24.36/25/-/30 C 5wwww|.3 12",
  deluxe: "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A 11+1|22334w 4",
  wok: "wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14",
};

async function at(position: string, manner: Manner = {}, more: Parameters<typeof linkTo>[0] = {}): Promise<Person> {
  const person = await Person.enter(browser, manner);
  await person.go(linkTo({ position, ...more }));
  return person;
}

const moves = (person: Person) => person.page.getByRole("group", { name: /^(Moves|Züge|Zetten|Coups)/ }).getByRole("row");
/** The position that the page shows, from its link. */
const shownPosition = (person: Person) => new URLSearchParams(new URL(person.page.url()).hash.slice(1)).get("p");
const sideways = (person: Person) => person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const manners = [
  { game: "compact", view: "analyse", size: phone, locale: "en-GB", theme: "light" },
  { game: "classic2005", view: "setup", size: desktop, locale: "de-DE", theme: "light" },
  { game: "deluxe", view: "analyse", size: desktop, locale: "en-GB", theme: "dark" },
  { game: "deluxe", view: "setup", size: phone, locale: "fr-FR", theme: "light" },
  { game: "wok", view: "analyse", size: phone, locale: "de-DE", theme: "dark" },
  { game: "wok", view: "setup", size: phone, locale: "nl-NL", theme: "light" },
  { game: "wok", view: "odds", size: desktop, locale: "fr-FR", theme: "light" },
  { game: "compact", view: "odds", size: phone, locale: "en-GB", theme: "dark" },
] as const;

describe.each(manners)("$view of $game, $size.width pixels, $locale, $theme", ({ game, view, ...manner }) => {
  test("has no barriers and does not scroll sideways", async () => {
    const person = await at(positions[game], manner, { view });
    if (view === "odds") await person.page.locator("td .number").first().waitFor();
    else await moves(person).nth(1).waitFor();
    await person.shot(`analysis-${game}-${view}-${manner.size.width}-${manner.locale}-${manner.theme}`);
    expect(await person.barriers()).toEqual([]);
    expect(await sideways(person)).toBeLessThanOrEqual(0);
    await person.leave();
  });
});

test("A link shows the moves ranked with everybody's share, the reasons, and what the turn may bring", async () => {
  const person = await at(positions.classic2005, {}, { names: ["Anna", "Bruno", "Carla", "Dario"] });
  const { page } = person;
  await moves(person).nth(3).waitFor();
  expect(await moves(person).count()).toBe(4);
  for (const name of ["Carla", "Anna", "Bruno", "Dario"]) expect(await moves(person).first().textContent()).toContain(name);
  expect(await page.locator("section", { hasText: "Moves, the best first" }).last().textContent()).toMatch(
    /Your share of the win/,
  );
  expect(
    await page.locator("section", { hasText: "What the turn may bring" }).last().getByRole("listitem").count(),
  ).toBeGreaterThan(2);
  await person.leave();
});

test("What-if lines go on by moves and dice, and back, with the keyboard alone", async () => {
  const person = await at(positions.compact);
  const { page } = person;
  await page.getByRole("button", { name: "Try: roll" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "What fell?" }).waitFor();
  expect(shownPosition(person)).toBe("compact 21-24,26-36 -/25 A 5555w|?3 3");
  expect(await page.getByRole("button", { name: "These fell" }).isDisabled()).toBe(true);
  for (const face of ["4", "1", "1"]) {
    await page.getByRole("button", { name: `Add ${face}`, exact: true }).focus();
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "These fell" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => shownPosition(person)).toBe("compact 21-24,26-36 -/25 A 5555w|114 3");
  await page.getByRole("button", { name: "One step back" }).click();
  await page.getByRole("button", { name: "Roll for me" }).click();
  await expect.poll(() => shownPosition(person)).not.toMatch(/\?3/);
  await page.locator("h1").click();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => shownPosition(person)).toBe(positions.compact);
  await person.leave();
});

test("A position is built by hand, and what cannot be is said at the piece", async () => {
  const person = await at("compact 21-36 -/- A |?8 1", { size: phone, locale: "de-DE" }, { view: "setup" });
  const { page } = person;
  await page.getByRole("radio", { name: "Stapel von Spieler B" }).check();
  await page.getByRole("button", { name: "Portion 36 verschieben: Stapel von Spieler B" }).click();
  await expect.poll(() => shownPosition(person)).toBe("compact 21-35 -/36 A |?8 1");
  await page.getByLabel("Personen").selectOption("3");
  await page.getByLabel("Am Zug").selectOption("C");
  await expect.poll(() => shownPosition(person)).toBe("compact 21-35 -/36/- C |?8 1");
  await page.getByLabel("Stelle im Zug").selectOption("hand");
  await page.locator("#wrong-dice", { hasText: /\S/ }).waitFor();
  const dice = page.getByRole("group", { name: "Beiseitegelegt" });
  await dice.getByRole("button", { name: "Wurm dazulegen" }).click();
  await expect.poll(() => shownPosition(person)).toBe("compact 21-35 -/36/- C w|.7 1");
  expect(await page.locator("#wrong-dice").textContent()).toBe("");

  await page.getByRole("combobox", { name: "Spiel", exact: true }).selectOption("deluxe");
  const weasel = page.getByRole("combobox", { name: "Wiesel" });
  await weasel.selectOption("B");
  await page.locator("#wrong-weasel", { hasText: /\S/ }).waitFor();
  expect(await weasel.getAttribute("aria-invalid")).toBe("true");
  await person.shot("analysis-flaw");
  expect(await person.barriers()).toEqual([]);
  await weasel.selectOption("29");
  await page.locator("#wrong-apple, #wrong-weasel").filter({ hasText: /\S/ }).first().waitFor();
  await weasel.selectOption("-");
  await expect.poll(() => shownPosition(person)).toContain(",w-,");

  await page.getByRole("combobox", { name: "Spiel", exact: true }).selectOption("wok");
  await expect.poll(() => shownPosition(person)).toMatch(/^wok /);
  await page.getByRole("radio", { name: "Stapel von Spieler A" }).check();
  await page.getByRole("button", { name: /^Gräte −4 verschieben: Stapel von Spieler A/ }).click();
  await expect.poll(() => shownPosition(person)).toMatch(/ -:4\/-:- /);
  await person.leave();
});

test("A text or a pasted link is opened, and one that cannot be says why", async () => {
  const person = await at(positions.compact, { locale: "de-DE" });
  const { page } = person;
  const field = page.getByLabel("Stellung als Text oder Link");
  await field.fill("compact 21-40 -/- A |?8 1");
  await page.getByRole("button", { name: "Öffnen" }).click();
  await page.locator("#refused", { hasText: "40" }).waitFor();
  expect(shownPosition(person)).toBe(positions.compact);
  await field.fill(`https://a.example${linkTo({ position: positions.wok })}`);
  await page.keyboard.press("Enter");
  await expect.poll(() => shownPosition(person)).toBe(positions.wok);
  expect(await page.locator("#refused").textContent()).toBe("");
  expect(await page.getByLabel("Link zu dieser Stellung").inputValue()).toContain("/analysis#p=wok");
  await person.leave();
});

test("A position is played out with progress and an error, and can be given up", async () => {
  // Long games: a thousand of them are not over before Stop is pressed.
  const person = await at("compact 21-36 -/- A |?8 1");
  const { page } = person;
  await page.getByRole("button", { name: "Play 1000 games" }).click();
  await page.getByRole("progressbar").waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.getByRole("progressbar").waitFor({ state: "detached" });
  const short = "compact 21-24 25/26 A |?8 9";
  await page.getByLabel("Position as text, or a link").fill(short);
  await page.keyboard.press("Enter");
  await expect.poll(() => shownPosition(person)).toBe(short);
  await page.getByRole("button", { name: "Play 100 games" }).click();
  await page.getByText("100 games played out").waitFor();
  expect(await page.locator("section", { hasText: "Play it out" }).last().locator("tbody tr").first().textContent()).toMatch(
    /% ± \d/,
  );
  await person.leave();
});

test("The odds of a turn are those that every player asks for", async () => {
  const person = await at("compact 21-36 -/- A 2233www|.1 1", {}, { view: "odds" });
  const row = (total: number) => person.page.getByRole("row", { name: new RegExp(`^${total} `) });
  // With one die left: a 1 makes 26, 4 and 5 more; a face that lies aside fails.
  await row(26).waitFor();
  expect(await row(25).textContent()).toMatch(/100\.0\s%.*100\.0\s%/);
  expect(await row(26).textContent()).toMatch(/50\.0\s%.*16\.7\s%/);
  expect(await person.page.getByText(/nothing to keep with a chance of 50\.0/).count()).toBe(1);
  await person.leave();
});

test("A game that is looked at opens here at any step", async () => {
  const person = await Person.enter(browser, { size: phone });
  const { page } = person;
  await person.go("/replay");
  await page.locator("input[type=file]").setInputFiles("../tests/data/games/compact-2.gockel");
  await page.getByRole("button", { name: "One step forward" }).click();
  await page.getByRole("button", { name: "One step forward" }).click();
  await page.getByText(/^Step 2 of/).waitFor();
  await page.getByRole("link", { name: "Analyse this position" }).click();
  await moves(person).nth(1).waitFor();
  expect(shownPosition(person)).toMatch(/^compact .*\|\.\d 1$/);
  await person.leave();
});

test("A position is built with the keyboard alone", async () => {
  const person = await at("compact 21-36 -/- A |?8 1");
  const { page } = person;
  await moves(person)
    .or(page.getByRole("heading", { name: "What fell?" }))
    .first()
    .waitFor();
  await press(page, page.getByRole("link", { name: "Set up", exact: true }));
  const places = page.getByRole("group", { name: "Choose a place, then the tiles that go there" });
  await places.waitFor();
  // From the grill, which is chosen, down to the stack of B.
  await tabTo(page, places.getByRole("radio").first());
  const mine = places.getByRole("radio", { name: "Stack of Player B" });
  for (let i = 0; i < 4 && !(await mine.isChecked()); i++) await page.keyboard.press("ArrowDown");
  expect(await mine.isChecked()).toBe(true);
  await tabTo(page, page.getByRole("button", { name: "Tile 36: move to Stack of Player B" }));
  await page.keyboard.press("Enter");
  await expect.poll(() => shownPosition(person)).toBe("compact 21-35 -/36 A |?8 1");
  await tabTo(page, page.getByRole("combobox", { name: "On turn" }));
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => shownPosition(person)).toBe("compact 21-35 -/36 B |?8 1");
  await tabTo(page, page.getByRole("combobox", { name: "Point of the turn" }));
  await page.keyboard.press("Home");
  await person.shot("analysis-keyboard");
  const point = page.getByRole("combobox", { name: "Point of the turn" });
  for (let i = 0; i < 6 && (await point.inputValue()) !== "hand"; i++) await page.keyboard.press("ArrowDown");
  await page.locator("#wrong-dice", { hasText: /\S/ }).waitFor();
  const aside = page.getByRole("group", { name: "Laid aside" });
  await press(page, aside.getByRole("button", { name: /^Add .*worm/i }));
  await expect.poll(() => shownPosition(person)).toBe("compact 21-35 -/36 B w|.7 1");
  await press(page, page.getByRole("link", { name: "Analyse", exact: true }));
  await moves(person).nth(1).waitFor();
  await person.leave();
});
