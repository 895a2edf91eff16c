import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Entry, Seat } from "../src/net/messages";
import { openBrowser, phone } from "./browser";
import { Person } from "./people";
import { byTouch } from "./player";
import { startServer, type Server } from "./server";
import { code, entries, join, openTable, path } from "./tables";

let browser: Browser;
let server: Server;
beforeAll(async () => void (browser = await openBrowser()));
afterEach(() => server.stop());
afterAll(() => browser.close());

// Computer players take their time, so that no game ends while people come and go.
const serve = async (absentAfter?: number) => void (server = await startServer({ bots: 500, absentAfter }));
const enter = (name: string) => Person.enter(browser, { name, size: phone, hurried: true }, server.address);
const back = (person: Person) => person.page.getByRole("button", { name: "I am back" });

/** A table with a computer player at which a turn may take a few seconds only, which no page offers. */
async function openFastTable(person: Person): Promise<void> {
  await person.go("/");
  const table = await person.page.evaluate(async () => {
    const seats = [{ kind: "open" }, { kind: "bot", level: "child" }];
    const wish = { rule_set: "compact", seats, clock: { kind: "turn", seconds: 5 } };
    const body = JSON.stringify(wish);
    const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return ((await answer.json()) as { table: string }).table;
  });
  await person.go(`/t/${table}#sit`);
}

const hasComeBack = (all: Entry[], seat: Seat) => all.some((entry) => entry.type === "back" && entry.seat === seat);

/** The person of the seat moved, not the stand-in, after coming back. */
function playsAgain(all: Entry[], seat: Seat): boolean {
  const since = all.findIndex((entry) => entry.type === "back" && entry.seat === seat);
  return since >= 0 && all.slice(since).some((entry) => entry.type === "move" && entry.seat === seat && entry.by === "person");
}

const patience = { timeout: 120_000, interval: 100 };

describe.skipIf(process.env.GOCKEL_ADDRESS)("With a server of its own", () => {
  test("Who runs out of time is stood in for, and has the seat again when back", async () => {
    await serve();
    const anna = await enter("Anna");
    await openFastTable(anna);
    await anna.page.getByRole("timer").waitFor();
    await anna.page.getByText("Your time was up, so a computer player stands in for you.").waitFor();
    await anna.shot("stand-in-clock");
    expect(await anna.barriers()).toEqual([]);
    expect(hasComeBack(await entries(anna), "A")).toBe(false);
    await back(anna).click();
    await expect.poll(async () => hasComeBack(await entries(anna), "A"), patience).toBe(true);
    // On a slow machine the time may be up once more before the first choice.
    const played = async () => {
      if (await back(anna).isVisible())
        await back(anna)
          .click({ timeout: 1000 })
          .catch(() => undefined);
      await byTouch(anna.page);
      return playsAgain(await entries(anna), "A");
    };
    await expect.poll(played, patience).toBe(true);
    await anna.leave();
  });

  test("Who is gone is stood in for; the other reads it, and sees them come back", async () => {
    await serve(1000);
    const anna = await enter("Anna");
    const bruno = await enter("Bruno");
    await openTable(anna);
    await join(bruno, anna);
    const table = path(anna);
    const memory = await bruno.context.storageState();
    await bruno.leave();

    const told = anna.page.getByText("A computer player stands in for Bruno.");
    const stoodIn = async () => {
      await byTouch(anna.page);
      return told.isVisible();
    };
    await expect.poll(stoodIn, patience).toBe(true);
    await anna.shot("stand-in-gone");
    expect(await anna.barriers()).toEqual([]);

    const again = await Person.enter(browser, { size: phone, hurried: true, memory }, server.address);
    await again.go(table);
    await again.page.getByText("You were gone, so a computer player stands in for you.").waitFor();
    await back(again).click();
    await back(again).waitFor({ state: "detached" });
    await told.waitFor({ state: "detached" });
    expect(code(again)).toBe(code(anna));
    const played = async () => {
      await byTouch(anna.page);
      await byTouch(again.page);
      return playsAgain(await entries(anna), "B");
    };
    await expect.poll(played, patience).toBe(true);
    await anna.leave();
    await again.leave();
  });
});
