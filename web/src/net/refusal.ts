import type { Error as ErrorMessage } from "./messages";

/** Why something was not done: the names of docs/server.md, and what only the browser can notice. */
export type Reason =
  | "stale"
  | "not_yours"
  | "illegal"
  | "seat_taken"
  | "too_fast"
  | "wrong_time"
  | "store"
  | "damaged"
  | "not_found"
  | "unreachable"
  | "other";

const reasons: Record<number, Reason> = {
  [-32010]: "stale",
  [-32011]: "not_yours",
  [-32012]: "illegal",
  [-32013]: "seat_taken",
  [-32014]: "too_fast",
  [-32015]: "wrong_time",
  [-32020]: "store",
  [-32021]: "damaged",
};

/** A request was refused; nothing has changed. `message` is the server's own sentence, for developers. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message);
  }
}

/** The refusal that an answer on the socket tells of. */
export function refusalOf(error: ErrorMessage): Refusal {
  return new Refusal(reasons[error.code] ?? "other", error.message);
}

/** The refusal that an HTTP answer tells of. */
export function httpRefusal(status: number, code: string, message: string): Refusal {
  if (status === 404) return new Refusal("not_found", message);
  const known = Object.values(reasons).find((reason) => reason === code);
  return new Refusal(known ?? (status >= 502 ? "unreachable" : "other"), message);
}

/** What went wrong as a reason that there are words for. */
export function reasonOf(error: unknown): Reason {
  return error instanceof Refusal ? error.reason : "other";
}
