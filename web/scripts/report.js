// Builds the page of a saved review, one file for each language:
//   node scripts/report.js   writes dist/report/LANGUAGE.html
// A file needs nothing else, so that it opens from a disk; src/review/report.ts says how a review gets into it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { build } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";

const web = new URL("../", import.meta.url);
const target = new URL("dist/report/", web);
const languages = readdirSync(new URL("src/words/", web), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Leaves the words of other languages out of what is built. */
const onlyIn = (language) => ({
  name: "gockel-only-language",
  enforce: "pre",
  load(id) {
    const [, other] = /\/src\/words\/([a-z]{2})(?:_later)?\.ts$/.exec(id) ?? [];
    if (!other || other === language) return undefined;
    return `export const ${other} = {}, ${other}Later = {};`;
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
  console.log(`dist/report/${language}.html  ${(page.length / 1000).toFixed(1)} kB`);
}
