import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser } from "./browser";
import { Person } from "./people";
import { startServer } from "./server";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

test.skipIf(process.env.GOCKEL_ADDRESS)("Without the server the page opens, says so, and still explains the games", async () => {
  const server = await startServer();
  const person = await Person.enter(browser, {}, server.address);
  await person.go("/");
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  await server.stop();
  await person.go("/");
  await person.page.getByText("The server cannot be reached.").first().waitFor();
  await person.shot("offline");
  expect(await person.barriers()).toEqual([]);
  await person.page.getByRole("link", { name: "How to play" }).first().click();
  await person.page.getByRole("heading", { name: "How to play" }).waitFor();
  await person.page.goBack();
  await person.page.getByRole("link", { name: "Look at a game" }).first().click();
  await person.page.getByRole("heading", { name: "Look at a game" }).waitFor();
  await person.context.close();
});
