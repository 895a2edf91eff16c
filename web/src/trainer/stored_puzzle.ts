// What the trainer keeps in the browser.
import type { Card } from "ts-fsrs";
import type { Move, Position, RuleSet, Theme } from "../engine/types";

/** A puzzle with what the reader has made of it. */
export interface StoredPuzzle {
  position: Position;
  ruleSet: RuleSet;
  /** The letter of the seat that decides. */
  seat: string;
  theme: Theme;
  /** The own game that it comes from, and what was played there; a made one has neither. */
  game?: string;
  played?: Move;
  /** When it is to be asked again, as the scheduler has it. */
  card: Card;
  /** How often it was answered, and how often of that with a bad move. */
  answers: number;
  mistakes: number;
}

/** What somebody made of the daily puzzles of a day. */
export interface DayResult {
  /** "2026-11-18", where the reader is. */
  date: string;
  /** Of the puzzles answered so far, in order: what the answer gave away, and its mark. */
  answers: { loss: number; mark: string | null }[];
}
