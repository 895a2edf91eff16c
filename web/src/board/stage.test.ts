import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Description, Effect, View } from "../engine/types";
import { Shown } from "./shown.svelte";
import { Stage } from "./stage.svelte";
import type { Step } from "./types";

const view = (headline: string) => ({ headline }) as View;
const step = (headline: string, between: View | null = null): Step => ({
  turn: 1,
  effects: [{ kind: "rolled" } as Effect, { kind: "failed" } as Effect],
  sentences: ["Anna rolls two 5s.", "Anna busts."],
  description: {} as Description,
  view: view(headline),
  between,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stage on which `first` is shown, and what it announced. */
function stageOf(first: Step, speed = 1) {
  const shown: string[] = [];
  const stage = new Stage(
    [first],
    () => speed,
    (frame) => shown.push(`${frame.view.headline} ${frame.effects.length}`),
  );
  return { stage, shown };
}

test("Dice that ended the turn are seen with the first sentence before what they brought about", () => {
  const [first, bust] = [step("before"), step("after", view("between"))];
  const { stage, shown } = stageOf(first);
  stage.follow([first, bust]);
  expect([stage.shown.view.headline, stage.shown.sentences, stage.current]).toEqual(["between", ["Anna rolls two 5s."], false]);
  vi.runAllTimers();
  expect([stage.shown, stage.current]).toEqual([bust, true]);
  expect(shown).toEqual(["between 1", "after 1"]);
});

test("A step without such a moment is shown at once", () => {
  const [first, next] = [step("before"), step("after")];
  const { stage, shown } = stageOf(first);
  stage.follow([first, next]);
  expect([stage.shown, stage.current, shown]).toEqual([next, true, ["after 2"]]);
});

test("What does not follow the step that was shown is put there without a word", () => {
  const { stage, shown } = stageOf(step("before"));
  const other = step("elsewhere", view("between"));
  stage.follow([step("another"), other]);
  expect([stage.shown, shown]).toEqual([other, []]);
});

test("The same game in other words ends a moment that was still to be seen", () => {
  const [first, bust] = [step("before"), step("after", view("between"))];
  const { stage } = stageOf(first);
  stage.follow([first, bust]);
  const retold = step("daarna", view("tussendoor"));
  stage.follow([retold]);
  vi.runAllTimers();
  expect(stage.shown).toEqual(retold);
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
