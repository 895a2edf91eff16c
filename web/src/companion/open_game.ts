import type { Engine } from "../engine/engine";
import type { Options, RuleSet, Seat } from "../net/messages";
import { freshCode } from "../local/codes";
import { createCompanion } from "../local/companions";
import type { LocalSeat } from "../local/database";
import type { Language } from "../words/languages";

/** A game that people want to play at a table. */
export interface CompanionWish {
  ruleSet: RuleSet;
  options: Options;
  seats: LocalSeat[];
  /** The letter of who begins. */
  first: Seat;
  /** The letter of the owner's seat, null for none. */
  own: string | null;
  coached: boolean[];
  /** The Wok's rows as they lie. */
  rows: { sushi_row: string; bone_row: string } | null;
}

/** Opens a game; its code. Fails where the engine does not know such a game, or the browser does not store it. */
export async function openCompanion(engine: Engine, wish: CompanionWish, lang: Language): Promise<string> {
  const { ruleSet, options, seats, first, own, coached, rows } = wish;
  const start = await engine.newGame({ rule_set: ruleSet, options, seats: seats.length, first, lang, ...rows });
  const now = Date.now();
  const code = freshCode("companion");
  const begun = { events: [], at: 0, opened: now, touched: now, version: 0, scores: null, shares: null };
  await createCompanion({ code, ruleSet, seats, own, coached, fast: false, start, ...begun });
  return code;
}
