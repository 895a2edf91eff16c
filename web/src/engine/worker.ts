// The referee in a thread of its own, so that thinking does not stop the page.
import { type Ask, askReferee } from "./ask";
import { EngineError, broken } from "./error";
import type { WorkerAnswer, WorkerRequest } from "./messages";
import { Referee } from "./wasm";

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new EngineError(broken, `${address}: ${answer.status}`);
  return answer;
}

async function fetchValues(name: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetched(`/values/${name}.net`)).arrayBuffer());
}

async function load(): Promise<Ask> {
  const module = await WebAssembly.compileStreaming(fetched("/engine.wasm"));
  return askReferee(new Referee(module), fetchValues);
}

let ask: Promise<Ask> | null = null;

/** What failed to load is tried again with the next request. */
async function loaded(): Promise<Ask> {
  ask ??= load();
  return ask.catch((error: unknown) => {
    ask = null;
    throw error;
  });
}

async function answer({ id, method, params }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    return { id, result: await (await loaded())(method, params) };
  } catch (error) {
    if (error instanceof EngineError)
      return { id, error: { code: error.code, message: error.message, data: error.data } };
    return { id, error: { code: broken, message: String(error) } };
  }
}

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  void answer(data).then(postMessage);
});
void loaded().catch(() => undefined);
