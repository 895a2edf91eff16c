import { analysis } from "./de/analysis";
import { characters } from "./de/characters";
import { fair } from "./de/fair";
import { learn } from "./de/learn";
import { here, notebook } from "./de/notebook";
import { report } from "./de/report";
import { review } from "./de/review";
import { trainer } from "./de/trainer";
import type { LaterWords } from "./en_later";

export const deLater: LaterWords = { analysis, characters, fair, learn, report, review, here, notebook, trainer };
