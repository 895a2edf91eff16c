export const games = ["compact", "classic2005", "deluxe", "wok"] as const;
export type GameName = (typeof games)[number];

export type Route =
  | { page: "home" | "new" | "tables" | "settings" | "here" | "notebook" | "analysis" | "train" | "daily" | "missing" }
  | { page: "learn"; game: GameName | null }
  | { page: "table" | "review"; code: string }
  | { page: "replay" | "companion"; code: string | null };

/** The page that a path means. */
export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const missing: Route = { page: "missing" };
  if (more.length > 0) return missing;
  if (first === undefined) return { page: "home" };
  if (first === "t" && second) {
    const code = second.toUpperCase();
    if (third === undefined) return { page: "table", code };
    return third === "replay" || third === "review" ? { page: third, code } : missing;
  }
  if (third !== undefined) return missing;
  if (first === "companion") return { page: "companion", code: second?.toUpperCase() ?? null };
  if (first === "learn") {
    if (second === undefined) return { page: "learn", game: null };
    const game = games.find((name) => name === second);
    return game ? { page: "learn", game } : missing;
  }
  if (second !== undefined) return missing;
  if (first === "new" || first === "tables" || first === "settings" || first === "analysis") return { page: first };
  if (first === "here" || first === "notebook") return { page: first };
  if (first === "train" || first === "daily") return { page: first };
  return first === "replay" ? { page: "replay", code: null } : missing;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Codes are told and typed by people: case, spaces and hyphens do not matter, and a whole link will do. */
export function codeFrom(typed: string): string {
  const last = typed
    .trim()
    .split(/[#?]/)[0]!
    .replace(/\/(replay|review)?$/, "")
    .split("/")
    .at(-1)!;
  return last.toUpperCase().replace(/[\s-]/g, "");
}
