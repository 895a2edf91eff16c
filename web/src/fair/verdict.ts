import type { DiceText, Level } from "../engine/types";

/** A roll of the game, counted from 1, and what the seed draws there. */
export interface CheckedRoll {
  number: number;
  turn: number;
  dice: DiceText;
  drawn: DiceText;
  /**
   * A person, by a link of the chain they sat down with or with everybody's luck; somebody by a chain that was renewed
   * there, which proves nothing of who it was; or a computer, on the server's word.
   */
  by: "person" | "renewed" | "bot" | "stand_in";
  right: boolean;
}

/** The decisions of a computer player, or of a stand-in at a person's seat, that the level makes again. */
export interface CheckedDecisions {
  seat: string;
  level: Level;
  standIn: boolean;
  count: number;
  wrong: number;
}

/** Throws at a seat by chains that were renewed: whoever puts one in and knows the secret can choose them. */
export interface RenewedThrows {
  seat: string;
  count: number;
  /** By chains that this browser did not make. */
  unknown: number;
}

/** Throws at a seat behind a chain of this browser's own, by one that it did not make. */
export interface ReplacedThrows {
  seat: string;
  count: number;
}

/** What this browser knows of its own: the promise that it saw, and which chains it made. Or its luck. */
export interface Own {
  commit?: string;
  made?: (end: string) => boolean;
  /** Whether it gave up the seat of this chain of its own before the start. */
  left?: (end: string) => boolean;
  /** The number of the last entry that it saw, and its hash. */
  seen?: [version: number, hash: string];
  seat?: string;
  luck?: string;
}

export interface Verdict {
  /**
   * `fair`: everything is as it was promised. `partly`: nothing is wrong, but rolls fell by chains of which this browser
   * does not know whose they are. `open`: the game goes on, the secret is not revealed. `unfair`: something below is
   * wrong. `unreadable`: the entries are no game, `rolls` are those up to there.
   */
  kind: "fair" | "partly" | "open" | "unfair" | "unreadable";
  /** The revealed secret is the one that was committed to. */
  commit: boolean;
  /** The promise is the one that this browser saw, and it made a chain here; `null` when it added nothing. */
  own: boolean | null;
  /** What this browser saw before is still there; `null` when it saw nothing. */
  past: boolean | null;
  /** No entry was changed; `null` at tables of the first kind, whose entries have no hashes. */
  entries: boolean | null;
  /** Every person's dice fell by the next link of that person; `null` at tables of the first kind. */
  links: boolean | null;
  /** Who was to act made each move: a person what is said to be a person's; `null` at tables of the first kind. */
  movers: boolean | null;
  /** The first seat, and in the Wok the rows, are those that were drawn. */
  start: boolean;
  /** The scores are those of the last position; `null` at tables of the first kind, and where nobody finished the game. */
  scores: boolean | null;
  rolls: CheckedRoll[];
  renewed: RenewedThrows[];
  replaced: ReplacedThrows[];
  decisions: CheckedDecisions[];
  /** Decisions of levels that play otherwise than those of this page. */
  unchecked: number;
}
