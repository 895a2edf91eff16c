// Puts what `cmake --build --preset wasm` made and the learned position values where the page is served from:
//   node scripts/engine.js   writes public/engine.wasm, public/table.wasm, public/values/*.net and public/words/*.words
// What is there already stays untouched, so that a build sees what is new.
import { Buffer } from "node:buffer";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);
const built = new URL("build/wasm/bin/", root);
const weights = new URL("weights/", root);
const target = new URL("web/public/", root);

/** Makes the folder hold just these files, by name and bytes. */
function fill(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) {
    const file = new URL(name, folder);
    if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
  }
  return files.map(([name]) => name);
}

function fillWhole(folder, files) {
  const names = fill(folder, files);
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(new URL(name, folder));
}

const modules = ["engine.wasm", "table.wasm"];
fill(
  target,
  modules.map((name) => [name, readFileSync(new URL(name, built))]),
);
const networks = readdirSync(weights).filter((name) => name.endsWith(".net"));
fillWhole(
  new URL("values/", target),
  networks.map((name) => [name, readFileSync(new URL(name, weights))]),
);

// One file per language, as wasm/languages.cpp makes them: a visitor loads one.
const languages = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(new URL("languages.wasm", built)))).exports;
languages._initialize();
const words = [];
for (let i = 0; i < languages.language_count(); ++i) {
  const letters = languages.language_code(i);
  const code = String.fromCharCode(letters & 255, letters >> 8);
  const size = languages.words_of(i);
  words.push([`${code}.words`, Buffer.from(new Uint8Array(languages.memory.buffer, languages.words_bytes(), size))]);
}
fillWhole(new URL("words/", target), words);
