// The page as a folder of static files, as `make site` writes it, at a host that serves files and nothing else.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, phone } from "./browser";
import { Person } from "./people";
import { byTouch } from "./player";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};
/** Built anew, unless one is named. */
const built = process.env.GOCKEL_SITE;
const folder = built ?? mkdtempSync(join(tmpdir(), "gockel-site-test-"));
let browser: Browser;
let host: Server;
let address: string;
const missing: string[] = [];

beforeAll(async () => {
  if (!built) {
    // As `make site` builds it, not as a part of the tests.
    const env = { ...process.env, NODE_ENV: "production" };
    execFileSync("npx", ["vite", "build", "--mode", "site", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"], { env });
  }
  host = createServer((request, answer) => {
    const { pathname } = new URL(request.url!, "http://host");
    // It lies in a folder of the host, not at its root.
    const file = join(folder, normalize(pathname.replace(/^\/games\/gockel\//, "/").replace(/\/$/, "/index.html")));
    if (pathname.startsWith("/games/gockel/") && statSync(file, { throwIfNoEntry: false })?.isFile()) {
      answer.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
      answer.end(readFileSync(file));
    } else {
      missing.push(pathname);
      answer.statusCode = 404;
      answer.end();
    }
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(host.address() as { port: number }).port}/games/gockel/`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  host.closeAllConnections();
  host.close();
  if (!built) rmSync(folder, { recursive: true });
});

test("A folder of files at any host: play, reload, notebook, how to play, and no server is asked for anything", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true }, address);
  await person.go("");
  await person.shot("site-home");
  expect(await person.barriers()).toEqual([]);
  expect(await person.page.getByRole("link", { name: "Open a table" }).count()).toBe(0);
  await person.page.getByRole("radio", { name: "Sushizock", exact: true }).check();
  await person.page.locator("button.play").click();
  await person.page.locator(".board .seats").waitFor();
  expect(new URL(person.page.url()).hash).toMatch(/^#\/t\/L/);
  for (let i = 0; i < 8; i++) await byTouch(person.page);
  await person.page.reload();
  await person.page.locator(".board .seats").waitFor();
  await person.page.goBack();
  await person.page.getByRole("link", { name: "Notebook" }).click();
  await person.page.getByRole("link", { name: "Continue" }).click();
  await person.page.locator(".board .seats").waitFor();
  await person.go("#/learn/wok");
  await person.page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await person.page.getByRole("heading", { level: 1 }).waitFor();
  await person.go("#/settings");
  await person.page.getByRole("heading", { name: "Settings" }).waitFor();
  await person.leave();
  expect(missing.filter((path) => !path.endsWith("/favicon.ico"))).toEqual([]);
});

test("It opens with the host gone, from the second visit on", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true }, address);
  await person.go("");
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  await person.page.reload();
  const engineKept = () =>
    person.page.evaluate(async () => (await caches.match(new URL("engine.wasm", location.href))) !== undefined);
  await expect.poll(engineKept, { timeout: 20_000 }).toBe(true);
  await person.context.setOffline(true);
  await person.page.reload();
  await person.page.locator("button.play").click();
  await person.page.locator(".board .seats").waitFor();
  await person.context.close();
});
