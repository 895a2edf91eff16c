// A review as a file: written by the program, saved by the page, opened from the disk.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ReportData } from "../src/review/report";
import { desktop, openBrowser, phone } from "./browser";
import { Person, type Manner } from "./people";
import { binary } from "./server";

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await openBrowser();
  folder = mkdtempSync(join(tmpdir(), "gockel-report-"));
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const game = (name: string): string => readFileSync(`../tests/data/games/${name}.gockel`, "utf8");

/** The record with a name for its first seat. */
const named = (record: string, name: string): string => record.replace(/\[A ".*"\]/, () => `[A "${name}"]`);

/** Has the program write a file. */
function written(name: string, record: string, language = "en"): string {
  const file = join(folder, `${name}.html`);
  execFileSync(binary, ["review", "-", "--html", file, "--lang", language], { input: record, stdio: ["pipe", "pipe", "ignore"] });
  return file;
}

/** Somebody who double-clicks a file. Whatever it tries to load is refused and noted. */
async function open(file: string, manner: Manner): Promise<{ person: Person; loaded: string[] }> {
  const person = await Person.enter(browser, manner, "file://");
  const loaded: string[] = [];
  await person.page.route("**", (route) => {
    if (route.request().url() === `file://${file}`) return route.continue();
    loaded.push(route.request().url());
    return route.abort();
  });
  await person.go(file);
  return { person, loaded };
}

/** What the first player is called. */
const nameShown = (person: Person) => person.page.locator("h2 .name").first().textContent();

const dataOf = (file: string): ReportData => {
  const [, json] = /<script id="review" type="application\/json">([^]*?)<\/script>/.exec(readFileSync(file, "utf8"))!;
  return JSON.parse(json!) as ReportData;
};

/** Of everything in a file but its data. */
function hashOfRest(file: string): string {
  const rest = readFileSync(file, "utf8").replace(/(id="review"[^>]*>)[^]*?<\/script>/, "$1");
  return createHash("sha256").update(rest).digest("hex");
}

const manners = [
  { size: phone, theme: "light", language: "en", name: "compact-4", heading: "Luck and skill: Pickomino" },
  { size: phone, theme: "dark", language: "de", name: "wok-5", heading: "Glück und Können: Sushizock" },
  { size: desktop, theme: "dark", language: "en", name: "deluxe-5", heading: "Luck and skill: Pickomino Deluxe" },
  { size: desktop, theme: "light", language: "de", name: "compact-2", heading: "Glück und Können: Heckmeck" },
] as const;

describe.each(manners)("The file of $name in $language, $size.width pixels, $theme", ({ name, language, heading, ...manner }) => {
  test("shows curve, candidates and turns without loading anything", async () => {
    const file = written(`${name}-${manner.size.width}`, game(name), language);
    const { review } = dataOf(file);
    const { person, loaded } = await open(file, manner);
    const { page } = person;
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    expect(await page.getAttribute("html", "lang")).toBe(language);
    expect(await page.locator("figure polyline").count()).toBe(review.players.length);
    const turns = page.locator("ol.turns > li");
    // They are drawn after the first frame.
    await turns.first().waitFor();
    expect(await turns.count()).toBe(new Set(review.events.map(({ turn }) => turn)).size);

    const marked = page.locator(".moments button").filter({ hasText: "?" }).first();
    await marked.click();
    const candidates = page.locator("section .card .decision tbody tr");
    expect(await candidates.count()).toBeGreaterThan(1);
    expect(await page.locator("section .card .decision tr[aria-current]").count()).toBe(1);

    await page.locator("summary").first().click();
    await page.locator("details table").first().waitFor();
    expect(await page.locator("details table").first().locator("tbody tr").count()).toBe(review.players.length);
    await turns.first().locator("summary").click();
    await turns.first().locator(".rolls .die").first().waitFor();

    await person.shot(`report-${name}-${manner.size.width}-${language}-${manner.theme}`);
    expect(await person.barriers()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(loaded).toEqual([]);
    await person.leave();
  });
});

test("A name that looks like a script is shown and not run", async () => {
  const name = "</script><script>alert(1)</script>";
  const { person, loaded } = await open(written("hostile", named(game("wok-2"), name)), { size: phone });
  const alerts: string[] = [];
  person.page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await person.page.reload();
  expect(await nameShown(person)).toBe(name);
  expect(await person.page.locator("script").count()).toBe(2);
  expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect([...alerts, ...loaded]).toEqual([]);
  await person.leave();
});

test("A game that is not finished says so, with all its seats", async () => {
  const whole = game("classic2005-turn-on-empty-7");
  const file = written("unfinished", whole.slice(0, whole.indexOf("\n9. ") + 1));
  const { person } = await open(file, { size: phone });
  await person.page.getByText("This game is not finished").waitFor();
  expect(await person.page.locator("figcaption .player").count()).toBe(7);
  expect(await person.barriers()).toEqual([]);
  await person.shot("report-unfinished-390-en-light");
  await person.leave();
});

test("A record without events is a file too", async () => {
  const whole = game("compact-2");
  const { person } = await open(written("empty", whole.slice(0, whole.indexOf("\n1. ") + 1)), { size: phone });
  await person.page.getByText("This game is not finished").waitFor();
  expect(await person.page.locator("ol.turns > li").count()).toBe(0);
  await person.leave();
});

test("The page saves the file that the program writes", async () => {
  const record = named(game("compact-4"), "Anna & <Bruno>");
  const person = await Person.enter(browser, { size: phone });
  await person.page.route("**/api/tables/*/record", (route) => route.fulfill({ body: record, contentType: "text/plain" }));
  await person.go("/t/ABCDEFGH2345/review");
  const [download] = await Promise.all([
    person.page.waitForEvent("download"),
    person.page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("gockel-ABCDEFGH2345.html");
  const file = join(folder, "saved.html");
  await download.saveAs(file);
  await person.shot("review-390-en-light");
  expect(await person.barriers()).toEqual([]);
  await person.leave();

  const byProgram = written("same", record);
  expect(dataOf(file)).toEqual(dataOf(byProgram));
  expect(hashOfRest(file)).toBe(hashOfRest(byProgram));

  const opened = await open(file, { size: desktop });
  expect(await nameShown(opened.person)).toBe("Anna & <Bruno>");
  await opened.person.leave();
});
