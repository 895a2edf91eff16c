// What a list of games says about how somebody plays, with its uncertainty. Shares of the win are from 0 to 1.
import { decisionKinds, type DecisionKind, type GameSummary, type Tally } from "./summary";

/** A mean, and half of the interval that holds the true value 19 times out of 20; null where nothing can be said. */
export interface Estimate {
  mean: number;
  half: number | null;
}

/** 97.5 % quantiles of Student's distribution for 1 to 10 degrees of freedom. */
const quantiles = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/** The same for any number of them; above 10 by the first two terms of its expansion around the normal quantile. */
export function quantile(freedom: number): number {
  const z = 1.96;
  const listed = quantiles[freedom - 1];
  return listed ?? z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0);

/** Of two or three games the interval may hold every share that there is: then nothing can be said. */
const telling = (half: number): number | null => (half > 0.5 ? null : half);

/** Of shares. */
export function meanOf(values: number[]): Estimate {
  const n = values.length;
  const mean = sum(values) / n;
  if (n < 2) return { mean, half: null };
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (n - 1);
  // Nothing but wins, or none, does not say that it is always so.
  if (variance === 0) return { mean, half: null };
  return { mean, half: telling(quantile(n - 1) * Math.sqrt(variance / n)) };
}

/** What a decision gives away on average. The games, not the decisions, are taken for independent of each other. */
export function errorRate(games: Tally[]): Estimate & { decisions: number } {
  const played = games.filter(({ decisions }) => decisions > 0);
  const n = played.length;
  const decisions = sum(played.map((game) => game.decisions));
  if (n === 0) return { mean: 0, half: null, decisions };
  const mean = sum(played.map(({ loss }) => loss)) / decisions;
  if (n < 2) return { mean, half: null, decisions };
  const squares = sum(played.map((game) => (game.loss - mean * game.decisions) ** 2));
  return { mean, half: telling((quantile(n - 1) * Math.sqrt((n / (n - 1)) * squares)) / decisions), decisions };
}

/** Games that follow each other, with their numbers. */
export interface Period extends Estimate {
  from: number;
  to: number;
}

const mostPeriods = 6;

export interface Statistics {
  games: number;
  /** What a player who is as good as the others would win. */
  expected: number;
  result: Estimate;
  adjusted: Estimate;
  rate: Estimate;
  periods: Period[];
  kinds: { kind: DecisionKind; rate: ReturnType<typeof errorRate> }[];
  ruleSets: { ruleSet: GameSummary["ruleSet"]; games: number; rate: ReturnType<typeof errorRate> }[];
  best: GameSummary;
  luckiest: GameSummary;
  unluckiest: GameSummary;
}

const least = (games: GameSummary[], value: (game: GameSummary) => number): GameSummary =>
  games.reduce((a, b) => (value(b) < value(a) ? b : a));

/** Of the games with these summaries; null when there are none. */
export function statisticsOf(summaries: GameSummary[]): Statistics | null {
  if (summaries.length === 0) return null;
  const games = [...summaries].sort((a, b) => a.finished - b.finished);
  const size = Math.ceil(games.length / mostPeriods);
  const periods = Array.from({ length: Math.ceil(games.length / size) }, (_, i) => {
    const part = games.slice(i * size, (i + 1) * size);
    const { mean, half } = errorRate(part);
    return { from: i * size + 1, to: i * size + part.length, mean, half };
  });
  const ruleSets = [...new Set(games.map(({ ruleSet }) => ruleSet))].map((ruleSet) => {
    const part = games.filter((game) => game.ruleSet === ruleSet);
    return { ruleSet, games: part.length, rate: errorRate(part) };
  });
  return {
    games: games.length,
    expected: meanOf(games.map(({ seats }) => 1 / seats)).mean,
    result: meanOf(games.map(({ result }) => result)),
    adjusted: meanOf(games.map(({ adjusted }) => adjusted)),
    rate: errorRate(games),
    periods,
    kinds: decisionKinds
      .map((kind) => ({ kind, rate: errorRate(games.map(({ kinds }) => kinds[kind])) }))
      .filter(({ rate }) => rate.decisions > 0),
    ruleSets,
    best: least(games, ({ loss, decisions }) => (decisions > 0 ? loss / decisions : Infinity)),
    luckiest: least(games, ({ luck }) => -luck),
    unluckiest: least(games, ({ luck }) => luck),
  };
}
