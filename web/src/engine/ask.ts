import { EngineError, broken, noMethod, noValues, noWords } from "./error";
import type { Referee } from "./wasm";

/** Told which part of a request is done, 0 to 1. */
export type OnProgress = (done: number) => void;

/** Asks the referee: the result of a method, or an `EngineError`. Progress is for the methods that take long. */
export type Ask = (method: string, params: object, onprogress?: OnProgress) => Promise<unknown>;

/** The bytes of a file of position values, by its name without the ending: "grill-2". */
export type FetchValues = (name: string) => Promise<Uint8Array>;

/** The bytes of the words of a language: "en". */
export type FetchWords = (language: string) => Promise<Uint8Array>;

/** The engine that answers all methods. */
export type FetchWhole = () => Promise<WebAssembly.Module>;

interface Answer {
  result?: unknown;
  error?: { code: number; message: string; data?: Record<string, unknown> };
}

interface Progress {
  params: { done: number };
}

/** The same, with the whole answer as the referee writes it: one text goes from thread to thread faster than its objects. */
export type AskLine = (method: string, params: object, onprogress?: OnProgress) => Promise<string>;

/** The result in an answer, or its `EngineError`. */
export function resultOf(line: string): unknown {
  const { result, error } = JSON.parse(line) as Answer;
  if (error) throw new EngineError(error.code, error.message, error.data);
  return result;
}

/** Asks a referee of this thread. */
export function askReferee(...referee: Parameters<typeof askRefereeLine>): Ask {
  const ask = askRefereeLine(...referee);
  return async (...request) => resultOf(await ask(...request));
}

/**
 * Asks a referee of this thread. Position values and words are fetched when a method first misses them, and where the referee
 * began with some of the methods, the others.
 */
export function askRefereeLine(
  referee: Referee,
  fetchValues: FetchValues,
  fetchWords: FetchWords,
  fetchWhole?: FetchWhole,
): AskLine {
  const loading = new Map<string, Promise<void>>();
  let whole = fetchWhole === undefined;

  async function loadWhole(): Promise<void> {
    referee.become(await fetchWhole!());
    whole = true;
  }
  async function loadValues(name: string): Promise<void> {
    if (!referee.giveValues(await fetchValues(name))) throw new EngineError(broken, `the position values ${name} are damaged`);
  }
  async function loadWords(language: string): Promise<void> {
    if (!referee.giveWords(await fetchWords(language)))
      throw new EngineError(broken, `the words of the language ${language} are damaged`);
  }

  /** Two requests that miss the same file fetch it once. */
  async function loadOnce(name: string, load: (name: string) => Promise<void>): Promise<void> {
    if (!loading.has(name))
      loading.set(
        name,
        load(name).finally(() => loading.delete(name)),
      );
    await loading.get(name);
  }

  /** How answers begin that are none; only those have to be read here. */
  const errorStart = '{"jsonrpc":"2.0","id":0,"error"';
  const errorIn = (line: string) => (line.startsWith(errorStart) ? (JSON.parse(line) as Answer).error : undefined);

  type Provide = (missing: Record<string, unknown> | undefined) => Promise<void>;
  const misses: [code: number, provide: Provide][] = [
    [noMethod, async () => (whole ? undefined : loadOnce("engine", loadWhole))],
    [noWords, (missing) => loadOnce(String(missing?.language), loadWords)],
    [noValues, (missing) => loadOnce(String(missing?.values), loadValues)],
  ];

  return async (method, params, onprogress) => {
    const asked = onprogress ? { ...params, progress: true } : params;
    const request = JSON.stringify({ jsonrpc: "2.0", id: 0, method, params: asked });
    const notify = (told: string) => onprogress?.((JSON.parse(told) as Progress).params.done);
    let answer = referee.answer(request, notify);
    // In the order in which the referee misses them.
    for (const [code, provide] of misses) {
      const error = errorIn(answer);
      if (error?.code !== code) continue;
      await provide(error.data);
      answer = referee.answer(request, notify);
    }
    return answer;
  };
}
