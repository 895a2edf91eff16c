import { analysis } from "./fr/analysis";
import { characters } from "./fr/characters";
import { coaching } from "./fr/coaching";
import { companion } from "./fr/companion";
import { fair } from "./fr/fair";
import { first } from "./fr/first_game";
import { learn } from "./fr/learn";
import { here, notebook } from "./fr/notebook";
import { report } from "./fr/report";
import { review } from "./fr/review";
import { trainer } from "./fr/trainer";
import type { LaterWords } from "./en_later";

export const frLater: LaterWords = {
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
