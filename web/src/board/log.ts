import type { Effect, Seat } from "../engine/types";
import type { Words } from "../words/en";
import { diceInWords } from "./dice";
import type { Sitter, Step } from "./types";

/** A sentence of its own, or parts that are told of a seat and joined with those before them. */
type Piece = { seat: Seat; parts: string[] } | { whole: string };

function piece(effect: Effect, name: (seat: Seat) => string, words: Words, tookTile: boolean): Piece | null {
  const w = words.log;
  if (effect.kind === "over") return { whole: w.over };
  const of = (...parts: string[]): Piece => ({ seat: effect.seat, parts });
  switch (effect.kind) {
    case "rolled":
      return of(w.rolled(diceInWords(effect.dice, words)));
    case "chose":
      return of(effect.golden ? w.golden : w.plain);
    case "kept":
      return of(w.kept(diceInWords(effect.dice, words), effect.total));
    case "locked":
      return of(w.locked(diceInWords(effect.dice, words)));
    case "rerolled":
      return of(w.rerolled);
    case "stopped":
      return of(w.stopped(effect.total));
    case "took":
      return of(w.took(effect.tile));
    case "stole":
      return of(w.stole(effect.tile, name(effect.from)));
    case "failed":
      return of(w.failed[effect.why]);
    case "returned":
      return of(w.returned(effect.tile));
    case "turned":
      return { whole: w.turned(effect.tile) };
    case "gained":
      if (effect.from === null) return of(w.gained(effect.specialist));
      if (effect.specialist === "hen" && !tookTile) return of(w.tookHen(name(effect.from)));
      return of(w.gainedFrom(effect.specialist, name(effect.from)));
    case "placed":
      return { whole: w.placed(effect.specialist, effect.tile) };
    case "removed":
      return { whole: w.removed(effect.specialist) };
    case "bratworm":
      return of(effect.from === null ? w.bratworm : w.robbed(name(effect.from)));
    case "ate":
      return of(...(effect.forced ? [w.forced] : []), w.ate[effect.course](effect.value));
    case "snatched":
      return of(w.snatched[effect.course](effect.value, name(effect.from)));
  }
}

/** What an event brought about, in sentences: "Anna stops with 25 and steals the 25 from Bruno." */
export function tell(effects: Effect[], name: (seat: Seat) => string, words: Words): string[] {
  const tookTile = effects.some((e) => e.kind === "took" || e.kind === "stole");
  const sentences: string[] = [];
  let seat: Seat | null = null;
  let parts: string[] = [];
  const finish = () => {
    if (seat !== null && parts.length > 0) sentences.push(words.log.sentence(name(seat), words.log.and(parts)));
    parts = [];
  };
  for (const effect of effects) {
    const next = piece(effect, name, words, tookTile);
    if (!next) continue;
    if ("whole" in next) {
      finish();
      sentences.push(next.whole);
    } else {
      if (parts.length + next.parts.length > 2) finish();
      seat = next.seat;
      parts.push(...next.parts);
    }
  }
  finish();
  return sentences;
}

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
export function logLines(steps: Step[], sitters: Sitter[], words: Words): LogLine[] {
  const seats = steps[0]?.description.players.map((p) => p.seat) ?? [];
  const name = (seat: Seat) => sitters[seats.indexOf(seat)]?.name ?? seat;
  const lines: LogLine[] = [];
  let told = 0;
  steps.forEach((step, i) => {
    const text = tell(step.effects, name, words).join(" ");
    if (!text) return;
    const turn = steps[i - 1]?.description.turn ?? step.description.turn;
    lines.push({ step: i, turn: turn === told ? null : turn, text, strong: step.effects.some((e) => strong.includes(e.kind)) });
    told = turn;
  });
  return lines;
}
