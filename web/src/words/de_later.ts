import { analysis } from "./de/analysis";
import { characters } from "./de/characters";
import { coaching } from "./de/coaching";
import { companion } from "./de/companion";
import { fair } from "./de/fair";
import { first } from "./de/first_game";
import { learn } from "./de/learn";
import { here, notebook } from "./de/notebook";
import { report } from "./de/report";
import { review } from "./de/review";
import { trainer } from "./de/trainer";
import type { LaterWords } from "./en_later";

export const deLater: LaterWords = {
  analysis,
  characters,
  coaching,
  fair,
  first,
  learn,
  report,
  review,
  here,
  notebook,
  companion,
  trainer,
};
