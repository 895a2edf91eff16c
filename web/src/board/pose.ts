import type { Pose } from "../art/animals";
import type { Effect, Seat } from "../engine/types";

/** What somebody has to do with what has just happened: the last word counts. */
function feltBy(seat: Seat, effects: Effect[]): Pose | null {
  let pose: Pose | null = null;
  for (const effect of effects) {
    if ((effect.kind === "stole" || effect.kind === "snatched") && effect.from === seat) pose = "robbed";
    if (effect.kind === "over" || effect.seat !== seat) continue;
    if (effect.kind === "failed" || (effect.kind === "ate" && effect.forced)) pose = "beaten";
    else if (["took", "stole", "ate", "snatched"].includes(effect.kind)) pose = "glad";
  }
  return pose;
}

/** How somebody sits at the table now. `share` is that of the win, once the game is over; `throwing` has dice in the hand. */
export function poseOf(seat: Seat, effects: Effect[], { share, throwing }: { share: number | null; throwing: boolean }): Pose {
  if (share !== null) return share > 0 ? "glad" : "beaten";
  return feltBy(seat, effects) ?? (throwing ? "shakes" : "waits");
}
