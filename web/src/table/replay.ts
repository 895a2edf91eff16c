import { isStep, stepOf, withoutDice } from "../board/steps";
import type { Step, Told } from "../board/types";
import type { Engine, Voice } from "../engine/engine";
import type { Event, Position, RecordSummary, Replay } from "../engine/types";
import { letters } from "./facts";
import { scenesFrom, type Scene } from "./scene";

/** A game that is over or read from a file: all of it in words, and any point of it to be drawn. */
export interface Playback {
  /** The first position, and one for every event. */
  told: Told[];
  /** The step with that index of `told`; always the same object. */
  step(index: number): Promise<Step>;
}

export interface LoadedReplay extends Playback {
  /** Of the seats, A first. */
  names: string[];
  /** The position after so many events. */
  position(index: number): Position;
  /** Whether the last of so many events is a roll of which not all dice are known: the others are filled in. */
  filled(index: number): boolean;
  /** Where the record stops being one; the game is what is before it. */
  fault: RecordSummary["error"];
  /** Every step to be drawn. */
  all(): Promise<Step[]>;
}

/** How many steps are asked for at once; the most that the engine gives. */
const page = 10_000;

async function wholeReplay(engine: Engine, record: string): Promise<Replay> {
  const whole = await engine.replay(record, { limit: page });
  while (whole.steps.length < whole.events) {
    const more = await engine.replay(record, { from: whole.steps.length, limit: page });
    whole.steps.push(...more.steps);
  }
  return whole;
}

interface Course {
  scenes: Scene[];
  events: Event[];
  filled: LoadedReplay["filled"];
}

/** The steps of a game, each described when it is first asked for: a reader looks at few of them. */
function stepsOf(engine: Engine, voice: Voice, { scenes, events, filled }: Course): Playback["step"] {
  const known = new Map<number, Promise<Step>>();
  async function load(index: number): Promise<Step> {
    const scene = scenes[index]!;
    if (isStep(scene)) return scene;
    const [followed] = await engine.follow(scenes[index - 1]!.position, [events[index - 1]!], voice);
    return filled(index) ? withoutDice(stepOf(followed!)) : stepOf(followed!);
  }
  return (index) => {
    const step = known.get(index) ?? load(index);
    known.set(index, step);
    return step;
  };
}

export interface ReplayVoice extends Pick<Voice, "lang" | "you"> {
  /** What a seat is called that has no name in the record. */
  unnamed: (letter: string) => string;
}

/** What is wrong with a record, in the language of who reads it. It is asked for by itself: `replay` would tell every event in it. */
async function faultIn(engine: Engine, record: string, lang: Voice["lang"]): Promise<LoadedReplay["fault"]> {
  return (await engine.record(record, lang)).error;
}

/** The game in a record, or null when not even its beginning can be read. */
export async function loadReplay(
  engine: Engine,
  record: string,
  { lang, you, unnamed }: ReplayVoice,
): Promise<LoadedReplay | null> {
  const { start, steps, tags, scores, error } = await wholeReplay(engine, record);
  if (start === null || scores === null) return null;
  const named = new Map(tags?.map(({ name, value }) => [name, value]));
  const names = letters.slice(0, scores.length).map((seat) => named.get(seat) ?? unnamed(seat));
  // What is past needs no chances, and so no position values.
  const voice = { lang, you, names, odds: false };
  const events = steps.map(({ event }) => event);
  const filled = (index: number) => steps[index - 1]?.unseen === true;
  const known = (all: Scene[]) => all.map((scene, index) => (filled(index) ? withoutDice(scene) : scene));
  const scenes = known(await scenesFrom({ referee: engine, voice, drawn: "last" }, start, events));
  const all = async () => known(await scenesFrom({ referee: engine, voice, drawn: "all" }, start, events)).filter(isStep);
  return {
    names,
    position: (index) => scenes[index]!.position,
    filled,
    told: scenes,
    step: stepsOf(engine, voice, { scenes, events, filled }),
    all,
    fault: error && (await faultIn(engine, record, lang)),
  };
}
