import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser";
import { Person } from "./people";
import { entries, join, openTable, path } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const soon = { timeout: 20_000 };

test("Everybody is told who throws with a new chain, and the seat's own browser that it did not make it", async () => {
  const anna = await Person.enter(browser, { name: "Anna", hurried: true });
  await openTable(anna);
  const ben = await Person.enter(browser, { name: "Ben", hurried: true });
  await join(ben, anna);
  // Whose turn it is throws by themselves; the other has not begun.
  const told = await entries(anna);
  const started = told.find((entry) => entry.type === "started")!;
  const first = started.position.includes(" A |") ? anna : ben;
  const [name, other] = first === anna ? ["Anna", ben] : ["Ben", anna];
  // Somebody who has the key of the seat and no chain, as another device, or a server that made one up.
  const table = path(first);
  const key = await first.page.evaluate(
    async (code) => ((await (await fetch(`/api/tables/${code}`)).json()) as { key: string }).key,
    table.split("/")[2]!,
  );
  const device = await Person.enter(browser, { hurried: true });
  await device.go(`${table}#key=${key}`);
  await device.page.locator(".board .seats").waitFor();
  await device.page.evaluate((code) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`);
    const renew = {
      jsonrpc: "2.0",
      id: "1",
      method: "renew",
      params: { client: "0123456789abcdef01234567", chain: "5".repeat(64) },
    };
    socket.onmessage = () => socket.send(JSON.stringify(renew));
  }, table.split("/")[2]!);
  await other.page.getByText(`${name} throws with a new chain.`).first().waitFor(soon);
  expect(await other.page.getByText("not from this browser").count()).toBe(0);
  await first.page.getByText("it is not from this browser").waitFor(soon);
  await other.page.locator(".board .news").click();
  await other.page.locator("section.log").getByText(`${name} throws with a new chain.`).waitFor(soon);
  expect(await first.barriers()).toEqual([]);
  await Promise.all([first, other, device].map((person) => person.leave()));
});
