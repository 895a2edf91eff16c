import { choicesOf } from "../board/choices";
import { diceInWords, diceView } from "../board/dice";
import type { Description } from "../engine/types";
import type { Words } from "../words/en";
import { letters } from "./facts";

/** A legal move in the words of the board; `names` are those of the seats, A first. */
export function moveInWords(move: string, description: Description, names: string[], words: Words): string {
  const name = (seat: string) => names[letters.findIndex((letter) => letter === seat)] ?? seat;
  const choice = choicesOf({ description, name, bust: null, words }).find((one) => one.move === move);
  if (choice) return choice.detail ? words.board.colon(choice.label, choice.detail) : choice.label;
  const kept = diceView(description, words)?.rolled.find((group) => group.move === move);
  if (kept) return kept.label;
  return words.board.lockDie(diceInWords([...move.replace("lock:", "")], words));
}
