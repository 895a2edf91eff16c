// The result of a day as a small picture to send. It shows marks and numbers, no position.
import type { DayResult } from "./stored_puzzle";

export interface PictureWords {
  title: string;
  gave: string;
  streak: string;
}

const width = 640;
const height = 336;
/** As the theme's light colours. */
const colours = {
  ground: "#fbf3e4",
  ink: "#3a2a1c",
  soft: "#6d5b49",
  good: "#3f8a45",
  doubtful: "#d9a520",
  bad: "#d9741f",
  very_bad: "#b3261e",
};

const colourOf = (mark: string | null): string => colours[(mark ?? "good") as keyof typeof colours] ?? colours.good;
/** Told apart without colours, too. */
const signOf = (mark: string | null): string => ({ doubtful: "?!", bad: "?", very_bad: "??" })[mark ?? ""] ?? "✓";

/** The picture as PNG, some kilobytes; null where the browser cannot make one. */
export function dayPicture({ date, answers }: DayResult, words: PictureWords, canvas: HTMLCanvasElement): Promise<Blob | null> {
  canvas.width = width;
  canvas.height = height;
  const draw = canvas.getContext("2d");
  if (!draw) return Promise.resolve(null);
  draw.fillStyle = colours.ground;
  draw.fillRect(0, 0, width, height);
  draw.textAlign = "center";
  draw.textBaseline = "middle";
  const write = (text: string, y: number, font: string, colour = colours.ink) => {
    draw.font = font;
    draw.fillStyle = colour;
    draw.fillText(text, width / 2, y, width - 40);
  };
  write(words.title, 52, "38px 'Lilita One', sans-serif");
  write(date, 96, "22px system-ui, sans-serif", colours.soft);
  const size = 88;
  const gap = 18;
  const left = (width - answers.length * (size + gap) + gap) / 2;
  for (const [index, { mark }] of answers.entries()) {
    const x = left + index * (size + gap);
    draw.fillStyle = colourOf(mark);
    draw.beginPath();
    draw.roundRect(x, 128, size, size, 16);
    draw.fill();
    draw.fillStyle = "#fff";
    draw.font = "bold 44px system-ui, sans-serif";
    draw.fillText(signOf(mark), x + size / 2, 128 + size / 2 + 2);
  }
  write(words.gave, 256, "24px system-ui, sans-serif");
  write(words.streak, 296, "22px system-ui, sans-serif", colours.soft);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
