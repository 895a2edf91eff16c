// A Vite plugin: writes /sw.js, which knows the files of this build.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { languages } from "../src/words/languages";
import { catalogueLanguage } from "./chunks";

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

/** Files of public/ that the page needs without the server; /values/ are kept when the page asks for it. */
const kept = ["engine.wasm"];

/** What index.html asks for: every visit has loaded it. */
const isFirst = (name: string): boolean => /^assets\/(early|index|table|lilita)-/.test(name);

/** The learned position values, one file per family of rules and number of players. */
function valueFiles(): string[] {
  const folder = new URL("../public/values", import.meta.url);
  return existsSync(folder) ? readdirSync(folder).map((name) => `./values/${name}`) : [];
}

/** The page that a saved review is put into; report.js writes it into every build. */
const reportOf = (language: string): string => `report/${language}.html`;

/** Nobody is invited without the server, so what draws the link is not kept. */
const isForInvitations = (name: string): boolean => name.startsWith("assets/qr-");

export function serviceWorker(): Plugin {
  return {
    name: "gockel-service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith(".html") && !isForInvitations(name));
      const isThere = (name: string) => existsSync(new URL(`../public/${name}`, import.meta.url));
      const there = kept.filter(isThere);
      // What the engine says about the game, by language.
      const wordsOf = (one: string) => [`words/${one}.words`].filter(isThere);
      const hash = createHash("sha256").update(built.sort().join("\n"));
      for (const name of [...there, "icon.svg", ...languages.flatMap(wordsOf)]) hash.update(read(`../public/${name}`));
      const languageOf = (name: string) => catalogueLanguage(bundle[name]!.name ?? "");
      const common = built.filter((name) => !languageOf(name));
      const addresses = (names: string[]) => names.map((name) => `./${name}`);
      const files = {
        first: addresses(["", "icon.svg", ...common.filter(isFirst)]),
        later: addresses([...common.filter((name) => !isFirst(name)), ...there]),
      };
      const spoken = languages.map((one) => {
        const catalogues = built.filter((name) => languageOf(name) === one);
        const isLater = (name: string) => bundle[name]!.name !== one;
        const first = addresses(catalogues.filter((name) => !isLater(name)));
        const later = [...catalogues.filter(isLater), ...wordsOf(one), reportOf(one)];
        return [one, { first, later: addresses(later) }];
      });
      const source = read("../src/app/service_worker.js")
        .toString()
        .replace('{ first: ["FIRST"], later: ["LATER"] }', JSON.stringify(files))
        .replace('{ en: { first: ["FIRST"], later: ["LATER"] } }', JSON.stringify(Object.fromEntries(spoken)))
        .replace('["VALUES"]', JSON.stringify(valueFiles()))
        .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 16)));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
