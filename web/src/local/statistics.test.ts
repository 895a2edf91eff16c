import { expect, test } from "vitest";
import { errorRate, meanOf, quantile, statisticsOf } from "./statistics";
import { summaryOf, type GameSummary } from "./summary";

const none = { decisions: 0, loss: 0 };
const game = (number: number, more: Partial<GameSummary> = {}): GameSummary => ({
  code: `L${number}`,
  ruleSet: "compact",
  seats: 2,
  finished: number,
  result: 0,
  adjusted: 0.5,
  luck: 0,
  decisions: 10,
  loss: 0.2,
  kinds: { keep: { decisions: 10, loss: 0.2 }, stop: none, specialist: none, rob: none },
  ...more,
});

test("A mean has the interval of Student's distribution, and none where there is one value", () => {
  expect(meanOf([1])).toEqual({ mean: 1, half: null });
  // Sample deviation 0.1, three values, two degrees of freedom: 0.4303 / sqrt(3).
  expect(meanOf([0.1, 0.2, 0.3]).half).toBeCloseTo(0.2484, 4);
  // Of a game won and one lost nothing follows.
  expect(meanOf([0, 1])).toEqual({ mean: 0.5, half: null });
  expect(meanOf([0, 0])).toEqual({ mean: 0, half: null });
  // Tables have 2.228 for 10, 2.201 for 11, 2.042 for 30 degrees of freedom.
  expect(quantile(10)).toBe(2.228);
  expect(quantile(11)).toBeCloseTo(2.201, 2);
  expect(quantile(30)).toBeCloseTo(2.042, 2);
});

test("An error rate weighs every decision alike, and is sure where all games are alike", () => {
  expect(
    errorRate([
      { decisions: 10, loss: 0.2 },
      { decisions: 30, loss: 0.2 },
    ]).mean,
  ).toBeCloseTo(0.01, 12);
  const alike = errorRate([game(1), game(2), game(3)]);
  expect(alike.mean).toBeCloseTo(0.02, 12);
  expect(alike.half).toBeCloseTo(0, 12);
  expect(alike.decisions).toBe(30);
  expect(errorRate([none])).toEqual({ mean: 0, half: null, decisions: 0 });
  expect(errorRate([game(1), none]).half).toBeNull();
});

test("The interval holds the true rate about 19 times out of 20", () => {
  // A generator of its own, so that the test is the same every time.
  let state = 1;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  let held = 0;
  const trials = 1000;
  for (let i = 0; i < trials; i++) {
    const games = Array.from({ length: 12 }, () => {
      const decisions = 10 + Math.floor(20 * random());
      let loss = 0;
      for (let d = 0; d < decisions; d++) loss += 0.04 * random();
      return { decisions, loss };
    });
    const { mean, half } = errorRate(games);
    if (Math.abs(mean - 0.02) <= half!) held++;
  }
  expect(held / trials).toBeGreaterThan(0.92);
  expect(held / trials).toBeLessThan(0.98);
});

test("Games are put in order of time, in at most six periods, and told apart by rules and kind of decision", () => {
  const games = Array.from({ length: 13 }, (_, i) => game(13 - i, { ruleSet: i % 2 ? "wok" : "compact" }));
  const statistics = statisticsOf(games)!;
  expect(statistics.periods.map(({ from, to }) => [from, to])).toEqual([
    [1, 3],
    [4, 6],
    [7, 9],
    [10, 12],
    [13, 13],
  ]);
  expect(statistics.kinds.map(({ kind }) => kind)).toEqual(["keep"]);
  expect(statistics.ruleSets.map(({ games }) => games)).toEqual([7, 6]);
  expect(statistics.expected).toBe(0.5);
});

test("The best game is the one in which least was given away; luck is told from it", () => {
  const games = [game(1, { loss: 0.1, luck: -0.4 }), game(2, { luck: 0.3 }), game(3, { decisions: 0, loss: 0 })];
  const { best, luckiest, unluckiest } = statisticsOf(games)!;
  expect([best.code, luckiest.code, unluckiest.code]).toEqual(["L1", "L2", "L1"]);
  expect(statisticsOf([])).toBeNull();
});

test("A summary is that of the own seat, and there is none of a game that was not finished", () => {
  const tally = (decisions: number) => ({ decisions, loss: 0.1, error_rate: 0, marks: { doubtful: 0, bad: 0, very_bad: 0 } });
  const player = { seat: "B", result: 1, adjusted: 0.6, luck: 0.4, ...tally(7) };
  const players = [
    { ...player, seat: "A" },
    { ...player, questions: { keep: tally(1), stop: tally(2), specialist: tally(3), rob: tally(1) } },
  ];
  const review = { players, finished: true } as unknown as Parameters<typeof summaryOf>[1];
  const bots = [{ seat: "A", level: "club" as const, notices: 30 }];
  const own = { code: "L1", ruleSet: "wok" as const, finished: 5, seat: "B", bots };
  expect(summaryOf(own, review)).toMatchObject({
    seats: 2,
    result: 1,
    decisions: 7,
    kinds: { stop: { decisions: 2, loss: 0.1 } },
    opponents: [{ level: "club", notices: 30, decisions: 7, loss: 0.1 }],
  });
  expect(summaryOf(own, { ...review, finished: false })).toBeNull();
  expect(summaryOf({ ...own, seat: "C" }, review)).toBeNull();
});
