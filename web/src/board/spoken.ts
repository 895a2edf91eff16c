import type { Words } from "../words/en";
import type { SeatView } from "./seats";
import type { View } from "./view";

function seatWords(seat: SeatView, words: Words): string {
  const w = words.board;
  const things: string[] = [];
  if (seat.piles) {
    for (const course of ["sushi", "bone"] as const) {
      const pile = seat.piles[course].map((value) => (value === null ? w.hidden : String(value)));
      things.push(`${w.pile[course]} ${pile.join(" ") || "0"}`);
    }
    if (seat.counting !== null) things.push(w.counting(seat.counting, seat.piles.sushi.length));
  } else {
    things.push(seat.top ? w.spoken.top(seat.top.tile, seat.height) : w.noTile);
    things.push(...seat.specialists.map((s) => w.specialist[s]));
    if (seat.bratworms) things.push(w.bratworms(seat.bratworms));
  }
  const name = [seat.name, seat.you ? w.you : "", seat.state].filter(Boolean).join(", ");
  return seat.score === null
    ? w.spoken.seatHidden(name, things.join(", "))
    : w.spoken.seat(name, things.join(", "), seat.scoreText);
}

function tableWords(view: View, words: Words): string[] {
  const w = words.board;
  if (view.rows) {
    const row = (course: "sushi" | "bone") => view.rows![course].map((c) => c.value).join(" ") || w.rowEmpty;
    return [w.spoken.row(w.sushiRow, row("sushi")), w.spoken.row(w.boneRow, row("bone"))];
  }
  const up = view.grill.filter((t) => t.state === "up");
  if (up.length === 0) return [w.spoken.grillEmpty];
  const tiles = up.map((t) => (t.specialist ? w.spoken.on(t.specialist, t.tile) : String(t.tile)));
  return [w.spoken.grillUp(tiles.join(", "))];
}

function diceWords(view: View, words: Words): string[] {
  const { spoken } = words.board;
  if (!view.dice) return [];
  const { kept, rolled, total } = view.dice;
  const names = (groups: typeof kept) => groups.map((g) => g.label.split(":")[0]).join(", ");
  const lines: string[] = [];
  if (kept.length > 0) lines.push(total === null ? spoken.locked(names(kept)) : spoken.kept(names(kept), total));
  if (rolled.length > 0) {
    const faces = rolled.map((g) => words.board.alone(words.board.face[g.face]!(g.dice.length)));
    lines.push(spoken.rolled(faces.join(", ")));
  }
  return lines;
}

/** The whole table in sentences, for those who hear it: whose turn, dice, choices, grill or rows, seats. */
export function spokenTable(view: View, words: Words): string[] {
  const { spoken } = words.board;
  const keeps = view.mine ? (view.dice?.rolled ?? []).filter((g) => g.move).map((g) => g.label) : [];
  const choices = [...keeps, ...view.choices.map((c) => (c.detail ? words.board.colon(c.label, c.detail) : c.label))];
  return [
    `${view.headline}. ${view.hint}`,
    ...diceWords(view, words),
    ...(choices.length > 0 ? [spoken.choices(spoken.or(choices))] : []),
    ...tableWords(view, words),
    ...view.seats.map((seat) => seatWords(seat, words)),
  ];
}

/** What is said when the view changes: the news, and whose turn it is when somebody here is to choose. */
export function announcement(view: View): string {
  const turn = view.mine || view.over ? [`${view.headline}. ${view.hint}`] : [];
  return [...view.news, ...turn].join(" ");
}
