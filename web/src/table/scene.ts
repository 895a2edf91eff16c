import { firstStep, toldOf } from "../board/steps";
import type { Told } from "../board/types";
import type { Voice } from "../engine/engine";
import type { Description, Event, Followed } from "../engine/types";
import type { DiceFell, Entry, Moved, Started } from "../net/messages";

/** An event with the position behind it as text; a step of the board where it is described too. */
export interface Scene extends Told {
  position: string;
  /** That led to it; none led to the first. */
  event?: Event;
}

/** The part of the engine client that turns events into scenes. */
export interface Referee {
  describe(position: string, voice: Voice): Promise<Description>;
  follow(position: string, events: Event[], voice: Voice, describe: "all" | "last"): Promise<Followed[]>;
}

/** How scenes are asked for: in which words, and whether all of them are to be drawn or only the last. */
export interface Telling {
  referee: Referee;
  voice: Voice;
  drawn: "all" | "last";
}

/** How many events are asked for at once: a message of at most a few megabytes. */
const portion = 500;

/** The scenes of a game: that of its first position and one for every event. */
export async function scenesFrom(telling: Telling, start: string, events: Event[]): Promise<Scene[]> {
  const { referee, voice } = telling;
  // Asked for at once: one waits for both.
  const [description, others] = await Promise.all([referee.describe(start, voice), scenesAfter(telling, start, events)]);
  return [{ ...firstStep(description), position: start }, ...others];
}

/** The scenes that events lead to, one after the other. */
export async function scenesAfter({ referee, voice, drawn }: Telling, before: string, events: Event[]): Promise<Scene[]> {
  const scenes: Scene[] = [];
  for (let from = 0; from < events.length; from += portion) {
    const position = scenes.at(-1)?.position ?? before;
    const followed = await referee.follow(position, events.slice(from, from + portion), voice, drawn);
    scenes.push(...followed.map((one) => ({ ...toldOf(one), position: one.position, event: one.event })));
  }
  return scenes;
}

/** The entries in which the game itself goes on; each leads to one scene. */
export type GameEntry = Started | DiceFell | Moved;

export const isOfGame = (entry: Entry): entry is GameEntry => ["started", "dice", "move"].includes(entry.type);

function eventOf(entry: GameEntry): Event {
  if (entry.type === "started") throw new Error("a game starts only once");
  return entry.type === "dice" ? { dice: entry.dice } : { move: entry.move };
}

/** The scenes of a game's further entries; `before` is missing only before the first, which is `started`. */
export function scenesOf(telling: Telling, before: Scene | undefined, entries: GameEntry[]): Promise<Scene[]> {
  if (before) return scenesAfter(telling, before.position, entries.map(eventOf));
  const [first, ...others] = entries;
  if (first?.type !== "started") throw new Error("a game begins with its start");
  return scenesFrom(telling, first.position, others.map(eventOf));
}
