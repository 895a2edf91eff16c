// The chains of the people at a table of this browser. All follow from one secret, which is stored with the table before
// anybody sits down: no chain can be lost.
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";
import { headOf, unroll } from "../fair/own_chains";
import type { Entry, Seat } from "../net/messages";
import type { OwnChains } from "../table/source";

const nth = (secret: string, n: number): string => bytesToHex(sha256(utf8ToBytes(`gockel local chain\n${secret}\n${n}`)));

const count = (entries: Entry[]): number => entries.filter(({ type }) => type === "sat" || type === "chain").length;

/** Law: `nextLink` finds the link behind every end that `newChain` gave. */
export function localChains(secret: () => string): OwnChains {
  return {
    keepPromise: () => undefined,
    newChain: (entries) => unroll(nth(secret(), count(entries))).end,
    nextLink: (entries: Entry[], seat: Seat) => {
      const head = headOf(entries, seat);
      if (head === null) return null;
      for (let n = count(entries) - 1; n >= 0; n--) {
        const link = unroll(nth(secret(), n)).next.get(head);
        if (link) return link;
      }
      return null;
    },
  };
}
