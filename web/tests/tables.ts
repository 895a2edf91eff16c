import type { Entry, Table } from "../src/net/messages";
import type { Person } from "./people";

export const path = (person: Person): string => new URL(person.page.url()).pathname;
export const code = (person: Person): string => path(person).split("/")[2]!;

/** Opens a table for two, at which one seat is free. */
export async function openTable(person: Person, how: { game?: string; listed?: boolean } = {}): Promise<void> {
  await person.go("/new");
  if (how.game) await person.page.locator(`input[value=${how.game}]`).check();
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
