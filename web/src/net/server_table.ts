import { keepPromise, leaveSeat, newChain, nextLink, pastChanged } from "../fair/own_chains";
import type { TableOrigin } from "../table/source";
import { fetchTable, openSocket } from "./http";
import { reasonOf } from "./refusal";
import { TableSocket } from "./socket";

/** A table of the server that the page comes from. */
export const serverTable = (code: string): TableOrigin => ({
  local: false,
  open: (listener) => new TableSocket(openSocket(code), listener),
  chains: {
    keepPromise: (commit) => keepPromise(code, commit),
    pastChanged: (entries) => pastChanged(code, entries),
    leaveSeat: () => leaveSeat(code),
    newChain: () => newChain(code),
    nextLink: (entries, seat) => nextLink(code, entries, seat),
  },
  // A socket does not say why it cannot be opened; a plain request does.
  missing: () => fetchTable(code).then(() => null, reasonOf),
});
