/** Where a die that is thrown starts, in pixels from where it comes to lie, and how long its edge is. */
export interface Toss {
  x: number;
  y: number;
  size: number;
}

/** The way of a die and of its shadow, as keyframes at equal pace. */
export interface Path {
  solid: Keyframe[];
  shadow: Keyframe[];
}

/**
 * A die hits the table, and each hop is lower, shorter and turns it less than the one before. `until` is the share of
 * the time at its end, `height` that of the highest point, `way` and `spin` its part of the whole way and of all turns.
 */
const hops = [
  { until: 0.42, height: 1, way: 0.6, spin: 0.52 },
  { until: 0.7, height: 0.36, way: 0.26, spin: 0.3 },
  { until: 0.88, height: 0.12, way: 0.11, spin: 0.15 },
  { until: 1, height: 0.02, way: 0.03, spin: 0.03 },
];
const pointsPerHop = 4;
/** Where in its first hop a die leaves the hand. */
const release = 0.2;

const round = (number: number) => Math.round(number * 100) / 100;

/** One point of the way: the shares of it and of the turns that are still to come, and the height in edges. */
interface Point {
  offset: number;
  ahead: number;
  turns: number;
  height: number;
}

function points(): Point[] {
  const all: Point[] = [];
  let [from, gone, turned] = [0, 0, 0];
  for (const [index, { until, height, way, spin }] of hops.entries()) {
    for (let i = 0; i < pointsPerHop; i++) {
      const part = i / pointsPerHop;
      const rise = index === 0 ? release + part * (1 - release) : part;
      all.push({
        offset: from + part * (until - from),
        ahead: 1 - gone - part * way,
        turns: 1 - turned - part * spin,
        height: 4 * rise * (1 - rise) * height * 1.1,
      });
    }
    [from, gone, turned] = [until, gone + way, turned + spin];
  }
  return [...all, { offset: 1, ahead: 0, turns: 0, height: 0 }];
}

/** A path of its own for a die: it ends where the die lies, on its front. */
export function pathOf({ x, y, size }: Toss, chance: () => number = Math.random): Path {
  const sign = () => (chance() < 0.5 ? -1 : 1);
  // It rolls the way it flies, and a bit askew.
  const spin = 400 + chance() * 320;
  const [spinX, spinY] = [Math.abs(y) >= Math.abs(x) ? spin : spin / 3, Math.abs(x) > Math.abs(y) ? spin : spin / 3];
  const turns = { x: spinX * (y > 0 ? -1 : 1), y: spinY * (x > 0 ? 1 : -1), z: sign() * (60 + chance() * 160) };
  const lift = size * (0.85 + chance() * 0.5);
  const frames = points().map(({ offset, ahead, turns: left, height }) => {
    const [dx, dy, up] = [x * ahead, y * ahead, height * lift];
    const turn = `rotateX(${round(turns.x * left)}deg) rotateY(${round(turns.y * left)}deg) rotateZ(${round(turns.z * left)}deg)`;
    const at = (down: number) => `translate3d(${round(dx)}px, ${round(down)}px, `;
    return {
      solid: { offset, transform: `${at(dy - up)}${round(-size / 2 + up * 0.35)}px) ${turn}` },
      shadow: {
        offset,
        transform: `${at(dy)}0) scale(${round(1 - Math.min(0.45, height * 0.4))})`,
        opacity: round(1 - Math.min(0.7, height * 0.7)),
      },
    };
  });
  return { solid: frames.map(({ solid }) => solid), shadow: frames.map(({ shadow }) => shadow) };
}

/** How long the die number `n` of `count` is on its way when the last one needs `length`: they settle one by one. */
export const lengthOf = (n: number, count: number, length: number): number =>
  count < 2 ? length : length * (0.62 + (0.38 * n) / (count - 1));
