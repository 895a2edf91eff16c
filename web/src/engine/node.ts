// The engine without a browser, for tests: from the files that `node scripts/engine.js` puts into public/.
import { readFile, readdir } from "node:fs/promises";
import { askReferee } from "./ask";
import { Engine, type FirstModule } from "./engine";
import { Referee } from "./wasm";

const folder = new URL("../../public/", import.meta.url);

export async function loadModule(name: FirstModule): Promise<WebAssembly.Module> {
  return WebAssembly.compile(new Uint8Array(await readFile(new URL(`${name}.wasm`, folder))));
}

export async function loadReferee(name: FirstModule = "engine"): Promise<Referee> {
  return new Referee(await loadModule(name));
}

export const readValues = (name: string): Promise<Uint8Array> => readFile(new URL(`values/${name}.net`, folder));

export const readWords = (language: string): Promise<Uint8Array> => readFile(new URL(`words/${language}.words`, folder));

/** The bytes of the words of all languages. */
export async function wordFiles(): Promise<Uint8Array[]> {
  const names = await readdir(new URL("words/", folder));
  return Promise.all(names.map((file) => readWords(file.replace(/\.words$/, ""))));
}

/** The bytes of all position values there are. */
export async function valueFiles(): Promise<Uint8Array[]> {
  const names = await readdir(new URL("values/", folder));
  return Promise.all(names.map((file) => readValues(file.replace(/\.net$/, ""))));
}

export async function loadEngine(): Promise<Engine> {
  return new Engine(askReferee(await loadReferee(), readValues, readWords));
}
