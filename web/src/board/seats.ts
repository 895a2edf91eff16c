import type { Course, Description, Seat, Specialist } from "../engine/types";
import type { Words } from "../words/en";
import type { Sitter } from "./types";

export interface SeatView {
  seat: Seat;
  name: string;
  /** The seat played here. */
  you: boolean;
  onTurn: boolean;
  kind: Sitter["kind"];
  present: boolean;
  away: boolean;
  /** "computer", "not connected", ...; empty for a person who is there. */
  state: string;
  /** `null` when it would tell what the option `memory` hides. */
  score: number | null;
  /** The score in words: worms or points. */
  scoreText: string;
  /** The share of the win, `null` before the end. */
  share: number | null;
  /** Grill: the visible top and how many tiles lie there in all. */
  top: { tile: number; worms: number } | null;
  height: number;
  /** Stopping now takes the top tile, or its hen. */
  target: boolean;
  specialists: Specialist[];
  /** Deluxe only. */
  bratworms: number | null;
  /** Wok: stacks from bottom to top; a hidden tile is `null`. */
  piles: Record<Course, (number | null)[]> | null;
  /** Wok: how many sushi count, from the bottom. `null` where it is hidden. */
  counting: number | null;
}

/** With `memory` only the top of a stack shows until the end. */
function veil(stack: number[], hide: boolean): (number | null)[] {
  return stack.map((value, i) => (hide && i < stack.length - 1 ? null : value));
}

export interface SeatInput {
  description: Description;
  sitters: Sitter[];
  you: Seat | null;
  words: Words;
}

/** One view per seat, A first. */
export function seatViews({ description: d, sitters, you, words }: SeatInput): SeatView[] {
  const w = words.board;
  const stops = d.game === "grill" ? (d.stops ?? []) : [];
  const hide = d.game === "wok" && d.rules.options.memory === "on" && d.phase !== "over";
  return d.players.map((player, i): SeatView => {
    const sitter = sitters[i] ?? { name: player.seat, kind: "person", present: true, away: false };
    const common = {
      seat: player.seat,
      name: sitter.name,
      you: player.seat === you,
      onTurn: player.seat === d.seat,
      kind: sitter.kind,
      present: sitter.present,
      away: sitter.away,
      state: sitter.kind === "bot" ? w.bot : sitter.away ? w.away : sitter.present ? "" : w.absent,
      score: hide ? null : player.score,
      share: d.shares?.[i] ?? null,
      target: stops.some((stop) => stop.gets.from === player.seat),
    };
    if ("stack" in player) {
      const worms = d.game === "grill" ? d.tiles.find((t) => t.tile === player.top)?.worms : undefined;
      return {
        ...common,
        scoreText: w.worms(player.score),
        top: player.top === null ? null : { tile: player.top, worms: worms ?? 0 },
        height: player.stack.length,
        specialists: player.specialists ?? [],
        bratworms: player.bratworms,
        piles: null,
        counting: null,
      };
    }
    return {
      ...common,
      scoreText: hide ? w.hidden : w.points(player.score),
      top: null,
      height: 0,
      specialists: [],
      bratworms: null,
      piles: { sushi: veil(player.sushi, hide), bone: veil(player.bone, hide) },
      counting: hide ? null : Math.min(player.sushi.length, player.bone.length),
    };
  });
}
