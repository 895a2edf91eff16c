// The referee in a thread of its own, so that thinking does not stop the page.
import { baseOfWorker } from "../app/site";
import { type AskLine, askRefereeLine } from "./ask";
import { EngineError, broken } from "./error";
import type { WorkerAnswer, WorkerProgress, WorkerRequest, WorkerStart } from "./messages";
import { Referee } from "./wasm";

async function fetchFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new EngineError(broken, `${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const fetchValues = (name: string) => fetchFile(`${baseOfWorker}values/${name}.net`);
const fetchWords = (language: string) => fetchFile(`${baseOfWorker}words/${language}.words`);

const fetchWhole = () => WebAssembly.compileStreaming(fetch(`${baseOfWorker}engine.wasm`));

let ask: AskLine | undefined;

/** Milliseconds: what is done sooner need not be told how far it is, and nobody reads faster. */
const progressEvery = 100;

async function answer({ id, method, params, progress }: WorkerRequest): Promise<WorkerAnswer> {
  let told = performance.now();
  const tell = (done: number) => {
    const now = performance.now();
    if (now - told < progressEvery) return;
    told = now;
    postMessage({ id, done } satisfies WorkerProgress);
  };
  try {
    return { id, answer: await ask!(method, params, progress ? tell : undefined) };
  } catch (error) {
    if (error instanceof EngineError) return { id, error: { code: error.code, message: error.message, data: error.data } };
    return { id, error: { code: broken, message: String(error) } };
  }
}

addEventListener("message", ({ data }: MessageEvent<WorkerStart | WorkerRequest>) => {
  if (!("module" in data)) return void answer(data).then(postMessage);
  const referee = new Referee(data.module);
  ask = askRefereeLine(referee, fetchValues, fetchWords, data.whole ? undefined : fetchWhole);
  try {
    if (data.words) referee.giveWords(data.words);
  } catch {
    // Whoever asks next meets a fresh module and is told what is wrong.
  }
});
