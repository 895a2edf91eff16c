/** How many dice are shown of a promise: short enough to be read out, 31 bits. */
const length = 12;
const faces = "12345w";

/**
 * A promise as a few dice that people at one table can compare: whoever was shown another promise sees other dice.
 * `commit` is hex digits.
 */
export function fingerprint(commit: string): string[] {
  let rest = BigInt(`0x${commit}`);
  return Array.from({ length }, () => {
    const face = faces[Number(rest % 6n)]!;
    rest /= 6n;
    return face;
  });
}
