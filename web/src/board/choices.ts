import type { Course, Description, GrillDescription, Offer, Seat, Specialist, Stop, WokDescription } from "../engine/types";
import type { Words } from "../words/en";

/** What can be drawn on a button. */
export type Picture =
  | { kind: "tile"; tile: number; worms: number }
  | { kind: "specialist"; specialist: Specialist }
  | { kind: "course"; course: Course; value: number | null }
  | { kind: "bratworm" }
  | { kind: "die"; face: string | null };

/** A legal move that is made with a button; keeping and locking dice happens on the dice. */
export interface Choice {
  move: string;
  label: string;
  /** What it brings. */
  detail: string;
  /** The obvious one of several is big. */
  big: boolean;
  /** The move certainly brings nothing. */
  vain: boolean;
  /** The key that makes it, if it has one. */
  key: string | null;
  picture: Picture | null;
  /** Wok: whose stack is robbed, and how deep. */
  theft: { seat: Seat; course: Course; depth: number } | null;
}

export interface ChoiceInput {
  description: Description;
  name: (seat: Seat) => string;
  bust: number | null;
  words: Words;
}

const plain = { detail: "", big: false, vain: false, key: null, picture: null, theft: null };

function stopChoice(stop: Stop, d: GrillDescription, { name, words }: ChoiceInput): Choice {
  const w = words.board;
  const { gets } = stop;
  const worms = d.tiles.find((t) => t.tile === gets.tile)?.worms ?? 0;
  const brings = () => {
    if (gets.why !== null) return w.gets[gets.why];
    if (gets.kind === "grill") return w.gets.grill(gets.tile, w.worms(worms));
    if (gets.kind === "steal") return w.gets.steal(gets.tile, name(gets.from), w.worms(worms));
    return w.gets.hen(name(gets.from));
  };
  const picture = (): Picture | null => {
    if (gets.kind === "hen") return { kind: "specialist", specialist: "hen" };
    return gets.tile === null ? null : { kind: "tile", tile: gets.tile, worms };
  };
  return {
    ...plain,
    move: stop.move,
    label: stop.move === "stop:can" ? w.stopCan(stop.total) : w.stopWith(stop.total),
    detail: brings(),
    vain: gets.kind === "nothing",
    key: stop.move === "stop" ? "s" : null,
    picture: picture(),
  };
}

function rollChoice(d: GrillDescription, { bust, words }: ChoiceInput): Choice {
  const w = words.board;
  const left = d.dice?.left ?? 0;
  const risk = bust === null ? "" : bust === 0 ? w.bustNever : w.bustChance(w.percent(bust));
  return {
    ...plain,
    move: "roll",
    label: d.dice?.golden_left ? w.rollGolden(left) : w.roll(left),
    detail: risk,
    key: "r",
    picture: { kind: "die", face: null },
  };
}

function grillChoice(move: string, d: GrillDescription, input: ChoiceInput): Choice | null {
  const w = input.words.board;
  const stop = d.stops?.find((s) => s.move === move);
  if (stop) return stopChoice(stop, d, input);
  const [verb, what] = move.split(":") as [string, string | undefined];
  const die = (specialist: Specialist): Picture => ({ kind: "specialist", specialist });
  switch (verb) {
    case "golden":
      return { ...plain, move, label: w.golden[0]!, detail: w.golden[1]!, big: true, key: "g", picture: die("golden") };
    case "plain":
      return { ...plain, move, label: w.plain[0]!, detail: w.plain[1]!, key: "p" };
    case "weasel":
      return { ...plain, move, label: w.weasel[0]!, detail: w.weasel[1]!, key: "n", picture: die("weasel") };
    case "bust":
      return { ...plain, move, label: w.letStand[0]!, detail: w.letStand[1]!, vain: true };
    case "roll":
      return rollChoice(d, input);
    case "rob": {
      const victim = d.players.find((p) => p.seat === what);
      const detail = w.robDetail(victim?.bratworms ?? 0);
      return { ...plain, move, label: w.rob(input.name(what!)), detail, picture: { kind: "bratworm" } };
    }
    case "back": {
      const back = what as Specialist;
      const other = d.players.find((p) => p.seat === d.seat)?.specialists?.find((s) => s !== back);
      return { ...plain, move, label: w.putBack(back), detail: other ? w.keepsOther(other) : "", picture: die(back) };
    }
    default:
      return null;
  }
}

function grillChoices(d: GrillDescription, input: ChoiceInput): Choice[] {
  const choices = d.moves.map((move) => grillChoice(move, d, input)).filter((c) => c !== null);
  const obvious = choices.find((c) => c.big) ?? choices.find((c) => c.move.startsWith("stop") && !c.vain);
  const big = obvious ?? choices.find((c) => c.move === "roll") ?? (d.moves.includes("bust") ? choices[0] : undefined);
  return choices.map((c) => ({ ...c, big: c === big }));
}

function offerChoice(offer: Offer, d: WokDescription, { name, words }: ChoiceInput): Choice {
  const w = words.board;
  const { move, course, value } = offer;
  if (offer.from === null) {
    const picture: Picture = { kind: "course", course, value };
    const key = course === "sushi" ? "s" : "b";
    return { ...plain, move, label: w.take[course](value), detail: w.takePlace(offer.place), key, picture };
  }
  const hidden = d.rules.options.memory === "on" && offer.depth > 1;
  const seen = hidden ? null : value;
  return {
    ...plain,
    move,
    label: w.stealTop(w.course[course](seen), name(offer.from)),
    detail: w.depth(offer.depth),
    picture: { kind: "course", course, value: seen },
    theft: { seat: offer.from, course, depth: offer.depth },
  };
}

/** The choices made with buttons, in the order of `moves`. At most one is big. */
export function choicesOf(input: ChoiceInput): Choice[] {
  const { description: d } = input;
  if (d.game === "grill") return grillChoices(d, input);
  const offers = (d.offers ?? []).map((offer) => offerChoice(offer, d, input));
  return offers.map((c) => ({ ...c, big: offers.length === 1 && d.dice?.last_roll === true }));
}

export interface Thefts {
  seat: Seat;
  course: Course;
  pieces: Choice[];
}

/** The thefts of the Wok, one entry per seat that can be robbed; of a seat only one course can be stolen at a time. */
export function theftsBySeat(choices: Choice[]): Thefts[] {
  const thefts: Thefts[] = [];
  for (const choice of choices) {
    if (!choice.theft) continue;
    const { seat, course } = choice.theft;
    const known = thefts.find((t) => t.seat === seat);
    if (known) known.pieces.push(choice);
    else thefts.push({ seat, course, pieces: [choice] });
  }
  return thefts;
}

export interface LockView {
  /** `null` when this part of the roll cannot be locked; `label` says why. */
  move: string | null;
  label: string;
}

/** What locking these of the rolled dice means. */
export function lockOf(chosen: string[], rolled: number, moves: string[], words: Words): LockView {
  const w = words.board;
  const order = "sfbr";
  const sorted = [...chosen].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const move = `lock:${sorted.join("")}`;
  if (moves.includes(move)) return { move, label: w.lock(chosen.length, rolled - chosen.length) };
  return { move: null, label: chosen.length === 0 ? w.lockNone : w.lockAll };
}
