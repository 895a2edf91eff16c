import { times } from "./timing";

/** Where the dice of a roll lie on the screen, by face. */
export type DiceBoxes = Map<string, DOMRect[]>;

/** Dice that are marked come first: they are the ones that are taken. */
export function boxesOfRoll(root: HTMLElement): DiceBoxes {
  const boxes: DiceBoxes = new Map();
  const dice = [...root.querySelectorAll<HTMLElement>("[data-throws] [data-face]")];
  const isMarked = (die: HTMLElement) => die.closest("[aria-pressed=true]") !== null;
  for (const die of [...dice.filter(isMarked), ...dice.filter((one) => !isMarked(one))]) {
    const face = die.dataset.face!;
    boxes.set(face, [...(boxes.get(face) ?? []), die.getBoundingClientRect()]);
  }
  return boxes;
}

/** Lets the dice that were just kept slide from where they lay to where they are now, the last ones of their faces. */
export function slideKept(root: HTMLElement, faces: string[], from: DiceBoxes, speed: number): void {
  for (const face of new Set(faces)) {
    const count = faces.filter((one) => one === face).length;
    const dice = [...root.querySelectorAll<HTMLElement>(`[data-kept="${face}"]`)].slice(-count);
    dice.forEach((die, n) => {
      const start = from.get(face)?.[n];
      if (!start) return;
      const end = die.getBoundingClientRect();
      const [x, y] = [start.x - end.x, start.y - end.y];
      const scale = start.width / end.width;
      // It comes to a stop like something heavy: late, and with a nudge.
      die.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, easing: "cubic-bezier(0.5, 0, 0.3, 1)" },
          { transform: "translate(0, 3px) scale(1.06, 0.96)", offset: 0.82, easing: "ease-out" },
          { transform: "none" },
        ],
        { duration: times.slide / speed, delay: (n * 35) / speed, fill: "backwards" },
      );
    });
  }
}
