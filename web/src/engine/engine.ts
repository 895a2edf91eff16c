import type { Ask } from "./ask";
import { EngineError, broken } from "./error";
import type { WorkerAnswer, WorkerRequest } from "./messages";
import type {
  Analysis, Description, DiceText, Event, Happened, Level, Move, Odds, Position, RecordSummary, RecordText, Replay,
  Review, RuleSetInfo, Seed, Setup,
} from "./types";

export { EngineError } from "./error";

/** The language of explanations. */
export type Language = "en" | "de";

/** The referee and analyst of docs/engine.md. Every method may fail with an `EngineError`. */
export class Engine {
  constructor(private readonly ask: Ask) {}

  async rules(): Promise<RuleSetInfo[]> {
    return (await this.#call<{ rule_sets: RuleSetInfo[] }>("rules", {})).rule_sets;
  }

  /** The position before the first roll. */
  async newGame(setup: Setup): Promise<Position> {
    return (await this.#call<{ position: Position }>("new", setup)).position;
  }

  describe(position: Position): Promise<Description> {
    return this.#call("describe", { position });
  }

  async moves(position: Position): Promise<Move[]> {
    return (await this.#call<{ moves: Move[] }>("moves", { position })).moves;
  }

  async apply(position: Position, event: Event): Promise<Position> {
    return (await this.#call<{ position: Position }>("apply", { position, ...event })).position;
  }

  /** As `apply`, and what the event brought about. */
  effects(position: Position, event: Event): Promise<Happened> {
    return this.#call("effects", { position, ...event });
  }

  /** Rolls the dice in the air with the generator that the seed starts. */
  async draw(position: Position, seed: Seed): Promise<DiceText> {
    return (await this.#call<{ dice: DiceText }>("draw", { position, seed })).dice;
  }

  odds(position: Position): Promise<Odds> {
    return this.#call("odds", { position });
  }

  analyse(position: Position, lang: Language = "en"): Promise<Analysis> {
    return this.#call("analyse", { position, lang });
  }

  /** The move of a computer player; the same seed, a whole number, gives the same move. */
  async pick(position: Position, level: Level = "best", seed = 0): Promise<Move> {
    return (await this.#call<{ move: Move }>("pick", { position, level, seed })).move;
  }

  record(record: RecordText): Promise<RecordSummary> {
    return this.#call("record", { record });
  }

  replay(record: RecordText, range: { from?: number; limit?: number } = {}): Promise<Replay> {
    return this.#call("replay", { record, ...range });
  }

  review(record: RecordText, lang: Language = "en"): Promise<Review> {
    return this.#call("review", { record, lang });
  }

  #call<T>(method: string, params: object): Promise<T> {
    return this.ask(method, params) as Promise<T>;
  }
}

/** An engine in a worker, which begins to load at once. */
export function startEngine(): Engine {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return new Engine(askWorker(worker));
}

/** Asks a worker that runs `worker.ts`. */
export function askWorker(worker: Worker): Ask {
  interface Waiting {
    resolve(result: unknown): void;
    reject(error: EngineError): void;
  }
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.onmessage = ({ data: { id, result, error } }: MessageEvent<WorkerAnswer>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new EngineError(error.code, error.message, error.data));
    else asked?.resolve(result);
  };
  worker.onerror = (event) => {
    for (const asked of waiting.values()) asked.reject(new EngineError(broken, event.message || "the worker ended"));
    waiting.clear();
  };

  return (method, params) =>
    new Promise((resolve, reject) => {
      const request: WorkerRequest = { id: ++last, method, params };
      waiting.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
}
