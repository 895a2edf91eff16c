import type { Effect } from "../engine/types";
import type { Told } from "./types";

export interface LogLine {
  /** Index of the step. */
  step: number;
  /** The number of the turn this line is the first of, or `null`. */
  turn: number | null;
  text: string;
  /** The turn ended with it: a tile changed hands, or the attempt failed. */
  strong: boolean;
}

const strong: Effect["kind"][] = ["took", "stole", "failed", "ate", "snatched", "over"];

/** The log of a game, the oldest line first. Steps without words are left out. */
export function logLines(steps: Told[]): LogLine[] {
  const lines: LogLine[] = [];
  let told = 0;
  steps.forEach(({ turn, effects, sentences }, step) => {
    if (sentences.length === 0) return;
    const isStrong = effects.some((e) => strong.includes(e.kind));
    lines.push({ step, turn: turn === told ? null : turn, text: sentences.join(" "), strong: isStrong });
    told = turn;
  });
  return lines;
}
