import { originOf } from "../board/flights";
import type { ChoiceNote, Heat } from "../board/types";
import type { Coaching } from "../engine/types";

/** What is to be drawn on a board. */
export interface Drawn {
  heat: ReadonlyMap<string, Heat>;
  notes: ReadonlyMap<string, ChoiceNote> | null;
}

/** How a thing and what is to be said about it are written. */
type Colon = (what: string, more: string) => string;

/** A chance in as few signs as a tile has room for. */
export const wholePercent = (chance: number): string => `${chance < 0.01 ? "<1" : Math.round(100 * chance)}\u202f%`;

/** What is rarer is not worth a number on the table. */
const shownFrom = 0.005;

/** How likely the turn gets what lies on the table, by anchor: under best play, or after one of the moves. */
export function heatOf({ endings, chances, choices }: Coaching, move: string | null, colon: Colon): Map<string, Heat> {
  const these = choices.find((choice) => choice.move === move)?.chances ?? chances;
  const sums = new Map<string, { chance: number; words: string[] }>();
  endings.forEach(({ effect, words }, i) => {
    const anchor = originOf(effect);
    const chance = these[i]!;
    if (anchor === null || chance < shownFrom) return;
    const sum = sums.get(anchor) ?? { chance: 0, words: [] };
    sums.set(anchor, { chance: sum.chance + chance, words: [...sum.words, colon(words, wholePercent(chance))] });
  });
  const heat = ([anchor, { chance, words }]: [string, { chance: number; words: string[] }]): [string, Heat] => [
    anchor,
    { chance, text: wholePercent(chance), spoken: words.join(", ") },
  ];
  return new Map([...sums].map(heat));
}

/** What is written beside each choice: the share of the win of the best, of the others how much less it is. */
export function notesOf({ choices, captions }: Coaching, colon: Colon): Map<string, ChoiceNote> {
  if (choices.length < 2) return new Map();
  return new Map(
    choices.map(({ move, loss, share_text: share, change_text: change }) => [
      move,
      {
        text: loss > 0 ? change : share,
        label: colon(captions.share, loss > 0 ? change : share),
        spoken: colon(captions.share, loss > 0 ? `${share} (${change})` : share),
        best: loss === 0,
      },
    ]),
  );
}
