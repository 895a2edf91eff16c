import type { Entry, Table } from "../src/net/messages";
import type { Person } from "./people";

export const path = (person: Person): string => new URL(person.page.url()).pathname;
export const code = (person: Person): string => path(person).split("/")[2]!;

/** Opens a table for two, at which one seat is free. */
export async function openTable(person: Person, how: { game?: string; listed?: boolean; coach?: boolean } = {}): Promise<void> {
  await person.go("/new");
  if (how.game) await person.page.locator(`input[value=${how.game}]`).check();
  if (how.coach) await person.page.getByLabel("With the coach for everybody").check();
  if (how.listed) await person.page.getByLabel("Show among the open tables").check();
  await person.page.getByRole("button", { name: "Open the table" }).click();
  await person.page.getByText("One more player is needed.").waitFor();
}

/** A game against a computer player. */
export async function startAlone(person: Person): Promise<void> {
  await openTable(person);
  await person.page.getByRole("button", { name: "Start the game" }).click();
  await person.page.locator(".board .seats").waitFor();
}

/** Takes the free seat of somebody's table; both have the board before them then. */
export async function join(guest: Person, host: Person): Promise<void> {
  await guest.go(path(host));
  await guest.page.getByRole("button", { name: "Take a seat" }).click();
  await Promise.all([host, guest].map(({ page }) => page.locator(".board .seats").waitFor()));
}

/** What the server knows about the table at which a person is. */
export async function entries(person: Person): Promise<Entry[]> {
  const { origin } = new URL(person.page.url());
  const answer = await fetch(`${origin}/api/tables/${code(person)}`);
  return ((await answer.json()) as Table).entries;
}

/** A game against computer players of these levels, opened without the page and played at its own address. */
export async function startAgainst(person: Person, levels: string[], game = "compact"): Promise<void> {
  await person.go("/settings");
  const table = await person.page.evaluate(
    async (wish) => {
      const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(wish),
      });
      return ((await answer.json()) as { table: string }).table;
    },
    { rule_set: game, seats: [{ kind: "open" }, ...levels.map((level) => ({ kind: "bot", level }))] },
  );
  await person.go(`/t/${table}#sit`);
  await person.page.locator(".board .seats").waitFor();
}

/** The game of this name against computer players, as Home starts it. */
export async function playAlone(person: Person, game: string): Promise<void> {
  if (path(person) !== "/") await person.go("/");
  await person.page.getByRole("radio", { name: game, exact: true }).check();
  await person.page.getByRole("button", { name: `Play ${game}` }).click();
  await person.page.locator(".board .seats").waitFor();
}
