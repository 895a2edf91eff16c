import type { Description, Followed } from "../engine/types";
import type { Step, Told } from "./types";

/** The step before any event. REQUIRES: the description was asked for with a voice. */
export function firstStep(description: Description): Step {
  return { turn: description.turn, effects: [], sentences: [], description, view: description.view!, between: null };
}

/** An event in words; a step where its position was described. REQUIRES: it was followed with a voice. */
export function toldOf({ turn, effects, sentences, description, between }: Followed): Told | Step {
  const told: Told = { turn, effects, sentences: sentences! };
  return description ? { ...told, description, view: description.view!, between: between ?? null } : told;
}

export const isStep = <Any extends Told>(told: Any): told is Any & Step => "description" in told;

/** The step of an event. REQUIRES: its position was described. */
export function stepOf(followed: Followed): Step {
  const told = toldOf(followed);
  if (!isStep(told)) throw new Error("this position was not described");
  return told;
}

/** A roll of which not all dice are known: they are not told, only what it led to. */
export const withoutDice = <Any extends Told>(told: Any): Any => ({ ...told, sentences: told.sentences.slice(1) });
