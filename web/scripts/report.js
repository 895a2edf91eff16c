// Builds the page of a saved review, one file for each language:
//   node scripts/report.js [FOLDER]   writes report/LANGUAGE.html into the built page (dist)
// A file needs nothing else, so that it opens from a disk; src/review/report.ts says how a review gets into it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { build } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";

const web = new URL("../", import.meta.url);
const folder = process.argv[2] ?? "dist";
const target = new URL(`${folder}/report/`, web);
const languages = readdirSync(new URL("src/words/", web), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The parts of a catalogue that a review speaks with. */
const spoken = ["app", "board", "choices", "company", "games", "lobby", "log", "replay", "table", "throws"];
const spokenLater = ["companion", "report", "review"];

/** Leaves other languages, and what a review never says, out of what is built. */
const onlyIn = (language) => ({
  name: "gockel-only-language",
  enforce: "pre",
  transform(code, id) {
    const [, other, later] = /\/src\/words\/([a-z]{2})(_later)?\.ts$/.exec(id) ?? [];
    if (!other) return undefined;
    const parts = other !== language ? [] : later ? spokenLater : spoken;
    // What is imported and not used is not built.
    const catalogue = new RegExp(`export const (${other}(?:Later)?)[^=]*= \\{[^}]*\\};`);
    if (!catalogue.test(code)) throw new Error(`${id} is no catalogue`);
    return code.replace(catalogue, `export const $1 = { ${parts.join(", ")} };`);
  },
});

/** Lets a page run its own script and no other, and load nothing, whatever somebody gets into it. */
function secured(page) {
  const scripts = [...page.matchAll(/<script type="module"[^>]*>([^]*?)<\/script>/g)];
  if (scripts.length !== 1) throw new Error(`the page of a review has ${scripts.length} scripts`);
  const hash = createHash("sha256").update(scripts[0][1]).digest("base64");
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'`;
  return page.replace("<head>", `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

async function pageIn(language) {
  const { output } = await build({
    root: web.pathname,
    configFile: false,
    logLevel: "warn",
    plugins: [onlyIn(language), svelte(), viteSingleFile()],
    publicDir: false,
    build: {
      target: "es2022",
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: new URL("report.html", web).pathname },
    },
  });
  if (output.length !== 1) throw new Error(`the page of a review is in pieces: ${output.map(({ fileName }) => fileName)}`);
  return secured(String(output[0].source)).replace('<html lang="en">', `<html lang="${language}">`);
}

mkdirSync(target, { recursive: true });
for (const language of languages) {
  const page = await pageIn(language);
  writeFileSync(new URL(`${language}.html`, target), page);
  console.log(`${folder}/report/${language}.html  ${(page.length / 1000).toFixed(1)} kB`);
}
