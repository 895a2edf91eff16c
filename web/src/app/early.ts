// A script of its own that runs before the page is there: it asks for what the page shows nothing without. That is the
// reader's language, and at a table the rules and its entries, and where games are looked at the rules.
import { serverTableAt } from "../local/codes";
import { connectEarly } from "../net/early_socket";
import { catalogues } from "../words/catalogues";
import { engine } from "./engine";
import { languageHere } from "./language";
import { routeOf } from "./routes";
import { pathHere, site } from "./site";

const language = languageHere();
document.documentElement.lang = language;
// In index.html it is asked for even earlier. Whoever shows it notices when it cannot be loaded.
catalogues[language]().catch(() => undefined);

const here = routeOf(pathHere());
const table = site ? null : serverTableAt(pathHere());
if (table) {
  engine("table");
  // A link may bring a seat along, which has to be taken before.
  if (!location.hash) connectEarly(table);
} else if (["table", "review", "analysis", "companion"].includes(here.page)) engine();
