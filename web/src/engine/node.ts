// The engine without a browser, for tests: from the files that `node scripts/engine.js` puts into public/.
import { readFile, readdir } from "node:fs/promises";
import { askReferee } from "./ask";
import { Engine } from "./engine";
import { Referee } from "./wasm";

const folder = new URL("../../public/", import.meta.url);

export async function loadReferee(): Promise<Referee> {
  return new Referee(await WebAssembly.compile(new Uint8Array(await readFile(new URL("engine.wasm", folder)))));
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
