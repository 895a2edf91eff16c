import { analysis } from "./nl/analysis";
import { characters } from "./nl/characters";
import { fair } from "./nl/fair";
import { learn } from "./nl/learn";
import { here, notebook } from "./nl/notebook";
import { report } from "./nl/report";
import { review } from "./nl/review";
import { trainer } from "./nl/trainer";
import type { LaterWords } from "./en_later";

export const nlLater: LaterWords = { analysis, characters, fair, learn, report, review, here, notebook, trainer };
