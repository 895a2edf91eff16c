import type { Effect, GrillDescription, View, WokDescription } from "../engine/types";
import type { Step } from "../board/types";
import type { LaterWords } from "../words/en_later";

/** The sentences of the guide. */
export type LessonWords = LaterWords["learn"];

/** What the guide says at a point of the turn. */
export interface Lesson {
  text: string;
  mood: "calm" | "glad" | "sad";
  /** `roll`: the dice are to be rolled with the guide's button; `choose`: on the board; `wait`; `done`: the turn is over. */
  now: "roll" | "choose" | "wait" | "done";
}

const find = <K extends Effect["kind"]>(effects: Effect[], kind: K) =>
  effects.find((e): e is Extract<Effect, { kind: K }> => e.kind === kind);

function grillEnd(effects: Effect[], view: View, { grill, deluxe }: LessonWords): Lesson {
  const took = find(effects, "took");
  if (!took) return { text: find(effects, "failed")?.why === "bust" ? grill.bust : grill.failed, mood: "sad", now: "done" };
  const gained = find(effects, "gained");
  const more = gained
    ? `${deluxe.gained} ${view.specialists![gained.specialist]}`
    : find(effects, "placed")?.specialist === "raven"
      ? deluxe.raven
      : "";
  return { text: `${grill.took(took.tile)} ${more}`.trim(), mood: "glad", now: "done" };
}

function grillLesson(d: GrillDescription, first: boolean, { grill, deluxe }: LessonWords): Lesson {
  const say = (text: string, now: Lesson["now"] = "choose"): Lesson => ({ text, mood: "calm", now });
  if (first) return say(d.supply === null ? grill.welcome : deluxe.welcome, "roll");
  if (d.phase === "air") return say(grill.rolling, "wait");
  const dice = d.dice!;
  if (d.phase === "rolled") {
    const worm = d.moves.includes("w");
    const ones = dice.rolled!.filter((die) => die.endsWith("1")).length;
    const bonus = d.supply !== null && ones >= 2 && d.moves.includes("1") ? ` ${deluxe.doubleOne}` : "";
    const start = dice.kept.length === 0;
    if (start) return say((worm ? grill.withWorm : grill.withoutWorm) + bonus);
    return say((worm && !dice.has_worm ? grill.nextWorm : grill.next) + bonus);
  }
  const gets = d.stops?.[0]?.gets;
  if (gets?.tile) return say(grill.canTake(dice.total, gets.tile));
  if (!dice.has_worm) return say(grill.needWorm(dice.total));
  return say(dice.total < 21 ? grill.tooLow(dice.total) : grill.nothing(dice.total));
}

function wokEnd(effects: Effect[], { wok }: LessonWords): Lesson {
  const ate = find(effects, "ate");
  if (!ate || ate.forced) return { text: wok.forced, mood: "sad", now: "done" };
  return { text: wok.ate[ate.course](ate.value), mood: "glad", now: "done" };
}

function wokLesson(d: WokDescription, first: boolean, { wok }: LessonWords): Lesson {
  if (first) return { text: wok.welcome, mood: "calm", now: "roll" };
  if (d.phase === "air") return { text: wok.rolling, mood: "calm", now: "wait" };
  const text = d.dice?.last_roll ? wok.last : d.dice?.roll === 1 ? wok.first : wok.second;
  return { text, mood: "calm", now: "choose" };
}

/** A step that ends with dice in the air, the dice still in the cup: nobody rolls before the guide says so. */
export function inCup(step: Step, hint: string): Step {
  const { view } = step;
  return { ...step, view: { ...view, hint, dice: view.dice && { ...view.dice, in_air: false } } };
}

/** The lesson at the end of these steps, which begin with the first roll of a game. */
export function lessonOf(steps: Step[], words: LessonWords): Lesson {
  const { description: d, effects, view } = steps.at(-1)!;
  const over = d.turn !== steps[0]!.description.turn || d.phase === "over";
  if (d.game === "grill") return over ? grillEnd(effects, view, words) : grillLesson(d, steps.length === 1, words);
  return over ? wokEnd(effects, words) : wokLesson(d, steps.length === 1, words);
}
