// What the trainer and the daily puzzles have come to, in the notebook's file.
import type { Engine } from "../engine/engine";
import type { RuleSetInfo } from "../engine/types";
import { puzzlesPerDay } from "../trainer/daily";
import type { DayResult, StoredPuzzle } from "../trainer/stored_puzzle";
import { withDatabase } from "./database";
import { stored } from "./store";

/** Files of earlier pages have nothing of it. */
export interface TrainingFile {
  puzzles?: StoredPuzzle[];
  days?: DayResult[];
  /** The codes of the games that were looked through. */
  trained?: string[];
}

export const trainingFile = (): Promise<TrainingFile> =>
  withDatabase(async (db) => {
    const [puzzles, days, trained] = await Promise.all([db.getAll("puzzles"), db.getAll("days"), db.getAllKeys("trained")]);
    return { puzzles, days, trained };
  });

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === "string";
const dateOf = (text: unknown): Date | null => {
  const date = new Date(text as string);
  return isText(text) && !Number.isNaN(date.getTime()) ? date : null;
};

type Card = StoredPuzzle["card"];
const cardNumbers = [
  "stability",
  "difficulty",
  "elapsed_days",
  "scheduled_days",
  "learning_steps",
  "reps",
  "lapses",
  "state",
] as const;

/** As the scheduler wrote it; in a file its dates are texts. */
function checkedCard(card: Card): Card | null {
  const due = dateOf(card.due);
  const last = dateOf(card.last_review);
  if (!due || !cardNumbers.every((name) => Number.isFinite(card[name])) || ![0, 1, 2, 3].includes(card.state)) return null;
  const numbers = Object.fromEntries(cardNumbers.map((name) => [name, card[name]])) as Omit<Card, "due" | "last_review">;
  return { ...numbers, due, ...(last && { last_review: last }) };
}

/** A puzzle that the engine can ask, whatever the file says about its game; null when it cannot. */
async function checkedPuzzle(puzzle: StoredPuzzle, rules: RuleSetInfo[], engine: Engine): Promise<StoredPuzzle | null> {
  try {
    const { position, seat, theme, game, played, answers, mistakes } = puzzle;
    const card = checkedCard(puzzle.card);
    const { rules: by, seat: asked } = await engine.describe(position);
    const set = rules.find(({ name }) => name === by.set);
    const counts = isCount(answers) && isCount(mistakes);
    if (!card || !set?.themes.includes(theme) || asked !== seat || !counts) return null;
    const origin = isText(game) && isText(played) ? { game, played } : {};
    return { position, ruleSet: set.name, seat, theme, ...origin, card, answers, mistakes };
  } catch {
    return null;
  }
}

function checkedDay(day: DayResult | null): DayResult | null {
  const { date, answers } = day ?? {};
  if (!isText(date) || !/^\d{4}-\d\d-\d\d$/.test(date) || !Array.isArray(answers) || answers.length > puzzlesPerDay) return null;
  const fits = answers.every((one) => Number.isFinite(one?.loss) && (one.mark === null || isText(one.mark)));
  return fits ? { date, answers: answers.map(({ loss, mark }) => ({ loss, mark })) } : null;
}

const list = <One>(given: One[] | undefined): One[] => (Array.isArray(given) ? given : []);

/** Adds what is in a file to what is here. Of a puzzle or a day that is there as well, the one with more answers stays. */
export async function mergeTraining(file: TrainingFile, engine: Engine): Promise<void> {
  const given = list(file.puzzles);
  const rules = given.length > 0 ? await engine.rules() : [];
  const puzzles: StoredPuzzle[] = [];
  for (const one of given) {
    const puzzle = await checkedPuzzle(one, rules, engine);
    if (puzzle) puzzles.push(puzzle);
  }
  const days = list(file.days).flatMap((day) => checkedDay(day) ?? []);
  const trained = list(file.trained).filter(isText);
  await withDatabase(async (db) => {
    const change = db.transaction(["puzzles", "days", "trained"], "readwrite");
    const writes: Promise<unknown>[] = trained.map((code) => change.objectStore("trained").put({ code }));
    for (const puzzle of puzzles) {
      const there = await change.objectStore("puzzles").get(puzzle.position);
      if (!there || there.answers < puzzle.answers) writes.push(change.objectStore("puzzles").put(puzzle));
    }
    for (const day of days) {
      const there = await change.objectStore("days").get(day.date);
      if (!there || there.answers.length < day.answers.length) writes.push(change.objectStore("days").put(day));
    }
    await stored(change, writes);
  });
}
