/** Where a seat is on a wide table: at which side, and between which of twelve lines from the top. */
export interface Place {
  side: "left" | "right";
  from: number;
  to: number;
}

const lines = 12;

/**
 * The places of seats in the order of play, the own one first: it sits at the lower left, the next ones follow clockwise up
 * the left side and down the right one. REQUIRES: 2 to 8 seats.
 */
export function placesAround(seats: number): Place[] {
  const left = Math.ceil(seats / 2);
  return Array.from({ length: seats }, (_, index): Place => {
    const onLeft = index < left;
    const row = onLeft ? left - 1 - index : index - left;
    const height = lines / (onLeft ? left : seats - left);
    return { side: onLeft ? "left" : "right", from: row * height, to: (row + 1) * height };
  });
}
