import type { Engine, Voice } from "../engine/engine";
import { firstStep, stepOf } from "./steps";
import type { Step } from "./types";

/** A game that is played in this browser. */
export interface LocalGame {
  position: string;
  steps: Step[];
}

/** 64 random bits, as the referee's generator takes them. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A game at its first position. */
export async function begin(engine: Engine, position: string, voice: Voice): Promise<LocalGame> {
  return { position, steps: [firstStep(await engine.describe(position, voice))] };
}

/** The game after an event: a move with a slash before it, dice, or `null` for dice drawn at random. */
export async function play(engine: Engine, game: LocalGame, event: string | null, voice: Voice): Promise<LocalGame> {
  const text = event ?? (await engine.draw(game.position, randomSeed()));
  const [followed] = await engine.follow(game.position, [text.startsWith("/") ? { move: text.slice(1) } : { dice: text }], voice);
  return { position: followed!.position, steps: [...game.steps, stepOf(followed!)] };
}
