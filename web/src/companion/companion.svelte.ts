import type { Step } from "../board/types";
import type { Engine } from "../engine/engine";
import { againstTheRules, EngineError } from "../engine/error";
import type { DiceText, Level, Move, Position } from "../engine/types";
import { changeCompanion, readCompanion, type CompanionChange } from "../local/companions";
import type { CompanionEvent, CompanionGame } from "../local/database";
import { hearTables } from "../local/store";
import { reasonOf, Refusal, type Reason } from "../net/refusal";
import type { Scene } from "../table/scene";
import { Telling, type Speech } from "./telling";

/** Something that waits until the reader is sure. */
export interface Doubted {
  events: CompanionEvent[];
  /** How many turns that were taken back would be gone. */
  turns: number;
}

const same = (a: CompanionEvent[], b: CompanionEvent[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether these two were entered at once: a roll of which only what is kept was seen, and the keep. */
const belong = (roll: CompanionEvent | undefined, answer: CompanionEvent | undefined): boolean =>
  roll?.unseen === true && answer !== undefined && "move" in answer;

/** What is kept about the end of a game, if the step is one. */
function endOf({ description }: Step): Pick<CompanionGame, "scores" | "shares"> {
  const over = description.node === "terminal";
  return { scores: over ? description.scores : null, shares: over ? description.shares : null };
}

/**
 * A game with real dice: what is entered is checked by the engine, stored, then shown.
 *
 * Invariants: `game` is as it was stored last; `scenes` has its first position and one for each of its events, those that were
 * taken back included; the last of `steps` is the scene at `game.at`. Changes follow each other in `#work`.
 */
export class Companion {
  game = $state.raw<CompanionGame | null>(null);
  scenes = $state.raw<Scene[]>([]);
  /** For the board; empty until the first one is there. */
  steps = $state.raw<Step[]>([]);
  /** Something that was entered is being stored. */
  busy = $state(false);
  /** Why there is no game. */
  missing = $state<Reason | null>(null);
  /** Why something was not stored. */
  problem = $state<Reason | null>(null);
  /** Why the rules do not allow what was entered, in the engine's words. */
  refused = $state<string | null>(null);
  doubted = $state.raw<Doubted | null>(null);
  #work: Promise<unknown> = Promise.resolve();
  #closed = false;
  readonly #telling: Telling;
  readonly #deaf: () => void;

  constructor(
    readonly code: string,
    private readonly engine: Engine,
    speech: (game: CompanionGame) => Speech,
  ) {
    this.#telling = new Telling(engine, speech);
    this.#deaf = hearTables((changed) => changed === code && void this.#queue(() => this.#catchUp()));
    void this.#queue(() => this.#catchUp());
  }

  /** The scene that is shown. */
  get here(): Scene | undefined {
    return this.game ? this.scenes[this.game.at] : undefined;
  }

  get step(): Step | undefined {
    return this.steps.at(-1);
  }

  get canUndo(): boolean {
    return (this.game?.at ?? 0) > 0;
  }

  get canRedo(): boolean {
    return this.game !== null && this.game.at < this.game.events.length;
  }

  /** The dice that were taken back and may be entered anew, one of them corrected. */
  get takenBack(): DiceText | null {
    const next = this.game?.events[this.game.at];
    return next && "dice" in next && !next.unseen ? next.dice : null;
  }

  close(): void {
    this.#closed = true;
    this.#deaf();
  }

  /** Enters what happened, unless turns that were taken back would be lost by it: then it is asked back first. */
  enter(...events: CompanionEvent[]): Promise<void> {
    return this.#act(() => this.#playOrAsk(events));
  }

  /** Enters a roll of which only what was kept was seen; with no dice, that nothing could be kept. */
  enterKept(kept: DiceText): Promise<void> {
    return this.#act(async () => {
      const { lang } = this.#telling.voice(this.game!);
      const { dice, move } = await this.engine.completeRoll(this.here!.position, kept, lang);
      await this.#playOrAsk([{ dice, unseen: true }, ...(move ? [{ move }] : [])]);
    });
  }

  /** What was asked back is meant, or not. */
  decide(sure: boolean): Promise<void> {
    const events = this.doubted?.events;
    this.doubted = null;
    return this.#act(async () => {
      if (sure && events) await this.#play(events);
    });
  }

  /** Takes back what was entered last. */
  undo(): Promise<void> {
    const { events, at } = this.game!;
    return this.go(at - (belong(events[at - 2], events[at - 1]) ? 2 : 1));
  }

  redo(): Promise<void> {
    const { events, at } = this.game!;
    return this.go(at + (belong(events[at], events[at + 1]) ? 2 : 1));
  }

  /** Goes to the point after so many events; what comes after it can be had again until something else is entered. */
  go(to: number): Promise<void> {
    return this.#act(async () => {
      const at = Math.max(0, Math.min(this.game!.events.length, to));
      if (at !== this.game!.at) await this.#change({ at });
    });
  }

  /** Changes what is not about the course of the game. */
  configure(change: Pick<CompanionChange, "own" | "coached" | "fast">): Promise<void> {
    return this.#act(() => this.#change(change));
  }

  /** What a computer player of this level wants to do here, and in words. */
  async pick(position: Position, level: Level): Promise<{ move: Move; words: string }> {
    const { opened, at } = this.game!;
    // The same after a reload: it does not change its mind.
    const move = await this.engine.pick(position, level, (Math.floor(opened / 1000) + at) % 1_000_000_000);
    const { lang, names } = this.#telling.voice(this.game!);
    return { move, words: await this.engine.moveWords(position, move, { lang, names }) };
  }

  /** Says everything anew, in another language. */
  retell(): Promise<void> {
    return this.#act(async () => {
      if (this.game) await this.#tell(this.game);
    });
  }

  /** Does what the reader asks for: what was said about the last time is no longer of interest. */
  #act(work: () => Promise<void>): Promise<void> {
    return this.#queue(async () => {
      this.problem = null;
      this.refused = null;
      this.busy = true;
      await work().finally(() => (this.busy = false));
    });
  }

  /** Does one thing after the other; what fails is said, and the next is done all the same. */
  #queue(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(async () => {
      if (!this.#closed && !this.missing) await work().catch((error: unknown) => this.#fail(error));
    });
    this.#work = done;
    return done;
  }

  #fail(error: unknown): void {
    if (error instanceof EngineError && error.code === againstTheRules) this.refused = error.message;
    else if (this.game) this.problem = reasonOf(error);
    else this.missing = reasonOf(error);
  }

  /** Takes up what is stored: at the beginning, and what another tab did. */
  async #catchUp(): Promise<void> {
    const stored = await readCompanion(this.code);
    if (!stored) this.missing = "not_found";
    else if (stored.version !== this.game?.version) await this.#tell(stored);
  }

  async #tell(game: CompanionGame): Promise<void> {
    const scenes = await this.#telling.scenes(game);
    this.#show(game, scenes, await this.#telling.step(game, scenes, game.at));
  }

  async #playOrAsk(events: CompanionEvent[]): Promise<void> {
    const turns = this.#turnsLostBy(events);
    if (turns > 1) this.doubted = { events, turns };
    else await this.#play(events);
  }

  async #play(fresh: CompanionEvent[]): Promise<void> {
    const { events, at } = this.game!;
    const to = at + fresh.length;
    // The same once more is what was taken back: then nothing is lost.
    if (same(events.slice(at, to), fresh)) return this.#change({ at: to });
    const scenes = await this.#telling.after(this.game!, this.scenes[at]!.position, fresh);
    const change = { events: [...events.slice(0, at), ...fresh], at: to };
    await this.#change(change, [...this.scenes.slice(0, at + 1), ...scenes]);
  }

  /** Stores a change that leads to these scenes, then shows it. Refused when another tab was faster, whose game is shown then. */
  async #change(change: CompanionChange, scenes = this.scenes): Promise<void> {
    const next = { ...this.game!, ...change };
    const step = await this.#telling.step(next, scenes, next.at);
    const changed = await changeCompanion(this.code, next.version, { ...change, ...endOf(step) });
    if (changed) return this.#show(changed, scenes, step);
    await this.#catchUp();
    throw new Refusal("stale", "another tab has played on");
  }

  #turnsLostBy(events: CompanionEvent[]): number {
    const { events: all, at } = this.game!;
    const next = this.scenes[at + 1];
    if (!next || same(all.slice(at, at + events.length), events)) return 0;
    return this.scenes.at(-1)!.turn - next.turn + 1;
  }

  /** Only what was decided is seen to happen: the dice have fallen before everybody's eyes. */
  #show(game: CompanionGame, scenes: Scene[], step: Step): void {
    const last = this.steps.at(-1);
    const decided = this.game?.at === game.at - 1 && "move" in game.events[game.at - 1]!;
    this.steps = last && decided ? [last, step] : [step];
    this.scenes = scenes;
    this.game = game;
  }
}
