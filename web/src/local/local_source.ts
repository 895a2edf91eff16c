import type { Engine } from "../engine/engine";
import type { TableStep } from "../engine/types";
import type { Entry, Seat, SitParams, SitResult } from "../net/messages";
import { randomHex } from "../net/random";
import { Refusal, reasonOf } from "../net/refusal";
import { nothingKnown, type Listener, type Requests, type Surroundings } from "../net/socket";
import { letters } from "../table/facts";
import type { TableSource } from "../table/source";
import type { LocalTable } from "./database";
import { openLocalTable } from "./open_table";
import { refusalFrom } from "./refusals";
import { appendEntries, hearTables, readTable } from "./store";

/**
 * Pauses before the move of a computer player, as a server makes them, in milliseconds: the page shows moves at the pace
 * its reader chose. Where no person plays, whoever looks on would be left behind.
 */
const pace = 60;
const watchedPace = 700;
/** Until a move that was not possible is tried again. */
const patience = 5000;

/**
 * A table of this browser: the engine says what a request leads to, the store keeps it, then it is told.
 * Invariants: `texts` are stored, and the listener was told all of them. Steps follow each other in `work`. `secret` is
 * that of the table once the first entries are told.
 */
export class LocalSource implements TableSource {
  secret = "";
  private table: LocalTable | null = null;
  private texts: string[] = [];
  private you: Seat | null = null;
  private work: Promise<unknown>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly deaf: () => void;

  constructor(
    private readonly code: string,
    private readonly engine: Engine,
    private readonly listener: Listener,
  ) {
    this.deaf = hearTables((changed) => changed === code && void this.queue(() => this.catchUp()).catch(() => undefined));
    this.work = this.catchUp().then(
      () => this.listener.connection({ kind: "connected" }),
      () => this.listener.connection({ kind: "reconnecting", since: Date.now(), failures: 1 }),
    );
  }

  get version(): number {
    return this.texts.length;
  }

  async request<M extends keyof Requests>(method: M, params: Requests[M][0]): Promise<Requests[M][1]> {
    const ask = method === "rematch" ? () => this.rematch() : () => this.ask(method, params);
    return (await this.queue(ask)) as Requests[M][1];
  }

  async sit(params: Omit<SitParams, "client">): Promise<SitResult> {
    return this.request("sit", params);
  }

  wake(): void {
    void this.queue(() => this.catchUp()).catch(() => undefined);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.deaf();
  }

  /** Does one thing after the other; a refusal of one does not keep the next from happening. */
  private queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
  }

  /** Tells what is stored and was not told yet: at the beginning, and what another tab did. */
  private async catchUp(): Promise<void> {
    const stored = await readTable(this.code);
    if (!stored) throw new Refusal("not_found", "this browser has no such table");
    if (this.closed || (this.table && stored.entries.length <= this.version)) return;
    this.table = stored.table;
    this.secret = stored.table.secret;
    const fresh = stored.entries.slice(this.version);
    // Who is to act is not written in the entries; the engine knows.
    const look = await this.step({ method: "ping" }, stored.entries).catch((error: unknown) => {
      throw refusalFrom(error);
    });
    this.tell(fresh, look);
  }

  private step(request: object, entries = this.texts): Promise<TableStep> {
    return this.engine.tableStep({ entries, seed: this.table!.seed, now: Date.now(), ...request });
  }

  /** Makes a step, stores it, tells it. */
  private async take(request: object): Promise<TableStep> {
    if (!this.table) throw new Refusal("not_found", "this browser has no such table");
    const step = await this.step(request).catch((error: unknown) => {
      throw refusalFrom(error);
    });
    if (step.entries.length === 0) return step;
    if (!(await appendEntries(this.code, this.version, step.entries, { stage: step.stage, toAct: step.to_act }))) {
      await this.catchUp();
      throw new Refusal("stale", "another tab has played on");
    }
    this.tell(step.entries, step);
    return step;
  }

  private async ask(method: string, params: object): Promise<object> {
    const seat = this.you ?? undefined;
    const salt = method === "sit" ? { salt: randomHex(16) } : {};
    const step = await this.take({ method, params: { ...params, client: randomHex(12) }, seat, ...salt });
    return { version: this.version, seat: step.seat, key: "" };
  }

  /** The same people and computers once more; all of them sit there already. */
  private async rematch(): Promise<object> {
    const linked = this.texts.map((text) => JSON.parse(text) as Entry).find((entry) => entry.type === "rematch");
    if (linked) return { version: this.version, table: linked.table };
    const created = JSON.parse(this.texts[0]!) as Entry & { type: "created" };
    const { ruleSet, seats } = this.table!;
    const next = await openLocalTable(this.engine, { ruleSet, options: created.options, seats });
    await this.take({ method: "rematch", params: { client: randomHex(12) }, seat: this.you ?? undefined, rematch: next });
    return { version: this.version, table: next };
  }

  private tell(fresh: string[], step: TableStep): void {
    if (this.closed) return;
    const from = this.version + 1;
    this.texts = [...this.texts, ...fresh];
    const entries = fresh.map((text) => JSON.parse(text) as Entry);
    // First what happened: who hears that it is their turn acts on it at once.
    this.listener.entries(entries, from);
    this.listener.surroundings(this.surroundings(step));
    clearTimeout(this.timer);
    if (step.computer) this.schedule(this.people.length > 0 ? pace : watchedPace);
  }

  /** The computer that is to act moves then. What was not possible is said, and tried again: nothing else can happen. */
  private schedule(delay: number): void {
    this.timer = setTimeout(() => {
      void this.queue(() => this.take({})).catch((error: unknown) => {
        const reason = reasonOf(error);
        if (this.closed || reason === "stale") return;
        this.listener.refused?.(reason);
        this.schedule(patience);
      });
    }, delay);
  }

  private get people(): Seat[] {
    return letters.filter((_, seat) => this.table!.seats[seat]?.kind === "person");
  }

  /** Whoever is to act is the one who holds the device; while computers play it stays with who had it. */
  private surroundings({ to_act: toAct, computer }: TableStep): Surroundings {
    const { people } = this;
    if (toAct !== null && !computer) this.you = toAct as Seat;
    this.you ??= people[0] ?? null;
    return { ...nothingKnown, you: this.you, present: people, shared: people.length > 1 };
  }
}
