// The address of a position on the analysis board. It stands behind the #, so that no server is told of it.
import type { Position } from "../engine/types";

export const views = ["analyse", "setup", "odds"] as const;
/** What the page shows about a position. */
export type PageView = (typeof views)[number];

export interface Place {
  /** Null: none is named, the page begins with a new game. */
  position: Position | null;
  /** Of the seats, A first; empty where nobody has a name. */
  names: string[];
  view: PageView;
}

/** The address of a place. Law: readLink of what is behind its # is the place. */
export function linkTo({ position, names = [], view = "analyse" }: Partial<Place>): string {
  const fields = new URLSearchParams();
  if (position) fields.set("p", position);
  for (const name of names) fields.append("n", name);
  if (view !== "analyse") fields.set("v", view);
  return fields.size > 0 ? `/analysis#${String(fields)}` : "/analysis";
}

/** The place that an address names by what is behind its #; whatever is missing is left out. */
export function readLink(hash: string): Place {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    position: fields.get("p") || null,
    names: fields.getAll("n"),
    view: views.find((view) => view === fields.get("v")) ?? "analyse",
  };
}

/** The position in what somebody typed or pasted: its text, or a whole link. */
export function positionFrom(typed: string): Position {
  // The static page has its own path behind a # before that.
  const linked = /#([^#]*\bp=[^#]*)$/.exec(typed.trim());
  return (linked ? readLink(linked[1]!).position : null) ?? typed.trim().replace(/\s+/g, " ");
}
