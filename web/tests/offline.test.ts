import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser } from "./browser";
import { Person } from "./people";
import { startServer } from "./server";
import { nl } from "../src/words/nl";

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

test.skipIf(process.env.GOCKEL_ADDRESS)("Without the server the page speaks the language that was chosen last", async () => {
  const server = await startServer();
  const person = await Person.enter(browser, { locale: "fr-FR" }, server.address);
  await person.go("/settings");
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  await person.page.getByRole("radio", { name: "Nederlands" }).check();
  await person.page.getByRole("heading", { name: nl.settings.title }).waitFor();
  const kept = () =>
    person.page.evaluate(async () => {
      const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return caught
        .flat()
        .map(({ url }) => /\/assets\/([a-z]{2}(?:_later)?)-/.exec(url)?.[1])
        .filter(Boolean);
    });
  await expect.poll(kept, { timeout: 20_000 }).toEqual(["fr", "fr_later", "nl", "nl_later"]);
  await server.stop();
  await person.go("/");
  await person.page.getByText(nl.problems.unreachable).first().waitFor();
  await person.page.getByRole("link", { name: nl.home.learn }).first().click();
  await person.page.getByRole("heading", { name: nl.home.learn }).waitFor();
  await person.context.close();
});
