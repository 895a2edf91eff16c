// Which script of the page a module belongs to. Every file costs a request with its headers, so there are few:
//   early  what early.ts imports: runs while the others are still on their way
//   start  what main.ts imports beside that: every page needs it
//   table  what the page of a table imports beside these; index.html asks for it along with the others
//   more   all other pages, loaded when the first of them is opened
import type { GetModuleInfo, OutputBundle } from "rollup";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** Whether a file imports the module, directly or through others; imports that are made later do not count. */
function isNeededBy(file: string, id: string, getModuleInfo: GetModuleInfo, seen = new Set<string>()): boolean {
  if (id.endsWith(file)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(file, importer, getModuleInfo, seen));
}

export function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: GetModuleInfo }): string {
  const roots = { early: "/src/app/early.ts", start: "/src/app/main.ts", table: "/src/pages/TablePage.svelte" };
  if (id.endsWith(".html")) return "start";
  return Object.entries(roots).find(([, file]) => isNeededBy(file, id, getModuleInfo))?.[0] ?? "more";
}

function tags(bundle: OutputBundle): HtmlTagDescriptor[] {
  const address = (name: string) =>
    Object.values(bundle).filter((file) => file.type === "chunk" && file.name === name).map(({ fileName }) => `/${fileName}`)[0]!;
  return [
    { tag: "script", attrs: { type: "module", async: true, crossorigin: true, src: address("early") }, injectTo: "head" },
    { tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: address("table") }, injectTo: "head" },
  ];
}

/** index.html runs `early` as soon as it is there, and asks for `table`: whoever opens the page is at a table, or at one soon. */
export function firstScripts(): Plugin {
  return {
    name: "gockel-first-scripts",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (_, { bundle }) => (bundle ? tags(bundle) : []) },
  };
}
