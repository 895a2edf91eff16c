import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Table } from "../src/net/messages";
import { openBrowser, phone } from "./browser";
import { Person } from "./people";
import { code, join, openTable, path } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** The seat that the server knows a browser by. */
function seatOf({ page }: Person, table: string): Promise<string | null> {
  return page.evaluate(async (address) => ((await (await fetch(address)).json()) as Table).you, `/api/tables/${table}`);
}

test("Another's link asks before it takes one's own seat, and the way back is kept", async () => {
  const [anna, bruno] = (await Promise.all(["Anna", "Bruno"].map((name) => Person.enter(browser, { name, size: phone })))) as [
    Person,
    Person,
  ];
  await openTable(anna);
  await join(bruno, anna);
  await bruno.page.getByRole("button", { name: "Table menu" }).click();
  const link = new URL(await bruno.page.getByLabel("Take my seat to another device").inputValue());
  const table = code(anna);
  const follow = async () => {
    await anna.go("/");
    await anna.go(link.pathname + link.hash);
    await anna.page.getByRole("dialog").waitFor();
  };
  const back = anna.page.getByRole("button", { name: "Back to my seat" });

  await follow();
  expect(await anna.barriers()).toEqual([]);
  await anna.shot("other-seat");
  await anna.page.getByRole("button", { name: "Keep my seat" }).click();
  await anna.page.locator(".board .seats").waitFor();
  expect(await seatOf(anna, table)).toBe("A");
  expect(await back.count()).toBe(0);

  await follow();
  await anna.page.getByRole("button", { name: "Take the other seat" }).click();
  await back.waitFor();
  expect(await seatOf(anna, table)).toBe("B");
  // Red is for what is lost.
  const [notice, red] = await anna.page.locator(".notice").evaluate((one) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--risk)";
    return [getComputedStyle(one).borderTopColor, getComputedStyle(probe).color];
  });
  expect(notice).not.toBe(red);
  expect(await anna.barriers()).toEqual([]);

  await anna.page.reload();
  await back.click();
  await back.waitFor({ state: "detached" });
  expect(await seatOf(anna, table)).toBe("A");
  await Promise.all([anna.leave(), bruno.leave()]);
});

test("A name is trimmed, and what is wrong with it is said at its field", async () => {
  const anna = await Person.enter(browser, { size: phone });
  const name = anna.page.getByLabel("Your name");
  const open = anna.page.getByRole("button", { name: "Open the table" });
  await anna.go("/new");
  await name.fill("Gockel (best)");
  await open.click();
  await anna.page.getByText("That is what computer players are called.").waitFor();
  expect(await name.getAttribute("aria-invalid")).toBe("true");
  expect(await anna.barriers()).toEqual([]);
  await anna.shot("name");
  await name.fill("  Anna ");
  await anna.page.getByRole("button", { name: "Take a seat" }).click();
  await anna.page.getByText("One more player is needed.").waitFor();
  await anna.page.locator("li .name").getByText("Anna", { exact: true }).waitFor();
  await anna.leave();
});

test("A link in small letters leads to the table, and a page that does not exist says so", async () => {
  const [anna, bruno] = (await Promise.all(["Anna", "Bruno"].map((name) => Person.enter(browser, { name })))) as [Person, Person];
  await openTable(anna);
  await bruno.go(path(anna).toLowerCase());
  await bruno.page.getByRole("button", { name: "Take a seat" }).waitFor();
  const answer = await bruno.page.goto(new URL("/nothing/here", bruno.page.url()).href);
  expect(answer?.status()).toBe(404);
  await bruno.page.getByText("There is no such page.").waitFor();
  await Promise.all([anna.leave(), bruno.leave()]);
});
