// Dice that are entered face by face. What may be kept or locked is for the engine to say.
import { facesOf } from "../board/faces";
import type { Description, DiceText } from "../engine/types";

/** The dice that somebody has rolled and that are to be entered. */
export interface DiceInAir {
  ordinary: number;
  golden: boolean;
  /** What they can show, in the engine's order: "w", of the golden die "+w". */
  faces: string[];
}

export const isGolden = (die: string): boolean => die.startsWith("+");
/** What a die shows, of whatever it is made. */
export const faceOf = (die: string): string => die.replace("+", "");

/** Null where no dice are in the air. */
export function diceInAir(description: Description): DiceInAir | null {
  const { node, dice } = description;
  if (node !== "chance" || !dice) return null;
  const golden = "golden_left" in dice && dice.golden_left;
  return { ordinary: dice.left, golden, faces: facesOf(description).filter((face) => golden || !isGolden(face)) };
}

export const countOf = ({ ordinary, golden }: DiceInAir): number => ordinary + (golden ? 1 : 0);

/** Whether one more die can show this: of each kind there are as many as are in the air. */
export function hasRoom(air: DiceInAir, dice: string[], face: string): boolean {
  const golden = dice.filter(isGolden).length;
  return isGolden(face) ? air.golden && golden === 0 : dice.length - golden < air.ordinary;
}

export const isComplete = (air: DiceInAir, dice: string[]): boolean => dice.length === countOf(air);

/** The dice as the engine writes them. */
export const textOf = ({ faces }: DiceInAir, dice: string[]): DiceText =>
  [...dice].sort((a, b) => faces.indexOf(a) - faces.indexOf(b)).join("");

/** The dice of a text, which is the inverse. */
export const diceOf = (text: DiceText): string[] => text.match(/\+?./g) ?? [];

/**
 * The dice laid aside after one more was named. In the Grill they show one face: another one begins anew. In the Wok they may differ.
 */
export function withKept(air: DiceInAir, dice: string[], face: string, game: Description["game"]): string[] {
  const others = game === "grill" && dice.some((die) => faceOf(die) !== faceOf(face)) ? [] : dice;
  return hasRoom(air, others, face) ? [...others, face] : others;
}
