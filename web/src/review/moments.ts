import type { WordedReview } from "../engine/engine";
import type { Fortune, Mark, Review, ReviewEvent, ReviewMove } from "../engine/types";

/** A decision that gave something away, or a roll that changed a lot. */
export interface Moment {
  /** Of the event in the review; it is also the number of events before it. */
  index: number;
  turn: number;
  seat: string;
  sign: Mark | Fortune;
  /** What it changed about the seat's own share of the win. */
  change: number;
}

export const isMove = (event: ReviewEvent): event is ReviewMove => "move" in event;

/** How marked moves are written in game records. */
export const markSigns: Record<Mark, string> = { doubtful: "?!", bad: "?", very_bad: "??" };

export const isMark = (sign: Moment["sign"]): sign is Mark => sign in markSigns;

/** A sign with its words: "?? very bad", "lucky". */
export const signText = (sign: Moment["sign"], { marks, fortunes }: WordedReview["words"]): string =>
  isMark(sign) ? `${markSigns[sign]} ${marks[sign]}` : fortunes[sign];

/** Everything worth a look, in the order of the game. */
export function momentsOf({ events, players }: Review): Moment[] {
  return events.flatMap((event, index): Moment[] => {
    const { turn, seat } = event;
    if (isMove(event)) return event.mark ? [{ index, turn, seat, sign: event.mark, change: -event.loss }] : [];
    const own = players.findIndex((player) => player.seat === seat);
    return event.fortune ? [{ index, turn, seat, sign: event.fortune, change: event.luck[own]! }] : [];
  });
}

/** A roll that changed a lot for whoever rolled. */
export type DecidingRoll = Pick<Moment, "index" | "turn" | "seat" | "change">;

/** A roll that changes less has decided nothing. */
const decides = 0.02;

/** The rolls that decided the game, the most important first; in a close game none may be remarkable by itself. */
export function decidingRolls({ events, players }: Review, most = 5): DecidingRoll[] {
  return events
    .flatMap((event, index): DecidingRoll[] => {
      if (isMove(event)) return [];
      const own = players.findIndex((player) => player.seat === event.seat);
      return [{ index, turn: event.turn, seat: event.seat, change: event.luck[own]! }];
    })
    .filter(({ change }) => Math.abs(change) >= decides)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most);
}

/** Where a reader begins: at the decision or roll that changed most; at the start of a game in which nothing did. */
export function mostTelling(review: Review): number {
  const all = [...momentsOf(review), ...decidingRolls(review)];
  return all.reduce((best, one) => (Math.abs(one.change) > Math.abs(best.change) ? one : best), { index: 0, change: 0 }).index;
}

/** Each seat's share of the win at the start and after every event. */
export function curvesOf({ events, players }: Review): number[][] {
  return players.map((player, seat) => [player.start, ...events.map(({ shares }) => shares[seat]!)]);
}
