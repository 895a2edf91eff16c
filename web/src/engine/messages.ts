/** What the page and the engine's worker send each other. An answer has the id of its request. */
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
