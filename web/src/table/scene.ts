import type { Step } from "../board/types";
import type { Followed } from "../engine/follow";
import type { Event } from "../engine/types";
import type { DiceFell, Entry, Moved, Started } from "../net/messages";

/** A step of the board with its position as text. */
export interface Scene extends Step {
  position: string;
}

/** The part of the engine client that turns events into scenes. */
export interface Referee {
  reach(position: string, events: Event[]): Promise<Followed>;
  follow(position: string, events: Event[]): Promise<Followed[]>;
}

/** How many events are asked for at once: a message of at most a few megabytes. */
const portion = 500;

/** The scenes of a game: that of its first position and one for every event. */
export async function scenesFrom(referee: Referee, start: string, events: Event[]): Promise<Scene[]> {
  const first = await referee.reach(start, []);
  return [first, ...(await scenesAfter(referee, first, events))];
}

/** The scenes that events lead to, one after the other. */
export async function scenesAfter(referee: Referee, before: Scene, events: Event[]): Promise<Scene[]> {
  const scenes = [before];
  for (let from = 0; from < events.length; from += portion)
    scenes.push(...(await referee.follow(scenes.at(-1)!.position, events.slice(from, from + portion))));
  return scenes.slice(1);
}

/** The entries in which the game itself goes on; each leads to one scene. */
export type GameEntry = Started | DiceFell | Moved;

export const isOfGame = (entry: Entry): entry is GameEntry => ["started", "dice", "move"].includes(entry.type);

function eventOf(entry: GameEntry): Event {
  if (entry.type === "started") throw new Error("a game starts only once");
  return entry.type === "dice" ? { dice: entry.dice } : { move: entry.move };
}

/** A game as the engine is asked about it. Its first entry is `started`. */
function courseOf([first, ...others]: GameEntry[]): { start: string; events: Event[] } {
  if (first?.type !== "started") throw new Error("a game begins with its start");
  return { start: first.position, events: others.map(eventOf) };
}

/** The scenes of a game's further entries; `before` is missing only before the first. */
export function scenesOf(referee: Referee, before: Scene | undefined, entries: GameEntry[]): Promise<Scene[]> {
  if (before) return scenesAfter(referee, before, entries.map(eventOf));
  const { start, events } = courseOf(entries);
  return scenesFrom(referee, start, events);
}

/** The last scene of a game. */
export function lastScene(referee: Referee, entries: GameEntry[]): Promise<Scene> {
  const { start, events } = courseOf(entries);
  return referee.reach(start, events);
}
