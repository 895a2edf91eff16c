import { analysis } from "./en/analysis";
import { characters } from "./en/characters";
import { fair } from "./en/fair";
import { learn } from "./en/learn";
import { here, notebook } from "./en/notebook";
import { report } from "./en/report";
import { review } from "./en/review";
import { trainer } from "./en/trainer";

/** Texts in English of the parts that are loaded when they are first needed. `de_later.ts` has the same shape. */
export const enLater = { analysis, characters, fair, learn, report, review, here, notebook, trainer };

export type LaterWords = typeof enLater;
