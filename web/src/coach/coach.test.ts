import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import type { CoachedChoice, Coaching } from "../engine/types";
import { Advice, type Question } from "./advice.svelte";
import { heatOf, notesOf } from "./drawn";
import { nothingAsked, type TutorTally } from "./tally";
import { objects, Tutor, type Reply } from "./tutor";

const colon = (what: string, more: string) => `${what}: ${more}`;
/** 31 with one die left: stopping is best, rolling a doubtful move. */
const lastDie = "compact 21-36 -/- A 444455w|.1 1";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));

describe("What is drawn on the board", () => {
  test("The chance of a tile stands at its place: under best play, or after the move that is looked at", async () => {
    const coaching = await engine.coach(lastDie, "en");
    const best = heatOf(coaching, null, colon);
    expect([...best]).toEqual([["grill:31", { chance: 1, text: "100\u202f%", spoken: "takes 31: 100\u202f%" }]]);
    const rolled = heatOf(coaching, "roll", colon);
    expect([...rolled.keys()].sort()).toEqual(["grill:32", "grill:33", "grill:34"]);
    expect(rolled.get("grill:33")!.text).toBe("17\u202f%");
  });

  test("What may be stolen stands at its owner", async () => {
    const coaching = await engine.coach("compact 21-24,26-36 -/25 A 555ww|.3 9", "en", ["Anna", "Ben"]);
    expect(heatOf(coaching, "stop", colon).get("seat:B")).toMatchObject({ chance: 1, spoken: "steals 25 from Ben: 100\u202f%" });
  });

  test("Sushi, bones and stacks of the Wok have theirs", async () => {
    const coaching = await engine.coach("wok 4352116 2311 653:2/24:1314212 B |?5#1 14", "en");
    const anchors = [...heatOf(coaching, null, colon).keys()];
    expect(anchors.some((anchor) => anchor.startsWith("row:sushi:"))).toBe(true);
    expect(anchors.every((anchor) => /^(row:(sushi|bone):\d+|pile:[A-G]:(sushi|bone))$/.test(anchor))).toBe(true);
  });

  test("The best choice has its share, the others what they give away", async () => {
    const notes = notesOf(await engine.coach(lastDie, "en"), colon);
    expect(notes.get("stop")).toMatchObject({ best: true });
    expect(notes.get("stop")!.text).toMatch(/^\d+\.\d\s%$/);
    expect(notes.get("roll")).toMatchObject({ best: false });
    expect(notes.get("roll")!.text).toMatch(/^-\d+\.\d\s%$/);
    expect(notes.get("roll")!.spoken).toMatch(/^Share: \d+\.\d\s% \(-\d+\.\d\s%\)$/);
  });

  test("Where there is only one choice nothing is compared", async () => {
    const coaching = await engine.coach("compact 21-36 -/- A |11111111 1", "en");
    expect(coaching.choices).toHaveLength(1);
    expect(notesOf(coaching, colon).size).toBe(0);
  });
});

describe("Advice", () => {
  const question = (position: string): Question => ({ position, language: "en", names: [] });
  const answerOf = (position: string) => ({ summary: position }) as Coaching;

  test("is of the position that is asked about, whatever is answered first, and known as soon as it is answered", async () => {
    const answers = new Map<string, (coaching: Coaching) => void>();
    const coach = (position: string) => new Promise<Coaching>((resolve) => answers.set(position, resolve));
    const advice = new Advice({ coach });
    const asked = [advice.ask(question("old")), advice.ask(question("new"))];
    expect(advice.known(question("new"))).toBeNull();
    answers.get("new")!(answerOf("new"));
    await asked[1];
    expect([advice.known(question("old")), advice.known(question("new"))]).toEqual([null, answerOf("new")]);
    answers.get("old")!(answerOf("old"));
    await asked[0];
    expect([advice.known(question("old")), advice.known(question("new"))]).toEqual([answerOf("old"), answerOf("new")]);
  });

  test("is asked for once, and is nothing where the engine cannot tell", async () => {
    const coach = vi.fn((position: string) =>
      position === "bad" ? Promise.reject(new Error("no values")) : Promise.resolve(answerOf(position)),
    );
    const advice = new Advice({ coach });
    await advice.ask(question("one"));
    expect(await advice.ask(question("one"))).toEqual(answerOf("one"));
    expect(coach).toHaveBeenCalledTimes(1);
    expect(await advice.ask(question("bad"))).toBeNull();
    expect(advice.known(question("bad"))).toBeNull();
  });

  test("remembers the last few, and asks again for what it has forgotten", async () => {
    const coach = vi.fn((position: string) => Promise.resolve(answerOf(position)));
    const advice = new Advice({ coach });
    for (let n = 0; n < 9; n++) await advice.ask(question(String(n)));
    expect([advice.known(question("0")), advice.known(question("1"))]).toEqual([null, answerOf("1")]);
    await advice.ask(question("1"));
    await advice.ask(question("0"));
    expect(coach).toHaveBeenCalledTimes(10);
    expect(advice.known(question("0"))).toEqual(answerOf("0"));
  });
});

describe("The tutor", () => {
  const choice = (move: string, mark: CoachedChoice["mark"]) => ({ move, mark }) as CoachedChoice;
  const coaching = { choices: [choice("stop", null), choice("roll", "bad"), choice("5", "doubtful")] } as Coaching;

  function tutorWho(replies: Reply[], stored = () => nothingAsked) {
    const told: TutorTally[] = [];
    const asked: string[] = [];
    const tutor = new Tutor(
      stored,
      (tally) => told.push(tally),
      ({ move }) => {
        asked.push(move);
        return Promise.resolve(replies.shift()!);
      },
    );
    return { tutor, told, asked };
  }

  test("objects from the mark on that was chosen", () => {
    expect([null, "doubtful", "bad", "very_bad"].map((mark) => objects(mark as CoachedChoice["mark"], "bad"))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(objects("doubtful", "doubtful")).toBe(true);
    expect(objects(null, "doubtful")).toBe(false);
    expect(objects("very_bad", "off")).toBe(false);
  });

  test("lets good moves pass without a word, and all where nothing is known", async () => {
    const { tutor, asked } = tutorWho([]);
    expect(await tutor.lets("P", "stop", coaching, "doubtful")).toBe(true);
    expect(await tutor.lets("P", "roll", null, "doubtful")).toBe(true);
    expect(await tutor.lets("P", "5", coaching, "bad")).toBe(true);
    expect(asked).toEqual([]);
  });

  test("asks before a bad move counts and counts the answer", async () => {
    const { tutor, told } = tutorWho(["look", "insist"]);
    expect(await tutor.lets("P", "roll", coaching, "bad")).toBe(false);
    expect(await tutor.lets("Q", "roll", coaching, "bad")).toBe(true);
    expect(told).toEqual([
      { asked: 1, heeded: 1, insisted: 0 },
      { asked: 2, heeded: 1, insisted: 1 },
    ]);
  });

  test("does not ask twice: who plays it again after having looked insists", async () => {
    const { tutor, told, asked } = tutorWho(["look"]);
    expect(await tutor.lets("P", "roll", coaching, "bad")).toBe(false);
    expect(await tutor.lets("P", "roll", coaching, "bad")).toBe(true);
    expect(asked).toEqual(["roll"]);
    expect(told.at(-1)).toEqual({ asked: 1, heeded: 0, insisted: 1 });
  });

  test("adds to what another tab has counted at the table meanwhile", async () => {
    let kept = nothingAsked;
    const { tutor, told } = tutorWho(["look", "insist"], () => kept);
    expect(await tutor.lets("P", "roll", coaching, "bad")).toBe(false);
    kept = { asked: 3, heeded: 2, insisted: 1 };
    expect(await tutor.lets("Q", "roll", coaching, "bad")).toBe(true);
    expect(told.at(-1)).toEqual({ asked: 4, heeded: 2, insisted: 2 });
  });
});
