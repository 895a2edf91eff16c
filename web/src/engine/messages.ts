/**
 * What the page and the engine's worker send each other. First comes the engine itself, with the words of a language if they
 * are there already; an answer has the id of its request.
 */
export interface WorkerStart {
  module: WebAssembly.Module;
  words: Uint8Array | null;
}
export interface WorkerRequest {
  id: number;
  method: string;
  params: object;
}
export interface WorkerAnswer {
  id: number;
  result?: unknown;
  error?: { code: number; message: string; data?: Record<string, unknown> };
}
