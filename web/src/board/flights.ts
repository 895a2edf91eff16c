import type { Description, Effect } from "../engine/types";
import type { Picture } from "./choices";

/** A thing that flies over the table. Anchors are the `data-anchor` of the elements it leaves and reaches. */
export interface Flight {
  picture: Picture;
  from: string;
  to: string;
}

const onGrill = (tile: number) => `grill:${tile}`;
const atSeat = (seat: string) => `seat:${seat}`;
const inPile = (seat: string, course: string) => `pile:${seat}:${course}`;

/** Where a Specialist was before the event. */
function stood(before: Description, specialist: string): string | null {
  if (before.game !== "grill" || !before.specialists) return null;
  const place = before.specialists[specialist as keyof typeof before.specialists];
  if (place.owner) return atSeat(place.owner);
  return place.tile === null ? null : onGrill(place.tile);
}

function flight(effect: Effect, before: Description): Flight | null {
  const worms = (tile: number) => (before.game === "grill" ? (before.tiles.find((t) => t.tile === tile)?.worms ?? 0) : 0);
  const tile = (number: number): Picture => ({ kind: "tile", tile: number, worms: worms(number) });
  switch (effect.kind) {
    case "took":
      return { picture: tile(effect.tile), from: onGrill(effect.tile), to: atSeat(effect.seat) };
    case "stole":
      return { picture: tile(effect.tile), from: atSeat(effect.from), to: atSeat(effect.seat) };
    case "returned":
      return { picture: tile(effect.tile), from: atSeat(effect.seat), to: onGrill(effect.tile) };
    case "gained":
    case "placed": {
      const from = stood(before, effect.specialist);
      const to = effect.kind === "gained" ? atSeat(effect.seat) : onGrill(effect.tile);
      return from && from !== to ? { picture: { kind: "specialist", specialist: effect.specialist }, from, to } : null;
    }
    case "bratworm":
      return { picture: { kind: "bratworm" }, from: effect.from ? atSeat(effect.from) : "supply", to: atSeat(effect.seat) };
    case "ate": {
      const picture: Picture = { kind: "course", course: effect.course, value: effect.value };
      return { picture, from: `row:${effect.course}:${effect.place}`, to: inPile(effect.seat, effect.course) };
    }
    case "snatched": {
      const picture: Picture = { kind: "course", course: effect.course, value: effect.value };
      return { picture, from: inPile(effect.from, effect.course), to: inPile(effect.seat, effect.course) };
    }
    default:
      return null;
  }
}

/** What flies when these effects happen to the position `before`. */
export function flightsOf(effects: Effect[], before: Description): Flight[] {
  return effects.map((effect) => flight(effect, before)).filter((f) => f !== null);
}
