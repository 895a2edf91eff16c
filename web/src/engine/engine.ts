import { base } from "../app/site";
import type { Language } from "../words/languages";
import { resultOf, type Ask, type OnProgress } from "./ask";
import { EngineError, broken } from "./error";
import type { WorkerAnswer, WorkerProgress, WorkerRequest, WorkerStart } from "./messages";
import type {
  Analysis,
  Description,
  DiceText,
  Event,
  Followed,
  Happened,
  Judgement,
  Level,
  Move,
  Odds,
  OwnLevel,
  ParamsPuzzle,
  ParamsTableOpen,
  ParamsTableStep,
  Position,
  Puzzle,
  RecordSummary,
  RecordText,
  Replay,
  ResultPuzzle,
  ResultRollout,
  Review,
  RuleSet,
  RuleSetInfo,
  Seed,
  Setup,
  SpecialistInfo,
  TableRecord,
  TableStep,
} from "./types";

export { EngineError } from "./error";

/** How an answer is worded: `names` are those of the seats, A first, without them the letters; `you` is the seat that is spoken to. */
export interface Voice {
  lang: Language;
  names?: string[];
  /** `watcher` for those who do not play. Left out: whoever is on turn reads it. */
  you?: string;
  /** Whether chances are told, for which the position values are fetched; they are if left out. */
  odds?: boolean;
}
export const watcher = "-";

/** A review with all that is said in it. */
export type WordedReview = Review & Required<Pick<Review, "turns" | "words">>;

/** The referee and analyst of docs/engine.md. Every method may fail with an `EngineError`. */
export class Engine {
  constructor(private readonly ask: Ask) {}

  /** With a language also what rule sets and options are called. */
  async rules(lang?: Language): Promise<RuleSetInfo[]> {
    return (await this.#call<{ rule_sets: RuleSetInfo[] }>("rules", { lang })).rule_sets;
  }

  /** The position before the first roll. */
  async newGame(setup: Setup): Promise<Position> {
    return (await this.#call<{ position: Position }>("new", setup)).position;
  }

  /** What each Specialist is called and good for. */
  async specialists(lang: Language): Promise<SpecialistInfo[]> {
    return (await this.#call<{ specialists: SpecialistInfo[] }>("rules", { lang })).specialists;
  }

  /** With a voice it has a `view`. */
  describe(position: Position, voice?: Voice): Promise<Description> {
    return this.#call("describe", { position, ...voice });
  }

  /** The position of a description that was changed. What cannot be is refused in the language, with the part and the piece. */
  async compose(parts: Description, lang: Language): Promise<Position> {
    return (await this.#call<{ position: Position }>("compose", { parts, lang })).position;
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

  /**
   * What one event after the other brings about, and how all positions or only the last one look; refused as a whole if one
   * event is not allowed. At most 1000 events.
   */
  async follow(position: Position, events: Event[], voice?: Voice, describe: "all" | "last" = "all"): Promise<Followed[]> {
    return (await this.#call<{ steps: Followed[] }>("follow", { position, events, describe, ...voice })).steps;
  }

  /** Rolls the dice in the air with the generator that the seed starts. */
  async draw(position: Position, seed: Seed): Promise<DiceText> {
    return (await this.#call<{ dice: DiceText }>("draw", { position, seed })).dice;
  }

  odds(position: Position): Promise<Odds> {
    return this.#call("odds", { position });
  }

  /** `names` are those of the seats, A first; without them the explanation uses the letters. */
  analyse(position: Position, lang: Language = "en", names?: string[]): Promise<Analysis> {
    return this.#call("analyse", { position, lang, names });
  }

  /** The move of a computer player; the same seed, a whole number, gives the same move. */
  async pick(position: Position, level: Level = "best", seed = 0, notices = 0): Promise<Move> {
    return (await this.#call<{ move: Move }>("pick", { position, level, seed, notices })).move;
  }

  /** Which level, and which opponent, gives away as much of the win per decision. */
  ownLevel(rule_set: RuleSet, loss: number): Promise<OwnLevel> {
    return this.#call("own_level", { rule_set, loss });
  }

  record(record: RecordText): Promise<RecordSummary> {
    return this.#call("record", { record });
  }

  replay(record: RecordText, range: { from?: number; limit?: number } = {}): Promise<Replay> {
    return this.#call("replay", { record, ...range });
  }

  review(record: RecordText, lang: Language = "en", onprogress?: OnProgress): Promise<WordedReview> {
    return this.#call("review", { record, lang }, onprogress);
  }

  /** The first entries of a new table. */
  tableOpen(params: ParamsTableOpen): Promise<TableStep> {
    return this.#call("table_open", params);
  }

  /** What a request at a table leads to; without one, the move of the computer that is to act. */
  tableStep(params: ParamsTableStep): Promise<TableStep> {
    return this.#call("table_step", params);
  }

  /** The game of a table, as far as it was played. */
  async tableRecord(entries: string[]): Promise<RecordText> {
    return (await this.#call<TableRecord>("table_record", { entries })).record;
  }

  /** What a move is worth beside the best one, in words. */
  judge(position: Position, move: Move, voice: Voice): Promise<Judgement> {
    const { lang, names, you } = voice;
    return this.#call("judge", { position, move, lang, names, you });
  }

  /** The puzzle that a seed leads to, if it leads to one. */
  async puzzle(request: Omit<ParamsPuzzle, "progress">, onprogress?: OnProgress): Promise<Puzzle | null> {
    return (await this.#call<ResultPuzzle>("puzzle", request, onprogress)).puzzle;
  }

  /** One of the five puzzles of a day, "2026-11-18", by its number from 1. */
  async dailyPuzzle(date: string, number: number, onprogress?: OnProgress): Promise<Puzzle | null> {
    return (await this.#call<ResultPuzzle>("daily_puzzle", { date, number }, onprogress)).puzzle;
  }

  /** Plays a position out so many times. */
  rollout(position: Position, games: number, onprogress?: OnProgress): Promise<ResultRollout> {
    return this.#call("rollout", { position, games }, onprogress);
  }

  #call<T>(method: string, params: object, onprogress?: OnProgress): Promise<T> {
    return this.ask(method, params, onprogress) as Promise<T>;
  }
}

/** An engine in a worker of its own. */
export interface RunningEngine {
  engine: Engine;
  /** Ends the worker, whatever it is doing; what it was asked is not answered any more. */
  end(): void;
}

/**
 * An engine in a worker, which begins to load at once, with the words of the language that it will be asked in first. What
 * failed to load is tried again with the next request.
 */
export const startEngine = (language: Language): Engine => runEngine(language).engine;

/** The same, and how to end it: for work that takes long and may be given up. */
export function runEngine(language: Language): RunningEngine {
  // Asked for before there is a worker to send it to: it is the largest file.
  const first = loadModule();
  const words = loadWords(language);
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const ask = askWorker(worker);
  async function send(loading: Promise<WebAssembly.Module>): Promise<void> {
    try {
      worker.postMessage({ module: await loading, words: await words } satisfies WorkerStart);
    } catch (error) {
      sent = null;
      throw new EngineError(broken, `the engine cannot be loaded: ${String(error)}`);
    }
  }
  let sent: Promise<void> | null = send(first);
  void sent.catch(() => undefined);
  const engine = new Engine(async (method, params, onprogress) => {
    await (sent ??= send(loadModule()));
    return ask(method, params, onprogress);
  });
  return { engine, end: () => worker.terminate() };
}

/** Nothing when they cannot be loaded: the worker asks for them again when it misses them. */
async function loadWords(language: Language): Promise<Uint8Array | null> {
  const answer = await fetch(`${base}words/${language}.words`).catch(() => null);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

const loadModule = () => WebAssembly.compileStreaming(fetch(`${base}engine.wasm`));

/** Asks a worker that runs `worker.ts`. */
export function askWorker(worker: Worker): Ask {
  interface Waiting {
    resolve(answer: string): void;
    reject(error: EngineError): void;
    onprogress: OnProgress | undefined;
  }
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer | WorkerProgress>) => {
    const asked = waiting.get(data.id);
    if ("done" in data) return asked?.onprogress?.(data.done);
    const { id, answer, error } = data;
    waiting.delete(id);
    if (error || answer === undefined) asked?.reject(new EngineError(error?.code ?? broken, error?.message ?? "", error?.data));
    else asked?.resolve(answer);
  };
  worker.onerror = (event) => {
    for (const asked of waiting.values()) asked.reject(new EngineError(broken, event.message || "the worker ended"));
    waiting.clear();
  };

  return (method, params, onprogress) =>
    new Promise<string>((resolve, reject) => {
      const request: WorkerRequest = { id: ++last, method, params, progress: onprogress !== undefined };
      waiting.set(request.id, { resolve, reject, onprogress });
      worker.postMessage(request);
    }).then(resultOf);
}
