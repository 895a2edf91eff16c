import type { Engine } from "../engine/engine";
import type { DiceText, Level, Node, Position } from "../engine/types";
import type { Created, Entry, Moved, Over, Seat } from "../net/messages";
import { decisionSeed, drawSeed, linkBefore } from "./draws";
import type { CheckedRoll, Own, Verdict } from "./verdict";

/** Who stands in for people, and the version of the levels that the engine has: src/gockel/table, src/gockel/players. */
const standInLevel: Level = "club";
const playersVersion = 1;
/** A game of more turns than these is ended: src/gockel/core/game.h. */
const matchCap = 1000;

/** Who has a seat, and by what dice fall there. */
interface Holder {
  kind: "open" | "person" | "bot";
  /** What goes into a draw: luck, or the newest link that was shown. */
  added: string;
  /** What the next link leads to, and the end of the chain that it is of. */
  head: string;
  chain: string;
  /** The chain is not the one that the person sat down with. */
  renewed: boolean;
  level: Level;
  notices: number;
  away: boolean;
}

const open: Holder = {
  ...{ kind: "open", added: "", head: "", chain: "", renewed: false },
  ...{ level: standInLevel, notices: 0, away: false },
};

/**
 * Follows a table entry by entry, and notes in the verdict what it finds as it goes. Throws at the first entry that
 * cannot follow there: such entries are no game.
 */
export class TableReplay {
  private stage: "waiting" | "playing" | "over" = "waiting";
  private position: Position = "";
  private turn = 0;
  private node: Node = "chance";
  private toAct: string | null = null;
  private events = 0;
  /** A first. */
  private readonly holders: Holder[];
  /** The seats where this browser made a chain. */
  private readonly own = new Set<string>();
  private readonly linked: boolean;

  constructor(
    private readonly engine: Engine,
    private readonly created: Created,
    private readonly secret: string,
    private readonly known: Own | null,
    private readonly verdict: Verdict,
  ) {
    this.holders = Array.from({ length: created.seats }, () => ({ ...open }));
    this.linked = created.kind === 2;
    if (this.linked) verdict.links = verdict.movers = true;
  }

  async run(entries: Entry[]): Promise<void> {
    for (const [index, entry] of entries.entries()) {
      if ((entry.type === "created") !== (index === 0)) throw new Error("a table begins with its creation, once");
      await this.take(entry);
    }
  }

  private async take(entry: Entry): Promise<void> {
    switch (entry.type) {
      case "created":
      case "asked":
        return;
      case "sat":
        return this.sit(entry.seat, { kind: "person" }, (this.linked ? entry.chain : entry.luck) ?? "");
      case "bot":
        return this.sit(entry.seat, { kind: "bot", level: entry.level, notices: entry.notices ?? 0 });
      case "stood":
        this.must(this.stage === "waiting");
        return void Object.assign(this.person(entry.seat), open);
      case "started":
        return this.start(entry.position);
      case "chain":
        return this.renew(entry.seat, entry.chain);
      case "away":
        this.must(this.stage === "playing");
        return this.goOrCome(entry.seat, true);
      case "back":
        return this.goOrCome(entry.seat, false);
      case "dice":
        return this.roll(entry.dice, entry.link);
      case "move":
        return this.move(entry);
      case "over":
        return this.end(entry);
      case "put_away":
        return this.end();
      case "rematch":
        return this.must(this.stage === "over");
      default:
        this.must(false);
    }
  }

  private must(holds: boolean): void {
    if (!holds) throw new Error("this entry cannot follow here");
  }

  private person(seat: string): Holder {
    const holder = this.holders[seatIndex(seat)];
    if (holder?.kind !== "person") throw new Error("nobody sits there");
    return holder;
  }

  private sit(seat: Seat, who: Partial<Holder>, added = ""): void {
    const holder = this.holders[seatIndex(seat)];
    this.must(this.stage === "waiting" && holder?.kind === "open");
    Object.assign(holder!, who, { added, head: added, chain: added });
    this.noteOwn(seat, added);
  }

  private renew(seat: Seat, chain: string): void {
    this.must(this.linked && this.stage !== "over");
    Object.assign(this.person(seat), { head: chain, chain, renewed: true });
    this.noteOwn(seat, chain);
  }

  /** Whoever takes over a seat that this browser gave up is not in its place. */
  private noteOwn(seat: Seat, chain: string): void {
    if (!this.linked || !this.known?.made?.(chain)) return;
    if (this.known.left?.(chain)) this.own.delete(seat);
    else this.own.add(seat);
  }

  private goOrCome(seat: string, away: boolean): void {
    const person = this.person(seat);
    this.must(person.away !== away);
    person.away = away;
  }

  private draw(n: number): string {
    const added = this.holders.map((holder) => holder.added);
    return drawSeed(this.secret, this.linked ? "links" : "lucks", added, n);
  }

  private async start(position: Position): Promise<void> {
    this.must(this.stage === "waiting" && this.holders.every(({ kind }) => kind !== "open"));
    const { rule_set, options, seats } = this.created;
    this.verdict.start = (await this.engine.newGame({ rule_set, options, seats, seed: this.draw(0) })) === position;
    this.stage = "playing";
    await this.go(position);
  }

  private async go(position: Position): Promise<void> {
    this.position = position;
    const { turn, seat, node } = await this.engine.describe(position);
    this.turn = turn;
    this.toAct = seat;
    this.node = node;
  }

  private async roll(dice: DiceText, link: string | undefined): Promise<void> {
    this.must(this.stage === "playing" && this.node === "chance");
    const seat = this.toAct!;
    const holder = this.holders[seatIndex(seat)]!;
    const by = holder.kind === "bot" ? "bot" : holder.away ? "stand_in" : holder.renewed ? "renewed" : "person";
    if (this.linked) this.show(holder, by, link);
    if (by === "renewed" || by === "person") this.noteThrow(seat, holder);
    const number = this.verdict.rolls.length + 1;
    const drawn = await this.engine.draw(this.position, this.draw(number));
    this.verdict.rolls.push({ number, turn: this.turn, dice, drawn, by, right: drawn === dice });
    this.events++;
    await this.go(await this.engine.apply(this.position, { dice }));
  }

  /** Only a person's own link, the next one, makes that person's dice fall. */
  private show(holder: Holder, by: CheckedRoll["by"], link: string | undefined): void {
    const computer = by === "bot" || by === "stand_in";
    const fits = computer ? link === undefined : link !== undefined && linkBefore(link) === holder.head;
    if (!fits) this.verdict.links = false;
    if (link !== undefined) holder.head = holder.added = link;
  }

  private noteThrow(seat: string, { chain, renewed }: Holder): void {
    const mine = this.known?.made?.(chain) === true;
    if (renewed) {
      const at = entryOf(this.verdict.renewed, { seat, count: 0, unknown: 0 });
      at.count++;
      if (!mine) at.unknown++;
    }
    if (!mine && this.own.has(seat)) entryOf(this.verdict.replaced, { seat, count: 0 }).count++;
  }

  private async move({ seat, move, by }: Moved): Promise<void> {
    this.must(this.stage === "playing");
    const holder = this.holders[seatIndex(seat)]!;
    const mover = holder.kind === "bot" ? "bot" : holder.away ? "stand_in" : "person";
    const right = seat === this.toAct && by === mover;
    if (this.linked && !right) this.verdict.movers = false;
    // What is said to be somebody else's is not that of a level anyway.
    if (by !== "person" && (right || !this.linked)) await this.decide(seat, move, holder);
    this.events++;
    await this.go(await this.engine.apply(this.position, { move }));
  }

  private async decide(seat: string, move: string, holder: Holder): Promise<void> {
    if (!this.linked || this.created.players !== playersVersion) {
      this.verdict.unchecked++;
      return;
    }
    const standIn = holder.kind === "person";
    const { level, notices } = standIn ? open : holder;
    const seed = decisionSeed(this.created.public_seed!, this.events);
    const right = (await this.engine.pick(this.position, level, seed, notices)) === move;
    const { decisions } = this.verdict;
    let checked = decisions.find((one) => one.seat === seat && one.standIn === standIn);
    if (!checked) decisions.push((checked = { seat, level, standIn, count: 0, wrong: 0 }));
    checked.count++;
    if (!right) checked.wrong++;
  }

  /** `over` is missing where nobody finished the game. */
  private async end(over?: Over): Promise<void> {
    this.must(this.stage === "playing");
    if (over) {
      this.must(over.why === "rules" ? this.node === "terminal" : this.turn > matchCap);
      const { scores, shares } = await this.engine.describe(this.position);
      if (this.linked) this.verdict.scores = same(over.scores, scores) && (shares === null || same(over.shares, shares));
    }
    this.stage = "over";
  }
}

/** That of the seat; a new one where there is none. */
function entryOf<One extends { seat: string }>(all: One[], fresh: One): One {
  const found = all.find(({ seat }) => seat === fresh.seat);
  if (!found) all.push(fresh);
  return found ?? fresh;
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i]);

const seatIndex = (seat: string): number => seat.charCodeAt(0) - "A".charCodeAt(0);
