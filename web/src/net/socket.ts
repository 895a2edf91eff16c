import type {
  Answer,
  CalledOut,
  Entry,
  FillParams,
  FillResult,
  Method,
  News,
  Notification,
  PlayParams,
  PlayResult,
  RenewParams,
  RenewResult,
  ThrowParams,
  ThrowResult,
  Presence,
  RematchParams,
  RematchResult,
  Seat,
  SitParams,
  SitResult,
  StandParams,
  StandResult,
  BackParams,
  BackResult,
  Reaction,
  StandInParams,
  StandInResult,
  Table,
} from "./messages";
import type { TableSource } from "../table/source";
import { randomHex } from "./random";
import { type Reason, type Refusal, refusalOf } from "./refusal";

/** The part of a WebSocket that is used here. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** Parameters and result of every request that changes a table; `client` is added when it is sent. */
export interface Requests {
  sit: [Omit<SitParams, "client">, SitResult];
  stand: [Omit<StandParams, "client">, StandResult];
  fill: [Omit<FillParams, "client">, FillResult];
  play: [Omit<PlayParams, "client">, PlayResult];
  throw: [Omit<ThrowParams, "client">, ThrowResult];
  renew: [Omit<RenewParams, "client">, RenewResult];
  back: [Omit<BackParams, "client">, BackResult];
  stand_in: [Omit<StandInParams, "client">, StandInResult];
  rematch: [Omit<RematchParams, "client">, RematchResult];
}

/** What is known beside the entries. `ahead` is the server's clock minus ours, in milliseconds. */
export interface Surroundings {
  you: Seat | null;
  key: string | null;
  present: Seat[];
  watchers: number;
  deadline: number | null;
  /** When a computer player stands in for who is to act and not connected, and from when on the others may ask for it. */
  standIn: number | null;
  ask: number | null;
  ahead: number;
  /** Several people share this device: `you` is the one who is to act. */
  shared?: boolean;
}

export const nothingKnown: Surroundings = {
  you: null,
  key: null,
  present: [],
  watchers: 0,
  deadline: null,
  standIn: null,
  ask: null,
  ahead: 0,
};

type Times = Pick<Surroundings, "deadline" | "standIn" | "ask" | "ahead">;
const timesOf = ({ deadline, stand_in: standIn, ask, now }: Presence | News | Table): Times => ({
  deadline,
  standIn,
  ask,
  ahead: now - Date.now(),
});

export type Connection = { kind: "connected" } | { kind: "reconnecting"; since: number; failures: number };

export interface Listener {
  /** Entries follow each other without gap or repetition; the first one is number `from`. */
  entries(entries: Entry[], from: number): void;
  surroundings(surroundings: Surroundings): void;
  connection(connection: Connection): void;
  /** Somebody calls out. */
  reaction?(said: CalledOut): void;
  /** Something that nobody here asked for was not possible. */
  refused?(reason: Reason): void;
}

interface Waiting {
  text: string;
  resolve: (result: never) => void;
  reject: (refusal: Refusal) => void;
}

const firstDelay = 500;
const longestDelay = 15_000;
/** Between two pings, and how long an answer may take before the wire counts as dead. */
const pingEvery = 20_000;
const pingPatience = 8_000;

/**
 * One table's socket, as docs/server.md describes it. Holds the connection through losses: it connects again with what
 * it has already seen, and sends what was not answered once more; the server makes sure that it happens once.
 */
export class TableSocket implements TableSource {
  version = 0;
  private wire: Wire | null = null;
  private greeted = false;
  private connection: Connection;
  private surroundings = nothingKnown;
  private readonly waiting = new Map<string, Waiting>();
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly open: (since: number) => Wire,
    private readonly listener: Listener,
    private readonly random: () => number = Math.random,
  ) {
    this.connection = { kind: "reconnecting", since: Date.now(), failures: 0 };
    this.connect();
  }

  /** Sends a request, now or as soon as there is a connection. Rejects with a `Refusal`. */
  request<M extends keyof Requests>(method: M, params: Requests[M][0]): Promise<Requests[M][1]> {
    const id = randomHex(12);
    const text = message(id, method, { ...params, client: id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      if (this.greeted) this.wire?.send(text);
    });
  }

  /** Takes a seat; from then on the surroundings know whose it is. */
  async sit(params: Omit<SitParams, "client">): Promise<SitResult> {
    const result = await this.request("sit", params);
    this.notice({ you: result.seat, key: result.key });
    return result;
  }

  /** Calls out, if there is a connection: what is not heard now is not worth hearing later. */
  react(reaction: Reaction): void {
    if (this.greeted) this.wire?.send(message(`react ${randomHex(4)}`, "react", { reaction }));
  }

  /** The network or the page may be back: finds out at once instead of waiting. */
  wake(): void {
    if (this.closed) return;
    if (this.wire && this.greeted) this.ping();
    else if (!this.wire) this.connect();
  }

  /** Ends the connection for good. What is not answered stays unanswered. */
  close(): void {
    this.closed = true;
    clearTimeout(this.reconnectTimer);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.reconnectTimer);
    const wire = this.open(this.version);
    this.wire = wire;
    wire.onmessage = ({ data }) => this.receive(JSON.parse(data) as Notification | Answer);
    wire.onclose = () => this.lost();
  }

  /** Lets go of the wire without waiting for it to close. */
  private drop(): void {
    clearTimeout(this.pingTimer);
    this.greeted = false;
    if (!this.wire) return;
    this.wire.onmessage = null;
    this.wire.onclose = null;
    this.wire.close();
    this.wire = null;
  }

  private lost(): void {
    this.drop();
    const before = this.connection;
    const failures = before.kind === "connected" ? 0 : before.failures + 1;
    const since = before.kind === "connected" ? Date.now() : before.since;
    this.tell({ kind: "reconnecting", since, failures });
    const delay = Math.min(longestDelay, firstDelay * 2 ** failures) * (0.5 + this.random() / 2);
    this.reconnectTimer = setTimeout(() => this.connect(), delay);
  }

  private receive(incoming: Notification | Answer): void {
    this.schedulePing();
    if (!("method" in incoming)) return this.answered(incoming);
    if (incoming.method === "table") this.greet(incoming.params);
    else if (incoming.method === "entries") this.news(incoming.params);
    else if (incoming.method === "reaction") this.listener.reaction?.(incoming.params);
    else this.notice({ present: incoming.params.present, watchers: incoming.params.watchers, ...timesOf(incoming.params) });
  }

  private greet(table: Table): void {
    this.greeted = true;
    const { you, key, present, watchers } = table;
    this.notice({ you, key, present, watchers, ...timesOf(table) });
    this.append(table.entries, table.from);
    if (!this.wire) return;
    this.tell({ kind: "connected" });
    for (const { text } of this.waiting.values()) this.wire.send(text);
  }

  private news(news: News): void {
    const { entries, from } = news;
    if (from + entries.length - 1 <= this.version) return;
    if (!this.append(entries, from)) return;
    this.notice(timesOf(news));
  }

  /** Takes over what is new. False when something is missing before it: then everything is asked for again. */
  private append(entries: Entry[], from: number): boolean {
    if (from > this.version + 1) {
      this.drop();
      this.connect();
      return false;
    }
    const fresh = entries.slice(this.version + 1 - from);
    if (fresh.length > 0) {
      const first = this.version + 1;
      this.version += fresh.length;
      this.listener.entries(fresh, first);
      const { you } = this.surroundings;
      if (fresh.some((entry) => entry.type === "stood" && entry.seat === you)) this.notice({ you: null, key: null });
    }
    return true;
  }

  private notice(change: Partial<Surroundings>): void {
    this.surroundings = { ...this.surroundings, ...change };
    this.listener.surroundings(this.surroundings);
  }

  private answered(answer: Answer): void {
    const waiting = this.waiting.get(String(answer.id));
    if (!waiting) return;
    this.waiting.delete(String(answer.id));
    if (answer.error) waiting.reject(refusalOf(answer.error));
    else waiting.resolve(answer.result as never);
  }

  private schedulePing(): void {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => this.ping(), pingEvery);
  }

  private ping(): void {
    clearTimeout(this.pingTimer);
    this.wire?.send(message(`ping ${randomHex(4)}`, "ping"));
    this.pingTimer = setTimeout(() => this.lost(), pingPatience);
  }

  private tell(connection: Connection): void {
    this.connection = connection;
    this.listener.connection(connection);
  }
}

function message(id: string, method: Method, params?: object): string {
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}
