import jsQr from "jsqr";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import Qr from "./Qr.svelte";

/** Pixels along the side of a square. */
const scale = 4;

/** What the picture of a text says to a camera. */
function seen(text: string): string | undefined {
  const { body } = render(Qr, { props: { text, label: "code" } });
  const side = scale * Number(/viewBox="0 0 (\d+) /.exec(body)![1]);
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y] of body.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++) {
      const begin = 4 * ((scale * Number(y) + row) * side + scale * Number(x));
      pixels.fill(0, begin, begin + 4 * scale);
      for (let alpha = begin + 3; alpha < begin + 4 * scale; alpha += 4) pixels[alpha] = 255;
    }
  return jsQr(pixels, side, side)?.data;
}

test("A link is read from its picture, whatever its length", () => {
  const links = ["hi", "http://192.168.178.21:8080/t/abcd2345efgh6789", `https://gockel.example/${"t/".repeat(100)}`];
  for (const link of links) expect(seen(link)).toBe(link);
});

test("A picture has four light squares on every side", () => {
  const { body } = render(Qr, { props: { text: "hi", label: "code" } });
  const size = Number(/viewBox="0 0 (\d+) /.exec(body)![1]);
  const places = [...body.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([size, Math.min(...places), Math.max(...places)]).toEqual([29, 4, 24]);
});
