// @gockel/engine in Node.
import { readFile } from "node:fs/promises";
import { askReferee } from "../src/engine/ask";
import { Engine } from "../src/engine/methods";
import { Referee } from "../src/engine/wasm";

export * from "./exports";

const here = import.meta.url;

/**
 * The engine, in this thread, from the files beside this one. `engine.wasm` is read now, the values of a game and the words of
 * a language when they are first needed.
 */
export async function loadEngine(): Promise<Engine> {
  const read = async (name: string) => new Uint8Array(await readFile(new URL(name, here)));
  const referee = new Referee(await WebAssembly.compile(await read("engine.wasm")));
  return new Engine(
    askReferee(
      referee,
      (name) => read(`values/${name}.net`),
      (language) => read(`words/${language}.words`),
    ),
  );
}
