/**
 * What the page and the engine's worker send each other. First comes the engine itself, with the words of a language if they
 * are there already; an answer has the id of its request.
 */
export interface WorkerStart {
  module: WebAssembly.Module;
  /** It answers all methods; else the worker fetches the one that does when another is asked for. */
  whole: boolean;
  words: Uint8Array | null;
}
export interface WorkerRequest {
  id: number;
  method: string;
  params: object;
  /** Progress is wanted: messages with `done` come before the answer. */
  progress?: boolean;
}
export interface WorkerProgress {
  id: number;
  done: number;
}
export interface WorkerAnswer {
  id: number;
  /** A line of docs/engine.md; missing when the engine broke off. */
  answer?: string;
  error?: { code: number; message: string; data?: Record<string, unknown> };
}
