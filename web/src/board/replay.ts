import type { Engine } from "../engine/engine";
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

/** The game after an event: a move with a slash before it, dice, or `null` for dice drawn at random. */
export async function play(engine: Engine, game: LocalGame, event: string | null): Promise<LocalGame> {
  const text = event ?? (await engine.draw(game.position, randomSeed()));
  const { position, effects } = await engine.effects(
    game.position,
    text.startsWith("/") ? { move: text.slice(1) } : { dice: text },
  );
  return { position, steps: [...game.steps, { description: await engine.describe(position), effects }] };
}
