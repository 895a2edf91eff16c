import { analysis } from "./nl/analysis";
import { characters } from "./nl/characters";
import { coaching } from "./nl/coaching";
import { companion } from "./nl/companion";
import { fair } from "./nl/fair";
import { first } from "./nl/first_game";
import { learn } from "./nl/learn";
import { here, notebook } from "./nl/notebook";
import { report } from "./nl/report";
import { review } from "./nl/review";
import { trainer } from "./nl/trainer";
import type { LaterWords } from "./en_later";

export const nlLater: LaterWords = {
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
