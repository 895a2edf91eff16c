import type { Pose } from "../art/animals";
import type { Effect, Seat, View, ViewChoice, ViewSeat } from "../engine/types";
import { poseOf } from "./pose";
import type { Sitter, Step } from "./types";

/** A seat, and who sits there. */
export type SeatView = ViewSeat & Sitter & { pose: Pose };

/** Everything that is drawn, spoken and tested: the engine's view, and what only this page knows. */
export interface BoardView extends Omit<View, "seats"> {
  game: "grill" | "wok";
  turn: number;
  over: boolean;
  /** The seat on turn is played here and may choose now; else there are no choices and no locks. */
  mine: boolean;
  /** What the last event brought about, in sentences. */
  news: string[];
  /** How the cook feels about it. */
  mood: "calm" | "glad" | "sad";
  seats: SeatView[];
}

export interface ViewInput {
  step: Step;
  sitters: Sitter[];
  you: Seat | null;
  /** Every seat is played here. */
  hotseat?: boolean;
  /** Nothing is under way: the seat on turn may choose. */
  ready?: boolean;
}

function moodOf(effects: Effect[]): BoardView["mood"] {
  if (effects.some((e) => e.kind === "failed" || (e.kind === "ate" && e.forced))) return "sad";
  return effects.some((e) => ["took", "stole", "ate", "snatched", "over"].includes(e.kind)) ? "glad" : "calm";
}

const nobodyElse: Sitter = { kind: "person", present: true, away: false };

export function makeView({ step, sitters, you, hotseat = false, ready = true }: ViewInput): BoardView {
  const { description, view, effects, sentences } = step;
  const mine = ready && description.node === "decision" && (hotseat || description.seat === you);
  return {
    ...view,
    game: description.game,
    turn: description.turn,
    over: description.node === "terminal",
    mine,
    news: sentences,
    mood: moodOf(effects),
    seats: view.seats.map((seat, i) => {
      const throwing = seat.on_turn && description.node === "chance";
      return { ...seat, ...(sitters[i] ?? nobodyElse), pose: poseOf(seat.seat, effects, { share: seat.share, throwing }) };
    }),
    choices: mine ? view.choices : [],
    locks: mine ? view.locks : [],
  };
}

/** What is said when the view changes: the news, and whose turn it is when somebody here is to choose or to throw. */
export const announcement = ({ news, mine, over, spoken, headline }: BoardView, throws = false): string =>
  [...news, ...(throws ? [`${headline}.`] : mine || over ? spoken.slice(0, 1) : [])].join(" ");

export interface Thefts {
  seat: Seat;
  heading: string;
  pieces: ViewChoice[];
}

/** The thefts of the Wok, one entry per seat that can be robbed; of a seat only one course can be stolen at a time. */
export function theftsBySeat(choices: ViewChoice[]): Thefts[] {
  const thefts: Thefts[] = [];
  for (const choice of choices) {
    if (!choice.theft) continue;
    const { seat, heading } = choice.theft;
    const known = thefts.find((t) => t.seat === seat);
    if (known) known.pieces.push(choice);
    else thefts.push({ seat, heading, pieces: [choice] });
  }
  return thefts;
}

export interface LockView {
  /** `null` when this part of the roll cannot be locked; `label` says why. */
  move: string | null;
  label: string;
  brings: string | null;
  risk: string | null;
}

/** What locking the marked ones of the loose dice means; `null` where nothing can be locked. */
export function lockOf({ locks, dice, lock_none, lock_all }: View, marked: number[]): LockView | null {
  if (locks.length === 0) return null;
  const sorted = (letters: string[]) => letters.sort().join("");
  const chosen = sorted(marked.map((i) => dice?.loose[i]?.face ?? ""));
  const lock = locks.find(({ move }) => sorted([...move.replace("lock:", "")]) === chosen);
  return lock ?? { move: null, label: chosen === "" ? lock_none : lock_all, brings: null, risk: null };
}
