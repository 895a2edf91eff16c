export interface Standing {
  seat: number;
  /** From 1 on. Who did equally well share a place. */
  place: number;
}

/** The seats from the first to the last place: who has a share of the win before all others, then by points. */
export function placesOf({ shares, scores }: { shares: number[]; scores: number[] }): Standing[] {
  const better = (a: number, b: number) => shares[b]! - shares[a]! || scores[b]! - scores[a]!;
  const seats = scores.map((_, seat) => seat).sort(better);
  return seats.map((seat) => ({ seat, place: 1 + seats.filter((other) => better(other, seat) < 0).length }));
}
