// When a puzzle is asked again: FSRS, as its library has it. Times are handed in.
import { createEmptyCard, fsrs, generatorParameters, Rating, type Grade } from "ts-fsrs";
import type { Judgement } from "../engine/types";
import type { StoredPuzzle } from "./stored_puzzle";

/** Without its random spread: what is due does not depend on who looks. */
const scheduler = fsrs(generatorParameters({ enable_fuzz: false }));

/** A puzzle that was never asked; it is due at once. */
export function unasked(puzzle: Omit<StoredPuzzle, "card" | "answers" | "mistakes">, now: Date): StoredPuzzle {
  return { ...puzzle, card: createEmptyCard(now), answers: 0, mistakes: 0 };
}

/** How well a move was remembered, by what the engine calls its loss. */
export function gradeOf(mark: Judgement["mark"]): Grade {
  if (mark === null) return Rating.Good;
  return mark === "doubtful" ? Rating.Hard : Rating.Again;
}

/** The puzzle after an answer with this mark. */
export function answered(puzzle: StoredPuzzle, mark: Judgement["mark"], now: Date): StoredPuzzle {
  const grade = gradeOf(mark);
  const { card } = scheduler.next(puzzle.card, now, grade);
  return {
    ...puzzle,
    card,
    answers: puzzle.answers + 1,
    mistakes: puzzle.mistakes + (grade === Rating.Again ? 1 : 0),
  };
}

export const isDue = (puzzle: StoredPuzzle, now: Date): boolean => puzzle.card.due.getTime() <= now.getTime();

/** Asked before and right the last time. */
export const isLearned = (puzzle: StoredPuzzle, now: Date): boolean => puzzle.answers > 0 && !isDue(puzzle, now);

/**
 * The next one to be asked, or undefined when none is due: first what was answered before and is due longest, so that nothing
 * learned is lost; then one's own mistakes; then made ones.
 */
export function nextDue(puzzles: StoredPuzzle[], now: Date): StoredPuzzle | undefined {
  const rank = (puzzle: StoredPuzzle) => (puzzle.answers > 0 ? 0 : puzzle.game !== undefined ? 1 : 2);
  return puzzles
    .filter((puzzle) => isDue(puzzle, now))
    .sort((a, b) => rank(a) - rank(b) || a.card.due.getTime() - b.card.due.getTime())[0];
}
