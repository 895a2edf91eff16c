import { fair } from "./de/fair";
import { learn } from "./de/learn";
import { review } from "./de/review";
import type { LaterWords } from "./en_later";

export const deLater: LaterWords = { fair, learn, review };
