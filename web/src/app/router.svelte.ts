import { addressHere, pathHere, placeHere, site } from "./site";
import { routeOf, type Route } from "./routes";

let path = $state(pathHere());

export const route = (): Route => routeOf(path);

/** Goes to a path of this page. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  const address = addressHere(to);
  if (how.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  path = pathHere();
  scrollTo(0, 0);
}

/** Called before a link or the browser's buttons lead away, with what would; true: it will see to that itself. */
type Hold = (leave: () => void) => boolean;
let hold: Hold | null = null;

/** Has `held` asked before the reader leaves the page; returns what ends that. */
export function holdBack(held: Hold): () => void {
  hold = held;
  return () => {
    if (hold === held) hold = null;
  };
}

/** The browser has gone to another address already: back it goes, until it is clear whether the reader leaves. */
function followHistory(): void {
  // A place on the page is no page of its own.
  if (site && location.hash !== "" && !location.hash.startsWith("#/")) return;
  const here = pathHere();
  const to = here + location.search + placeHere();
  if (here !== path && hold?.(() => go(to))) history.pushState(null, "", addressHere(path));
  else path = here;
}

/** From now on links within the page and the browser's buttons are followed without loading anew. */
export function followLinks(): void {
  addEventListener("popstate", followHistory);
  document.addEventListener("click", (event) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = (event.target as Element).closest("a");
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    // A link to a place on this page is the browser's own business.
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    const leave = () => go(link.pathname + link.search + link.hash);
    if (link.pathname === path || !hold?.(leave)) leave();
  });
}
