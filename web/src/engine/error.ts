/** Codes of docs/engine.md that the page tells apart. */
export const noMethod = -32601;
export const againstTheRules = -32000;
export const noValues = -32003;
export const noWords = -32004;
/** The engine broke off: a fault in it, or the browser has no memory left. */
export const broken = -32603;

/** Why the engine has no result. `message` is its own sentence, for developers. */
export class EngineError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: Record<string, unknown>,
  ) {
    super(message);
    this.name = "EngineError";
  }
}
