import type { Description, Effect, GrillDescription, GrillDie, WokDescription } from "../engine/types";
import type { Words } from "../words/en";

/** A die as it lies; `face` is `null` in hand and in the air. */
export interface DieView {
  face: string | null;
  golden: boolean;
}

/** Dice of one face, which are kept together. */
export interface GroupView {
  face: string;
  dice: DieView[];
  /** What they are worth, `null` in the Wok. */
  points: number | null;
  /** The move that keeps them, `null` when they cannot be kept. */
  move: string | null;
  /** "Keep 3 worms: +15, total 25". */
  label: string;
}

export interface DiceView {
  kept: GroupView[];
  /** The roll, by face. */
  rolled: GroupView[];
  /** The Wok's roll, die by die: any of them may be locked. Empty in the Grill. */
  loose: DieView[];
  /** Dice in hand or in the air. */
  waiting: DieView[];
  inAir: boolean;
  /** `null` in the Wok. */
  total: number | null;
  /** Something is kept but no worm: stopping would fail. */
  wormMissing: boolean;
  /** "Roll 2 of 3" in the Wok. */
  note: string | null;
}

const grillOrder = ["1", "2", "3", "4", "5", "w"];
const wokOrder = ["s", "f", "b", "r"];

/** A worm counts 5. */
const worth = (face: string) => (face === "w" ? 5 : Number(face));

const toDie = (die: string): DieView => ({ face: die.replace("+", ""), golden: die.startsWith("+") });

const blanks = (n: number, golden: boolean): DieView[] => [
  ...Array.from({ length: n }, () => ({ face: null, golden: false })),
  ...(golden ? [{ face: null, golden: true }] : []),
];

function group(dice: readonly string[], order: string[], fill: (face: string, n: number) => Omit<GroupView, "face" | "dice">) {
  const all = dice.map(toDie);
  return order
    .map((face) => ({ face, dice: all.filter((die) => die.face === face) }))
    .filter((g) => g.dice.length > 0)
    .map((g): GroupView => ({ ...g, ...fill(g.face, g.dice.length) }));
}

function grillDice(d: GrillDescription, words: Words): DiceView | null {
  if (!d.dice) return null;
  const w = words.board;
  const { kept, rolled, total, left } = d.dice;
  return {
    kept: group(kept, grillOrder, (face, n) => ({ points: n * worth(face), move: null, label: w.alone(w.face[face]!(n)) })),
    rolled: group(rolled ?? [], grillOrder, (face, n) => {
      const points = n * worth(face);
      const move = d.moves.includes(face) ? face : null;
      const what = w.face[face]!(n);
      return { points, move, label: move ? w.colon(w.keep(what), w.keepGain(points, total + points)) : w.alone(what) };
    }),
    loose: [],
    waiting: rolled ? [] : blanks(left, d.dice.golden_left),
    inAir: d.phase === "air",
    total,
    wormMissing: kept.length > 0 && !d.dice.has_worm,
    note: null,
  };
}

function wokDice(d: WokDescription, words: Words): DiceView | null {
  if (!d.dice) return null;
  const w = words.board;
  const plain = (face: string, n: number) => ({ points: null, move: null, label: w.face[face]!(n) });
  return {
    kept: group(d.dice.locked, wokOrder, plain),
    rolled: group(d.dice.rolled ?? [], wokOrder, plain),
    loose: (d.dice.rolled ?? []).map(toDie),
    waiting: d.dice.rolled ? [] : blanks(d.dice.left, false),
    inAir: d.phase === "air",
    total: null,
    wormMissing: false,
    note: d.dice.last_roll ? w.lastRoll : w.rollOf(d.dice.roll),
  };
}

/** The dice of the turn, `null` where there are none. */
export function diceView(description: Description, words: Words): DiceView | null {
  return description.game === "grill" ? grillDice(description, words) : wokDice(description, words);
}

/** "3 worms, one 2": dice in words. */
export function diceInWords(dice: readonly string[], words: Words): string {
  const order = [...grillOrder, ...wokOrder];
  return group(dice, order, (face, n) => ({ points: null, move: null, label: words.board.face[face]!(n) }))
    .map((g) => g.label)
    .join(", ");
}

/**
 * The position in which dice that ended the turn at once can still be seen: a roll without anything to keep, a last keep, a last
 * roll of the Wok that offers nothing. `null` when the event did not end the turn like that. Nothing can be chosen in it.
 */
export function lastLook(before: Description, after: Description, effects: Effect[]): Description | null {
  const first = effects[0];
  if (!first || !before.dice || (after.turn === before.turn && after.phase !== "over" && after.dice)) return null;
  if (first.kind === "rolled") {
    const rolled = { rolled: first.dice as never, left: before.dice.left };
    return { ...before, phase: "rolled", moves: [], dice: { ...before.dice, ...rolled } } as Description;
  }
  if (first.kind === "kept" && before.game === "grill" && before.dice) {
    const kept: GrillDie[] = [...before.dice.kept, ...first.dice];
    const ordinary = first.dice.filter((die) => !die.startsWith("+")).length;
    const dice = {
      ...before.dice,
      kept,
      rolled: null,
      total: first.total,
      left: before.dice.left - ordinary,
      has_worm: kept.some((die) => die.endsWith("w")),
      golden_left: before.dice.golden_left && ordinary === first.dice.length,
    };
    return { ...before, phase: "hand", moves: [], stops: null, dice };
  }
  return null;
}
