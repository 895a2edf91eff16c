import { animalOf } from "../art/animals";
import { isStep } from "../board/steps";
import type { Sitter, Step } from "../board/types";
import { type Voice, watcher } from "../engine/engine";
import type {
  BackResult,
  Entry,
  FillResult,
  Level,
  PlayResult,
  Reaction,
  RematchResult,
  Seat,
  SitResult,
  StandInResult,
  StandResult,
} from "../net/messages";
import { reasonOf, type Reason } from "../net/refusal";
import { nothingKnown, type Connection, type Surroundings } from "../net/socket";
import { after, holderOf, letters, type Facts, type WhyAway } from "./facts";
import { Playhead } from "./playhead.svelte";
import { Reactions } from "./reactions.svelte";
import { isOfGame, scenesOf, type GameEntry, type Referee, type Scene } from "./scene";
import type { OwnChains, TableOrigin, TableSource } from "./source";

/** In which words the game is told; those of the page, but for the seat that is played here. */
export type Speech = (facts: Facts) => Required<Omit<Voice, "you">>;

/**
 * A table as this page sees it: its entries, what follows from them, and how much of the game has been shown so far.
 * The facts are always the newest; the scenes up to the playhead are what the reader has seen.
 */
export class TableModel {
  facts = $state.raw<Facts | null>(null);
  entries = $state.raw<Entry[]>([]);
  scenes = $state.raw<Scene[]>([]);
  connection = $state.raw<Connection>({ kind: "reconnecting", since: Date.now(), failures: 0 });
  surroundings = $state.raw<Surroundings>(nothingKnown);
  /** What people have just called out. */
  readonly reactions = new Reactions();
  /** Why there is no table to show, or why the last request was refused. */
  missing = $state.raw<Reason | null>(null);
  refused = $state.raw<Reason | null>(null);
  /** What happened before is not what this browser saw of it. */
  changed = $state(false);
  /** The game cannot be shown because the engine failed. */
  broken = $state(false);
  /** A request is under way. */
  busy = $state(false);
  readonly playhead: Playhead;
  /** Entries that lead to scenes which are not made yet. */
  private coming = $state(0);
  /** Whether the table is kept in this browser. */
  readonly local: boolean;
  private readonly chains: OwnChains;
  private readonly missingOf: TableOrigin["missing"];
  private readonly source: TableSource;
  private work: Promise<void> = Promise.resolve();
  /** The voice in which the scenes are told, as JSON. */
  private told = "";
  /** The first entry, with the promise of the dice, is there. */
  private readonly promised: Promise<void>;
  private notePromised: () => void = () => undefined;
  /** The version at which the dice were thrown last. */
  private thrown = $state(0);
  /** What computer players do is not waited for until it is a person's turn. */
  private skipping = $state(false);

  constructor(
    readonly code: string,
    origin: TableOrigin,
    private readonly referee: Referee,
    private readonly speech: Speech,
    speed: () => number,
    /** Your dice are thrown by hand and not as soon as they can be. */
    private readonly byHand: () => boolean = () => false,
  ) {
    this.playhead = new Playhead(
      () => this.scenes,
      () => ({ you: this.you, speed: speed() }),
    );
    this.promised = new Promise((resolve) => (this.notePromised = resolve));
    this.local = origin.local;
    this.chains = origin.chains;
    this.missingOf = () => origin.missing();
    this.source = origin.open({
      entries: (entries, from) => this.take(entries, from),
      surroundings: (surroundings) => {
        this.surroundings = surroundings;
        this.throwUnasked();
      },
      connection: (connection) => void this.connected(connection),
      refused: (reason) => (this.refused = reason),
      reaction: (said) => this.reactions.hear(said),
    });
  }

  get you(): Seat | null {
    return this.surroundings.you;
  }

  /** The scenes that are shown. */
  get shown(): Scene[] {
    return this.scenes.slice(0, this.playhead.shown);
  }

  /** What the board needs of them; the last is always there. One that was jumped to does not follow another. */
  get steps(): Step[] {
    const { jumpedTo, shown } = this.playhead;
    return this.shown.slice(Math.max(jumpedTo - 1, shown - 2, 0)).filter(isStep);
  }

  /** In which words the game is to be told now; changes with the reader's language, the names and the seat. */
  get voice(): Voice {
    const speech = this.speech(this.facts!);
    return this.surroundings.shared ? speech : { ...speech, you: this.you ?? watcher };
  }

  /** Everything that happened in the game is shown. */
  get caughtUp(): boolean {
    return this.coming === 0 && this.playhead.shown === this.scenes.length;
  }

  /** The game is over and its end has been shown. */
  get ended(): boolean {
    return (this.facts?.over ?? null) !== null && this.caughtUp && this.playhead.settled;
  }

  /** When the seat to act runs out of time, on this browser's clock. */
  get deadline(): number | null {
    return this.here(this.surroundings.deadline);
  }

  /** When a computer player stands in for who is to act and not connected. */
  get standInAt(): number | null {
    return this.here(this.surroundings.standIn);
  }

  /** From when on the others may ask for that. */
  get askFrom(): number | null {
    return this.here(this.surroundings.ask);
  }

  /** A time of the server on this browser's clock. */
  private here(time: number | null): number | null {
    return time === null ? null : time - this.surroundings.ahead;
  }

  /** A computer player stands in for you. */
  get standIn(): WhyAway | null {
    const holder = this.facts ? holderOf(this.facts, this.you) : null;
    return holder?.kind === "person" ? holder.away : null;
  }

  /** Who sits there, A first. */
  get sitters(): Sitter[] {
    const { present } = this.surroundings;
    return (this.facts?.seats ?? []).map((holder, index) => ({
      kind: holder.kind === "bot" ? "bot" : "person",
      present: holder.kind === "bot" || present.includes(letters[index]!),
      away: holder.kind === "person" && holder.away !== null,
      program: holder.kind === "person" && holder.program === true,
      animal: animalOf(holder),
      said: this.reactions.said[letters[index]!] ?? null,
    }));
  }

  /** Nothing is added to the dice before their promise was seen and kept. */
  async sit(name: string, animal = ""): Promise<SitResult | null> {
    await this.promised;
    const chain = this.chains.newChain(this.entries);
    return this.ask(() => this.source.sit({ name, chain, ...(animal && { animal }) }));
  }

  async stand(): Promise<StandResult | null> {
    const stood = await this.ask(() => this.source.request("stand", {}));
    // In a game it stays one's own: a computer player stands in.
    if (stood && !this.facts?.started) this.chains.leaveSeat?.();
    return stood;
  }

  fill(level: Level): Promise<FillResult | null> {
    return this.ask(() => this.source.request("fill", { level }));
  }

  play(move: string): Promise<PlayResult | null> {
    this.playhead.hasten();
    // The dice of a roll fall at once; those that other moves bring up are thrown when they are seen.
    const link = move === "roll" ? this.nextLink() : null;
    const version = this.source.version;
    return this.ask(() => this.source.request("play", { version, move, ...(link && { link }) }));
  }

  private nextLink(): string | null {
    return this.you && this.facts?.chains ? this.chains.nextLink(this.entries, this.you) : null;
  }

  /** Your dice are in the air: nobody else can make them fall. */
  private get yourThrow(): boolean {
    const { facts, you, scenes } = this;
    const last = scenes.at(-1);
    if (!facts?.chains || facts.over || facts.putAway || this.coming > 0 || !last || !isStep(last)) return false;
    return last.description.node === "chance" && last.description.seat === you;
  }

  /** Your dice wait for you to throw them. */
  get toThrow(): boolean {
    return this.yourThrow && this.caughtUp && this.byHand() && !this.rollsOn && this.thrown !== this.source.version;
  }

  /** The position at which you are to decide or to throw once all that has happened is shown; null where it is another's. */
  get comingPosition(): string | null {
    const last = this.scenes.at(-1);
    if (this.coming > 0 || this.you === null || !last || !isStep(last) || last.description.seat !== this.you) return null;
    const { node } = last.description;
    return node === "decision" || (node === "chance" && this.byHand() && !this.rollsOn) ? last.position : null;
  }

  /** Whoever locks dice or rolls them again has said with it that the others are thrown. */
  private get rollsOn(): boolean {
    return this.scenes.at(-1)?.effects.some(({ kind }) => kind === "locked" || kind === "rerolled") ?? false;
  }

  /** Throws your dice, which wait for it. */
  throw(): void {
    this.playhead.hasten();
    void this.throwDice();
  }

  /** Throws your dice as soon as they are in the air, unless that is done by hand. */
  throwUnasked(): void {
    if (!this.byHand() || this.rollsOn) void this.throwDice();
  }

  /**
   * Throws your dice. A page that has no chain that fits, as on another device, renews it first. What comes too late,
   * because a computer player stood in, is of no consequence.
   */
  private async throwDice(): Promise<void> {
    const { version } = this.source;
    if (!this.yourThrow || this.thrown === version) return;
    this.thrown = version;
    try {
      let link = this.nextLink();
      if (!link) {
        const chain = this.chains.newChain(this.entries);
        await this.source.request("renew", { chain });
        link = this.chains.nextLink([...this.entries, { type: "chain", at: 0, seat: this.you!, chain }], this.you!)!;
      }
      await this.source.request("throw", { version: this.source.version, link });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== "stale" && reason !== "illegal" && reason !== "not_yours") {
        this.refused = reason;
        if (this.byHand()) this.thrown = 0;
      }
    }
  }

  back(): Promise<BackResult | null> {
    return this.ask(() => this.source.request("back", {}));
  }

  /** Asks that a computer player stands in for who is to act. */
  askStandIn(): Promise<StandInResult | null> {
    return this.ask(() => this.source.request("stand_in", { version: this.source.version }));
  }

  react(reaction: Reaction): void {
    this.source.react?.(reaction);
  }

  rematch(): Promise<RematchResult | null> {
    return this.ask(() => this.source.request("rematch", {}));
  }

  /** Something of others is under way that need not be waited for: what they did, or what computer players are about to do. */
  get skippable(): boolean {
    return !this.skipping && (this.othersActed || this.computerActs);
  }

  /** Something that is not shown yet was done by others. */
  private get othersActed(): boolean {
    const before = this.scenes.slice(Math.max(this.playhead.shown - 1, 0), -1);
    return before.some((scene) => !isStep(scene) || scene.description.seat !== this.you);
  }

  /** Shows what has happened, and what computer players do until a person is to act, at once. */
  skip(): void {
    this.skipping = true;
    this.playhead.jump();
    this.skipping = this.computerActs;
  }

  /** The seat to act after all that has happened is played by a computer. */
  private get computerActs(): boolean {
    const last = this.scenes.at(-1);
    if (!last || !isStep(last) || last.description.node === "terminal") return false;
    const holder = this.facts ? holderOf(this.facts, last.description.seat as Seat) : null;
    return holder?.kind === "bot" || (holder?.kind === "person" && holder.away !== null);
  }

  wake(): void {
    this.source.wake();
    this.playhead.resume();
  }

  close(): void {
    this.source.close();
    this.playhead.stop();
    this.reactions.stop();
  }

  /** The result, or null when it was refused: then `refused` says why. */
  private async ask<Result>(request: () => Promise<Result>): Promise<Result | null> {
    this.busy = true;
    this.refused = null;
    try {
      return await request();
    } catch (error) {
      this.refused = reasonOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  private take(entries: Entry[], from: number): void {
    this.entries = [...this.entries, ...entries];
    this.facts = entries.reduce(after, this.facts);
    if (from === 1 && this.facts) {
      this.chains.keepPromise(this.facts.commit);
      this.notePromised();
    }
    this.changed ||= this.chains.pastChanged?.(this.entries) ?? false;
    const game = entries.filter(isOfGame);
    if (game.length === 0) return;
    this.coming += game.length;
    const stage = () => (from === 1 && game.length > 1 ? this.stagePast(game) : this.stage(game));
    this.work = this.work.then(stage).catch(() => void (this.broken = true));
  }

  /** Tells the game anew if it was told in other words than those of now. What cannot be told anew stays as it was. */
  retell(): void {
    this.work = this.work.then(() => this.tellAnew()).catch(() => undefined);
  }

  private scenesOf(before: Scene | undefined, game: GameEntry[], drawn: "all" | "last"): Promise<Scene[]> {
    const { referee, voice } = this;
    return scenesOf({ referee, voice, drawn }, before, game);
  }

  /** Adds the scenes of the entries. */
  private async stage(game: GameEntry[]): Promise<void> {
    if (this.scenes.length === 0) this.told = JSON.stringify(this.voice);
    const scenes = await this.scenesOf(this.scenes.at(-1), game, "all");
    this.coming -= game.length;
    this.scenes = [...this.scenes, ...scenes];
    if (this.skipping) this.skip();
    else this.playhead.wake();
    this.throwUnasked();
  }

  /** Adds the scenes of a game that had begun before the page was opened. They count as seen, so only the last is drawn. */
  private async stagePast(game: GameEntry[]): Promise<void> {
    this.told = JSON.stringify(this.voice);
    const scenes = await this.scenesOf(undefined, game, "last");
    this.coming -= game.length;
    this.scenes = scenes;
    this.playhead.jump();
    this.throwUnasked();
  }

  private async tellAnew(): Promise<void> {
    const voice = JSON.stringify(this.voice);
    if (this.scenes.length === 0 || voice === this.told) return;
    const game = this.entries.filter(isOfGame).slice(0, this.scenes.length);
    // While this is under way the playhead goes on: what it has not reached yet must be there to be drawn.
    const seen = Math.max(1, this.playhead.shown);
    const past = await this.scenesOf(undefined, game.slice(0, seen), "last");
    const rest = await this.scenesOf(past.at(-1), game.slice(seen), "all");
    this.told = voice;
    this.scenes = [...past, ...rest];
  }

  private async connected(connection: Connection): Promise<void> {
    this.connection = connection;
    if (this.facts || connection.kind === "connected") return;
    this.missing = await this.missingOf();
    if (this.missing === "not_found") this.source.close();
  }
}
