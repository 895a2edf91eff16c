// What is loaded over the wire, of the built page: every part that is loaded on demand stays small.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** In bytes, packed by brotli. A KB is 1000 bytes. */
const most = 60_000;

/** The packed files of a folder of the built page that are too large, with their size. */
function tooLarge(folder: string): { checked: number; large: string[] } {
  const packed = readdirSync(join("dist", folder)).filter((name) => name.endsWith(".br"));
  const sizes = packed.map((name) => ({ name, bytes: statSync(join("dist", folder, name)).size }));
  return {
    checked: sizes.length,
    large: sizes.filter(({ bytes }) => bytes >= most).map(({ name, bytes }) => `${name}: ${bytes}`),
  };
}

test.each([
  { folder: "assets", least: 25 },
  { folder: "report", least: 4 },
  { folder: "words", least: 4 },
])("Every file in $folder is under 60 KB", ({ folder, least }) => {
  const { checked, large } = tooLarge(folder);
  expect(checked).toBeGreaterThanOrEqual(least);
  expect(large).toEqual([]);
});
