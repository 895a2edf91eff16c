import type { Description } from "../engine/types";

/** The six sides of a die. */
export const sides = { grill: ["w", "1", "2", "3", "4", "5"], wok: ["s", "f", "b", "s", "r", "f"] };

/** What dice of the game can show, in the engine's order; the golden die is one more kind of die. */
export function facesOf({ game, specialists }: { game: Description["game"]; specialists?: object | null }): string[] {
  if (game === "wok") return ["s", "f", "b", "r"];
  return ["1", "2", "3", "4", "5", "w", ...(specialists ? ["+1", "+w"] : [])];
}
