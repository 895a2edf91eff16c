/** Everybody's share of the win at a position, A first. */
export type SharesAt = (position: string) => Promise<number[]>;

/**
 * The win chances at the position that is shown, never those of one that is not shown any more or not yet. One position is
 * asked about at a time, and of those that came meanwhile only the newest: who only watches must not make the game wait.
 */
export class WinChances {
  /** Of the last position for which there was an answer in time; none before the first and where the engine cannot tell. */
  shares = $state.raw<number[] | null>(null);
  private wanted = "";
  /** The position of the shares. */
  private answered = "";
  private asking = false;

  constructor(private readonly sharesAt: SharesAt) {}

  async show(position: string): Promise<void> {
    this.wanted = position;
    if (this.asking) return;
    this.asking = true;
    while (this.answered !== this.wanted) {
      const asked = this.wanted;
      const shares = await this.sharesAt(asked).catch(() => null);
      if (asked !== this.wanted) continue;
      this.shares = shares;
      this.answered = asked;
    }
    this.asking = false;
  }
}
