import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linkTo, positionFrom, readLink, views } from "./link";

/** Every position that docs/notation.md shows. */
const positions = [...readFileSync("../docs/notation.md", "utf8").matchAll(/```position\n([^]*?)```/g)].flatMap(([, block]) =>
  block!.trim().split("\n"),
);

test("An address gives back the place it was made of", () => {
  expect(positions.length).toBeGreaterThan(8);
  for (const position of positions)
    for (const view of views)
      for (const names of [[], ["Anna", "B & C"], ["+", "#=?%"]]) {
        const link = linkTo({ position, names, view });
        expect(readLink(new URL(link, "https://a.example").hash)).toEqual({ position, names, view });
      }
});

test("An address without a position, or with anything else, is read too", () => {
  expect(linkTo({})).toBe("/analysis");
  for (const hash of ["", "#", "#v=nothing", "#%E0%A4%A", "#p="])
    expect(readLink(hash), hash).toEqual({ position: null, names: [], view: "analyse" });
});

test("A position is found in a text and in a link", () => {
  const position = "wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14";
  for (const typed of [
    position,
    `  ${position.replaceAll(" ", "\t ")}\n`,
    `https://a.example${linkTo({ position })}`,
    ` https://a.example${linkTo({ position, names: ["Anna"], view: "odds" })} `,
    `https://a.example/games/#${linkTo({ position, names: ["#p="] })}`,
  ])
    expect(positionFrom(typed), typed).toBe(position);
});
