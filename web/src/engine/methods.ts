// The methods of docs/engine.md, whoever asks for them: the page by its worker, tests and other pages directly.
import type { Language } from "../words/languages";
import type { Ask, OnProgress } from "./ask";
import type {
  Analysis,
  Coaching,
  CompletedRoll,
  Description,
  DiceText,
  Event,
  Followed,
  Happened,
  Judgement,
  Lesson,
  Level,
  Move,
  Odds,
  OwnLevel,
  ParamsOwnLevel,
  ParamsPuzzle,
  ParamsTableOpen,
  ParamsTableStep,
  ParamsWriteRecord,
  Position,
  Puzzle,
  RecordSummary,
  RecordText,
  Replay,
  ResultMoves,
  ResultPuzzle,
  ResultRollout,
  Review,
  RuleSetInfo,
  Seed,
  Setup,
  SpecialistInfo,
  TableRecord,
  TableStep,
} from "./types";

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

  /** What a legal move is called in a list of them. */
  async moveWords(position: Position, move: Move, voice: Pick<Voice, "lang" | "names">): Promise<string> {
    const { moves, words } = await this.#call<ResultMoves>("moves", { position, ...voice });
    return words![moves.indexOf(move)]!;
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

  /** A whole roll of which only the dice `kept` were seen, and the move that lays them aside; without any, one that leaves none. */
  completeRoll(position: Position, kept: DiceText, lang: Language): Promise<CompletedRoll> {
    return this.#call("complete_roll", { position, kept, lang });
  }

  odds(position: Position): Promise<Odds> {
    return this.#call("odds", { position });
  }

  /** `names` are those of the seats, A first; without them the explanation uses the letters. */
  analyse(position: Position, lang: Language = "en", names?: string[]): Promise<Analysis> {
    return this.#call("analyse", { position, lang, names });
  }

  /** What can be said before a choice: what each move risks, brings and gives away. */
  coach(position: Position, lang: Language, names?: string[]): Promise<Coaching> {
    return this.#call("coach", { position, lang, names });
  }

  /** The rules that matter to the seat at a position; with an event those of what it brings about first. */
  async lessons(position: Position, you: string, event?: Event): Promise<Lesson[]> {
    return (await this.#call<{ lessons: Lesson[] }>("lessons", { position, you, ...event })).lessons;
  }

  /** The move of a computer player; the same seed, a whole number, gives the same move. */
  async pick(position: Position, level: Level = "best", seed = 0, notices = 0): Promise<Move> {
    return (await this.#call<{ move: Move }>("pick", { position, level, seed, notices })).move;
  }

  /** Which level, and which opponent, gives away as much of the win per decision. */
  ownLevel(params: ParamsOwnLevel): Promise<OwnLevel> {
    return this.#call("own_level", params);
  }

  /** A game as a record; `unseen` are the numbers of rolls of which not all dice were seen. */
  async writeRecord(params: ParamsWriteRecord): Promise<RecordText> {
    return (await this.#call<{ record: RecordText }>("write_record", params)).record;
  }

  /** With a language, what is wrong with a record is said in it. */
  record(record: RecordText, lang?: Language): Promise<RecordSummary> {
    return this.#call("record", { record, lang });
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
