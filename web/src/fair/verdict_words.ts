import type { LaterWords } from "../words/later";
import type { Verdict } from "./verdict";

/** The verdict in a sentence. Where decisions of computer players were not checked it does not say that all is well. */
export function headline({ kind, rolls, unchecked }: Verdict, t: LaterWords["fair"]): string {
  return kind === "fair" && unchecked > 0 ? t.verdict.unchecked(rolls.length, unchecked) : t.verdict[kind](rolls.length);
}

/** What that rests on; `keeper` has the secret of the dice. */
export function idea({ kind, links }: Verdict, t: LaterWords["fair"], keeper: "server" | "device"): string {
  if (kind === "unreadable") return t.unreadable;
  // At tables of the first kind nobody had a chain.
  return kind === "fair" && links === null ? t.lucks : t[keeper].idea[kind];
}
