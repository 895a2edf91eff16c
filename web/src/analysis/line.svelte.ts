import { firstStep, stepOf } from "../board/steps";
import type { Step } from "../board/types";
import type { Engine, Voice } from "../engine/engine";
import type { Event, Position } from "../engine/types";

/** A point of a line: a position, and how it came about. */
export interface Point {
  position: Position;
  step: Step;
}

/**
 * What might happen from a position on, one event after the other, and the point of it that is looked at.
 *
 * Invariants: `points[0]` is the position that was opened; `points[i + 1]` is what `events[i]` makes of `points[i]`; `at` is one
 * of them once there are any. What is asked of the engine and answered after something else was opened or played is dropped.
 */
export class Line {
  points = $state.raw<Point[]>([]);
  at = $state(0);
  #events: Event[] = [];
  #asked = 0;

  constructor(
    private readonly engine: () => Engine,
    /** How to speak of so many seats. */
    private readonly voice: (seats: number) => Voice,
  ) {}

  /** The point that is looked at; none before the first position is there. */
  get here(): Point | undefined {
    return this.points[this.at];
  }

  /** Begins a new line. Fails, and leaves everything as it was, when there can be no such position. */
  async open(position: Position): Promise<void> {
    const asked = ++this.#asked;
    // Names are for as many seats as there are.
    const { seats } = await this.engine().describe(position, { lang: this.voice(0).lang });
    const description = await this.engine().describe(position, this.voice(seats));
    if (asked !== this.#asked) return;
    this.#events = [];
    this.points = [{ position, step: firstStep(description) }];
    this.at = 0;
  }

  /** Goes on from the point that is looked at; what came after it is given up, unless it is just that. */
  async play(event: Event): Promise<void> {
    const { here, at } = this;
    if (!here) return;
    const next = this.#events[at];
    if (next && JSON.stringify(next) === JSON.stringify(event)) return this.go(at + 1);
    const asked = ++this.#asked;
    const [followed] = await this.engine().follow(here.position, [event], this.voice(here.step.description.seats));
    if (asked !== this.#asked) return;
    this.#events = [...this.#events.slice(0, at), event];
    this.points = [...this.points.slice(0, at + 1), { position: followed!.position, step: stepOf(followed!) }];
    this.at = at + 1;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.points.length - 1, to));
  }

  /** Says everything anew, in another language or with other names. */
  async retell(): Promise<void> {
    const [first] = this.points;
    if (!first) return;
    const voice = this.voice(first.step.description.seats);
    const asked = ++this.#asked;
    const described = await this.engine().describe(first.position, voice);
    const followed = this.#events.length > 0 ? await this.engine().follow(first.position, this.#events, voice) : [];
    if (asked !== this.#asked) return;
    this.points = [
      { position: first.position, step: firstStep(described) },
      ...followed.map((one) => ({ position: one.position, step: stepOf(one) })),
    ];
  }
}
