/**
 * QR codes (ISO/IEC 18004) of short texts: bytes, error correction level M, versions 1 to 6. Larger versions carry
 * more information about themselves and are not needed for a link.
 */

/** By version: data bytes and correction bytes of each block, and how many blocks there are. */
const versions = [
  { data: 16, correction: 10, blocks: 1 },
  { data: 28, correction: 16, blocks: 1 },
  { data: 44, correction: 26, blocks: 1 },
  { data: 32, correction: 18, blocks: 2 },
  { data: 43, correction: 24, blocks: 2 },
  { data: 27, correction: 16, blocks: 4 },
];

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = boolean[][];

/** Rows of dark (true) and light squares without the margin, or null when the text is too long. */
export function qrCode(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = versions.findIndex(({ data, blocks }) => bytes.length + 2 <= data * blocks);
  if (version < 0) return null;
  const codewords = interleaved(bytes, versions[version]!);
  const drawn = masks.map((_, mask) => draw(version + 1, codewords, mask));
  return drawn.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** The text and its correction bytes in the order in which they are drawn. */
function interleaved(bytes: Uint8Array, { data, correction, blocks }: (typeof versions)[number]): number[] {
  const nibbles = [0b0100, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const padded = Array.from({ length: nibbles.length / 2 }, (_, i) => (nibbles[2 * i]! << 4) | nibbles[2 * i + 1]!);
  for (let pad = 0xec; padded.length < data * blocks; pad ^= 0xec ^ 0x11) padded.push(pad);
  const parts = Array.from({ length: blocks }, (_, i) => padded.slice(i * data, (i + 1) * data));
  const corrections = parts.map((part) => remainder(part, correction));
  const across = (lists: number[][]) => lists[0]!.flatMap((_, i) => lists.map((list) => list[i]!));
  return [...across(parts), ...across(corrections)];
}

/** Multiplication in GF(256) with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** Reed-Solomon: the remainder of the data divided by the generator of that degree. */
function remainder(data: number[], degree: number): number[] {
  const generator = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) generator[j] = times(generator[j]!, root) ^ (generator[j + 1] ?? 0);
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    generator.forEach((coefficient, i) => (rest[i]! ^= times(coefficient, factor)));
  }
  return rest;
}

function draw(version: number, codewords: number[], mask: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  /** Squares within squares around a centre: dark where the distance is one of these. */
  const target = (cx: number, cy: number, reach: number, dark: number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, dark.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  target(3, 3, 4, [0, 1, 3]);
  target(size - 4, 3, 4, [0, 1, 3]);
  target(3, size - 4, 4, [0, 1, 3]);
  if (version > 1) target(size - 7, size - 7, 2, [0, 2]);
  drawFormat(set, size, mask);

  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const upward = ((right + 1) & 2) === 0;
        const y = upward ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const dark = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        grid[y]![x] = (dark === 1) !== masks[mask]!(x, y);
        bit++;
      }
  return grid;
}

/** Level and mask, twice, with their own correction bits. Level M is 0. */
function drawFormat(set: (x: number, y: number, dark: boolean) => void, size: number, mask: number): void {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10);
  const format = ((mask << 10) | rest) ^ 0b101010000010010;
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
    if (i < 6) set(8, i, dark);
    else if (i < 8) set(8, i + 1, dark);
    else set(i === 8 ? 7 : 14 - i, 8, dark);
  }
  set(8, size - 8, true);
}

/** How hard a grid is to read: long runs, blocks, what looks like a corner, too dark or too light. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  let total = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) total += run.length - 2;
    total += 40 * (text.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x];
      if (dark === grid[y]![x - 1] && dark === grid[y - 1]![x] && dark === grid[y - 1]![x - 1]) total += 3;
    }
  const share = grid.flat().filter(Boolean).length / size ** 2;
  return total + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
