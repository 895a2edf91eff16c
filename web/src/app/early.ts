// A script of its own that runs before the page is there: a table shows nothing without the rules and its entries, so
// both are asked for first.
import { connectEarly } from "../net/early_socket";
import { engine } from "./engine";
import { routeOf } from "./routes";

const here = routeOf(location.pathname);
if (here.page === "table") {
  engine();
  // A link may bring a seat along, which has to be taken before.
  if (!location.hash) connectEarly(here.code);
}
