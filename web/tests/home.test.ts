import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desktop, openBrowser, phone } from "./browser";
import { Person } from "./people";
import { playUntil } from "./player";
import { code, join, openTable, path, playAlone, startAgainst } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const enter = (name: string, hurried = false) => Person.enter(browser, { name, size: phone, hurried });
const pair = (hurried = false) => Promise.all(["Anna", "Bruno"].map((name) => enter(name, hurried))) as Promise<[Person, Person]>;
const unfinished = (person: Person) => person.page.getByRole("region", { name: "Go on playing" }).getByRole("link");
const home = (person: Person) => person.page.getByRole("link", { name: "Home" });

describe("Unfinished tables", () => {
  test("are on top of Home, first where it is one's turn, and are gone when they are over", async () => {
    const anna = await enter("Anna");
    await anna.go("/");
    expect(await unfinished(anna).count()).toBe(0);
    await openTable(anna);
    const waiting = code(anna);
    await startAgainst(anna, ["child"]);
    const running = code(anna);
    await anna.page.locator("[data-choice]:not(:disabled)").first().waitFor({ timeout: 60_000 });
    await anna.go("/");
    await unfinished(anna).first().waitFor();
    const links = await unfinished(anna).evaluateAll((all) => all.map((one) => [one.getAttribute("href"), one.textContent]));
    expect(links.map(([href]) => href)).toEqual([`/t/${running}`, `/t/${waiting}`]);
    expect(links[0]![1]).toContain("Your turn");
    expect(links[1]![1]).toContain("Waiting for players");
    expect(await anna.barriers()).toEqual([]);
    await anna.shot("home-continue");
    await unfinished(anna).last().click();
    await anna.page.getByRole("button", { name: "Give up my seat" }).click();
    await anna.page.getByText("2 more players are needed.").waitFor();
    await anna.go("/");
    await unfinished(anna).first().waitFor();
    expect(await unfinished(anna).count()).toBe(1);
    await anna.leave();
  });
});

describe("Leaving", () => {
  test("a running game with people asks first, by a link and by the browser's button", async () => {
    const [anna, bruno] = await pair();
    await bruno.go("/");
    await openTable(anna);
    const table = path(anna);
    await bruno.page.getByLabel("Code of the table").fill(code(anna));
    await bruno.page.keyboard.press("Enter");
    await bruno.page.getByRole("button", { name: "Take a seat" }).click();
    await Promise.all([anna, bruno].map(({ page }) => page.locator(".board .seats").waitFor()));
    const question = bruno.page.getByRole("dialog", { name: "Leave the table?" });

    await home(bruno).click();
    await question.getByText("a game with Anna").waitFor();
    expect(await bruno.barriers()).toEqual([]);
    await bruno.shot("leave");
    await question.getByRole("button", { name: "Stay here" }).click();
    await question.waitFor({ state: "detached" });
    expect(path(bruno)).toBe(table);

    await bruno.page.goBack();
    await question.waitFor();
    expect(path(bruno)).toBe(table);
    await question.getByRole("button", { name: "Leave", exact: true }).click();
    await bruno.page.getByRole("heading", { name: "Go on playing" }).waitFor();
    await unfinished(bruno).click();
    await bruno.page.locator(".board .seats").waitFor();
    await Promise.all([anna.leave(), bruno.leave()]);
  });

  test("a game with computers does not ask", async () => {
    const anna = await enter("Anna");
    await startAgainst(anna, ["child"]);
    await home(anna).click();
    await anna.page.getByRole("heading", { level: 1, name: "Pickomino and Sushizock" }).waitFor();
    await anna.leave();
  });
});

describe("The lobby", () => {
  test("of a server for this computer only says so, and how to open it", async () => {
    const anna = await enter("Anna");
    await openTable(anna);
    const note = anna.page.getByRole("note");
    await note.getByText("Only this computer reaches the table").waitFor();
    const port = new URL(anna.page.url()).port;
    await note.getByText(`gockel serve --listen 0.0.0.0:${port}`).waitFor();
    expect(await anna.page.getByRole("img", { name: "QR code of the link" }).count()).toBe(0);
    expect(await anna.barriers()).toEqual([]);
    await anna.shot("lobby-here-only");
    await anna.leave();
  });

  test("of an open server shows the address that others can use", async () => {
    const anna = await Person.enter(browser, { name: "Anna", size: desktop });
    const info = { name: "Gockel", version: "1", address: "http://192.0.2.7:8080", loopback: false };
    await anna.page.route("**/api/info", (route) => route.fulfill({ json: info }));
    await openTable(anna);
    await anna.page.getByText("Others in your network reach this server at").waitFor();
    expect(await anna.page.getByLabel("Link to the table").inputValue()).toBe(`http://192.0.2.7:8080/t/${code(anna)}`);
    await anna.page.getByRole("img", { name: "QR code of the link" }).waitFor();
    await anna.shot("lobby-open");
    await anna.leave();
  });
});

describe("The menu of a table", () => {
  const links = ["Link to the table", "Take my seat to another device"];

  test("says that nobody else reaches a server for this computer only", async () => {
    const anna = await enter("Anna");
    await startAgainst(anna, ["child"]);
    await anna.page.getByRole("button", { name: "Table menu" }).click();
    const menu = anna.page.getByRole("dialog");
    await menu.getByRole("note").getByText("Only this computer reaches the table").waitFor();
    expect(await anna.barriers()).toEqual([]);
    await anna.leave();
  });

  test("offers the links that others can use", async () => {
    const anna = await enter("Anna");
    const info = { name: "Gockel", version: "1", address: "http://192.0.2.7:8080", loopback: false };
    await anna.page.route("**/api/info", (route) => route.fulfill({ json: info }));
    await startAgainst(anna, ["child"]);
    await anna.page.getByRole("button", { name: "Table menu" }).click();
    for (const label of links) {
      const field = anna.page.getByLabel(label, { exact: true });
      await expect.poll(() => field.inputValue()).toMatch(`http://192.0.2.7:8080/t/${code(anna)}`);
    }
    expect(await anna.page.getByRole("dialog").getByRole("note").count()).toBe(0);
    await anna.leave();
  });
});

test("A name that no table takes is mended where Play refuses it", async () => {
  const anna = await enter("Gockel", true);
  await anna.go("/");
  const play = anna.page.locator("button.play");
  await play.click();
  await anna.page.getByText("That is what computer players are called.").waitFor();
  const field = anna.page.getByLabel("Your name");
  await field.waitFor();
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await anna.barriers()).toEqual([]);
  await anna.shot("home-name");
  await field.fill("Anna");
  await field.press("Enter");
  await anna.page.locator(".board .seats").waitFor();
  await anna.leave();
});

test("A stored name with a space at its end plays", async () => {
  const anna = await enter("Anna ", true);
  await anna.go("/");
  await anna.page.locator("button.play").click();
  await anna.page.locator(".board .seats").getByText("Anna", { exact: true }).waitFor();
  await anna.leave();
});

test("An empty Go says what is wanted", async () => {
  const anna = await enter("Anna");
  await anna.go("/");
  await anna.page.getByRole("button", { name: "Go", exact: true }).click();
  await anna.page.getByRole("alert").getByText("Please type the code of a table").waitFor();
  expect(await anna.page.getByLabel("Code of the table").evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await anna.barriers()).toEqual([]);
  await anna.leave();
});

test("A name that is too long is told at the field, kept as it is, and not sent", async () => {
  const anna = await enter("Anna");
  await anna.go("/new");
  const name = anna.page.getByLabel("Your name");
  const long = "Anna von und zu Bratwurmstein";
  await name.fill(long);
  await anna.page.getByText("That is 5 characters too many: a name has at most 24.").waitFor();
  expect(await name.getAttribute("aria-invalid")).toBe("true");
  expect(await anna.barriers()).toEqual([]);
  await anna.page.getByRole("button", { name: "Open the table" }).click();
  expect(path(anna)).toBe("/new");
  expect(await name.inputValue()).toBe(long);
  await name.fill("Anna vom Bratwurmstein");
  await anna.page.getByRole("button", { name: "Open the table" }).click();
  await anna.page.locator("li .name").getByText("Anna vom Bratwurmstein", { exact: true }).waitFor();
  await anna.leave();
});

test("After a start with the keyboard the focus is at the table, and goes to the first choice", async () => {
  const anna = await Person.enter(browser, { name: "Anna", hurried: true });
  await anna.go("/");
  await anna.page.getByRole("button", { name: "Play Pickomino" }).focus();
  await anna.page.keyboard.press("Enter");
  await anna.page.locator(".board .seats").waitFor();
  const focused = () => anna.page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).not.toBe("BODY");
  await anna.page.locator("[data-choice]:focus").waitFor({ timeout: 60_000 });
  await anna.leave();
});

test("Editions, opponents and level are chosen as pictures, are remembered, and one click plays", async () => {
  const anna = await Person.enter(browser, { name: "Anna", size: desktop });
  await anna.go("/");
  await anna.shot("home-desktop");
  await anna.page.getByRole("radio", { name: "Owl" }).check();
  await anna.page.getByRole("radio", { name: "3", exact: true }).check();
  await playAlone(anna, "Sushizock");
  expect(await anna.page.locator(".seats li").count()).toBe(4);
  await anna.go("/");
  expect(await anna.page.getByRole("radio", { name: "Sushizock" }).isChecked()).toBe(true);
  expect(await anna.page.getByRole("radio", { name: "Owl" }).isChecked()).toBe(true);
  await anna.leave();
});

test("How to play leads to a game against the chosen opponents, too", async () => {
  const anna = await enter("Anna", true);
  await anna.go("/learn/compact");
  await anna.page.getByRole("button", { name: "Play now" }).click();
  await expect.poll(() => path(anna)).toMatch(/^\/t\//);
  await anna.page.locator(".board .seats").waitFor();
  expect(await anna.page.locator(".lesson").count()).toBe(0);
  await anna.leave();
});

test("The end has one headline and places; playing again waits for the other by name, and a watcher finds the way", async () => {
  const [anna, bruno] = await pair(true);
  const clara = await Person.enter(browser, { name: "Clara", size: desktop, hurried: true, speed: "fast" });
  await openTable(anna, { game: "wok" });
  await join(bruno, anna);
  await clara.go(path(anna));
  await clara.page.getByText("You are watching Anna and Bruno.").waitFor();
  expect(await clara.barriers()).toEqual([]);
  await clara.shot("watching");
  await playUntil([anna.page, bruno.page], ".over");
  await clara.page.locator(".over").waitFor();
  for (const [person, size] of [
    [anna, "phone"],
    [clara, "desktop"],
  ] as const) {
    const headline = (await person.page.locator(".over h2").textContent())!;
    expect(await person.page.getByText(headline, { exact: true }).filter({ visible: true }).count()).toBe(1);
    expect(await person.page.locator(".board header").count()).toBe(0);
    const places = await person.page.locator(".over .place").allTextContents();
    expect(places[0]).toBe("1");
    expect(["1", "2"]).toContain(places[1]);
    expect(await person.barriers()).toEqual([]);
    await person.shot(`over-${size}`);
  }
  expect(await clara.page.locator(".rain").count()).toBe(1);

  await anna.page.getByRole("button", { name: "Play again" }).click();
  await anna.page.getByText("waiting for Bruno").waitFor();
  await anna.shot("rematch-waiting");
  await clara.page.getByRole("link", { name: "To the new table" }).click();
  await clara.page.getByRole("button", { name: "Take a seat" }).waitFor();
  await Promise.all([anna, bruno, clara].map((person) => person.leave()));
});

test("Who wants no motion sees no rain at the end", async () => {
  const anna = await enter("Anna", true);
  await anna.page.emulateMedia({ reducedMotion: "reduce" });
  await startAgainst(anna, ["child"], "wok");
  await playUntil(anna.page, ".over");
  expect(await anna.page.locator(".rain").count()).toBe(0);
  await anna.leave();
});
