// @gockel/engine in a browser or in a worker of one.
import { askReferee } from "../src/engine/ask";
import { EngineError, broken } from "../src/engine/error";
import { Engine } from "../src/engine/methods";
import { Referee } from "../src/engine/wasm";

export * from "./exports";

const here = import.meta.url;

async function fetchFile(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new EngineError(broken, `${address.href}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * The engine, in this thread. `engine.wasm` is fetched now, the values of a game and the words of a language when they are first
 * needed; all of them from `base`, the folder of the package, which is that of this file if left out.
 */
export async function loadEngine(base: string | URL = here): Promise<Engine> {
  const folder = new URL(base, here);
  const fetched = (name: string) => fetchFile(new URL(name, folder));
  const referee = new Referee(await WebAssembly.compile(await fetched("engine.wasm")));
  return new Engine(
    askReferee(
      referee,
      (name) => fetched(`values/${name}.net`),
      (language) => fetched(`words/${language}.words`),
    ),
  );
}
