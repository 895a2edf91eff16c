// The script that index.html brings along, because one of its own would have to be fetched first. The server permits it by
// its hash. It is made of functions of the page that use nothing but their parameters and the browser.
import { transformWithEsbuild } from "vite";
import type { HeadStart } from "../src/app/head_start";
import { chooseLanguage } from "../src/app/language";
import { place } from "../src/app/stored";
import { serverTableAt } from "../src/local/codes";
import { connect, listenEarly } from "../src/net/early_socket";
import { languages } from "../src/words/languages";

interface Given {
  choose: typeof chooseLanguage;
  /** Where the settings are stored. */
  place: string;
  /** The catalogues by language. */
  catalogues: Record<string, string>;
}

/** Asks for the catalogue of the reader's language; returns how to ask for more, and the language. */
function askForLanguage({ choose, place, catalogues }: Given): { ask: (link: object) => void; language: string } {
  const ask = (link: object) => document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "", ...link }));
  const language = choose(place, Object.keys(catalogues));
  document.documentElement.lang = language;
  ask({ rel: "modulepreload", href: catalogues[language] });
  return { ask, language };
}

interface GivenAtTable extends ReturnType<typeof askForLanguage> {
  tableAt: typeof serverTableAt;
  connect: typeof connect;
  listen: typeof listenEarly;
  /** Its script. */
  worker: string;
}

/** At a server's table begins what takes longest: the engine, its worker and the socket. */
function beginTable({ ask, language, tableAt, connect, listen, worker }: GivenAtTable): void {
  const table = tableAt(location.pathname);
  if (!table) return;
  for (const href of ["/table.wasm", `/words/${language}.words`]) ask({ rel: "preload", as: "fetch", href });
  const headStart: HeadStart = { worker: new Worker(worker, { type: "module" }) };
  // A link may bring a seat along, which has to be taken before.
  if (!location.hash) headStart.socket = listen(table, connect);
  Object.assign(window, { headStart });
}

/** `addressOf` tells where a script of the page is. */
export async function firstScript(addressOf: (name: string) => string, base: string): Promise<string> {
  const text = JSON.stringify;
  const catalogues = Object.fromEntries(languages.map((language) => [language, addressOf(language)]));
  const given = `{ choose: ${String(chooseLanguage)}, place: ${text(place)}, catalogues: ${text(catalogues)} }`;
  const asked = `(${String(askForLanguage)})(${given})`;
  const more = `tableAt: ${String(serverTableAt)}, connect: ${String(connect)}, listen: ${String(listenEarly)}`;
  // Behind static files there is no server with tables.
  const code =
    base === "/" ? `(${String(beginTable)})({ ...${asked}, ${more}, worker: ${text(addressOf("worker"))} });` : `${asked};`;
  return `<script>${(await transformWithEsbuild(code, "first.js", { minify: true })).code.trim()}</script>`;
}
