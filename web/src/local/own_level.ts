// How well one plays, told from one's decisions: they say it long before results could.
import type { Engine } from "../engine/engine";
import type { Level } from "../engine/types";
import type { RuleSet } from "../net/messages";
import { errorRate, type Estimate } from "./statistics";
import type { GameSummary, Opponent, Tally } from "./summary";

/** So many of the last games count: people learn. */
const lately = 20;
/** Fewer decisions say nothing yet. */
const fewest = 20;

export interface OwnLevelAt {
  ruleSet: RuleSet;
  games: number;
  /** What a decision gave away. */
  rate: Estimate;
  /** The level that gives away about as much, and those at the ends of the interval, the weaker first; null without one. */
  like: Level;
  between: [Level, Level] | null;
  /** Who gives away as much: its habit, and what it notices. */
  opponent: { level: Level; notices: number };
}

/** The last games of a rule set, in which enough was decided. */
export function lateGames(summaries: GameSummary[], ruleSet: RuleSet): GameSummary[] {
  const games = summaries.filter((game) => game.ruleSet === ruleSet).sort((a, b) => a.finished - b.finished);
  const late = games.slice(-lately);
  return late.reduce((sum, { decisions }) => sum + decisions, 0) < fewest ? [] : late;
}

const perDecision = ({ decisions, loss }: Tally): Tally => ({
  decisions,
  loss: decisions > 0 ? Math.min(Math.max(loss / decisions, 0), 1) : 0,
});
const opposed = ({ level, notices, ...tally }: Opponent): Opponent => ({ level, notices, ...perDecision(tally) });

/** How one plays a rule set lately; null when too little is known. */
export async function ownLevelAt(summaries: GameSummary[], ruleSet: RuleSet, engine: Engine): Promise<OwnLevelAt | null> {
  const late = lateGames(summaries, ruleSet);
  if (late.length === 0) return null;
  const { mean, half } = errorRate(late);
  const games = late.map((game) => ({ ...perDecision(game), opponents: game.opponents?.map(opposed) ?? [] }));
  const { loss, like, level, notices } = await engine.ownLevel({ rule_set: ruleSet, games });
  // The interval is as wide, relative to its middle, at the usual stakes.
  const part = half === null || mean === 0 ? null : half / mean;
  const at = (end: number) => engine.ownLevel({ rule_set: ruleSet, loss: Math.min(Math.max(end, 0), 1) });
  const ends = part === null ? null : await Promise.all([at(loss * (1 + part)), at(loss * (1 - part))]);
  return {
    ruleSet,
    games: late.length,
    rate: { mean, half },
    like,
    between: ends && [ends[0]!.like, ends[1]!.like],
    opponent: { level, notices },
  };
}
