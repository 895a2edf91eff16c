import type { Level } from "../net/messages";

/** A closed line and what it is filled with; without a fill only the line is drawn. */
type Shape = readonly [path: string, fill?: string];

/** How an animal differs from the others, in a square of 100. What is not named is as with all. */
export interface Looks {
  coat: string;
  belly: string;
  /** Tails and ears, which the head covers. */
  behind?: readonly Shape[];
  head?: string;
  /** Combs, tufts and marks on the head. */
  top?: readonly Shape[];
  /** A beak; who has none has a nose and a mouth. */
  beak?: readonly Shape[];
  nose?: string;
  /** Half of what is between the eyes, how low they are, and how big. */
  eyes?: readonly [apart: number, y: number, radius: number];
  /** Looks strict. */
  brows?: boolean;
}

export const poses = ["waits", "shakes", "glad", "robbed", "beaten"] as const;
export type Pose = (typeof poses)[number];

/** Those that people may be. Computer players are birds. */
export const peoplesAnimals = ["fox", "cat", "hedgehog", "frog", "mouse", "bear"] as const;
export type PeoplesAnimal = (typeof peoplesAnimals)[number];
export type AnimalName = Level | PeoplesAnimal;

const comb = "#cf3a24";
const orange = "#f3ae2e";
const dark = "#3b2c25";
const smallBeak: readonly Shape[] = [["M42 47 Q50 43 58 47 L50 59Z", orange]];
const roundEars = (fill: string): readonly Shape[] => [
  ["M34 26 Q14 30 16 14 Q20 2 34 10 Q42 16 40 22Z", fill],
  ["M66 26 Q86 30 84 14 Q80 2 66 10 Q58 16 60 22Z", fill],
];
const pointedEars = (fill: string): readonly Shape[] => [
  ["M26 38 L18 6 Q34 10 46 22Z", fill],
  ["M74 38 L82 6 Q66 10 54 22Z", fill],
];

/** Computer players are called by their levels, as the page's words name them. */
export const animals: Record<AnimalName, Looks> = {
  random: {
    coat: "#e2d3b8",
    belly: "#fffdf6",
    head: "M27 18 Q50 14 73 18 Q78 44 73 68 Q50 72 27 68 Q22 44 27 18Z",
    top: [
      ["M34 24 a3 3 0 1 0 .1 0Z", dark],
      ["M66 24 a3 3 0 1 0 .1 0Z", dark],
    ],
  },
  child: {
    coat: "#f9d34b",
    belly: "#ffeda6",
    top: [["M44 20 Q40 8 48 12 Q52 2 54 12 Q62 8 56 20Z", "#f9d34b"]],
    beak: smallBeak,
  },
  beginner: {
    coat: "#e3bb4e",
    belly: "#fbe7a8",
    top: [["M25 40 Q28 18 50 18 Q72 18 75 40 Q62 26 50 28 Q38 26 25 40Z", "#8a6a2c"]],
    beak: [["M34 50 Q50 42 66 50 Q70 60 50 60 Q30 60 34 50Z", "#ef8c2c"]],
  },
  first: {
    coat: "#a9713f",
    belly: "#e6d6bd",
    top: [
      ["M24 38 Q28 18 50 18 Q72 18 76 38 Q62 28 50 29 Q38 28 24 38Z", "#6f4423"],
      ["M40 66 Q50 58 60 66 Q58 80 50 80 Q42 80 40 66Z", dark],
    ],
    beak: [["M43 47 Q50 44 57 47 L50 57Z", "#6b6259"]],
  },
  casual: {
    coat: "#fff7e6",
    belly: "#ffffff",
    head: "M30 36 Q30 12 50 12 Q70 12 70 36 Q70 52 66 72 L34 72 Q30 52 30 36Z",
    beak: [
      ["M35 44 Q50 36 65 44 Q66 58 50 60 Q34 58 35 44Z", "#ef8c2c"],
      ["M44 40 Q50 32 56 40 Q50 45 44 40Z", "#ef8c2c"],
    ],
    eyes: [11, 31, 7],
  },
  club: {
    coat: "#7a4a2a",
    belly: "#a66a3d",
    behind: [
      ["M50 70 Q-8 66 8 26 Q26 -2 50 14 Q74 -2 92 26 Q108 66 50 70Z", "#9c5b2f"],
      ["M50 68 Q8 60 20 30 Q34 12 50 24 Q66 12 80 30 Q92 60 50 68Z", "#d99a4f"],
    ],
    head: "M28 44 Q28 20 50 20 Q72 20 72 44 Q72 70 50 70 Q28 70 28 44Z",
    top: [["M52 48 Q64 52 60 66 Q56 74 52 64 Q50 56 48 54Z", comb]],
    beak: smallBeak,
    eyes: [11, 39, 7.5],
  },
  gain: {
    coat: "#5b6878",
    belly: "#fffaf0",
    behind: [["M74 78 Q98 60 96 28 Q104 60 90 92Z", "#2d6f78"]],
    top: [["M40 22 Q50 14 60 22 Q50 30 40 22Z", "#4a6d86"]],
    beak: [["M41 46 Q50 42 59 46 L50 62Z", "#171310"]],
  },
  swing: {
    coat: "#8c6239",
    belly: "#ead2a4",
    top: [["M26 36 Q32 18 50 18 Q68 18 74 36 Q60 26 50 32 Q40 26 26 36Z", "#6a4524"]],
    beak: [["M42 44 Q50 40 58 44 Q58 54 51 63 Q49 58 49 54 Q44 52 42 44Z", orange]],
    brows: true,
  },
  expert: {
    coat: "#8d7357",
    belly: "#dcc6a2",
    behind: [
      ["M24 34 L20 8 Q34 12 44 22Z", "#6d573f"],
      ["M76 34 L80 8 Q66 12 56 22Z", "#6d573f"],
    ],
    beak: [["M45 46 Q50 43 55 46 L50 58Z", orange]],
    eyes: [14, 40, 12.5],
  },
  best: {
    coat: "#fff7e6",
    belly: "#e7cfa5",
    top: [["M32 24 Q24 6 38 9 Q42 -2 50 7 Q58 -2 62 9 Q76 6 68 24 Q50 14 32 24Z", comb]],
    beak: [
      ["M44 58 Q38 70 46 74 Q50 70 50 62 Q50 70 54 74 Q62 70 56 58Z", comb],
      ["M40 46 Q50 40 60 46 L50 60Z", orange],
    ],
  },
  fox: {
    coat: "#d9762f",
    belly: "#fff2df",
    behind: pointedEars("#d9762f"),
    top: [["M23 50 Q38 46 50 62 Q62 46 77 50 Q72 70 50 70 Q28 70 23 50Z", "#fff2df"]],
    nose: dark,
  },
  cat: {
    coat: "#8c8f96",
    belly: "#e7e6e3",
    behind: pointedEars("#8c8f96"),
    top: [["M42 20 L45 30 L48 20 M52 20 L55 30 L58 20"]],
    nose: "#d98a83",
  },
  hedgehog: {
    coat: "#b98a5e",
    belly: "#f0d9b8",
    behind: [
      [
        "M14 60 L6 46 L18 44 L10 28 L24 30 L22 14 L36 20 L42 6 L50 17 L58 6 L64 20 L78 14 L76 30 L90 28 L82 44 L94 46 L86 60Z",
        "#6b4b34",
      ],
    ],
    head: "M26 48 Q26 26 50 26 Q74 26 74 48 Q74 70 50 70 Q26 70 26 48Z",
    nose: dark,
  },
  frog: {
    coat: "#6ba04a",
    belly: "#dcebb4",
    behind: [
      ["M20 32 Q18 10 34 10 Q48 12 46 28Z", "#6ba04a"],
      ["M80 32 Q82 10 66 10 Q52 12 54 28Z", "#6ba04a"],
    ],
    eyes: [16, 25, 9],
  },
  mouse: {
    coat: "#b9b1ad",
    belly: "#f3ece6",
    behind: roundEars("#d9a7a0"),
    nose: "#d98a83",
  },
  bear: {
    coat: "#8a5a35",
    belly: "#d7a874",
    behind: roundEars("#8a5a35"),
    top: [["M35 56 Q36 46 50 46 Q64 46 65 56 Q64 68 50 68 Q36 68 35 56Z", "#d7a874"]],
    nose: dark,
  },
};

/** How somebody is drawn: a computer player by its level, a person by the animal they chose, if this page knows it. */
export function animalOf(holder: { kind: string; level?: Level; animal?: string | undefined }): AnimalName | null {
  if (holder.kind === "bot") return holder.level ?? null;
  return peoplesAnimals.find((animal) => animal === holder.animal) ?? null;
}
