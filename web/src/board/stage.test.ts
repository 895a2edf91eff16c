import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Description, Effect, View } from "../engine/types";
import type { Frame } from "./frames";
import { Shown } from "./shown.svelte";
import { Stage } from "./stage.svelte";
import type { Step } from "./types";

/** Of two tiles one is turned over and one goes back by the step "after". */
const tiles = (headline: string) => [25, 36].map((tile) => ({ tile, state: `${tile} ${headline}` }));
const view = (headline: string) => ({ headline, seats: [], rows: null, tiles: tiles(headline) }) as unknown as View;
const rolled = { kind: "rolled", seat: "A" } as Effect;
const failed = { kind: "failed", seat: "A" } as Effect;
const returned = { kind: "returned", seat: "A" } as Effect;
const turned = { kind: "turned", seat: "A", tile: 36 } as Effect;
const step = (headline: string, effects: Effect[] = [], between: View | null = null): Step => ({
  turn: 1,
  effects,
  sentences: ["Anna rolls two 5s.", "Anna busts."].slice(0, effects.length),
  description: {} as Description,
  view: view(headline),
  between,
});
const bustOf = () => step("after", [rolled, failed, returned, turned], view("between"));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stage on which `first` is shown, and the frames it announced. */
function stageOf(first: Step, speed = 1) {
  const frames: Frame[] = [];
  const tempo = { speed, you: "A" };
  const stage = new Stage(
    [first],
    () => tempo,
    (frame) => frames.push(frame),
  );
  const kinds = () => frames.map(({ phase, happens }) => [phase, ...happens.map(({ kind }) => kind)].join(" "));
  return { stage, frames, kinds };
}

test("A bust has an order: the dice settle and lie still, it shakes, the tile goes back, and then it is the next seat's turn", () => {
  const [first, bust] = [step("before"), bustOf()];
  const { stage, frames, kinds } = stageOf(first);
  stage.follow([first, bust]);
  vi.runAllTimers();
  expect(kinds()).toEqual(["falling rolled", "lying", "shaking failed", "clearing returned", "turning turned", "told"]);
  const seen = frames.map(({ step: { view: drawn } }) => [drawn.headline, ...drawn.tiles.map(({ state }) => state)].join(", "));
  const lying = "between, 25 between, 36 between";
  expect(seen).toEqual([
    ...[lying, lying, lying],
    "between, 25 after, 36 between",
    "between, 25 after, 36 after",
    "after, 25 after, 36 after",
  ]);
  expect(frames.map((frame) => frame.step.sentences.length)).toEqual([0, 1, 1, 2, 2, 2]);
  expect([stage.shown, stage.current]).toEqual([bust, true]);
});

test("What a roll means is told when the dice lie, and what it leaves to choose is there before", () => {
  const [first, next] = [step("before"), step("after", [rolled])];
  const { stage } = stageOf(first);
  stage.follow([first, next]);
  expect([stage.settled, stage.current, stage.shown.sentences]).toEqual([false, true, []]);
  vi.runAllTimers();
  expect([stage.settled, stage.shown]).toEqual([true, next]);
});

test("Dice that fall can be made to lie at once", () => {
  const [first, bust] = [step("before"), bustOf()];
  const { stage } = stageOf(first);
  stage.follow([first, bust]);
  stage.settle();
  expect(stage.phase).toBe("lying");
  stage.settle();
  expect(stage.phase).toBe("lying");
});

test("Who stops in vain feels it before the table is cleared", () => {
  const [first, vain] = [step("before"), step("after", [failed, returned, turned])];
  const { stage, frames, kinds } = stageOf(first);
  stage.follow([first, vain]);
  vi.runAllTimers();
  expect(kinds()).toEqual(["shaking failed", "clearing returned", "turning turned", "told"]);
  expect(frames[0]!.step.view).toBe(first.view);
});

test("Without animation dice that ended the turn are still seen before what they brought about", () => {
  const [first, bust] = [step("before"), bustOf()];
  const { stage, kinds } = stageOf(first, 0);
  stage.follow([first, bust]);
  expect([stage.shown.view.headline, stage.shown.sentences, stage.current]).toEqual(["between", ["Anna rolls two 5s."], false]);
  vi.runAllTimers();
  expect(kinds()).toEqual(["lying rolled", "told failed returned turned"]);
});

test("A tile that is taken has arrived before it is the next seat's turn", () => {
  const [first, next] = [step("before"), step("after", [{ kind: "took" } as Effect])];
  const { stage, frames, kinds } = stageOf(first);
  stage.follow([first, next]);
  vi.runAllTimers();
  expect(kinds()).toEqual(["clearing took", "told"]);
  expect(frames.map((frame) => frame.step.view.headline)).toEqual(["before", "after"]);
});

test("Dice that are kept and end the turn are seen among the others first", () => {
  const [first, next] = [step("before"), step("after", [{ kind: "kept" }, { kind: "took" }] as Effect[], view("between"))];
  const { stage, kinds } = stageOf(first);
  stage.follow([first, next]);
  vi.runAllTimers();
  expect(kinds()).toEqual(["lying kept", "clearing took", "told"]);
});

test("A step without such moments is shown at once", () => {
  const [first, next] = [step("before"), step("after", [{ kind: "kept" } as Effect])];
  const { stage, kinds } = stageOf(first);
  stage.follow([first, next]);
  expect([stage.shown, stage.current, kinds()]).toEqual([next, true, ["told kept"]]);
});

test("All moments that are left can be cut short", () => {
  const [first, bust] = [step("before"), bustOf()];
  const { stage, frames } = stageOf(first);
  stage.follow([first, bust]);
  stage.finish();
  vi.runAllTimers();
  expect([stage.shown, stage.current, frames.length]).toEqual([bust, true, 1]);
});

test("What does not follow the step that was shown is put there without a word", () => {
  const { stage, frames } = stageOf(step("before"));
  const other = bustOf();
  stage.follow([step("another"), other]);
  expect([stage.shown, frames]).toEqual([other, []]);
});

test("The same game in other words ends a moment that was still to be seen", () => {
  const [first, bust] = [step("before"), bustOf()];
  const { stage } = stageOf(first);
  stage.follow([first, bust]);
  const retold = bustOf();
  stage.follow([retold]);
  vi.runAllTimers();
  expect(stage.shown).toBe(retold);
});

test("Of several points of a game that are asked for the last one is shown, as one that follows if it does", async () => {
  const [first, second] = [step("first"), step("second")];
  const shown = new Shown();
  await Promise.all([shown.show(Promise.resolve(second), null), shown.show(Promise.resolve(first), null)]);
  expect(shown.steps).toEqual([first]);
  await shown.show(Promise.resolve(second), Promise.resolve(first));
  expect(shown.steps).toEqual([first, second]);
  await shown.show(Promise.resolve(first), null);
  expect(shown.steps).toEqual([first]);
});
