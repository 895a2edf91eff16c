// The notebook: all games of this browser, and what they say about how one plays.
import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { desktop, openBrowser, phone } from "./browser";
import { Person } from "./people";
import { playUntil } from "./player";
import { path, startAlone } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

async function begin(person: Person): Promise<void> {
  await person.go("/");
  await person.page.getByRole("radio", { name: "Sushizock", exact: true }).check();
  await person.page.locator("button.play").click();
  await person.page.locator(".board .seats").waitFor();
}

const section = (person: Person, name: string) => person.page.getByRole("region", { name, exact: true });

test("Games are continued, told apart into luck and skill, deleted, taken along and brought back", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true });
  await person.go("/notebook");
  await person.page.getByText("No game yet.").waitFor();
  expect(await person.barriers()).toEqual([]);
  await begin(person);
  await playUntil(person.page, ".over");
  await begin(person);
  const running = path(person);

  await person.go("/");
  await person.page.getByRole("link", { name: "Notebook" }).first().click();
  const rate = person.page.getByRole("heading", { name: /^Given away per decision/ });
  await rate.waitFor({ timeout: 60_000 });
  await person.page.getByRole("row", { name: /^Without luck/ }).waitFor();
  expect(await person.barriers()).toEqual([]);
  await person.shot("notebook-phone");
  expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await person.page.setViewportSize(desktop);
  await person.shot("notebook-desktop");

  // As one file, and back after the game was deleted, with the keyboard alone.
  const [file] = await Promise.all([
    person.page.waitForEvent("download"),
    person.page.getByRole("button", { name: "Save all as a file" }).press("Enter"),
  ]);
  const text = await readFile((await file.path())!, "utf8");
  const finished = section(person, "Finished").getByRole("listitem");
  await finished.getByRole("button", { name: /^Delete Sushizock/ }).press("Enter");
  await person.page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await section(person, "Finished").getByText("No game yet.").waitFor();
  const chosen = { name: "notebook.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await person.page.locator("input[type=file]").setInputFiles(chosen);
  await person.page.getByText("1 game was added. 1 was there already.").waitFor();
  await rate.waitFor({ timeout: 60_000 });
  await person.page.locator("input[type=file]").setInputFiles({ ...chosen, buffer: Buffer.from("{}") });
  await person.page.getByText("This file is not a notebook.").waitFor();

  await finished.getByRole("link", { name: "Luck and skill" }).click();
  await person.page.locator(".moments").waitFor({ timeout: 60_000 });
  // Nobody else has the game, but its position can be looked at.
  const line = await person.page.getByLabel("In one line").inputValue();
  const shared = line.split(" · ").at(-1)!;
  expect(shared).toMatch(/\/analysis#p=wok/);
  await person.page.goto(shared);
  await person.page.getByRole("heading", { name: "Analysis board" }).waitFor();
  await person.page.getByLabel("Link to this position").waitFor();
  expect(await person.page.getByLabel("Link to this position").inputValue()).toBe(shared);
  await person.go("/notebook");
  await section(person, "Not finished").getByRole("link", { name: "Continue" }).click();
  await person.page.locator(".board .seats").waitFor();
  expect(path(person)).toBe(running);
  await person.leave();
});

test("A game at this server is in the notebook, too", async () => {
  const person = await Person.enter(browser, { name: "Anna", hurried: true });
  await startAlone(person);
  const address = path(person);
  await person.go("/notebook");
  await section(person, "Not finished").getByText("with friends").waitFor();
  await section(person, "Not finished").getByRole("link", { name: "Continue" }).click();
  expect(path(person)).toBe(address);
  await person.leave();
});
