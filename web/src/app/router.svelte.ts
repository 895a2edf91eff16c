import { pathHere, site } from "./site";
import { routeOf, type Route } from "./routes";

let path = $state(pathHere());

export const route = (): Route => routeOf(path);

/** Goes to a path of this page. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  const address = site ? `#${to}` : to;
  if (how.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  path = pathHere();
  scrollTo(0, 0);
}

/** From now on links within the page and the browser's buttons are followed without loading anew. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    // A place on the page is no page of its own.
    if (!site || location.hash === "" || location.hash.startsWith("#/")) path = pathHere();
  });
  document.addEventListener("click", (event) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = (event.target as Element).closest("a");
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    // A link to a place on this page is the browser's own business.
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
