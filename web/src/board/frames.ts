import type { Effect, View } from "../engine/types";
import { flies } from "./flights";
import { fallOf, rolledBy, stillLook, times } from "./timing";
import type { Step } from "./types";

/**
 * What a step looks like while it happens, in this order:
 *   falling   the dice are on their way; what they mean is not told yet
 *   lying     they ended the turn: they are looked at, nothing moves
 *   shaking   the turn failed, and that is felt
 *   clearing  a tile changes its place, if one does; the next seat is not on turn yet
 *   turning   the highest tile is turned down
 *   told      all of it
 */
export type Phase = "falling" | "lying" | "shaking" | "clearing" | "turning" | "told";

/** What has happened may be told beside the board, too. */
export const isTold = (phase: Phase): boolean => ["clearing", "turning", "told"].includes(phase);

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

const endings: Effect["kind"][] = ["failed", "took", "stole", "ate", "snatched"];

/** The table after the turn, at which whoever had it still sits over the dice. `open` is a tile that is not turned yet. */
function clearedView(after: View, during: View, open: number | null): View {
  const seats = after.seats.map((seat, i) => ({ ...seat, on_turn: during.seats[i]!.on_turn }));
  const tiles = after.tiles.map((tile, i) => (tile.tile === open ? during.tiles[i]! : tile));
  return { ...during, tiles, rows: after.rows, seats };
}

/** The frames of a step that follows `before`; the last is the step itself. */
export function framesOf(step: Step, before: Step, { speed, you }: Tempo): Frame[] {
  const { effects, sentences, between } = step;
  const timed = (length: number) => (speed === 0 ? 0 : length / speed);
  const of = (kind: Effect["kind"]) => effects.filter((effect) => effect.kind === kind);
  const frames: Frame[] = [];
  // Each effect happens once, in the first frame that has it.
  let rest = effects;
  const add = (phase: Phase, length: number, happens: Effect[], drawn: Step) => {
    if (length === 0) return;
    frames.push({ phase, length, happens: happens.filter((effect) => rest.includes(effect)), step: drawn });
    rest = rest.filter((effect) => !happens.includes(effect));
  };

  // Dice that end the turn are gone from the view behind the step; what led to that is its first effect.
  const during: Step = between ? { ...before, view: between, between: null } : { ...step };
  const first = effects.slice(0, 1);
  const roller = rolledBy(effects);
  if (roller) add("falling", timed(fallOf(roller, you)), of("rolled"), { ...during, effects: of("rolled"), sentences: [] });
  if (between) {
    const look = speed === 0 ? stillLook : timed(times.still);
    add("lying", look, first, { ...during, effects: first, sentences: sentences.slice(0, 1) });
  }

  // Whoever ends the turn by stopping has the dice of before in front of them.
  if (effects.some(({ kind }) => endings.includes(kind)) && !effects.some(({ kind }) => kind === "over")) {
    const over: Step = { ...before, view: between ?? before.view, between: null };
    const failed = of("failed");
    const heard = between ? sentences.slice(0, 1) : [];
    if (failed.length > 0) add("shaking", timed(times.shake), failed, { ...over, effects: failed, sentences: heard });
    const [turned] = of("turned");
    const open = turned?.kind === "turned" ? turned.tile : null;
    const clear = (tile: number | null) => ({ ...over, view: clearedView(step.view, over.view, tile), sentences });
    const moved = rest.filter((effect) => effect !== turned);
    const flight = effects.some(flies) ? times.flight : 0;
    add("clearing", timed(flight), moved, { ...clear(open), effects: effects.filter((one) => one !== turned) });
    if (turned) add("turning", timed(times.turn), [turned], { ...clear(null), effects });
  }
  return [...frames, { phase: "told", length: 0, happens: rest, step }];
}
