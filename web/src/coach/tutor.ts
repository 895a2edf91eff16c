import type { TutorLimit } from "../app/settings.svelte";
import type { CoachedChoice, Coaching } from "../engine/types";
import { nothingAsked, type TutorTally } from "./tally";

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

  /** As counted here; what another tab counted at the table is in what is stored. */
  private tally = nothingAsked;

  constructor(
    private readonly stored: () => TutorTally,
    private readonly keep: (tally: TutorTally) => void,
    private readonly ask: (choice: CoachedChoice) => Promise<Reply>,
  ) {}

  /** Whether the move is to be played. */
  async lets(position: string, move: string, coaching: Coaching | null, from: TutorLimit): Promise<boolean> {
    const choice = coaching?.choices.find((one) => one.move === move);
    if (!choice || !objects(choice.mark, from)) return true;
    if (this.lookedAt?.position === position && this.lookedAt.move === move) {
      this.lookedAt = null;
      this.count({ asked: 0, heeded: -1, insisted: 1 });
      return true;
    }
    const reply = await this.ask(choice);
    this.count(reply === "insist" ? { asked: 1, heeded: 0, insisted: 1 } : { asked: 1, heeded: 1, insisted: 0 });
    this.lookedAt = reply === "look" ? { position, move } : null;
    return reply === "insist";
  }

  /** Adds to what has been counted so far. */
  private count(more: TutorTally): void {
    const stored = this.stored();
    // Where nothing can be stored, only this tab knows.
    const { asked, heeded, insisted } = stored.asked < this.tally.asked ? this.tally : stored;
    this.tally = { asked: asked + more.asked, heeded: heeded + more.heeded, insisted: insisted + more.insisted };
    this.keep(this.tally);
  }
}
