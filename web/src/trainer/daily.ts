// The daily puzzles: what was answered, and what is told about it without giving anything away.
import { withDatabase } from "../local/database";
import type { DayResult } from "./stored_puzzle";

/** As the engine makes them. */
export const puzzlesPerDay = 5;

export type DayAnswer = DayResult["answers"][number];

export const isDone = ({ answers }: DayResult): boolean => answers.length === puzzlesPerDay;

export const dayResult = (date: string): Promise<DayResult> =>
  withDatabase(async (db) => (await db.get("days", date)) ?? { date, answers: [] });

/** The dates of all days that were finished. */
export const finishedDays = (): Promise<Set<string>> =>
  withDatabase(async (db) => new Set((await db.getAll("days")).filter(isDone).map(({ date }) => date)));

/** The day with the answer to the puzzle with this index; one that there is already counts. */
export const answeredDay = (day: DayResult, index: number, answer: DayAnswer): DayResult =>
  day.answers.length === index ? { ...day, answers: [...day.answers, answer] } : day;

/**
 * Books the answer to the puzzle with this index. When another tab has booked it already, that one counts. Answers that `day` has,
 * but for which there was no room when they were given, are booked along.
 */
export function bookDay(day: DayResult, index: number, answer: DayAnswer): Promise<DayResult> {
  return withDatabase(async (db) => {
    const change = db.transaction("days", "readwrite", { durability: "strict" });
    const stored = await change.store.get(day.date);
    const before = stored && stored.answers.length >= day.answers.length ? stored : day;
    const next = answeredDay(before, index, answer);
    if (next === stored) return stored;
    void change.store.put(next).catch(() => undefined);
    await change.done;
    return next;
  });
}

export const lossOf = ({ answers }: DayResult): number => answers.reduce((sum, { loss }) => sum + loss, 0);

/** By mark; none is a good move. */
const squares: Record<string, string> = { doubtful: "🟨", bad: "🟧", very_bad: "🟥" };

export const squareOf = (mark: string | null): string => squares[mark ?? ""] ?? "🟩";

/** The result to send: what was right, not what was right about it. */
export const dayLine = (result: DayResult, title: string, gave: string, streak: string, link: string): string =>
  [`${title} ${result.date}`, result.answers.map(({ mark }) => squareOf(mark)).join(""), gave, streak, link]
    .filter((part) => part !== "")
    .join(" · ");
