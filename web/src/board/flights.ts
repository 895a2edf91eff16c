import type { Effect, View, ViewPicture } from "../engine/types";

/** A thing that flies over the table. Anchors are the `data-anchor` of the elements it leaves and reaches. */
export interface Flight {
  picture: ViewPicture;
  from: string;
  to: string;
}

const flying: Effect["kind"][] = ["took", "stole", "returned", "gained", "placed", "bratworm", "ate", "snatched"];

/** Whether a thing may change its place with an effect. */
export const flies = ({ kind }: Effect): boolean => flying.includes(kind);

const onGrill = (tile: number) => `grill:${tile}`;
const atSeat = (seat: string) => `seat:${seat}`;
const inPile = (seat: string, course: string) => `pile:${seat}:${course}`;

/** The anchor of what an effect takes away; null where it takes nothing that lies on the table. */
export function originOf(effect: Effect): string | null {
  switch (effect.kind) {
    case "took":
      return onGrill(effect.tile);
    case "stole":
      return atSeat(effect.from);
    case "gained":
      return effect.from ? atSeat(effect.from) : null;
    case "ate":
      return `row:${effect.course}:${effect.place}`;
    case "snatched":
      return inPile(effect.from, effect.course);
    default:
      return null;
  }
}

/** Where a Specialist was before the event. */
function stood(before: View, specialist: string): string | null {
  const owner = before.seats.find(({ specialists }) => specialists.some((one) => one === specialist));
  if (owner) return atSeat(owner.seat);
  const below = before.tiles.find((tile) => tile.specialist === specialist);
  return below ? onGrill(below.tile) : null;
}

function flight(effect: Effect, before: View): Flight | null {
  const worms = (tile: number) => before.tiles.find((t) => t.tile === tile)?.worms ?? 0;
  const tile = (number: number): ViewPicture => ({ kind: "tile", tile: number, worms: worms(number) });
  switch (effect.kind) {
    case "took":
      return { picture: tile(effect.tile), from: originOf(effect)!, to: atSeat(effect.seat) };
    case "stole":
      return { picture: tile(effect.tile), from: originOf(effect)!, to: atSeat(effect.seat) };
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
      const picture: ViewPicture = { kind: "course", course: effect.course, value: effect.value };
      return { picture, from: originOf(effect)!, to: inPile(effect.seat, effect.course) };
    }
    case "snatched": {
      const picture: ViewPicture = { kind: "course", course: effect.course, value: effect.value };
      return { picture, from: originOf(effect)!, to: inPile(effect.seat, effect.course) };
    }
    default:
      return null;
  }
}

/** What flies when these effects happen to what was seen `before`. */
export function flightsOf(effects: Effect[], before: View): Flight[] {
  return effects.map((effect) => flight(effect, before)).filter((f) => f !== null);
}
