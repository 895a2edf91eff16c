import type { LocalSeat } from "../local/database";

/** A seat of a new game: `person`, or the level of a computer player; the name is kept while somebody tries out computers. */
export interface Place {
  who: string;
  name: string;
  coached: boolean;
}

export const placeOf = (seat: LocalSeat, coached = false): Place =>
  seat.kind === "bot" ? { who: seat.level, name: "", coached } : { who: "person", name: seat.name, coached };
