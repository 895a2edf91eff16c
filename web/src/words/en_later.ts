import { analysis } from "./en/analysis";
import { characters } from "./en/characters";
import { coaching } from "./en/coaching";
import { companion } from "./en/companion";
import { fair } from "./en/fair";
import { first } from "./en/first_game";
import { learn } from "./en/learn";
import { here, notebook } from "./en/notebook";
import { report } from "./en/report";
import { review } from "./en/review";
import { trainer } from "./en/trainer";

/** Texts in English of the parts that are loaded when they are first needed. `de_later.ts` has the same shape. */
export const enLater = { analysis, characters, coaching, fair, first, learn, report, review, here, notebook, companion, trainer };

export type LaterWords = typeof enLater;
