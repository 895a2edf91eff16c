// Which script of the page a module belongs to. Every file costs a request with its headers, so there are few:
//   early  what early.ts imports: runs while the others are still on their way
//   start  what main.ts imports beside that: every page needs it
//   table  what the page of a table imports beside these; index.html asks for it along with the others
//   table_later  what a table shows before the game, behind it and beside it
//   local  what a table of this browser imports beside these
//   qr     what the picture of a link imports beside these
//   link   how a position is addressed, for the pages that lead to the analysis board
//   choice  one of a few values, for the pages that begin a game
//   companion  what a game with real dice imports beside these
//   analysis  what the analysis board imports beside these
//   coach  what the coach at a table imports beside these, first  what a first game does
//   trainer  what the puzzles import beside these
//   shared   what the puzzles and other pages import, so that none brings the other along
//   nl, nl_later  a language, and of it what is needed later; index.html asks for that of the reader along with the others
//   more   all other pages, loaded when the first of them is opened
import type { GetModuleInfo, OutputBundle } from "rollup";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { languages, type Language } from "../src/words/languages";
import { firstScript } from "./first_script";

/** Whether a file imports the module, directly or through others; imports that are made later do not count. */
function isNeededBy(file: string, id: string, getModuleInfo: GetModuleInfo, seen = new Set<string>()): boolean {
  if (id.endsWith(file)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(file, importer, getModuleInfo, seen));
}

/** Pages of `more` that have something in common with the trainer. */
const besideTrainer = ["/src/local/Notebook.svelte", "/src/review/ReviewPage.svelte", "/src/pages/Replay.svelte"];

export function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: GetModuleInfo }): string {
  const catalogues = languages.flatMap((language) => [language, `${language}_later`]);
  const roots = {
    ...Object.fromEntries(catalogues.map((name) => [name, `/src/words/${name}.ts`])),
    early: "/src/app/early.ts",
    start: "/src/app/main.ts",
    table: "/src/pages/TablePage.svelte",
    table_later: "/src/pages/table_later.ts",
    local: "/src/local/local_table.ts",
    qr: "/src/pages/Qr.svelte",
    link: "/src/analysis/link.ts",
    choice: "/src/pages/Choice.svelte",
    companion: "/src/companion/CompanionPage.svelte",
    analysis: "/src/analysis/AnalysisPage.svelte",
    coach: "/src/coach/TableCoach.svelte",
    first: "/src/learn/FirstGame.svelte",
    trainer: "/src/trainer/Trainer.svelte",
  };
  if (id.endsWith(".html")) return "start";
  // All later catalogues write numbers with it: in one of them it would bring that language along.
  if (id.endsWith("/src/words/numbers.ts")) return "early";
  const isIn = (file: string) => isNeededBy(file, id, getModuleInfo);
  const chunk = Object.entries(roots).find(([, file]) => isIn(file))?.[0] ?? "more";
  return chunk === "trainer" && besideTrainer.some(isIn) ? "shared" : chunk;
}

/** The language that a script is a catalogue of, if it is one. */
export const catalogueLanguage = (chunk: string): Language | undefined =>
  languages.find((language) => chunk === language || chunk === `${language}_later`);

function addressIn(bundle: OutputBundle, name: string, base: string): string {
  // The worker's script is built apart, and a file among the others here.
  const isIt = (one: OutputBundle[string]) =>
    one.type === "chunk" ? one.name === name : new RegExp(`^assets/${name}-.*\\.js$`).test(one.fileName);
  const file = Object.values(bundle).find(isIt);
  if (!file) throw new Error(`there is no script ${name}`);
  return `${base}${file.fileName}`;
}

function tags(bundle: OutputBundle, base: string): HtmlTagDescriptor[] {
  const address = (name: string) => addressIn(bundle, name, base);
  const font = Object.keys(bundle).find((name) => name.endsWith(".woff2"));
  if (!font) throw new Error("there is no font");
  const style = Object.keys(bundle).find((name) => /^assets\/table-.*\.css$/.test(name));
  if (!style) throw new Error("there are no styles of a table");
  return [
    { tag: "script", attrs: { type: "module", async: true, crossorigin: true, src: address("early") }, injectTo: "head" },
    { tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: address("table") }, injectTo: "head" },
    { tag: "link", attrs: { rel: "preload", as: "style", crossorigin: true, href: `${base}${style}` }, injectTo: "head" },
    { tag: "link", attrs: { rel: "preload", as: "font", crossorigin: true, href: `${base}${font}` }, injectTo: "head" },
  ];
}

/**
 * index.html begins with its first script, runs `early` as soon as it is there, and asks for `table` and its styles, because whoever opens the
 * page is at a table or at one soon, and for the font, so that headings do not change before the reader's eyes.
 */
export function firstScripts(): Plugin {
  let base = "/";
  return {
    name: "gockel-first-scripts",
    apply: "build",
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle }) => {
        if (!bundle) return html;
        const script = await firstScript((name) => addressIn(bundle, name, base), base);
        return { html: html.replace("<!-- language -->", () => script), tags: tags(bundle, base) };
      },
    },
  };
}
