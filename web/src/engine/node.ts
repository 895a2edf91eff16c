// The engine without a browser, for tests: from the files that `scripts/engine.js` copies.
import { readFile } from "node:fs/promises";
import { askReferee } from "./ask";
import { Engine } from "./engine";
import { Referee } from "./wasm";

const folder = new URL("../../public/", import.meta.url);

export async function loadReferee(): Promise<Referee> {
  return new Referee(await WebAssembly.compile(await readFile(new URL("engine.wasm", folder))));
}

export async function loadEngine(): Promise<Engine> {
  return new Engine(askReferee(await loadReferee(), (name) => readFile(new URL(`values/${name}.net`, folder))));
}
