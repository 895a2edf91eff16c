import type { Step } from "../board/types";
import type { Description, Event, Happened } from "../engine/types";
import type { DiceFell, Moved, Started } from "../net/messages";

/** A step of the board with what the page needs beside it. */
export interface Scene extends Step {
  position: string;
  /** The number of the table's entry that led here; in a replay the number of the step. */
  number: number;
  /** Who caused it: a seat by its move, nobody for dice. */
  by: string | null;
}

/** The part of the engine client that turns entries into scenes. */
export interface Referee {
  describe(position: string): Promise<Description>;
  effects(position: string, event: Event): Promise<Happened>;
}

export async function firstScene(referee: Referee, position: string, number: number): Promise<Scene> {
  return { position, number, by: null, effects: [], description: await referee.describe(position) };
}

/** The scene after an event; `by` is the seat that moved. */
export async function nextScene(
  referee: Referee, before: Scene, event: Event, number: number, by: string | null,
): Promise<Scene> {
  const { position, effects } = await referee.effects(before.position, event);
  return { position, number, by, effects, description: await referee.describe(position) };
}

/** The scene that an entry of a game leads to; `before` is missing only for `started`. */
export function sceneOf(
  referee: Referee, before: Scene | undefined, entry: Started | DiceFell | Moved, number: number,
): Promise<Scene> {
  if (entry.type === "started") return firstScene(referee, entry.position, number);
  if (!before) throw new Error(`${entry.type} before the game has started`);
  return entry.type === "dice"
    ? nextScene(referee, before, { dice: entry.dice }, number, null)
    : nextScene(referee, before, { move: entry.move }, number, entry.seat);
}
