import type { Level, ReviewPlayer } from "../engine/types";
import type { WordedReview } from "../engine/engine";
import type { RuleSet } from "../net/messages";

export const decisionKinds = ["keep", "stop", "specialist", "rob"] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What decisions gave away, in shares of the win. */
export interface Tally {
  decisions: number;
  loss: number;
}

/** A computer player of a game, and what it gave away. */
export interface Opponent extends Tally {
  level: Level;
  notices: number;
}

/** What the review of a game says about one's own seat. Shares of the win are from 0 to 1. */
export interface GameSummary extends Tally {
  code: string;
  ruleSet: RuleSet;
  seats: number;
  /** In milliseconds since 1970. */
  finished: number;
  result: number;
  /** The result with the luck of the dice taken out. */
  adjusted: number;
  luck: number;
  kinds: Record<DecisionKind, Tally>;
  /** The computer players, where they are known. */
  opponents?: Opponent[];
}

export interface Bot {
  seat: string;
  level: Level;
  notices: number;
}

export interface OwnGame {
  code: string;
  ruleSet: RuleSet;
  finished: number;
  /** The letter of one's own seat. */
  seat: string;
  /** The computer players, where they are known. */
  bots: Bot[];
}

const tally = ({ decisions, loss }: Tally): Tally => ({ decisions, loss });

/** The summary for the player at the seat, or null when nobody sat there or the game was not finished. */
export function summaryOf(game: OwnGame, review: Pick<WordedReview, "players" | "finished">): GameSummary | null {
  const own: ReviewPlayer | undefined = review.players.find(({ seat }) => seat === game.seat);
  if (!own || !review.finished) return null;
  const { code, ruleSet, finished } = game;
  const kinds = Object.fromEntries(decisionKinds.map((kind) => [kind, tally(own.questions[kind])])) as GameSummary["kinds"];
  const { result, adjusted, luck } = own;
  const opponents = game.bots.flatMap(({ seat, level, notices }) => {
    const player = review.players.find((one) => one.seat === seat);
    return player ? [{ level, notices, ...tally(player) }] : [];
  });
  return { code, ruleSet, finished, seats: review.players.length, result, adjusted, luck, kinds, opponents, ...tally(own) };
}
