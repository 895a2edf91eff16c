import type { Error as ErrorMessage, Refusal as RefusalBody } from "./messages";

/** What may be wrong with a name. */
const nameReasons = [
  "name_length",
  "name_not_text",
  "name_hidden_characters",
  "name_too_many_marks",
  "name_of_computer",
] as const;
export type NameReason = (typeof nameReasons)[number];
/** The server's exact reasons that have words of their own. */
const exactReasons = [...nameReasons, "too_many_open_tables"] as const;
type ExactReason = (typeof exactReasons)[number];

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
  /** This browser keeps nothing, has no room left, or keeps what only a newer page can read. */
  | "no_storage"
  | "full"
  | "outdated"
  | ExactReason
  | "other";

const exactReason = (reason: string | undefined): ExactReason | undefined => exactReasons.find((name) => name === reason);

/** The reason if it is one for the field of a name. */
export const aboutName = (reason: Reason | null): NameReason | null => nameReasons.find((name) => name === reason) ?? null;

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
  return new Refusal(exactReason(error.data.reason) ?? reasons[error.code] ?? "other", error.message);
}

/** The refusal that an HTTP answer tells of. */
export function httpRefusal(status: number, { code, message, reason }: RefusalBody["error"]): Refusal {
  if (status === 404) return new Refusal("not_found", message);
  const known = exactReason(reason) ?? Object.values(reasons).find((name) => name === code);
  return new Refusal(known ?? (status >= 502 ? "unreachable" : "other"), message);
}

/** What went wrong as a reason that there are words for. */
export function reasonOf(error: unknown): Reason {
  return error instanceof Refusal ? error.reason : "other";
}
