import { takeHeadStart } from "../app/head_start";
import type { Wire } from "./socket";

export const tableAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Opens a table's socket for the entries behind number `since`. It uses nothing but its parameters and the browser. */
export function connect(table: string, since: number): WebSocket {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket?since=${since}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}

/** A table's socket, and what it has said while nobody listened. */
export interface EarlySocket {
  table: string;
  socket: WebSocket;
  missed: MessageEvent[];
}

/** Opens one before there is a page that listens to it. It, too, is written into index.html. */
export function listenEarly(table: string, open: typeof connect): EarlySocket {
  const missed: MessageEvent[] = [];
  const socket = open(table, 0);
  socket.onmessage = (message) => missed.push(message);
  return { table, socket, missed };
}

let early: EarlySocket | null = null;

/** Opens a table's socket before there is a page that listens to it; `takeEarly` hands it over once. */
export function connectEarly(table: string): void {
  early = takeHeadStart("socket") ?? listenEarly(table, connect);
}

/** The socket of this table that was opened early, if it still stands. Who takes it hears at once, but not before this returns, what it has said so far. */
export function takeEarly(table: string): Wire | null {
  if (early?.table !== table) return null;
  const { socket, missed } = early;
  early = null;
  if (socket.readyState > WebSocket.OPEN) return null;
  queueMicrotask(() => missed.forEach((message) => void socket.onmessage?.(message)));
  return socket as Wire;
}
