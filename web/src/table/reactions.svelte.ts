import type { CalledOut, Reaction, Seat } from "../net/messages";

/** So long a reaction is seen. */
const shownFor = 3000;

/** What people at a table have just called out. Each seat's last word is shown for a moment. */
export class Reactions {
  said = $state.raw<Partial<Record<Seat, Reaction>>>({});
  /** The last one, for who does not see them. */
  last = $state.raw<CalledOut | null>(null);
  private readonly timers: Partial<Record<Seat, ReturnType<typeof setTimeout>>> = {};

  hear(said: CalledOut): void {
    const { seat, reaction } = said;
    this.said = { ...this.said, [seat]: reaction };
    this.last = { ...said };
    clearTimeout(this.timers[seat]);
    this.timers[seat] = setTimeout(() => {
      this.said = { ...this.said, [seat]: undefined };
      if (this.last?.seat === seat) this.last = null;
    }, shownFor);
  }

  stop(): void {
    Object.values(this.timers).forEach((timer) => clearTimeout(timer));
  }
}
