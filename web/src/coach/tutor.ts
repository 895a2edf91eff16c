import type { TutorLimit } from "../app/settings.svelte";
import type { CoachedChoice, Coaching } from "../engine/types";
import type { TutorTally } from "./tally";

/** From the harmless to the worst, as the engine marks them. */
const marks: CoachedChoice["mark"][] = [null, "doubtful", "bad", "very_bad"];

/** Whether the tutor asks back before a move of this mark counts. */
export const objects = (mark: CoachedChoice["mark"], from: TutorLimit): boolean =>
  from !== "off" && marks.indexOf(mark) >= marks.indexOf(from);

/** Whoever is asked: to look again, or to play the move all the same. */
export type Reply = "look" | "insist";

/**
 * Asks back before a bad move counts, and counts what becomes of it. Who was asked and plays the same move again is not asked
 * a second time: that is insisting, too.
 */
export class Tutor {
  /** The move that was last thought about again, and where. */
  private lookedAt: { position: string; move: string } | null = null;

  constructor(
    private tally: TutorTally,
    private readonly keep: (tally: TutorTally) => void,
    private readonly ask: (choice: CoachedChoice) => Promise<Reply>,
  ) {}

  /** Whether the move is to be played. */
  async lets(position: string, move: string, coaching: Coaching | null, from: TutorLimit): Promise<boolean> {
    const choice = coaching?.choices.find((one) => one.move === move);
    if (!choice || !objects(choice.mark, from)) return true;
    const { asked, heeded, insisted } = this.tally;
    if (this.lookedAt?.position === position && this.lookedAt.move === move) {
      this.lookedAt = null;
      this.count({ asked, heeded: heeded - 1, insisted: insisted + 1 });
      return true;
    }
    const reply = await this.ask(choice);
    if (reply === "insist") this.count({ asked: asked + 1, heeded, insisted: insisted + 1 });
    else this.count({ asked: asked + 1, heeded: heeded + 1, insisted });
    this.lookedAt = reply === "look" ? { position, move } : null;
    return reply === "insist";
  }

  private count(tally: TutorTally): void {
    this.tally = tally;
    this.keep(tally);
  }
}
