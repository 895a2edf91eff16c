import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Browser, BrowserContext, Page, WebSocketRoute } from "playwright-core";
import { expect, inject } from "vitest";
import { desktop, hurry } from "./browser";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is no fault of the page: answers of the server that a test asked for on purpose. */
const expected = /status of (400|404|409)|WebSocket|ERR_CONNECTION|ERR_INTERNET|Failed to fetch/;

/** Where the server is that no other file uses meanwhile. */
export function serverAddress(): string {
  const addresses = inject("addresses");
  return addresses[Number(process.env.VITEST_POOL_ID) % addresses.length] as string;
}

export interface Manner {
  name?: string;
  size?: { width: number; height: number };
  locale?: "en-GB" | "de-DE" | "nl-NL" | "fr-FR";
  theme?: "light" | "dark";
  /** Pauses of the page that let people follow are cut to a twentieth, and nothing moves unless `speed` is given. */
  hurried?: boolean;
  /** Whether their dice are thrown by hand or by themselves. */
  throwing?: "hand" | "self";
  speed?: "off" | "slow" | "normal" | "fast";
  reducedMotion?: "reduce" | "no-preference";
  /** Settings beside these. */
  settings?: object;
  /** What an earlier visit left in the browser. */
  memory?: Memory;
}

export type Memory = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Somebody with a browser of their own: own cookie, own settings, own connection. */
export class Person {
  private sockets: WebSocketRoute[] = [];
  private cut = false;
  private readonly faults: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly address: string,
  ) {}

  static async enter(browser: Browser, manner: Manner = {}, address = serverAddress()): Promise<Person> {
    const { size = desktop, locale = "en-GB", theme = "light", name = "", hurried = false, memory } = manner;
    const { throwing = "self", speed = hurried ? "off" : "normal", reducedMotion = "no-preference" } = manner;
    const context = await browser.newContext({ viewport: size, locale, colorScheme: theme, storageState: memory, reducedMotion });
    const page = await context.newPage();
    await context.addInitScript(() => Object.assign(window, { timeoutOfAxe: window.setTimeout }));
    const person = new Person(context, page, address);
    if (name) await context.addInitScript(remember, { name, sound: false, throwing, speed, ...manner.settings });
    if (hurried) await context.addInitScript(hurry);
    page.on("pageerror", (error) => person.faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !expected.test(message.text())) person.faults.push(message.text());
    });
    await page.routeWebSocket(/\/api\/tables\//, (socket) => person.connect(socket));
    return person;
  }

  private connect(socket: WebSocketRoute): void {
    if (this.cut) return void socket.close();
    socket.connectToServer();
    this.sockets.push(socket);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.address + path);
    // Among others there are headings for screen readers and notices that have nothing to say.
    await this.page.locator("h1, [role=status]").filter({ visible: true }).first().waitFor();
  }

  /** Pulls the plug; plugged in again with `reconnect`. */
  async disconnect(): Promise<void> {
    this.cut = true;
    await Promise.all(this.sockets.splice(0).map((socket) => socket.close()));
  }

  reconnect(): void {
    this.cut = false;
  }

  /** What axe-core finds, in words. */
  async barriers(): Promise<string[]> {
    // Also where a test has stopped the page's clock, or hurries it.
    await this.page.evaluate(`((setTimeout) => { ${axeSource} })(window.timeoutOfAxe.bind(window))`);
    return this.page.evaluate(async () => {
      const { axe: found } = window as unknown as { axe: typeof axe };
      const { violations } = await found.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
    });
  }

  /** A picture for people to look at, when they want one: SHOTS=1. */
  async shot(name: string): Promise<void> {
    if (process.env.SHOTS) await this.page.screenshot({ path: `test-output/${name}.png`, fullPage: true });
  }

  /** Ends the visit; nothing must have gone wrong in it. */
  async leave(): Promise<void> {
    await this.context.close();
    expect(this.faults).toEqual([]);
  }
}

function remember(known: object): void {
  if (localStorage.getItem("gockel.settings") === null) localStorage.setItem("gockel.settings", JSON.stringify(known));
}
