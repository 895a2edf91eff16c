/** Built as a folder of static files (`make site`): there is no server behind the page, and its paths stand behind a #. */
export const site = import.meta.env.MODE === "site";

/** Where the files of public/ are, from the page; it may lie in any folder then, and its address is always that folder. */
export const base = site ? "./" : "/";

/** The same from the worker, whose script lies in assets/. */
export const baseOfWorker = site ? "../" : "/";

/** The path of the page that is open. */
export function pathHere(): string {
  if (!site) return location.pathname;
  return location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
}
