import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { entryHash } from "../src/fair/draws";
import type { Entry, PutAway } from "../src/net/messages";
import { desktop, openBrowser, phone } from "./browser";
import { Person } from "./people";
import { byTouch, playUntil } from "./player";
import { startServer, type Pace, type Server } from "./server";
import { entries, join, openTable, path, startAlone } from "./tables";

let browser: Browser;
let server: Server;
beforeAll(async () => void (browser = await openBrowser()));
afterEach(() => server.stop());
afterAll(() => browser.close());

const serve = async (pace: Pace) => void (server = await startServer(pace));
const enter = (name: string, size = phone) => Person.enter(browser, { name, size, hurried: true }, server.address);
const patience = { timeout: 60_000, interval: 100 };

/** Opens a table that no page offers; its path. */
async function create(person: Person, seats: object[]): Promise<string> {
  await person.go("/");
  const table = await person.page.evaluate(
    async (wish) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
      return ((await answer.json()) as { table: string }).table;
    },
    { rule_set: "compact", seats },
  );
  return `/t/${table}`;
}

const open = { kind: "open" };
const bot = { kind: "bot", level: "child" };
const mayChoose = ({ page }: Person) => page.locator("[data-choice]:not(:disabled)").first().isVisible();

/** Who is to choose, and the others. */
async function divide(people: Person[]): Promise<[Person, Person[]]> {
  let actor: Person | undefined;
  const found = async () => {
    for (const person of people) if (await mayChoose(person)) actor = person;
    return actor !== undefined;
  };
  await expect.poll(found, patience).toBe(true);
  return [actor!, people.filter((person) => person !== actor)];
}

/** In the page: all that an attribute, or else the text, of what is found was from now on. */
function startNoting({ selector, attribute }: { selector: string; attribute: string | null }): string[] {
  const seen: string[] = [];
  const look = () => {
    for (const found of document.querySelectorAll(selector)) {
      const value = (attribute === null ? found.textContent : found.getAttribute(attribute))?.trim() ?? "";
      if (!seen.includes(value)) seen.push(value);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  look();
  return seen;
}

/** Notes what something on the page is, also where that is over before anybody looks. */
async function note(page: Page, selector: string, attribute: string | null = null): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(startNoting, { selector, attribute });
  return () => seen.jsonValue();
}

const whyAway = (all: Entry[]) => all.flatMap((entry) => (entry.type === "away" ? [entry.why] : []));

describe.skipIf(process.env.GOCKEL_ADDRESS)("With a server of its own", () => {
  test("Somebody who closed the tab is not connected; the others see the time and need not wait", async () => {
    await serve({ bots: 500, absentAfter: 60_000 });
    const anna = await enter("Anna");
    const bruno = await enter("Bruno");
    await openTable(anna);
    await join(bruno, anna);
    await bruno.leave();
    const told = anna.page.getByText("Bruno is not connected.");
    const waited = async () => {
      if (await mayChoose(anna)) await byTouch(anna.page);
      return told.first().isVisible();
    };
    await expect.poll(waited, patience).toBe(true);
    // To be seen it is said once; what is a pixel wide is for those who hear it.
    const seen = () => told.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 1).length);
    expect(await seen()).toBe(1);
    await anna.page.getByText(/A computer player takes over in \d+ s\./).waitFor();
    const now = anna.page.getByRole("button", { name: "Let a computer play now" });
    expect(whyAway(await entries(anna))).toEqual([]);
    await now.waitFor();
    await anna.shot("company-not-connected");
    expect(await anna.barriers()).toEqual([]);
    await now.click();
    await anna.page.getByText("A computer player stands in for Bruno.").waitFor();
    expect(whyAway(await entries(anna))).toEqual(["asked"]);
    await anna.leave();
  });

  test("An idle friend is stood in for when all others agree, and may come back", async () => {
    await serve({ askAfter: 1500 });
    const people = [await enter("Anna"), await enter("Bruno"), await enter("Cleo", desktop)];
    const table = await create(people[0]!, [open, open, open]);
    for (const person of people) await person.go(`${table}#sit`);
    const [idle, [first, second]] = await divide(people);
    await first!.page.getByRole("button", { name: "Ask the others: let a computer play?" }).click();
    await first!.page.getByText(/Waiting for (Anna|Bruno|Cleo) to agree\./).waitFor();
    await idle.page.getByText(/would let a computer player go on for you\./).waitFor();
    const agree = second!.page.getByRole("button", { name: "I agree" });
    await agree.waitFor();
    await second!.shot("company-agree");
    for (const person of people) expect(await person.barriers()).toEqual([]);
    expect(whyAway(await entries(idle))).toEqual([]);
    await agree.click();
    await idle.page.getByText("The others asked for a computer player to stand in for you.").waitFor();
    expect(whyAway(await entries(idle))).toEqual(["asked"]);
    await idle.page.getByRole("button", { name: "I am back" }).click();
    await idle.page.getByRole("button", { name: "I am back" }).waitFor({ state: "detached" });
    for (const person of people) await person.leave();
  });

  test("Six words to call out: seen at the seat, heard politely, and not by who does not want to", async () => {
    await serve({});
    const anna = await enter("Anna");
    const bruno = await enter("Bruno", desktop);
    await openTable(anna);
    await join(bruno, anna);
    const calls = anna.page.getByRole("list", { name: "Call out" });
    expect(await calls.getByRole("button").count()).toBe(6);
    const seen = bruno.page.locator(".said");
    const heard = await note(bruno.page, ".said, [aria-live=polite]");
    await calls.getByRole("button", { name: "Bravo!" }).click();
    await seen.getByText("Bravo!").waitFor();
    await bruno.page.locator("[aria-live=polite]").getByText("Anna: Bravo!").waitFor({ state: "attached" });
    await bruno.shot("company-reaction");
    expect(await bruno.barriers()).toEqual([]);
    await seen.waitFor({ state: "detached" });
    const stored = (await entries(anna)).length;

    await bruno.page.getByRole("button", { name: "Table menu" }).click();
    await bruno.page.getByLabel("Show what others call out").uncheck();
    await bruno.page.keyboard.press("Escape");
    await calls.getByRole("button", { name: "Wow!" }).click();
    await anna.page.locator(".said").getByText("Wow!").waitFor();
    expect((await entries(anna)).length).toBe(stored);
    // What comes to Bruno later than that word: a throw.
    const news = bruno.page.locator("button.news");
    const before = await news.innerText();
    const [actor] = await divide([anna, bruno]);
    const thrown = async () => {
      if (await mayChoose(actor)) await byTouch(actor.page);
      return news.innerText();
    };
    await expect.poll(thrown, patience).not.toBe(before);
    const all = (await heard()).join("\n");
    expect(all).toContain("Bravo!");
    expect(all).not.toContain("Wow!");
    await anna.leave();
    await bruno.leave();
  });

  test("As many words as the server passes on can be called out, and no more", async () => {
    await serve({});
    const anna = await Person.enter(browser, { name: "Anna", size: phone }, server.address);
    const bruno = await enter("Bruno", desktop);
    await openTable(anna);
    await join(bruno, anna);
    const buttons = anna.page.getByRole("list", { name: "Call out" }).getByRole("button");
    const heard = await note(bruno.page, ".said");
    const words = await buttons.allInnerTexts();
    // All six as fast as can be: the first three are heard.
    await buttons.evaluateAll((all) => all.forEach((one) => (one as HTMLButtonElement).click()));
    await expect.poll(async () => (await heard()).includes(words[2]!), patience).toBe(true);
    expect(await heard()).toEqual(words.slice(0, 3));
    const free = anna.page.locator(".reactions button[aria-disabled=false]");
    expect(await free.count()).toBe(0);
    expect(await anna.barriers()).toEqual([]);
    // As soon as there is one again it is heard.
    await free.first().waitFor();
    await buttons.nth(5).click();
    await expect.poll(async () => (await heard()).includes(words[5]!), patience).toBe(true);
    await anna.leave();
    await bruno.leave();
  });

  test("Computer players are characters with a way to play; people choose an animal", async () => {
    await serve({ bots: 300 });
    const anna = await enter("Anna");
    const table = await create(anna, [open, open, bot]);
    await anna.go(table);
    await anna.page.getByLabel("Fox").check({ force: true });
    expect(await anna.barriers()).toEqual([]);
    await anna.shot("company-lobby");
    await anna.page.getByRole("button", { name: "Take a seat" }).click();
    // With pauses in which poses can be seen.
    const bruno = await Person.enter(browser, { name: "Bruno", size: desktop, speed: "normal" }, server.address);
    await bruno.go(`${table}#sit`);
    const seats = bruno.page.locator(".board .seats");
    await seats.locator("[data-animal=fox]").waitFor();
    await seats.locator("[data-animal=child]").waitFor();
    expect(await seats.locator("[data-animal]").count()).toBe(2);
    const poses = await note(bruno.page, ".seats [data-pose]", "data-pose");
    const moved = async () => {
      for (const person of [anna, bruno]) await byTouch(person.page);
      const seen = await poses();
      return seen.includes("waits") && (seen.includes("glad") || seen.includes("beaten"));
    };
    await expect.poll(moved, { ...patience, timeout: 180_000 }).toBe(true);
    await bruno.shot("company-characters");
    await bruno.page.getByRole("button", { name: "Table menu" }).click();
    await bruno.page.getByText("Grabs whatever it can get and forgets to count.").waitFor();
    expect(await bruno.barriers()).toEqual([]);
    await anna.leave();
    await bruno.leave();
  });

  test("A game that was put away shows that its dice were fair", async () => {
    await serve({ bots: 0 });
    const anna = await enter("Anna");
    await startAlone(anna);
    await playUntil(anna.page, ".over");
    const all = await entries(anna);
    const end = all.find((entry) => entry.type === "over")!;
    // As the server would have put the game away after half of it.
    const played = all.slice(0, Math.floor(all.length / 2));
    const put: PutAway = { type: "put_away", at: played.at(-1)!.at, seed: end.seed };
    const told = [...played, { ...put, hash: entryHash(played.at(-1)!.hash!, put) }];
    const times = { deadline: null, stand_in: null, ask: null, now: put.at };
    const params = { version: told.length, from: 1, entries: told, you: null, key: null, present: [], watchers: 1, ...times };
    const table = path(anna);
    const bruno = await enter("Bruno");
    await bruno.page.routeWebSocket(/\/api\/tables\//, (socket) => {
      socket.send(JSON.stringify({ jsonrpc: "2.0", method: "table", params: { table: table.slice(3), ...params } }));
    });
    await bruno.go(table);
    await bruno.page.getByText("Nobody finished this game, so it was put away.").waitFor();
    await bruno.page.getByText("Were the dice fair?").click();
    const verdict = bruno.page.locator(".verdict .headline");
    await verdict.waitFor({ timeout: patience.timeout });
    expect(await verdict.textContent()).toMatch(/^Yes, all \d+ rolls were fair\.$/);
    await bruno.shot("company-put-away");
    expect(await bruno.barriers()).toEqual([]);
    await anna.leave();
    await bruno.leave();
  });
});
