// The JSON of the referee, as docs/engine.schema.json defines and docs/engine.md explains it.

/** "A" to "G". */
export type Seat = string;
/** A position, a move, dice or a record as docs/notation.md writes them. */
export type Position = string;
export type Move = string;
export type DiceText = string;
export type RecordText = string;
/** 16 hex digits that start the generator. */
export type Seed = string;

export type Game = "grill" | "wok";
export type GrillSet = "compact" | "classic2005" | "deluxe";
export type RuleSet = GrillSet | "wok";
export type OptionName = "steal" | "short" | "turn_on_empty" | "golden_worms" | "memory";
export type Options = Partial<Record<OptionName, string>>;
export type Node = "chance" | "decision" | "terminal";
export type GrillDie = "1" | "2" | "3" | "4" | "5" | "w" | "+1" | "+w";
export type WokDie = "s" | "f" | "b" | "r";
export type Specialist = "can" | "hen" | "raven" | "weasel" | "golden" | "apple";
export type Course = "sushi" | "bone";
export type Failure = "bust" | "no_worm" | "nothing";
export type Level =
  | "random" | "child" | "beginner" | "first" | "casual" | "club" | "gain" | "swing" | "expert" | "best";

export interface RuleSetInfo {
  name: RuleSet;
  game: Game;
  seats: { min: number; max: number };
  options: { name: OptionName; values: string[]; default: string }[];
}

export interface Setup {
  rule_set: RuleSet;
  options?: Options;
  seats: number;
  /** Draws the first seat and the rows, which must then be left out. */
  seed?: Seed;
  first?: Seat;
  sushi_row?: string;
  bone_row?: string;
}

/** What happens: dice fall or a seat moves. */
export type Event = { dice: DiceText } | { move: Move };

/** What both games describe. Values that do not apply are `null`. */
interface Described {
  seats: number;
  turn: number;
  node: Node;
  /** To act, also while its dice are in the air; `null` when the game is over. */
  seat: Seat | null;
  /** The legal moves; empty except at decisions. */
  moves: Move[];
  /** Points of each seat if the game ended now. */
  scores: number[];
  /** Shares of the win when the game is over. */
  shares: number[] | null;
}

export interface GrillPlayer {
  seat: Seat;
  /** From bottom to top. */
  stack: number[];
  top: number | null;
  bratworms: number | null;
  specialists: Specialist[] | null;
  score: number;
}

export interface GrillDice {
  kept: GrillDie[];
  rolled: GrillDie[] | null;
  /** Of the kept ones. */
  total: number;
  has_worm: boolean;
  /** Ordinary dice that are not kept. */
  left: number;
  golden_in_play: boolean;
  golden_left: boolean;
  weasel_spent: boolean;
}

export type Prize =
  | { kind: "grill"; tile: number; from: null; why: null }
  | { kind: "steal" | "hen"; tile: number; from: Seat; why: null }
  | { kind: "nothing"; tile: null; from: null; why: "no_worm" | "nothing" };

export interface Stop {
  move: "stop" | "stop:lower" | "stop:can";
  total: number;
  gets: Prize;
}

/** Where a Specialist is; both `null`: out of the game. */
export interface Place {
  tile: number | null;
  owner: Seat | null;
}

export interface GrillDescription extends Described {
  game: "grill";
  rules: { set: GrillSet; options: Options };
  phase: "choose" | "air" | "rolled" | "hand" | "rob" | "raven" | "back" | "over";
  grill: { up: number[]; down: number[] };
  tiles: { tile: number; worms: number }[];
  players: GrillPlayer[];
  specialists: Record<Specialist, Place> | null;
  supply: number | null;
  dice: GrillDice | null;
  stops: Stop[] | null;
}

export interface WokPlayer {
  seat: Seat;
  /** From bottom to top; bones without their sign. */
  sushi: number[];
  bone: number[];
  score: number;
}

export interface WokDice {
  locked: WokDie[];
  rolled: WokDie[] | null;
  left: number;
  /** 1 to 3. */
  roll: number;
  last_roll: boolean;
}

/** Places count from the left, depths from the top, both from 1. */
export type Offer = { move: Move; course: Course; value: number } & (
  | { place: number; from: null; depth: null }
  | { place: null; from: Seat; depth: number }
);

export interface WokDescription extends Described {
  game: "wok";
  rules: { set: "wok"; options: Options };
  phase: "air" | "rolled" | "over";
  rows: Record<Course, number[]>;
  players: WokPlayer[];
  dice: WokDice | null;
  offers: Offer[] | null;
}

export type Description = GrillDescription | WokDescription;

export type Effect =
  | { kind: "rolled"; seat: Seat; dice: (GrillDie | WokDie)[] }
  | { kind: "chose"; seat: Seat; golden: boolean }
  | { kind: "kept"; seat: Seat; dice: GrillDie[]; total: number }
  | { kind: "locked"; seat: Seat; dice: WokDie[] }
  | { kind: "rerolled"; seat: Seat }
  | { kind: "stopped"; seat: Seat; total: number }
  | { kind: "took"; seat: Seat; tile: number; worms: number }
  | { kind: "stole"; seat: Seat; from: Seat; tile: number; worms: number }
  | { kind: "failed"; seat: Seat; why: Failure }
  | { kind: "returned"; seat: Seat; tile: number }
  | { kind: "turned"; seat: Seat; tile: number }
  | { kind: "gained"; seat: Seat; specialist: Specialist; tile: number | null; from: Seat | null }
  | { kind: "placed"; seat: Seat; specialist: Specialist; tile: number; from: Seat | null }
  | { kind: "removed"; seat: Seat; specialist: Specialist; from: Seat | null }
  | { kind: "bratworm"; seat: Seat; from: Seat | null }
  | { kind: "ate"; seat: Seat; course: Course; value: number; place: number; forced: boolean }
  | { kind: "snatched"; seat: Seat; course: Course; value: number; from: Seat; depth: number }
  | { kind: "over" };

/** The position after an event, and what the event brought about. */
export interface Happened {
  position: Position;
  effects: Effect[];
}

/** Probabilities by number. */
export interface OddsOf {
  at_least: Record<string, number>;
  exactly: Record<string, number>;
}
export type GrillOdds = OddsOf & { bust_next_roll: number | null };
export type WokOdds = Record<Course | "blue" | "red", OddsOf>;
export type Odds = GrillOdds | WokOdds;

/** A move with everybody's shares after it, the best of a list first. */
export interface Candidate {
  move: Move;
  shares: number[];
  /** Against the best. */
  loss: number;
  /** The chance that the turn fails (Wok: is left with the lowest tile). */
  fail: number;
}

export interface Analysis {
  shares: number[];
  fail: number;
  candidates: Candidate[];
  endings: { effect: Effect; probability: number; shares: number[] }[];
  explanation: string | null;
}

export interface RecordSummary {
  valid: boolean;
  error: { code: string; offset: number; line: number; sentence: string } | null;
  good: number;
  tags: { name: string; value: string }[] | null;
  start: Position | null;
  end: Position | null;
  events: number;
  over: boolean;
  scores: number[] | null;
  shares: number[] | null;
}

export interface Replay extends RecordSummary {
  from: number;
  steps: { event: Event; position: Position }[];
}

export type Mark = "doubtful" | "bad" | "very_bad";
export type Question = "keep" | "stop" | "specialist" | "rob";
export type Fortune = "very_unlucky" | "unlucky" | "lucky" | "very_lucky";
export type Rating = "engine" | "master" | "expert" | "advanced" | "casual" | "beginner" | "chance";

export interface ReviewTally {
  decisions: number;
  loss: number;
  error_rate: number;
  marks: Record<Mark, number>;
}

/** Law: start + luck + skill + reestimate = result. */
export interface ReviewPlayer extends ReviewTally {
  seat: Seat;
  name: string;
  score: number;
  start: number;
  luck: number;
  skill: number;
  reestimate: number;
  result: number;
  adjusted: number;
  rating: Rating | null;
  questions: Record<Question, ReviewTally>;
}

interface ReviewStep {
  turn: number;
  seat: Seat;
  reestimate: number[];
  /** Of the win, after the event. */
  shares: number[];
}
export interface ReviewRoll extends ReviewStep {
  dice: DiceText;
  luck: number[];
  fortune: Fortune | null;
}
export interface ReviewMove extends ReviewStep {
  move: Move;
  skill: number[];
  loss: number;
  mark: Mark | null;
  question: Question | null;
  candidates: Candidate[];
  explanation: string | null;
}
export type ReviewEvent = ReviewRoll | ReviewMove;

export interface Review {
  start: Position;
  end: Position;
  finished: boolean;
  players: ReviewPlayer[];
  events: ReviewEvent[];
}
