// Somebody at a table with real dice, who taps what falls.
import type { Page } from "playwright-core";
import type { Person } from "./people";

/** Dice that fall the same way every time. */
export class DiceCup {
  constructor(private state: number) {}

  /** A whole number below `sides` (mulberry32). */
  next(sides: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  }

  /** What one of the dice shows whose faces can be tapped. */
  roll(faces: string[]): string {
    const wok = ["s", "s", "f", "f", "b", "r"];
    const ordinary = faces.filter((face) => !face.startsWith("+"));
    return faces.includes("s") ? wok[this.next(6)]! : ordinary[this.next(ordinary.length)]!;
  }
}

export const entry = (page: Page) => page.locator(".entry");
/** While something is stored, no face can be tapped. */
async function openFaces(page: Page): Promise<string[]> {
  await page.locator(".faces button:not(:disabled)").first().waitFor();
  return page
    .locator(".faces button:not(:disabled)")
    .evaluateAll((buttons) => buttons.map((one) => (one as HTMLElement).dataset.face!));
}
const slots = (page: Page) => page.locator(".slots > *").count();

/** Starts a game at this page's address. */
export async function startGame(person: Person, game: string, names: string[] = ["Anna", "Ben"]): Promise<void> {
  const { page } = person;
  await person.go("/companion");
  await page.locator(`input[value=${game}]`).check();
  for (const [index, name] of names.entries()) {
    if (index > 1) await page.locator("form .card button", { hasText: /\w/ }).first().click();
    await page.locator(".seat input:not([type])").nth(index).fill(name);
  }
  await page.locator("form > .primary").click();
  await entry(page).waitFor();
}

/** The number of the entry that is open; another one is another number. */
const entryMark = (page: Page) =>
  page.evaluate(() => {
    const open = document.querySelector<HTMLElement>(".entry");
    if (!open) return null;
    return (open.dataset.mark ??= String(Math.random()));
  });

/** Waits until the page has taken what was entered. */
async function taken(page: Page, mark: string | null): Promise<void> {
  await page.waitForFunction((old) => document.querySelector<HTMLElement>(".entry")?.dataset.mark !== old, mark, { polling: 10 });
}

/** Taps a whole roll, die by die. */
export async function tapRoll(page: Page, cup: DiceCup): Promise<void> {
  const mark = await entryMark(page);
  const count = await slots(page);
  for (let die = 0; die < count; die++) {
    const faces = await openFaces(page);
    const golden = faces.filter((face) => face.startsWith("+"));
    const face = golden.length > 0 ? golden[cup.next(2)]! : cup.roll(faces);
    await page.locator(`.faces button[data-face="${face}"]`).click();
  }
  await taken(page, mark);
}

/** The same by the page itself, for the many rolls of a whole game. */
export async function dropRoll(page: Page, cup: DiceCup): Promise<void> {
  const mark = await entryMark(page);
  const faces = await openFaces(page);
  const count = await slots(page);
  const golden = faces.filter((face) => face.startsWith("+"));
  const dice = Array.from({ length: count - (golden.length > 0 ? 1 : 0) }, () => cup.roll(faces));
  if (golden.length > 0) dice.push(golden[cup.next(2)]!);
  await page.evaluate(
    async ({ dice, mark }) => {
      const drawn = () => new Promise((done) => requestAnimationFrame(done));
      const isOpen = () => document.querySelector<HTMLElement>(".entry")?.dataset.mark === mark;
      for (const face of dice) {
        const button = () => document.querySelector<HTMLButtonElement>(`.faces button[data-face="${face}"]:not(:disabled)`);
        while (isOpen() && !button()) await drawn();
        if (isOpen()) button()!.click();
        await drawn();
      }
    },
    { dice, mark },
  );
  await taken(page, mark);
}
