import type { Sitter } from "../board/types";
import { noteLuck } from "../fair/own_luck";
import { fetchTable, openSocket } from "../net/http";
import type {
  BackResult,
  Entry,
  FillResult,
  Level,
  PlayResult,
  RematchResult,
  Seat,
  SitResult,
  StandResult,
} from "../net/messages";
import { drawLuck } from "../net/random";
import { reasonOf, type Reason } from "../net/refusal";
import { TableSocket, type Connection, type Surroundings } from "../net/socket";
import { after, holderOf, letters, type Facts } from "./facts";
import { Playhead } from "./playhead.svelte";
import { isOfGame, lastScene, scenesOf, type GameEntry, type Referee, type Scene } from "./scene";

/** How long a board has the processor for itself before the history of its game is made, in milliseconds. */
const drawing = 100;

/**
 * A table as this page sees it: its entries, what follows from them, and how much of the game has been shown so far.
 * The facts are always the newest; the scenes up to the playhead are what the reader has seen.
 */
export class TableModel {
  facts = $state.raw<Facts | null>(null);
  entries = $state.raw<Entry[]>([]);
  scenes = $state.raw<Scene[]>([]);
  connection = $state.raw<Connection>({ kind: "reconnecting", since: Date.now(), failures: 0 });
  surroundings = $state.raw<Surroundings>({ you: null, key: null, present: [], watchers: 0, deadline: null, ahead: 0 });
  /** Why there is no table to show, or why the last request was refused. */
  missing = $state.raw<Reason | null>(null);
  refused = $state.raw<Reason | null>(null);
  /** The game cannot be shown because the engine failed. */
  broken = $state(false);
  /** A request is under way. */
  busy = $state(false);
  readonly playhead: Playhead;
  /** Entries that lead to scenes which are not made yet. */
  private coming = $state(0);
  private readonly socket: TableSocket;
  private work: Promise<void> = Promise.resolve();

  constructor(
    readonly code: string,
    private readonly referee: Referee,
    speed: () => number,
  ) {
    this.playhead = new Playhead(() => this.scenes, speed);
    this.socket = new TableSocket(openSocket(code), {
      entries: (entries, from) => this.take(entries, from),
      surroundings: (surroundings) => (this.surroundings = surroundings),
      connection: (connection) => void this.connected(connection),
    });
  }

  get you(): Seat | null {
    return this.surroundings.you;
  }

  /** The scenes that are shown. */
  get shown(): Scene[] {
    return this.scenes.slice(0, this.playhead.shown);
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
    const { deadline, ahead } = this.surroundings;
    return deadline === null ? null : deadline - ahead;
  }

  /** A computer player stands in for you. */
  get standIn(): "gone" | "clock" | "left" | null {
    const holder = this.facts ? holderOf(this.facts, this.you) : null;
    return holder?.kind === "person" ? holder.away : null;
  }

  /** What the board is told about the seats; `names` are theirs, A first. */
  sitters(names: string[]): Sitter[] {
    const { present } = this.surroundings;
    return (this.facts?.seats ?? []).map((holder, index) => ({
      name: names[index]!,
      kind: holder.kind === "bot" ? "bot" : "person",
      present: holder.kind === "bot" || present.includes(letters[index]!),
      away: holder.kind === "person" && holder.away !== null,
    }));
  }

  async sit(name: string): Promise<SitResult | null> {
    const luck = drawLuck();
    const result = await this.ask(() => this.socket.sit({ name, luck }));
    if (result) noteLuck(this.code, { seat: result.seat, luck });
    return result;
  }

  stand(): Promise<StandResult | null> {
    return this.ask(() => this.socket.request("stand", {}));
  }

  fill(level: Level): Promise<FillResult | null> {
    return this.ask(() => this.socket.request("fill", { level }));
  }

  play(move: string): Promise<PlayResult | null> {
    return this.ask(() => this.socket.request("play", { version: this.socket.version, move }));
  }

  back(): Promise<BackResult | null> {
    return this.ask(() => this.socket.request("back", {}));
  }

  rematch(): Promise<RematchResult | null> {
    return this.ask(() => this.socket.request("rematch", {}));
  }

  wake(): void {
    this.socket.wake();
    this.playhead.wake();
  }

  close(): void {
    this.socket.close();
    this.playhead.stop();
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
    const game = entries.filter(isOfGame);
    if (game.length === 0) return;
    this.coming += game.length;
    const stage = () => (from === 1 && game.length > 1 ? this.stagePast(game) : this.stage(game));
    this.work = this.work.then(stage).catch(() => void (this.broken = true));
  }

  /** Adds the scenes of the entries. */
  private async stage(game: GameEntry[]): Promise<void> {
    const scenes = await scenesOf(this.referee, this.scenes.at(-1), game);
    this.coming -= game.length;
    this.scenes = [...this.scenes, ...scenes];
    this.playhead.wake();
  }

  /** Adds the scenes of a game that had begun before the page was opened. They count as seen; the last is shown before the others are made. */
  private async stagePast(game: GameEntry[]): Promise<void> {
    const last = await lastScene(this.referee, game);
    this.coming -= game.length;
    this.scenes = [last];
    this.playhead.jump();
    await new Promise((drawn) => setTimeout(drawn, drawing));
    this.scenes = [...(await scenesOf(this.referee, undefined, game.slice(0, -1))), last];
    this.playhead.jump();
  }

  /** A socket does not say why it cannot be opened; a plain request does. */
  private async connected(connection: Connection): Promise<void> {
    this.connection = connection;
    if (this.facts || connection.kind === "connected") return;
    this.missing = await fetchTable(this.code).then(() => null, reasonOf);
    if (this.missing === "not_found") this.socket.close();
  }
}
