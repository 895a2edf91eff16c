import { EngineError } from "../engine/error";
import type { ErrorCode } from "../net/messages";
import { Refusal, refusalOf } from "../net/refusal";

/** What the engine or the store refused at a table, as the page knows it from a server's socket. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof EngineError)) return new Refusal("other", String(error));
  const data = { version: 0, ...(error.data as { reason?: string } | undefined) };
  return refusalOf({ code: error.code as ErrorCode, message: error.message, data });
}
