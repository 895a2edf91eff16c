import { takeHeadStart } from "../app/head_start";
import { base } from "../app/site";
import type { Language } from "../words/languages";
import { resultOf, type Ask, type OnProgress } from "./ask";
import { EngineError, broken } from "./error";
import type { WorkerAnswer, WorkerProgress, WorkerRequest, WorkerStart } from "./messages";
import { Engine } from "./methods";

export { EngineError } from "./error";
export { Engine, watcher, type Voice, type WordedReview } from "./methods";

/** An engine in a worker of its own. */
export interface RunningEngine {
  engine: Engine;
  /** Ends the worker, whatever it is doing; what it was asked is not answered any more. */
  end(): void;
}

/** What an engine begins with (wasm/CMakeLists.txt): all methods, or those of a table, and the others when one is asked for. */
export type FirstModule = "engine" | "table";

/**
 * An engine in a worker, which begins to load at once, with the words of the language that it will be asked in first. What
 * failed to load is tried again with the next request.
 */
export const startEngine = (language: Language, first: FirstModule = "engine"): Engine => runEngine(language, first).engine;

/** The same, and how to end it: for work that takes long and may be given up. */
export function runEngine(language: Language, name: FirstModule = "engine"): RunningEngine {
  // Asked for before there is a worker to send it to: it is the largest file.
  const first = loadModule(name);
  const words = loadWords(language);
  const worker = takeHeadStart("worker") ?? new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const ask = askWorker(worker);
  async function send(loading: Promise<WebAssembly.Module>): Promise<void> {
    try {
      worker.postMessage({ module: await loading, whole: name === "engine", words: await words } satisfies WorkerStart);
    } catch (error) {
      sent = null;
      throw new EngineError(broken, `the engine cannot be loaded: ${String(error)}`);
    }
  }
  let sent: Promise<void> | null = send(first);
  void sent.catch(() => undefined);
  const engine = new Engine(async (method, params, onprogress) => {
    await (sent ??= send(loadModule(name)));
    return ask(method, params, onprogress);
  });
  return { engine, end: () => worker.terminate() };
}

/** Nothing when they cannot be loaded: the worker asks for them again when it misses them. */
async function loadWords(language: Language): Promise<Uint8Array | null> {
  const answer = await fetch(`${base}words/${language}.words`).catch(() => null);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

const loadModule = (name: FirstModule) => WebAssembly.compileStreaming(fetch(`${base}${name}.wasm`));

/** Asks a worker that runs `worker.ts`. */
export function askWorker(worker: Worker): Ask {
  interface Waiting {
    resolve(answer: string): void;
    reject(error: EngineError): void;
    onprogress: OnProgress | undefined;
  }
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer | WorkerProgress>) => {
    const asked = waiting.get(data.id);
    if ("done" in data) return asked?.onprogress?.(data.done);
    const { id, answer, error } = data;
    waiting.delete(id);
    if (error || answer === undefined) asked?.reject(new EngineError(error?.code ?? broken, error?.message ?? "", error?.data));
    else asked?.resolve(answer);
  };
  worker.onerror = (event) => {
    for (const asked of waiting.values()) asked.reject(new EngineError(broken, event.message || "the worker ended"));
    waiting.clear();
  };

  return (method, params, onprogress) =>
    new Promise<string>((resolve, reject) => {
      const request: WorkerRequest = { id: ++last, method, params, progress: onprogress !== undefined };
      waiting.set(request.id, { resolve, reject, onprogress });
      worker.postMessage(request);
    }).then(resultOf);
}
