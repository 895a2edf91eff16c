// Made from docs/engine.schema.json by scripts/messages.js; change that, not this.

/** A position as docs/notation.md writes it. */
export type Position = string;

/** A to G. */
export type Seat = string;

export type Tile = number;

export type GrillDieList = GrillDie[];

export type GrillDie = "1" | "2" | "3" | "4" | "5" | "w" | "+1" | "+w";

export type WokDieList = WokDie[];

export type WokDie = "s" | "f" | "b" | "r";

export type Specialist = "can" | "hen" | "raven" | "weasel" | "golden" | "apple";

export type Course = "sushi" | "bone";

export type Probability = number;

/** Starts the generator. */
export type Seed = string;

/** As docs/notation.md writes it. */
export type Move = string;

/** Dice as docs/notation.md writes them. */
export type DiceText = string;

/** A record as docs/notation.md writes it. */
export type RecordText = string;

export type Level = "random" | "child" | "beginner" | "first" | "casual" | "club" | "gain" | "swing" | "expert" | "best";

export type Game = "grill" | "wok";

export type Node = "chance" | "decision" | "terminal";

export type OptionName = "steal" | "short" | "turn_on_empty" | "golden_worms" | "memory";

export type RuleSet = "compact" | "classic2005" | "deluxe" | "wok";

export type Options = {
  steal?: "must" | "may";
  short?: "off" | "on";
  turn_on_empty?: "off" | "on";
  golden_worms?: "1" | "2" | "3" | "4" | "5";
  memory?: "off" | "on";
};

export type Scores = number[];

export type Shares = Probability[];

export type Failure = "bust" | "no_worm" | "nothing";

export type Id = string | number | null;

export type Request = {
  jsonrpc: "2.0";
  id?: Id;
  method: "methods" | "rules" | "new" | "describe" | "compose" | "moves" | "outcomes" | "draw" | "complete_roll" | "apply" | "effects" | "follow" | "odds" | "pick" | "own_level" | "analyse" | "coach" | "lessons" | "rollout" | "judge" | "puzzle" | "daily_puzzle" | "write_record" | "record" | "replay" | "review" | "table_open" | "table_step" | "table_record";
  params?: object;
};

export type Batch = Request[];

export type Answer = {
  jsonrpc: "2.0";
  id: Id;
  result: object;
} | {
  jsonrpc: "2.0";
  id: Id;
  error: Error;
};

export type Answers = Answer[];

export type Error = {
  code: -32700 | -32600 | -32601 | -32602 | -32000 | -32001 | -32002 | -32003 | -32004 | -32010 | -32011 | -32012 | -32013 | -32015 | -32020 | -32021;
  message: string;
  data?: object;
};

export type Refusal = "length" | "syntax" | "value" | "broken" | "canonical" | "illegal" | "outcome";

export type ParamsMethods = Record<string, never>;

export type ParamsRules = {
  lang?: Lang;
  names?: Names;
};

export type Setup = {
  rule_set: RuleSet;
  options?: Options;
  seats: number;
  first?: Seat;
  sushi_row?: string;
  bone_row?: string;
  /** Draws the first seat and the rows, which must then be left out. */
  seed?: Seed;
  lang?: Lang;
};

export type ParamsDescribe = {
  position: Position;
  lang?: Lang;
  names?: Names;
  you?: string;
  /** Whether chances are told, which takes the position values; true if left out. */
  odds?: boolean;
};

export type ParamsCompose = {
  /** What describe tells, as far as it says where things lie; the rest may be there. */
  parts: object;
  lang?: Lang;
};

export type ParamsMoves = {
  position: Position;
  lang?: Lang;
  names?: Names;
  you?: string;
};

export type ParamsOutcomes = {
  position: Position;
};

export type ParamsOdds = {
  position: Position;
};

export type ParamsDraw = {
  position: Position;
  seed: Seed;
};

export type ParamsCompleteRoll = {
  position: Position;
  kept: DiceText;
  lang?: Lang;
};

/** What happens: dice fall or a seat moves. */
export type Event = {
  move: Move;
} | {
  dice: DiceText;
};

export type ParamsApply = {
  position: Position;
  move: Move;
  lang?: Lang;
  names?: Names;
  you?: string;
} | {
  position: Position;
  dice: DiceText;
  lang?: Lang;
  names?: Names;
  you?: string;
};

export type ParamsEffects = ParamsApply;

export type ParamsPick = {
  position: Position;
  moves?: Move[];
  level?: Level;
  notices?: number;
  seed?: number;
};

export type ParamsOwnLevel = {
  rule_set: RuleSet;
  loss?: number;
  games?: OpposedGame[];
};

export type OpposedGame = {
  decisions: number;
  /** What a decision gave away on average. */
  loss: number;
  opponents?: GameOpponent[];
};

export type GameOpponent = {
  level: Level;
  notices?: number;
  decisions: number;
  loss: number;
};

export type ParamsAnalyse = {
  position: Position;
  lang?: Lang;
  names?: Names;
};

export type ParamsCoach = {
  position: Position;
  lang?: Lang;
  names?: Names;
};

export type ParamsLessons = {
  position: Position;
  you: Seat;
  move?: Move;
  dice?: DiceText;
};

export type ParamsRollout = {
  position: Position;
  games?: number;
  error?: number;
  seed?: number;
  progress?: boolean;
};

export type Theme = "stop" | "keep" | "lock" | "rob" | "specialist" | "last_tiles";

export type ParamsJudge = {
  position: Position;
  move: Move;
  lang?: Lang;
  names?: Names;
  you?: string;
};

export type ParamsPuzzle = {
  rule_set: RuleSet;
  theme?: Theme;
  seed: Seed;
  progress?: boolean;
};

export type ParamsDailyPuzzle = {
  date: string;
  number: number;
  progress?: boolean;
};

export type ParamsWriteRecord = {
  position: Position;
  events: Event[];
  names?: Names;
  /** The numbers, from 0, of events that are rolls of which not all dice were seen. */
  unseen?: number[];
};

export type ParamsRecord = {
  record: RecordText;
  lang?: Lang;
};

export type ParamsReplay = {
  record: RecordText;
  from?: number;
  limit?: number;
  lang?: Lang;
  names?: Names;
};

export type ParamsReview = {
  record: RecordText;
  lang?: Lang;
  progress?: boolean;
  names?: Names;
};

/** 32 bytes in hex. */
export type Hex32 = string;

/** 16 bytes in hex. */
export type Hex16 = string;

/** Entries of a table, each as the text that is stored and sent: docs/server.schema.json, entry. */
export type EntryTexts = string[];

export type ParamsTableOpen = {
  /** As the body of POST /api/tables: docs/server.schema.json, create_request. */
  request: object;
  /** The code that the table gets. */
  table: string;
  seed: Hex32;
  public_seed: Hex32;
  now: number;
};

export type ParamsTableStep = {
  entries: EntryTexts;
  seed: Hex32;
  now: number;
  /** What a person asks for; without it the computer that is to act moves. */
  method?: string;
  params?: object;
  seat?: Seat;
  salt?: Hex16;
  /** The code of the table where the same people meet again. */
  rematch?: string;
};

export type ParamsTableRecord = {
  entries: EntryTexts;
};

export type OpenedTable = TableStep;

export type TableStep = {
  version: number;
  stage: "waiting" | "playing" | "over";
  to_act: Seat | null;
  /** Whether a computer is to act. */
  computer: boolean;
  entries: EntryTexts;
  seat?: Seat;
};

export type TableRecord = {
  record: RecordText;
};

export type ResultMethods = {
  methods: {
    name: string;
    params: {
      name: string;
      type: "string" | "integer" | "number" | "boolean" | "array" | "object";
      required: boolean;
    }[];
  }[];
};

export type ResultRules = {
  rule_sets: RuleSetInfo[];
  specialists?: SpecialistInfo[];
};

export type RuleSetInfo = {
  name: RuleSet;
  game: Game;
  seats: {
    min: number;
    max: number;
  };
  options: {
    name: OptionName;
    values: string[];
    default: string;
    title?: string;
    about?: string;
    value_titles?: string[];
  }[];
  themes: Theme[];
  title?: string;
  short_title?: string;
  about?: string;
};

export type SpecialistInfo = {
  specialist: Specialist;
  name: string;
  about: string;
};

export type ResultNew = {
  position: Position;
};

export type ResultApply = {
  position: Position;
};

export type ResultCompose = {
  position: Position;
};

export type ResultMoves = {
  moves: Move[];
  words?: string[];
};

export type ResultOutcomes = {
  outcomes: {
    dice: DiceText;
    probability: Probability;
  }[];
};

export type ResultDraw = {
  dice: DiceText;
};

export type CompletedRoll = {
  dice: DiceText;
  /** Lays aside what was kept; null where nothing was. */
  move: Move | null;
};

/** The position after an event, and what the event brought about. */
export type Happened = {
  position: Position;
  effects: Effect[];
  sentences?: string[];
};

export type Chances = Record<string, Probability>;

/** Probabilities by number. */
export type OddsOf = {
  at_least: Chances;
  exactly: Chances;
};

export type Odds = GrillOdds | WokOdds;

export type GrillOdds = {
  at_least: Chances;
  exactly: Chances;
  bust_next_roll: Probability | null;
};

export type WokOdds = {
  sushi: OddsOf;
  bone: OddsOf;
  blue: OddsOf;
  red: OddsOf;
};

export type ResultPick = {
  move: Move;
};

export type OwnLevel = {
  /** What a decision gives away at the usual stakes. */
  loss: number;
  /** The level that gives away about as much. */
  like: Level;
  /** The habit of an opponent who gives away as much. */
  level: Level;
  /** And what it notices, see pick. */
  notices: number;
};

export type Analysis = {
  shares: NumbersBySeat;
  fail: number;
  candidates: Candidate[];
  endings: {
    effect: Effect;
    probability: number;
    shares: NumbersBySeat;
    words?: string;
  }[];
  /** The explanation as a friend would say it, without numbers. */
  advice: string | null;
  explanation: string | null;
};

export type Coaching = {
  seat: Seat | null;
  shares: NumbersBySeat;
  fail: number;
  /** The expected change of the score until the turn is over. */
  gain: number;
  /** Both in a sentence; null when dice decide nothing any more. */
  summary: string | null;
  captions: CoachCaptions;
  endings: CoachedEnding[];
  chances: ChancesOfEndings;
  choices: CoachedChoice[];
};

export type CoachCaptions = {
  move: string;
  fail: string;
  gain: string;
  share: string;
};

export type CoachedEnding = {
  effect: Effect;
  words: string;
};

/** How likely each of the `endings` is, in their order. */
export type ChancesOfEndings = number[];

/** A move before it counts, the best of a list first. */
export type CoachedChoice = {
  move: Move;
  words: string;
  /** Of the seat to act after it. */
  share: number;
  /** Against the best. */
  loss: number;
  mark: Mark | null;
  /** The chance that the turn fails (Wok: is left with the lowest tile). */
  fail: number;
  gain: number;
  share_text: string;
  change_text: string;
  fail_text: string;
  gain_text: string;
  mark_text: string;
  chances: ChancesOfEndings;
  /** What a tutor says before a marked move counts. */
  objection: string | null;
  /** Why the best move is better. */
  why: string | null;
};

/** A rule of the game, as somebody meets it who learns it while playing. */
export type Topic = "grill_aim" | "deluxe_aim" | "grill_roll" | "golden" | "keep" | "keep_again" | "double_one" | "weasel" | "need_worm" | "too_low" | "stop" | "stop_lower" | "low_tile" | "steal" | "steal_or_lower" | "hen" | "canned_worm" | "rob" | "back" | "took" | "rival_took" | "stole" | "robbed" | "failed" | "failed_free" | "turned" | "specialist" | "raven" | "bratworm" | "end_near" | "grill_over" | "wok_aim" | "wok_roll" | "wok_offers" | "wok_lock" | "wok_last" | "wok_steal_top" | "wok_steal_any" | "ate_sushi" | "ate_bone" | "wok_forced" | "snatched" | "wok_robbed" | "row_empty" | "wok_end_near" | "wok_over";

export type Lesson = {
  topic: Topic;
  seat?: Seat;
  tile?: Tile;
  total?: number;
  value?: number;
  specialist?: Specialist;
  course?: Course;
};

export type ResultLessons = {
  lessons: Lesson[];
};

/** A move with everybody's shares after it, the best of a list first. */
export type Candidate = {
  move: Move;
  shares: NumbersBySeat;
  /** Against the best. */
  loss: number;
  /** The chance that the turn fails (Wok: is left with the lowest tile). */
  fail: number;
  words?: string;
};

export type ResultRollout = {
  games: number;
  value: NumbersBySeat;
  shares: NumbersBySeat;
  errors: NumbersBySeat;
  plain: NumbersBySeat;
  turns: number;
  cut: number;
};

export type Judgement = {
  /** Against the best move. */
  loss: number;
  mark: Mark | null;
  /** The mark in a word or two. */
  verdict: string | null;
  theme: Theme | null;
  /** The explanation as a friend would say it, without numbers. */
  advice: string | null;
  explanation: string | null;
  candidates: Candidate[];
};

/** A decision whose answer is beyond doubt and that somebody gets wrong. */
export type Puzzle = {
  position: Position;
  seat: Seat;
  theme: Theme;
  best: Move;
  /** Of the next best move. */
  loss: number;
  /** What each level would do here. */
  picks: {
    child: Move;
    beginner: Move;
    casual: Move;
    club: Move;
    expert: Move;
    best: Move;
  };
  /** The best move against the next one, played out. */
  check: {
    difference: number;
    error: number;
    games: number;
  };
};

export type ResultPuzzle = {
  puzzle: Puzzle | null;
};

export type ResultDailyPuzzle = ResultPuzzle;

export type NumbersBySeat = number[];

export type ResultWriteRecord = {
  record: RecordText;
};

export type RecordSummary = {
  valid: boolean;
  error: {
    code: Refusal;
    offset: number;
    line: number;
    reason: string;
    sentence: string;
  } | null;
  good: number;
  tags: {
    name: string;
    value: string;
  }[] | null;
  start: Position | null;
  end: Position | null;
  events: number;
  over: boolean;
  scores: Scores | null;
  shares: Shares | null;
};

export type Replay = {
  valid: boolean;
  error: {
    code: Refusal;
    offset: number;
    line: number;
    reason: string;
    sentence: string;
  } | null;
  good: number;
  tags: {
    name: string;
    value: string;
  }[] | null;
  start: Position | null;
  end: Position | null;
  events: number;
  over: boolean;
  scores: Scores | null;
  shares: Shares | null;
  from: number;
  steps: {
    event: Event;
    position: Position;
    /** A roll of which not all dice were seen. */
    unseen?: true;
    sentences?: string[];
  }[];
};

export type Mark = "doubtful" | "bad" | "very_bad";

export type Fortune = "very_unlucky" | "unlucky" | "lucky" | "very_lucky";

export type Question = "keep" | "stop" | "specialist" | "rob";

export type Rating = "engine" | "master" | "expert" | "advanced" | "casual" | "beginner" | "chance";

export type ReviewMarks = {
  doubtful: number;
  bad: number;
  very_bad: number;
};

export type ReviewTally = {
  decisions: number;
  loss: number;
  error_rate: number;
  marks: ReviewMarks;
};

export type ReviewChanges = number[];

/** Law: start + luck + skill + reestimate = result. */
export type ReviewPlayer = {
  seat: Seat;
  name: string;
  score: number;
  start: number;
  luck: number;
  skill: number;
  reestimate: number;
  result: number;
  adjusted: number;
  decisions: number;
  loss: number;
  error_rate: number;
  marks: ReviewMarks;
  rating: Rating | null;
  questions: {
    keep: ReviewTally;
    stop: ReviewTally;
    specialist: ReviewTally;
    rob: ReviewTally;
  };
  score_text?: string;
  rating_text?: string | null;
};

export type ReviewRoll = {
  turn: number;
  seat: Seat;
  dice: DiceText;
  luck: ReviewChanges;
  fortune: Fortune | null;
  reestimate: ReviewChanges;
  /** Of the win, after the event. */
  shares: ReviewChanges;
  words?: string;
  /** Not all dice of the roll were seen: what was kept of it is not judged and part of its luck. */
  unseen?: true;
  verdict?: string | null;
};

export type ReviewMove = {
  turn: number;
  seat: Seat;
  move: Move;
  skill: ReviewChanges;
  loss: number;
  mark: Mark | null;
  question: Question | null;
  candidates: Candidate[];
  /** The explanation as a friend would say it, without numbers. */
  advice: string | null;
  explanation: string | null;
  reestimate: ReviewChanges;
  /** Of the win, after the event. */
  shares: ReviewChanges;
  words?: string;
  /** Not all dice of the roll were seen: what was kept of it is not judged and part of its luck. */
  unseen?: true;
  verdict?: string | null;
};

export type Review = {
  start: Position;
  end: Position;
  finished: boolean;
  players: ReviewPlayer[];
  events: ReviewEvent[];
  /** What the review of a game does not judge of which not all dice are known. */
  unseen_text?: string;
  turns?: {
    turn: number;
    seat: Seat;
    heading: string;
    first: number;
    events: number;
  }[];
  words?: {
    marks: {
      doubtful: string;
      bad: string;
      very_bad: string;
    };
    fortunes: {
      very_unlucky: string;
      unlucky: string;
      lucky: string;
      very_lucky: string;
    };
    ratings: {
      engine: string;
      master: string;
      expert: string;
      advanced: string;
      casual: string;
      beginner: string;
      chance: string;
    };
    questions: {
      keep: string;
      stop: string;
      specialist: string;
      rob: string;
    };
  };
};

export type ReviewEvent = ReviewRoll | ReviewMove;

export type Description = GrillDescription | WokDescription;

/** Values that do not apply are null. */
export type GrillDescription = {
  game: "grill";
  rules: {
    set: GrillSet;
    options: Options;
  };
  seats: number;
  turn: number;
  node: Node;
  /** To act, also while its dice are in the air; null when the game is over. */
  seat: Seat | null;
  phase: "choose" | "air" | "rolled" | "hand" | "rob" | "raven" | "back" | "over";
  grill: {
    up: Tile[];
    down: Tile[];
  };
  tiles: {
    tile: Tile;
    worms: number;
  }[];
  players: GrillPlayer[];
  specialists: {
    can: Place;
    hen: Place;
    raven: Place;
    weasel: Place;
    golden: Place;
    apple: Place;
  } | null;
  supply: number | null;
  dice: GrillDice | null;
  stops: Stop[] | null;
  /** The legal moves; empty except at decisions. */
  moves: Move[];
  /** Points of each seat if the game ended now. */
  scores: Scores;
  /** Shares of the win when the game is over. */
  shares: Shares | null;
  view?: View;
};

export type GrillSet = "compact" | "classic2005" | "deluxe";

export type GrillPlayer = {
  seat: Seat;
  /** From bottom to top. */
  stack: Tile[];
  top: Tile | null;
  bratworms: number | null;
  specialists: Specialist[] | null;
  score: number;
};

export type GrillDice = {
  kept: GrillDieList;
  rolled: GrillDieList | null;
  /** Of the kept ones. */
  total: number;
  has_worm: boolean;
  /** Ordinary dice that are not kept. */
  left: number;
  golden_in_play: boolean;
  golden_left: boolean;
  weasel_spent: boolean;
};

export type Stop = {
  move: "stop" | "stop:lower" | "stop:can";
  total: number;
  gets: Prize;
};

/** Where a Specialist is; both null: out of the game. */
export type Place = {
  tile: Tile | null;
  owner: Seat | null;
};

export type Prize = {
  kind: "grill";
  tile: Tile;
  from: null;
  why: null;
} | {
  kind: "steal" | "hen";
  tile: Tile;
  from: Seat;
  why: null;
} | {
  kind: "nothing";
  tile: null;
  from: null;
  why: "no_worm" | "nothing";
};

/** Values that do not apply are null. */
export type WokDescription = {
  game: "wok";
  rules: {
    set: "wok";
    options: Options;
  };
  seats: number;
  turn: number;
  node: Node;
  /** To act, also while its dice are in the air; null when the game is over. */
  seat: Seat | null;
  phase: "air" | "rolled" | "over";
  rows: {
    sushi: number[];
    bone: number[];
  };
  players: WokPlayer[];
  dice: WokDice | null;
  offers: Offer[] | null;
  /** The legal moves; empty except at decisions. */
  moves: Move[];
  /** Points of each seat if the game ended now. */
  scores: Scores;
  /** Shares of the win when the game is over. */
  shares: Shares | null;
  view?: View;
};

export type WokPlayer = {
  seat: Seat;
  sushi: number[];
  bone: number[];
  score: number;
};

export type WokDice = {
  locked: WokDieList;
  rolled: WokDieList | null;
  left: number;
  roll: number;
  last_roll: boolean;
};

/** Places count from the left, depths from the top, both from 1. */
export type Offer = {
  move: string;
  course: Course;
  value: number;
  place: number;
  from: null;
  depth: null;
} | {
  move: string;
  course: Course;
  value: number;
  place: null;
  from: Seat;
  depth: number;
};

export type Effect = {
  kind: "rolled";
  seat: Seat;
  dice: GrillDieList;
  aside: GrillDieList;
  left: number;
  golden_left: boolean;
} | {
  kind: "rolled";
  seat: Seat;
  dice: WokDieList;
  aside: WokDieList;
  left: number;
} | {
  kind: "chose";
  seat: Seat;
  golden: boolean;
} | {
  kind: "kept";
  seat: Seat;
  dice: GrillDieList;
  total: number;
  aside: GrillDieList;
  left: number;
  golden_left: boolean;
} | {
  kind: "locked";
  seat: Seat;
  dice: WokDieList;
  aside: WokDieList;
  left: number;
} | {
  kind: "rerolled";
  seat: Seat;
} | {
  kind: "stopped";
  seat: Seat;
  total: number;
} | {
  kind: "took";
  seat: Seat;
  tile: Tile;
  worms: number;
} | {
  kind: "stole";
  seat: Seat;
  from: Seat;
  tile: Tile;
  worms: number;
} | {
  kind: "failed";
  seat: Seat;
  why: Failure;
} | {
  kind: "returned";
  seat: Seat;
  tile: Tile;
} | {
  kind: "turned";
  seat: Seat;
  tile: Tile;
} | {
  kind: "gained";
  seat: Seat;
  specialist: Specialist;
  tile: Tile | null;
  from: Seat | null;
} | {
  kind: "placed";
  seat: Seat;
  specialist: Specialist;
  tile: Tile;
  from: Seat | null;
} | {
  kind: "removed";
  seat: Seat;
  specialist: Specialist;
  from: Seat | null;
} | {
  kind: "bratworm";
  seat: Seat;
  from: Seat | null;
} | {
  kind: "ate";
  seat: Seat;
  course: Course;
  value: number;
  place: number;
  forced: boolean;
} | {
  kind: "snatched";
  seat: Seat;
  course: Course;
  value: number;
  from: Seat;
  depth: number;
} | {
  kind: "over";
};

/** The language of what is said: en, de, nl or fr. */
export type Lang = string;

/** What the seats are called, A first; an empty name is the letter. */
export type Names = string[];

export type ParamsFollow = {
  position: Position;
  events: Event[];
  /** Which positions are described; all if left out. */
  describe?: "all" | "last";
  lang?: Lang;
  names?: Names;
  you?: string;
  /** As of describe. */
  odds?: boolean;
};

export type ResultFollow = {
  steps: Followed[];
};

/** What one of many events brought about. */
export type Followed = {
  event: Event;
  /** In which it happened. */
  turn: number;
  position: Position;
  effects: Effect[];
  sentences?: string[];
  description?: Description;
  /** What was seen before the dice of a turn that ended at once were cleared away. */
  between?: View | null;
};

export type ViewDie = {
  face: "1" | "2" | "3" | "4" | "5" | "w" | "s" | "f" | "b" | "r" | null;
  golden: boolean;
};

export type ViewDiceGroup = {
  face: string;
  dice: ViewDie[];
  points: number | null;
  move: string | null;
  label: string;
  /** What keeping them brings besides. */
  note: string | null;
  /** The chance that the turn then fails under best play, where it goes on. */
  fail: Probability | null;
  fail_text: string | null;
  risk: string | null;
};

export type ViewRow = {
  value: number;
  place: number;
  offered: boolean;
  spoken: string;
}[];

export type ViewPile = (number | null)[];

export type ViewSeat = {
  seat: Seat;
  name: string;
  you: boolean;
  on_turn: boolean;
  score: number | null;
  score_text: string;
  share: Probability | null;
  top: {
    tile: Tile;
    worms: number;
  } | null;
  height: number;
  target: boolean;
  specialists: Specialist[];
  bratworms: number | null;
  piles: {
    sushi: ViewPile;
    bone: ViewPile;
  } | null;
  counting: number | null;
  spoken: string;
};

export type ViewPicture = {
  kind: "tile";
  tile: Tile;
  worms: number;
} | {
  kind: "specialist";
  specialist: Specialist;
} | {
  kind: "course";
  course: Course;
  value: number | null;
} | {
  kind: "bratworm";
} | {
  kind: "die";
  face: null;
};

export type ViewChoice = {
  move: string;
  label: string;
  detail: string;
  brings: string | null;
  risk: string | null;
  /** The chance that the turn then fails under best play. */
  fail: Probability | null;
  /** What is asked back before it counts. */
  confirm: string | null;
  obvious: boolean;
  vain: boolean;
  key: string | null;
  picture: ViewPicture | null;
  theft: {
    seat: Seat;
    course: Course;
    depth: number;
    heading: string;
  } | null;
};

export type View = {
  headline: string;
  ask: string;
  waiting: string | null;
  hint: string;
  captions: ViewCaptions;
  tiles: ViewTile[];
  rows: {
    sushi: ViewRow;
    bone: ViewRow;
  } | null;
  specialists: SpecialistTexts | null;
  supply: number | null;
  supply_text: string | null;
  seats: ViewSeat[];
  dice: ViewDice | null;
  choices: ViewChoice[];
  locks: {
    move: string;
    label: string;
    brings: string | null;
    risk: string | null;
    fail: Probability | null;
  }[];
  lock_none: string;
  lock_all: string;
  bust: Probability | null;
  /** The chance that the turn fails under best play. */
  fail: Probability | null;
  spoken: string[];
};

export type ViewCaptions = {
  grill: string;
  sushi: string;
  bone: string;
  row_empty: string;
  kept: string;
  total: string;
  worm_missing: string;
  face_used: string;
};

export type ViewTile = {
  tile: Tile;
  worms: number;
  state: "up" | "down" | "gone";
  specialist: Specialist | null;
  prize: "stop" | "lower" | null;
  spoken: string | null;
};

export type SpecialistTexts = {
  can: string;
  hen: string;
  raven: string;
  weasel: string;
  golden: string;
  apple: string;
};

export type ViewDice = {
  kept: ViewDiceGroup[];
  rolled: ViewDiceGroup[];
  loose: {
    face: "s" | "f" | "b" | "r";
    golden: boolean;
    label: string;
  }[];
  waiting: ViewDie[];
  waiting_text: string;
  in_air: boolean;
  total: number | null;
  worm_missing: boolean;
  note: string | null;
};
