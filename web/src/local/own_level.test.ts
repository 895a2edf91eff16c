import { expect, test } from "vitest";
import type { Engine } from "../engine/engine";
import type { ParamsOwnLevel } from "../engine/types";
import { lateGames, ownLevelAt } from "./own_level";
import type { GameSummary } from "./summary";

const tally = { decisions: 0, loss: 0 };
const game = (number: number, loss: number, ruleSet: GameSummary["ruleSet"] = "compact"): GameSummary => ({
  code: `L${number}`,
  ruleSet,
  seats: 2,
  finished: number,
  result: 0,
  adjusted: 0.5,
  luck: 0,
  kinds: { keep: tally, stop: tally, specialist: tally, rob: tally },
  decisions: 50,
  loss,
});

/** Who gives away more is a child. */
const engine = {
  ownLevel: ({ loss: given, games = [] }: ParamsOwnLevel) => {
    const all = games.reduce((sum, { decisions }) => sum + decisions, 0);
    const loss = given ?? games.reduce((sum, game) => sum + game.decisions * game.loss, 0) / all;
    const like = loss > 0.005 ? "child" : loss > 0.001 ? "club" : "best";
    return Promise.resolve({ loss, like, level: "club", notices: 40 });
  },
} as unknown as Engine;

test("The last twenty games of a rule set count, and too few decisions say nothing", () => {
  const games = Array.from({ length: 30 }, (_, i) => game(i, 0.1));
  expect(lateGames(games, "compact").map(({ finished }) => finished)).toEqual(Array.from({ length: 20 }, (_, i) => i + 10));
  expect(lateGames(games, "wok")).toEqual([]);
  expect(lateGames([{ ...game(1, 0.1), decisions: 5 }], "compact")).toEqual([]);
});

test("One game tells a level, more tell how sure that is", async () => {
  const first = await ownLevelAt([game(1, 0.1)], "compact", engine);
  expect(first).toMatchObject({ games: 1, like: "club", between: null, opponent: { level: "club", notices: 40 } });
  expect(first!.rate.mean).toBeCloseTo(0.002);
  const more = await ownLevelAt(
    [0.02, 0.3, 0.1, 0.05].map((loss, i) => game(i, loss)),
    "compact",
    engine,
  );
  expect(more!.rate.half).toBeGreaterThan(0);
  expect(more!.between).toEqual(["child", "best"]);
  expect(await ownLevelAt([], "compact", engine)).toBeNull();
});

test("What the computer players gave away goes along, per decision", async () => {
  const opponents = [{ level: "casual", notices: 30, decisions: 40, loss: 0.08 }] as const;
  const asked: ParamsOwnLevel[] = [];
  const listening = { ownLevel: (params: ParamsOwnLevel) => (asked.push(params), engine.ownLevel(params)) } as unknown as Engine;
  await ownLevelAt([{ ...game(1, 0.1), opponents: [...opponents] }], "compact", listening);
  expect(asked[0]).toEqual({
    rule_set: "compact",
    games: [{ decisions: 50, loss: 0.002, opponents: [{ level: "casual", notices: 30, decisions: 40, loss: 0.002 }] }],
  });
});
