// All games of this browser: those that it keeps itself, and those of a server at which it had a seat.
import { forgetChain, knownTables } from "../fair/own_chains";
import { fetchRecord, fetchTable } from "../net/http";
import type { RuleSet, Table } from "../net/messages";
import { after, type Facts, type Holder } from "../table/facts";
import { isLocal } from "./codes";
import { listCompanions } from "./companions";
import type { CompanionGame, KeptRecord, LocalSeat, LocalTable } from "./database";
import { ownSeat } from "./own_seat";
import { keepRecord, listRecords } from "./records";
import { deleteTable, listLocalTables } from "./store";

export interface NotebookGame {
  code: string;
  /** Kept in this browser; else at a server. */
  local: boolean;
  ruleSet: RuleSet;
  seats: LocalSeat[];
  /** The letter of one's own seat; null where nobody can say which one it was. */
  seat: string | null;
  /** When something happened last, in milliseconds since 1970. */
  touched: number;
  /** Of a finished game, A first. */
  shares: number[] | null;
}

function localGame({ code, ruleSet, seats, touched, shares }: LocalTable, ownName: string): NotebookGame {
  return { code, local: true, ruleSet, seats, seat: ownSeat(seats, ownName), touched, shares };
}

const companionGame = ({ code, ruleSet, seats, own, touched, shares }: CompanionGame): NotebookGame => ({
  code,
  local: true,
  ruleSet,
  seats,
  seat: own,
  touched,
  shares,
});

/** The games that this browser keeps itself, the one that was played last first. `ownName` is the reader's. */
export async function listLocalGames(ownName: string): Promise<NotebookGame[]> {
  const [tables, companions] = await Promise.all([listLocalTables(), listCompanions()]);
  const played = tables.filter(({ stage }) => stage !== "waiting").map((table) => localGame(table, ownName));
  return [...played, ...companions.map(companionGame)].sort((a, b) => b.touched - a.touched);
}

const keptGame = ({ code, ruleSet, seats, seat, finished, shares }: KeptRecord): NotebookGame => ({
  code,
  local: false,
  ruleSet,
  seats,
  seat,
  touched: finished,
  shares,
});

const seatOf = (holder: Holder): LocalSeat =>
  holder.kind === "bot" ? holder : { kind: "person", name: holder.kind === "person" ? holder.name : "?" };

/** A game of a server; null when it has not begun, nobody finished it, or this browser has no seat there. */
async function serverGame({ table: code, entries, you }: Table): Promise<NotebookGame | null> {
  const facts = entries.reduce<Facts | null>(after, null);
  if (!facts?.started || facts.putAway || you === null) return null;
  const touched = entries.at(-1)!.at;
  const game = { code, local: false, ruleSet: facts.ruleSet, seats: facts.seats.map(seatOf), seat: you, touched };
  if (!facts.over) return { ...game, shares: null };
  const { shares, at: finished } = facts.over;
  // Servers forget tables one day; the notebook does not.
  await fetchRecord(code).then(
    (record) => keepRecord({ code, record, seat: you, finished, ruleSet: game.ruleSet, seats: game.seats, shares }),
    () => undefined,
  );
  return { ...game, touched: finished, shares };
}

/** The games of a server: what was kept of them, and what the server knows if it can be reached. */
export async function listServerGames(): Promise<NotebookGame[]> {
  const kept = await listRecords();
  const codes = knownTables().filter((code) => !kept.some((one) => one.code === code));
  const asked = await Promise.all(codes.map((code) => fetchTable(code).then(serverGame, () => null)));
  return [...kept.map(keptGame), ...asked.filter((game) => game !== null)];
}

/** Removes a game for good. A server's is not asked for any more. */
export async function removeGame(code: string): Promise<void> {
  await deleteTable(code);
  if (!isLocal(code)) forgetChain(code);
}
