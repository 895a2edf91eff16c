import type { Wire } from "./socket";

export const tableAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Opens a table's socket for the entries behind number `since`. */
export function connect(table: string, since: number): WebSocket {
  const address = new URL(`${tableAddress(table)}/socket?since=${since}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}

let early: { table: string; socket: WebSocket; missed: MessageEvent[] } | null = null;

/** Opens a table's socket before there is a page that listens to it; `takeEarly` hands it over once. */
export function connectEarly(table: string): void {
  const missed: MessageEvent[] = [];
  const socket = connect(table, 0);
  socket.onmessage = (message) => missed.push(message);
  early = { table, socket, missed };
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
