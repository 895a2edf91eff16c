import type { Engine } from "../engine/engine";
import { EngineError, broken } from "../engine/error";
import type { DiceText, Level, Position } from "../engine/types";
import type { Created, Entry, Sat, Started } from "../net/messages";
import { commitOf, decisionSeed, drawSeed, entryHash, linkBefore, nameHash, noHash } from "./draws";

/** A roll of the game, counted from 1, and what the seed draws there. */
export interface CheckedRoll {
  number: number;
  turn: number;
  dice: DiceText;
  drawn: DiceText;
  /** A person, by a link of their own or with everybody's luck; or a computer, on the server's word. */
  by: "person" | "bot" | "stand_in";
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

/** What this browser knows of its own: the promise that it saw, and whether it made a chain. Or its luck. */
export interface Own {
  commit?: string;
  made?: (end: string) => boolean;
  seat?: string;
  luck?: string;
}

export interface Verdict {
  /**
   * `fair`: everything is as it was promised. `open`: the game goes on, the secret is not revealed. `unfair`: something
   * below is wrong. `unreadable`: the entries are no game, `rolls` are those up to there.
   */
  kind: "fair" | "open" | "unfair" | "unreadable";
  /** The revealed secret is the one that was committed to. */
  commit: boolean;
  /** What this browser saw and added is what was used; `null` when it added nothing. */
  own: boolean | null;
  /** No entry was changed; `null` at tables of the first kind, whose entries have no hashes. */
  entries: boolean | null;
  /** Every person's dice fell by the next link of that person; `null` at tables of the first kind. */
  links: boolean | null;
  /** The first seat, and in the Wok the rows, are those that were drawn. */
  start: boolean;
  rolls: CheckedRoll[];
  decisions: CheckedDecisions[];
  /** Decisions of levels that play otherwise than those of this page. */
  unchecked: number;
}

/** Who stands in for people, and the version of the levels that the engine has: src/gockel/table, src/gockel/players. */
const standInLevel: Level = "club";
const playersVersion = 1;

/**
 * Draws everything anew that was left to chance at a table, and lets its computer players decide again. `entries` are
 * all of its entries. Fails only where the engine cannot be loaded or breaks off. The program has a verification of its
 * own, `gockel verify`: two that agree are worth more than one.
 */
export async function verify(entries: Entry[], engine: Engine, own: Own | null = null): Promise<Verdict> {
  const verdict: Verdict = {
    kind: "open",
    commit: false,
    own: null,
    entries: null,
    links: null,
    start: false,
    rolls: [],
    decisions: [],
    unchecked: 0,
  };
  const end = entries.find((entry) => entry.type === "over" || entry.type === "put_away");
  if (!end) return verdict;
  try {
    const created = only(entries, "created") as Created;
    const started = only(entries, "started") as Started;
    verdict.commit = commitOf(end.seed) === created.commit;
    if (created.kind === 2) verdict.entries = hashesHold(entries);
    if (own) verdict.own = isOwn(own, entries, created);
    await new Replay(entries, engine, created, end.seed, verdict).run(started);
    verdict.kind = allRight(verdict) ? "fair" : "unfair";
  } catch (error) {
    if (error instanceof EngineError && error.code === broken) throw error;
    verdict.kind = "unreadable";
  }
  return verdict;
}

/** Follows a table entry by entry, and notes in the verdict what it finds as it goes. */
class Replay {
  private position: Position = "";
  private turn = 0;
  private toAct: string | null = null;
  private events = 0;
  /** By seat: what goes into a draw, what the next link leads to, the level of a computer, who is away. */
  private readonly added: string[];
  private readonly heads = new Map<string, string>();
  private readonly levels = new Map<string, { level: Level; notices: number }>();
  private readonly away = new Set<string>();
  private readonly linked: boolean;

  constructor(
    private readonly entries: Entry[],
    private readonly engine: Engine,
    private readonly created: Created,
    private readonly secret: string,
    private readonly verdict: Verdict,
  ) {
    this.added = Array<string>(created.seats).fill("");
    this.linked = created.kind === 2;
    if (this.linked) verdict.links = true;
  }

  async run(started: Started): Promise<void> {
    for (const entry of this.entries) {
      if (entry.type === "sat") this.sit(entry.seat, (this.linked ? entry.chain : entry.luck) ?? "");
      else if (entry.type === "bot") this.levels.set(entry.seat, { level: entry.level as Level, notices: entry.notices ?? 0 });
      else if (entry.type === "stood") this.sit(entry.seat, "");
      else if (entry.type === "chain") this.heads.set(entry.seat, entry.chain);
      else if (entry.type === "away") this.away.add(entry.seat);
      else if (entry.type === "back") this.away.delete(entry.seat);
      else if (entry.type === "started") await this.start(started);
      else if (entry.type === "dice") await this.roll(entry.dice, entry.link);
      else if (entry.type === "move") await this.move(entry.seat, entry.move, entry.by);
    }
  }

  private sit(seat: string, added: string): void {
    this.added[seatIndex(seat)] = added;
    this.heads.set(seat, added);
  }

  private draw(n: number): string {
    return drawSeed(this.secret, this.linked ? "links" : "lucks", this.added, n);
  }

  private async start({ position }: Started): Promise<void> {
    const { rule_set, options, seats } = this.created;
    this.verdict.start = (await this.engine.newGame({ rule_set, options, seats, seed: this.draw(0) })) === position;
    await this.go(position);
  }

  private async go(position: Position): Promise<void> {
    this.position = position;
    const { turn, seat } = await this.engine.describe(position);
    this.turn = turn;
    this.toAct = seat;
  }

  private async roll(dice: DiceText, link: string | undefined): Promise<void> {
    const seat = this.toAct!;
    const by = this.levels.has(seat) ? "bot" : this.away.has(seat) ? "stand_in" : "person";
    if (this.linked) this.show(seat, by !== "person", link);
    const number = this.verdict.rolls.length + 1;
    const drawn = await this.engine.draw(this.position, this.draw(number));
    this.verdict.rolls.push({ number, turn: this.turn, dice, drawn, by, right: drawn === dice });
    this.events++;
    await this.go(await this.engine.apply(this.position, { dice }));
  }

  /** Only a person's own link, the next one, makes that person's dice fall. */
  private show(seat: string, computer: boolean, link: string | undefined): void {
    const fits = computer ? link === undefined : link !== undefined && linkBefore(link) === this.heads.get(seat);
    if (!fits) this.verdict.links = false;
    if (link === undefined) return;
    this.heads.set(seat, link);
    this.added[seatIndex(seat)] = link;
  }

  private async move(seat: string, move: string, by: string): Promise<void> {
    if (by !== "person") await this.decide(seat, move, by === "stand_in");
    this.events++;
    await this.go(await this.engine.apply(this.position, { move }));
  }

  private async decide(seat: string, move: string, standIn: boolean): Promise<void> {
    if (!this.linked || this.created.players !== playersVersion) {
      this.verdict.unchecked++;
      return;
    }
    const { level, notices } = standIn ? { level: standInLevel, notices: 0 } : this.levels.get(seat)!;
    const seed = decisionSeed(this.created.public_seed!, this.events);
    const right = (await this.engine.pick(this.position, level, seed, notices)) === move;
    const { decisions } = this.verdict;
    let checked = decisions.find((one) => one.seat === seat && one.standIn === standIn);
    if (!checked) decisions.push((checked = { seat, level, standIn, count: 0, wrong: 0 }));
    checked.count++;
    if (!right) checked.wrong++;
  }
}

/** Every entry's hash covers it and the one before; a name is covered by its own hash, and may have been taken out. */
function hashesHold(entries: Entry[]): boolean {
  let before = noHash;
  for (const entry of entries) {
    if (entry.hash !== entryHash(before, entry)) return false;
    if (entry.type === "sat" && !nameHolds(entry)) return false;
    before = entry.hash;
  }
  return true;
}

const nameHolds = ({ name, salt, name_hash }: Sat): boolean =>
  salt === undefined ? name === "?" : nameHash(salt, name) === name_hash;

/** At a table with links: the promise that was seen first, and at least one chain of the browser's own. */
function isOwn(own: Own, entries: Entry[], created: Created): boolean | null {
  const sitting = entries.filter((entry) => entry.type === "sat" || entry.type === "chain");
  if (created.kind !== 2) {
    if (own.luck === undefined) return null;
    const sat = sitting.filter((entry) => entry.type === "sat" && entry.seat === own.seat).at(-1);
    return sat?.type === "sat" && sat.luck === own.luck;
  }
  if (own.commit === undefined) return null;
  // Who only watched added nothing, and saw the promise all the same.
  if (!own.made) return own.commit === created.commit ? null : false;
  return own.commit === created.commit && sitting.some((entry) => entry.chain !== undefined && own.made!(entry.chain));
}

function allRight({ commit, own, entries, links, start, rolls, decisions }: Verdict): boolean {
  const held = [own, entries, links].every((check) => check !== false);
  return commit && held && start && rolls.every((roll) => roll.right) && decisions.every(({ wrong }) => wrong === 0);
}

const seatIndex = (seat: string): number => seat.charCodeAt(0) - "A".charCodeAt(0);

/** The one entry of that type; a table without it, or with two, is none. */
function only(entries: Entry[], type: Entry["type"]): Entry {
  const [first, second] = entries.filter((entry) => entry.type === type);
  if (!first || second) throw new Error(`a table has one entry "${type}"`);
  return first;
}
