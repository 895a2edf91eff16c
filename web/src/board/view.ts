import type { Course, Description, Effect, GrillDescription, RuleSet, Seat, Specialist } from "../engine/types";
import type { Words } from "../words/en";
import { type Choice, choicesOf } from "./choices";
import { type DiceView, diceView } from "./dice";
import { tell } from "./log";
import { type SeatView, seatViews } from "./seats";
import type { Sitter } from "./types";

export interface TileView {
  tile: number;
  worms: number;
  /** `gone`: in somebody's stack. */
  state: "up" | "down" | "gone";
  specialist: Specialist | null;
  /** Stopping gets this tile now; `lower`: instead of stealing. */
  prize: "stop" | "lower" | null;
}

/** A tile of the Wok's rows; `move` is what takes it now. */
export interface CourseView {
  value: number;
  place: number;
  offered: boolean;
}

/** Everything that is drawn, spoken and tested, one line per field. */
export interface View {
  game: Description["game"];
  set: RuleSet;
  turn: number;
  phase: Description["phase"];
  over: boolean;
  /** The seat on turn is played here and may choose now. */
  mine: boolean;
  /** "Your turn", "Bruno's turn", "Anna wins". */
  headline: string;
  /** What is to be done, or who is waited for. */
  hint: string;
  /** What the last event brought about, in sentences. */
  news: string[];
  /** How the cook feels about it. */
  mood: "calm" | "glad" | "sad";
  seats: SeatView[];
  /** Empty in the Wok. */
  grill: TileView[];
  /** `null` in the Grill. */
  rows: Record<Course, CourseView[]> | null;
  /** Deluxe: Bratworms that nobody owns. */
  supply: number | null;
  dice: DiceView | null;
  /** Made with buttons; empty unless `mine`. */
  choices: Choice[];
  /** The legal `lock:` moves; empty unless `mine`. */
  locks: string[];
}

export interface ViewInput {
  description: Description;
  /** Of the last event. */
  effects: Effect[];
  sitters: Sitter[];
  you: Seat | null;
  /** Every seat is played here. */
  hotseat?: boolean;
  /** Nothing is under way: the seat on turn may choose. */
  ready?: boolean;
  bust?: number | null;
  words: Words;
}

function tiles(d: GrillDescription): TileView[] {
  const gets = (move: string) => d.stops?.some((s) => s.move === move && s.gets.kind === "grill");
  const tileOf = (move: string) => d.stops?.find((s) => s.move === move)?.gets.tile;
  return d.tiles.map(({ tile, worms }) => {
    const standing = Object.entries(d.specialists ?? {}).find(([, place]) => place.tile === tile);
    const isPrize = (move: string) => gets(move) === true && tileOf(move) === tile;
    return {
      tile,
      worms,
      state: d.grill.up.includes(tile) ? "up" : d.grill.down.includes(tile) ? "down" : "gone",
      specialist: (standing?.[0] as Specialist | undefined) ?? null,
      prize: isPrize("stop") || isPrize("stop:can") ? "stop" : isPrize("stop:lower") ? "lower" : null,
    };
  });
}

function rowViews(d: Description): View["rows"] {
  if (d.game !== "wok") return null;
  const row = (course: Course) =>
    d.rows[course].map((value, i) => ({
      value,
      place: i + 1,
      offered: d.offers?.some((o) => o.course === course && o.place === i + 1) ?? false,
    }));
  return { sushi: row("sushi"), bone: row("bone") };
}

function asks(d: Description, words: Words): string {
  const { ask } = words.board;
  if (d.game === "wok") {
    if (d.phase !== "rolled") return ask[d.phase];
    if (!d.dice?.rolled) return ask.ready;
    if (d.dice?.last_roll) return ask.wokLast;
    return d.offers?.length ? ask.wok : ask.wokRoll;
  }
  if (d.phase === "rolled" && d.moves.includes("bust")) return ask.rescue;
  if (d.phase === "rolled" && d.moves.includes("weasel")) return ask.weasel;
  if (d.phase === "hand" && d.dice?.kept.length === 0) return ask.ready;
  if (d.phase === "hand" && !d.moves.includes("roll")) return ask.allAside;
  return ask[d.phase];
}

function headline(d: Description, seats: SeatView[], hotseat: boolean, words: Words): string {
  const w = words.board;
  if (d.shares) {
    const winners = seats.filter((s) => (s.share ?? 0) > 0);
    if (winners.length === 1) return winners[0]!.you && !hotseat ? w.youWin : w.wins(winners[0]!.name);
    return w.shared(w.list(winners.map((s) => s.name)));
  }
  const onTurn = seats.find((s) => s.onTurn);
  if (!onTurn) return w.ask.over;
  return onTurn.you && !hotseat ? w.yourTurn : w.turnOf(onTurn.name);
}

function moodOf(effects: Effect[]): View["mood"] {
  if (effects.some((e) => e.kind === "failed" || (e.kind === "ate" && e.forced))) return "sad";
  return effects.some((e) => ["took", "stole", "ate", "snatched", "over"].includes(e.kind)) ? "glad" : "calm";
}

/** The view of a position. */
export function makeView(input: ViewInput): View {
  const { description: d, words, hotseat = false, ready = true, bust = null } = input;
  const seats = seatViews(input);
  const name = (seat: Seat) => seats.find((s) => s.seat === seat)?.name ?? seat;
  const here = d.node === "decision" && (hotseat || (d.seat !== null && d.seat === input.you));
  const mine = here && ready && d.moves.length > 0;
  const silent = here || d.phase === "air" || d.seat === null;
  return {
    game: d.game,
    set: d.rules.set,
    turn: d.turn,
    phase: d.phase,
    over: d.node === "terminal",
    mine,
    headline: headline(d, seats, hotseat, words),
    hint: silent ? asks(d, words) : words.board.waiting(name(d.seat!)),
    news: tell(input.effects, name, words),
    mood: moodOf(input.effects),
    seats,
    grill: d.game === "grill" ? tiles(d) : [],
    rows: rowViews(d),
    supply: d.game === "grill" ? d.supply : null,
    dice: diceView(d, words),
    choices: mine ? choicesOf({ description: d, name, bust, words }) : [],
    locks: mine ? d.moves.filter((move) => move.startsWith("lock:")) : [],
  };
}
