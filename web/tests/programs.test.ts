// A program that takes a seat and says so: everybody sees what it is.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { desktop, openBrowser, phone } from "./browser";
import { Person } from "./people";
import { code, path } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** Opens a table for three in which the person sits. */
async function openForThree(person: Person): Promise<void> {
  await person.go("/settings");
  const table = await person.page.evaluate(async () => {
    const seats = Array.from({ length: 3 }, () => ({ kind: "open" }));
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify({ rule_set: "compact", seats }) });
    return ((await answer.json()) as { table: string }).table;
  });
  await person.go(`/t/${table}#sit`);
}

/** Sits down as a program would, by a socket of its own in a browser of its own. */
async function sitAsProgram(at: Person, name: string): Promise<Person> {
  const program = await Person.enter(browser);
  await program.go("/settings");
  await program.page.evaluate(
    ([table, called]) =>
      new Promise<void>((sat, failed) => {
        const socket = new WebSocket(`/api/tables/${table}/socket`.replace(/^/, location.origin.replace("http", "ws")));
        const params = { client: "1", name: called, chain: "0123456789abcdef".repeat(4), program: true };
        socket.onopen = () => socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "sit", params }));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const { id, error } = JSON.parse(data) as { id?: number; error?: { message: string } };
          if (error) failed(new Error(error.message));
          else if (id === 1) sat();
        };
      }),
    [code(at), name],
  );
  return program;
}

test("A program is marked in the lobby and at the table, for who plays and who looks on", async () => {
  const anna = await Person.enter(browser, { name: "Anna", size: phone, hurried: true });
  await openForThree(anna);
  const program = await sitAsProgram(anna, "Robo");
  const row = anna.page.getByRole("listitem").filter({ hasText: "Robo" });
  await row.getByText("a program").waitFor();
  expect(await anna.page.getByRole("listitem").filter({ hasText: "Anna" }).getByText("a program").count()).toBe(0);
  await anna.shot("program-lobby");
  expect(await anna.barriers()).toEqual([]);

  await anna.page.getByRole("button", { name: "Start the game" }).click();
  await anna.page.locator(".board .seats").waitFor();
  const bruno = await Person.enter(browser, { name: "Bruno", size: desktop, locale: "de-DE", hurried: true });
  await bruno.go(path(anna));
  await bruno.page.locator(".board .seats").waitFor();
  for (const [person, word] of [
    [anna, "a program"],
    [bruno, "ein Programm"],
  ] as const) {
    const marks = person.page.locator(".board .seats .program");
    await marks.first().waitFor();
    expect(await marks.count()).toBe(1);
    const seat = person.page.locator(".board .seats li").filter({ has: person.page.locator(".program") });
    expect(await seat.textContent()).toContain("Robo");
    expect(await marks.getAttribute("title")).toBe(word);
    expect(await marks.textContent()).toContain(word);
    await person.shot(`program-table-${word.split(" ")[0]}`);
    expect(await person.barriers()).toEqual([]);
  }
  await Promise.all([anna, bruno, program].map((person) => person.leave()));
});
