import type {
  ClaimAnswer,
  CreateAnswer,
  CreateRequest,
  Info,
  OwnTables,
  Refusal as RefusalBody,
  Table,
  TableList,
} from "./messages";
import { connect, tableAddress, takeEarly } from "./early_socket";
import { Refusal, httpRefusal } from "./refusal";
import type { Wire } from "./socket";

async function call(path: string, body?: object): Promise<Response> {
  const request: RequestInit = body
    ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
    : {};
  const answer = await fetch(path, request).catch((error: unknown) => {
    throw new Refusal("unreachable", String(error));
  });
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as RefusalBody | null;
  throw httpRefusal(answer.status, refusal?.error ?? { code: "", message: answer.statusText });
}

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>;

export const createTable = (wish: CreateRequest) => json<CreateAnswer>(call("/api/tables", wish));
export const listTables = () => json<TableList>(call("/api/tables"));
/** Of these tables those that are not over and at which this browser has a seat. */
export const listOwnTables = (codes: readonly string[]) => json<OwnTables>(call(`/api/seats?at=${codes.join(",")}`));
export const fetchTable = (table: string) => json<Table>(call(tableAddress(table)));
/** Takes the seat of a key. Who has another seat at the table is refused (`seat_taken`), unless it is to be replaced. */
export const claimSeat = (table: string, key: string, how: { replace?: boolean } = {}) =>
  json<ClaimAnswer>(call(`${tableAddress(table)}/claim`, { key, ...how }));
export const fetchRecord = async (table: string) => (await call(recordAddress(table))).text();
/** The page of a saved review, to put a review into. */
export const fetchReportTemplate = async (language: string) => (await call(`/report/${language}.html`)).text();
export const fetchInfo = () => json<Info>(call("/api/info"));

export const recordAddress = (table: string): string => `${tableAddress(table)}/record`;
/** Of all that happened there, for `gockel verify`. */
export const entriesAddress = (table: string): string => `${tableAddress(table)}/entries`;

/** A table's socket, for `TableSocket`. */
export function openSocket(table: string): (since: number) => Wire {
  return (since) => (since === 0 ? takeEarly(table) : null) ?? (connect(table, since) as Wire);
}
