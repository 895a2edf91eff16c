import type { Effect, View } from "../engine/types";
import { fallOf, rolledBy, stillLook, times } from "./timing";
import type { Step } from "./types";

/**
 * What a step looks like while it happens, in this order:
 *   falling   the dice are on their way; what they mean is not told yet
 *   lying     they ended the turn: they are looked at, nothing moves
 *   shaking   the turn failed, and that is felt
 *   clearing  what that brings about; the next seat is not on turn yet
 *   told      all of it
 */
export type Phase = "falling" | "lying" | "shaking" | "clearing" | "told";

export interface Frame {
  phase: Phase;
  /** What is drawn. */
  step: Step;
  /** The effects that happen in this frame: they are heard and they fly. */
  happens: Effect[];
  /** In milliseconds; the last one stays. */
  length: number;
}

/** How frames are made: how fast things move, 0 if they do not, and whose dice are thrown here. */
export interface Tempo {
  speed: number;
  you: string | null;
}

/** The table after the turn, at which whoever had it still sits over the dice. */
function clearedView(after: View, during: View): View {
  const seats = after.seats.map((seat, i) => ({ ...seat, on_turn: during.seats[i]!.on_turn }));
  return { ...during, tiles: after.tiles, seats };
}

/** The frames of a step that follows `before`; the last is the step itself. */
export function framesOf(step: Step, before: Step, { speed, you }: Tempo): Frame[] {
  const { effects, sentences } = step;
  const timed = (length: number) => (speed === 0 ? 0 : length / speed);
  const roller = rolledBy(effects);
  const failed = effects.filter(({ kind }) => kind === "failed");
  // Dice that ended the turn are gone from the view behind the step.
  const ending = roller !== null && step.between !== null;
  const during: Step = ending ? { ...before, view: step.between!, between: null } : { ...step };
  const frames: Frame[] = [];
  let rest = effects;
  const happen = (wanted: Effect[]) => {
    rest = rest.filter((effect) => !wanted.includes(effect));
    return wanted;
  };
  const add = (phase: Phase, length: number, wanted: Effect[], drawn: Partial<Step>) => {
    if (length > 0) frames.push({ phase, length, happens: happen(wanted), step: { ...during, ...drawn } });
  };

  if (roller) {
    const rolled = effects.filter(({ kind }) => kind === "rolled");
    add("falling", timed(fallOf(roller, you)), rolled, { effects: rolled, sentences: [] });
    if (ending) {
      const look = speed === 0 ? stillLook : timed(times.still);
      add("lying", look, rest.includes(rolled[0]!) ? rolled : [], { effects: rolled, sentences: sentences.slice(0, 1) });
    }
  }
  if (failed.length > 0) {
    // Who stops in vain has the dice of before in front of them.
    const view = ending ? step.between! : before.view;
    const told = ending ? sentences.slice(0, 1) : [];
    const over = { ...before, between: null };
    add("shaking", timed(times.shake), failed, { ...over, view, effects: failed, sentences: told });
    add("clearing", timed(times.clear), rest, { ...over, view: clearedView(step.view, view), effects, sentences });
  }
  return [...frames, { phase: "told", length: 0, happens: rest, step }];
}
