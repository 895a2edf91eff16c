import { isStep, stepOf, withoutDice } from "../board/steps";
import type { Step } from "../board/types";
import type { Engine, Voice } from "../engine/engine";
import type { Description, Position } from "../engine/types";
import { eventOf } from "../local/companions";
import type { CompanionEvent, CompanionGame } from "../local/database";
import { letters } from "../table/facts";
import { scenesAfter, scenesFrom, type Scene } from "../table/scene";

/** The words for a game. */
export interface Speech {
  lang: Voice["lang"];
  names: string[];
  /** What is to be done while dice are in the air. */
  roll: (description: Description) => string;
}

/** Dice that were filled in are not told. */
const known = <Told extends Scene | Step>(told: Told, event: CompanionEvent | undefined): Told =>
  event?.unseen ? withoutDice(told) : told;

/** Puts a game with real dice into words and steps for the board. */
export class Telling {
  constructor(
    private readonly engine: Engine,
    private readonly speech: (game: CompanionGame) => Speech,
  ) {}

  /** Nobody in particular is spoken to; chances are told to those who have a coach. */
  voice(game: CompanionGame): Voice & { names: string[] } {
    const { lang, names } = this.speech(game);
    return { lang, names, odds: false };
  }

  /** The first position and one scene for every event, those that were taken back included. */
  async scenes(game: CompanionGame): Promise<Scene[]> {
    const { start, events } = game;
    const scenes = await scenesFrom(this.#how(game), start, events.map(eventOf));
    return scenes.map((scene, i) => known(scene, events[i - 1]));
  }

  /** The scenes of further events; the last one is described. Refused as a whole when the rules do not allow one of them. */
  async after(game: CompanionGame, position: Position, fresh: CompanionEvent[]): Promise<Scene[]> {
    const scenes = await scenesAfter(this.#how(game), position, fresh.map(eventOf));
    return scenes.map((scene, i) => known(scene, fresh[i]));
  }

  /** The scene with that index to be drawn. */
  async step(game: CompanionGame, scenes: Scene[], index: number): Promise<Step> {
    const scene = scenes[index]!;
    if (isStep(scene)) return this.#drawn(game, scene, scene.position);
    const event = game.events[index - 1]!;
    const [followed] = await this.engine.follow(scenes[index - 1]!.position, [eventOf(event)], this.voice(game));
    return this.#drawn(game, known(stepOf(followed!), event), scene.position);
  }

  #how(game: CompanionGame) {
    return { referee: this.engine, voice: this.voice(game), drawn: "last" as const };
  }

  /** The step as it is shown: who is coached sees the chances, and while dice are in the air it is said what to do. */
  async #drawn(game: CompanionGame, step: Step, position: Position): Promise<Step> {
    const { node, seat } = step.description;
    if (node === "chance") {
      const hint = this.speech(game).roll(step.description);
      return { ...step, view: { ...step.view, hint, ask: hint } };
    }
    if (node !== "decision" || !game.coached[letters.findIndex((letter) => letter === seat)]) return step;
    // Without the position values, which may not be there, nothing else is missing.
    const told = await this.engine.describe(position, { ...this.voice(game), odds: true }).catch(() => null);
    return told ? { ...step, description: told, view: told.view! } : step;
  }
}
