// Changes to a description by hand. None of them asks whether the result can be: the engine says so when it composes it.
import type { Course, Description, GrillDescription, Place, Seat, Specialist, Tile, WokDescription } from "../engine/types";
import { letters } from "../table/facts";

/** Where a tile can lie: on the `grill`, turned `down`, in a `row` of the Wok, or on the stack of a seat, by its letter. */
export type TilePlace = string;

const without = <Piece>(list: Piece[], gone: Piece): Piece[] => list.filter((piece) => piece !== gone);

/** The tile lies there now, and nowhere else. */
export function withTileAt(parts: GrillDescription, tile: Tile, place: TilePlace): GrillDescription {
  const { up, down } = parts.grill;
  const put = (list: Tile[], here: boolean) => [...without(list, tile), ...(here ? [tile] : [])];
  return {
    ...parts,
    grill: { up: put(up, place === "grill").sort((a, b) => a - b), down: put(down, place === "down").sort((a, b) => a - b) },
    players: parts.players.map((player) => ({ ...player, stack: put(player.stack, player.seat === place) })),
  };
}

/** A tile of the Wok: the one at `index` of a row (`row`) or of a seat's stack. */
export interface CoursePiece {
  course: Course;
  place: TilePlace;
  index: number;
}

/** The tile lies at the end of that row or on that stack now. */
export function withCourseAt(parts: WokDescription, { course, place, index }: CoursePiece, to: TilePlace): WokDescription {
  const from = place === "row" ? parts.rows[course] : parts.players.find(({ seat }) => seat === place)![course];
  const value = from[index]!;
  const moved = (list: number[], here: TilePlace) => {
    const rest = here === place ? list.filter((_, i) => i !== index) : list;
    return here === to ? [...rest, value] : rest;
  };
  return {
    ...parts,
    rows: { ...parts.rows, [course]: moved(parts.rows[course], "row") },
    players: parts.players.map((player) => ({ ...player, [course]: moved(player[course], player.seat) })),
  };
}

function withGrillSeats(parts: GrillDescription, count: number): GrillDescription {
  const deluxe = parts.specialists !== null;
  const empty = (seat: Seat) => ({
    seat,
    stack: [],
    top: null,
    bratworms: deluxe ? 0 : null,
    specialists: deluxe ? [] : null,
    score: 0,
  });
  const gone = parts.players.slice(count);
  const free = (place: Place): Place => (gone.some(({ seat }) => seat === place.owner) ? { tile: null, owner: null } : place);
  const { specialists } = parts;
  return {
    ...parts,
    players: letters.slice(0, count).map((seat, i) => parts.players[i] ?? empty(seat)),
    grill: { ...parts.grill, up: [...parts.grill.up, ...gone.flatMap(({ stack }) => stack)].sort((a, b) => a - b) },
    specialists:
      specialists &&
      (Object.fromEntries(Object.entries(specialists).map(([name, place]) => [name, free(place)])) as typeof specialists),
  };
}

function withWokSeats(parts: WokDescription, count: number): WokDescription {
  const gone = parts.players.slice(count);
  return {
    ...parts,
    players: letters.slice(0, count).map((seat, i) => parts.players[i] ?? { seat, sushi: [], bone: [], score: 0 }),
    rows: {
      sushi: [...parts.rows.sushi, ...gone.flatMap(({ sushi }) => sushi)],
      bone: [...parts.rows.bone, ...gone.flatMap(({ bone }) => bone)],
    },
  };
}

/** So many people play. What lay before those who are gone is back on the table. */
export function withSeats(parts: Description, count: number): Description {
  const stays = letters.findIndex((letter) => letter === parts.seat) < count;
  const seat = stays ? parts.seat : "A";
  const changed = parts.game === "grill" ? withGrillSeats(parts, count) : withWokSeats(parts, count);
  return { ...changed, seats: count, seat };
}

export function withSpecialistAt(parts: GrillDescription, which: Specialist, place: Place): GrillDescription {
  return { ...parts, specialists: parts.specialists && { ...parts.specialists, [which]: place } };
}

export function withBratworms(parts: GrillDescription, seat: Seat, bratworms: number): GrillDescription {
  return { ...parts, players: parts.players.map((player) => (player.seat === seat ? { ...player, bratworms } : player)) };
}

const noGrillDice = { total: 0, has_worm: false, left: 8, golden_in_play: false, golden_left: false, weasel_spent: false };

/** The turn has come to that point. Dice that cannot be there are gone, and nobody is on turn when the game is over. */
export function withPhase<Parts extends Description>(parts: Parts, phase: Parts["phase"]): Parts {
  const seat = phase === "over" ? null : (parts.seat ?? "A");
  const rolled = phase === "rolled" ? (parts.dice?.rolled ?? []) : null;
  if (phase === "over" || phase === "raven" || phase === "back") return { ...parts, phase, seat, dice: null };
  const dice =
    parts.game === "grill"
      ? { ...noGrillDice, kept: [], ...parts.dice, rolled }
      : { left: 5, last_roll: false, locked: [], roll: 1, ...parts.dice, rolled };
  return { ...parts, phase, seat, dice };
}

/** Which dice lie aside, and which were rolled. */
export interface DiceParts {
  aside: string[];
  rolled: string[];
}

export function diceParts({ dice }: Description): DiceParts {
  if (!dice) return { aside: [], rolled: [] };
  return { aside: "kept" in dice ? dice.kept : dice.locked, rolled: dice.rolled ?? [] };
}

export function withDice<Parts extends Description>(parts: Parts, { aside, rolled }: DiceParts): Parts {
  if (!parts.dice) return parts;
  const name = "kept" in parts.dice ? "kept" : "locked";
  const fallen = parts.phase === "rolled" ? rolled : null;
  return { ...parts, dice: { ...parts.dice, [name]: aside, rolled: fallen } };
}
