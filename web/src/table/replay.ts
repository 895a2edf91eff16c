import type { Sitter } from "../board/types";
import type { Engine } from "../engine/engine";
import type { RecordSummary, Replay } from "../engine/types";
import { letters } from "./facts";
import { scenesFrom, type Scene } from "./scene";

export interface LoadedReplay {
  scenes: Scene[];
  /** Where the record stops being one; the scenes are those before it. */
  fault: RecordSummary["error"];
  /** The players by the record's tags; who has none is called by `unnamed`. */
  sitters: (unnamed: (letter: string) => string) => Sitter[];
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

/** The game in a record, or null when not even its beginning can be read. */
export async function loadReplay(engine: Engine, record: string): Promise<LoadedReplay | null> {
  const { start, steps, tags, error } = await wholeReplay(engine, record);
  if (start === null) return null;
  const scenes = await scenesFrom(
    engine,
    start,
    steps.map(({ event }) => event),
  );
  const names = new Map(tags?.map(({ name, value }) => [name, value]));
  const seats = letters.slice(0, scenes[0]!.description.seats);
  const sitters: LoadedReplay["sitters"] = (unnamed) =>
    seats.map((seat) => ({ name: names.get(seat) ?? unnamed(seat), kind: "person", present: true, away: false }));
  return { scenes, fault: error, sitters };
}
