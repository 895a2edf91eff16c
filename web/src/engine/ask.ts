import { EngineError, broken, noValues, noWords } from "./error";
import type { Referee } from "./wasm";

/** Asks the referee: the result of a method, or an `EngineError`. */
export type Ask = (method: string, params: object) => Promise<unknown>;

/** The bytes of a file of position values, by its name without the ending: "grill-2". */
export type FetchValues = (name: string) => Promise<Uint8Array>;

/** The bytes of the words of a language: "en". */
export type FetchWords = (language: string) => Promise<Uint8Array>;

interface Answer {
  result?: unknown;
  error?: { code: number; message: string; data?: Record<string, unknown> };
}

/** Asks a referee of this thread. Position values and words are fetched when a method first misses them. */
export function askReferee(referee: Referee, fetchValues: FetchValues, fetchWords: FetchWords): Ask {
  const loading = new Map<string, Promise<void>>();

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

  function answer(method: string, params: object): Answer {
    return JSON.parse(referee.answer(JSON.stringify({ jsonrpc: "2.0", id: 0, method, params }))) as Answer;
  }

  return async (method, params) => {
    let { result, error } = answer(method, params);
    if (error?.code === noWords) {
      await loadOnce(String(error.data?.language), loadWords);
      ({ result, error } = answer(method, params));
    }
    if (error?.code === noValues) {
      await loadOnce(String(error.data?.values), loadValues);
      ({ result, error } = answer(method, params));
    }
    if (error) throw new EngineError(error.code, error.message, error.data);
    return result;
  };
}
