/** Built as a folder of static files (`make site`): there is no server behind the page, and its paths stand behind a #. */
export const site = import.meta.env.MODE === "site";

/** Where the files of public/ are, from the page; it may lie in any folder then, and its address is always that folder. */
export const base = site ? "./" : "/";

/** The same from the worker, whose script lies in assets/. */
export const baseOfWorker = site ? "../" : "/";

/** The path of the page that is open. */
export function pathHere(): string {
  if (!site) return location.pathname;
  return /^#(\/[^#]*)/.exec(location.hash)?.[1] ?? "/";
}

/** The place on the page that is open, with its #; "" where none is named. */
export function placeHere(): string {
  if (!site) return location.hash;
  return /^#\/[^#]*(#.*)/.exec(location.hash)?.[1] ?? "";
}

/** Where a path of the page, and a place on it, is found from the page that is open. */
export const addressHere = (path: string): string => (site ? `#${path}` : path);

/** The same to be told to others. */
export const wholeAddress = (path: string): string => location.origin + (site ? location.pathname : "") + addressHere(path);
