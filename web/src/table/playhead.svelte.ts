import { pauseBefore, type Beat } from "./pace";
import type { Scene } from "./scene";

/** Shows a growing list of scenes one after the other, at a pace that can be followed. */
export class Playhead {
  /** How many scenes are shown. */
  shown = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scenes: () => Scene[],
    private readonly you: () => string | null,
    private readonly speed: () => number,
  ) {}

  /** Shows everything there is at once. */
  jump(): void {
    this.stop();
    this.shown = this.scenes().length;
  }

  /** Goes on if there is something to show. To be called when scenes were added. */
  wake(): void {
    if (this.timer !== undefined || this.shown >= this.scenes().length) return;
    const behind = this.scenes().length - this.shown;
    const next = this.scenes()[this.shown]!;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.shown += 1;
      this.wake();
    }, pauseBefore(beatOf(next, this.scenes()[this.shown - 1], this.you()), behind, this.speed()));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** What the step from `before` to `scene` means for the pace. Dice that you threw yourself are your own too. */
export function beatOf(scene: Scene, before: Scene | undefined, you: string | null): Beat {
  const actor = before?.description.seat ?? null;
  const own = you !== null && actor === you && (scene.by === you || before?.by === you);
  if (scene.by === null) return { own, kind: "dice" };
  return { own, kind: scene.description.turn === before?.description.turn ? "move" : "end_of_turn" };
}
