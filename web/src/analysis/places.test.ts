import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import { enLater } from "../words/en_later";
import Places from "./Places.svelte";

vi.mock("../words/later", () => ({ laterWords: () => enLater }));

const draw = createRawSnippet<[unknown, string]>((tile) => ({ render: () => `<i>${String(tile())}</i>` }));
const tiles = (...all: number[]) => all.map((piece) => ({ label: String(piece), piece }));
const places = [
  { id: "grill", name: "Grill", pieces: tiles(21, 22) },
  { id: "A", name: "Anna", pieces: tiles(22, 23) },
];

/** The buttons of the pieces, by what is drawn on them, with what a screen reader is told. */
function buttons(wrong: { place: string; pieces: number[]; text: string } | null) {
  const { body } = render(Places, { props: { id: "tiles", places, wrong, onmove: () => undefined, draw } });
  const drawn = body.matchAll(/<button([^>]*)>.*?<i>(\d+)<\/i>/gs);
  return [...drawn].map(([, attributes, tile]) => {
    const invalid = attributes!.includes('aria-invalid="true"');
    return [Number(tile), invalid, /aria-describedby="([^"]*)"/.exec(attributes!)?.[1] ?? null];
  });
}

test("A tile that cannot be where it is says so itself, and why", () => {
  const text = "Tile 22 is in two places.";
  expect(buttons({ place: "A", pieces: [22], text })).toEqual([
    [21, false, null],
    [22, true, "tiles-A"],
    [22, true, "tiles-A"],
    [23, false, null],
  ]);
});

test("What is wrong about a place is said of no single tile", () => {
  for (const wrong of [null, { place: "A", pieces: [], text: "Nobody sits there." }])
    expect(buttons(wrong).filter(([, invalid]) => invalid)).toEqual([]);
});
