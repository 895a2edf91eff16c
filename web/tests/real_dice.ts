// Somebody at a table with real dice, who taps what falls.
import type { Page } from "playwright-core";
import type { Person } from "./people";
import { inPage, look } from "./player";

/** The six faces of a die of the Wok. */
const wok = ["s", "s", "f", "f", "b", "r"];

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

/** Starts a game at this page's address. */
export async function startGame(
  person: Person,
  game: string,
  names: string[] = ["Anna", "Ben"],
  path = "/companion",
): Promise<void> {
  const { page } = person;
  await person.go(path);
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
  // A tap where the finger just was counts for nothing: it is made again.
  while ((await entryMark(page)) === mark && (await page.locator(".slots .slot").count()) > 0) {
    const faces = await openFaces(page);
    const golden = faces.filter((face) => face.startsWith("+"));
    const face = golden.length > 0 ? golden[cup.next(2)]! : cup.roll(faces);
    await page.locator(`.faces button[data-face="${face}"]`).click();
  }
  await taken(page, mark);
}

/** In the page: drops dice and makes choices as fast as it takes them, until something is there. */
async function drop(choice: typeof look, seen: string, numbers: number[], wok: string[]): Promise<void> {
  const one = <T>(list: T[]) => list[numbers.pop()! % list.length]!;
  const open = () => [...document.querySelectorAll<HTMLButtonElement>(".faces button:not(:disabled)")];
  while (!document.querySelector(seen)) {
    if (numbers.length === 0) throw new Error(`${seen} never came`);
    if (!document.querySelector(".entry")) {
      if (choice()) document.querySelector<HTMLElement>("[data-next]")!.click();
    } else if (open().length > 0) {
      // What falls is decided when the die can be tapped: the last one may be the golden die.
      const faces = open().map((button) => button.dataset.face!);
      const golden = faces.filter((face) => face.startsWith("+"));
      const face = one(golden.length > 0 ? golden : faces.includes("s") ? wok : faces);
      open()
        .find((button) => button.dataset.face === face)
        ?.click();
    }
    await new Promise((later) => setTimeout(later));
  }
}

/** Plays on without a hand until something is there, for the many rolls of a whole game. */
export async function dropUntil(page: Page, cup: DiceCup, seen: string): Promise<void> {
  const numbers = Array.from({ length: 20_000 }, () => cup.next(2 ** 30));
  await page.evaluate(inPage({ look, drop }, `drop(look, ...${JSON.stringify([seen, numbers, wok])})`));
}
