import type { Entry, Reaction, Seat, SitParams, SitResult } from "../net/messages";
import type { Reason } from "../net/refusal";
import type { Listener, Requests } from "../net/socket";

/** What a table's entries come from and its requests go to: a server's socket, or this browser's own store. */
export interface TableSource {
  /** The number of the last entry that the listener was told. */
  readonly version: number;
  /** Rejects with a `Refusal`; then nothing has happened. */
  request<M extends keyof Requests>(method: M, params: Requests[M][0]): Promise<Requests[M][1]>;
  sit(params: Omit<SitParams, "client">): Promise<SitResult>;
  /** Calls out, where others sit at devices of their own. */
  react?(reaction: Reaction): void;
  /** The page is looked at again. */
  wake(): void;
  close(): void;
}

/** The chains of this browser's people at a table: what they add to the dice. */
export interface OwnChains {
  /** To be called when the promise of the dice is first seen. */
  keepPromise(commit: string): void;
  /** Whether the table's entries differ from those that this browser saw before; otherwise it remembers these. */
  pastChanged?(entries: Entry[]): boolean;
  /** To be called when the own seat is given up before the start. */
  leaveSeat?(): void;
  /** The end of a new chain, for whoever sits down or renews theirs behind these entries. */
  newChain(entries: Entry[]): string;
  /** The link that a seat shows next, or null when there is none that fits. */
  nextLink(entries: Entry[], seat: Seat): string | null;
}

/** A kind of place where tables are kept. */
export interface TableOrigin {
  /** Whether the table is kept in this browser. */
  local: boolean;
  open(listener: Listener): TableSource;
  chains: OwnChains;
  /** Why there is no table to show, or null. */
  missing(): Promise<Reason | null>;
}
