import { analysis } from "./de/analysis";
import { characters } from "./de/characters";
import { companion } from "./de/companion";
import { fair } from "./de/fair";
import { learn } from "./de/learn";
import { here, notebook } from "./de/notebook";
import { report } from "./de/report";
import { review } from "./de/review";
import type { LaterWords } from "./en_later";

export const deLater: LaterWords = { analysis, characters, companion, fair, learn, report, review, here, notebook };
