import type { Event, Lesson, Topic } from "../engine/types";
import type { Scene } from "../table/scene";

/** Who says which rules matter: the engine, or what stands in for it in a test. */
export type LessonsOf = (position: string, you: string, event?: Event) => Promise<Lesson[]>;

/**
 * The lessons of a game, one after the other, each rule once: when it first matters. A lesson counts as given when it is
 * shown; one that is passed over waits until its rule matters again.
 */
export class LessonQueue {
  /** The first is shown. */
  waiting = $state.raw<Lesson[]>([]);
  /** How many scenes have been looked at. */
  private done: number;
  private work: Promise<void> = Promise.resolve();

  /** `past`: how many scenes were looked at on an earlier visit. */
  constructor(
    private readonly lessonsOf: LessonsOf,
    private seen: Topic[],
    past: number,
    private readonly keep: (seen: Topic[]) => void,
  ) {
    this.done = past;
  }

  get lesson(): Lesson | null {
    return this.waiting[0] ?? null;
  }

  /** Looks at the scenes that were not looked at yet, for whoever sits at the seat. */
  follow(scenes: Scene[], you: string): Promise<void> {
    this.work = this.work.then(() => this.lookAt(scenes, you)).catch(() => undefined);
    return this.work;
  }

  /** The lesson has been read. */
  next(): void {
    this.waiting = this.waiting.slice(1);
    this.note();
  }

  /** The reader plays on: what was not shown yet waits until it matters again. */
  clear(): void {
    this.waiting = [];
  }

  private async lookAt(scenes: Scene[], you: string): Promise<void> {
    for (; this.done < scenes.length; this.done++) {
      const { position, event } = scenes[this.done]!;
      const before = scenes[this.done - 1]?.position;
      const lessons = await (event && before !== undefined ? this.lessonsOf(before, you, event) : this.lessonsOf(position, you));
      this.add(lessons);
    }
  }

  private add(lessons: Lesson[]): void {
    const known = [...this.seen, ...this.waiting.map(({ topic }) => topic)];
    const fresh = lessons.filter(
      ({ topic }, i) => !known.includes(topic) && lessons.findIndex((one) => one.topic === topic) === i,
    );
    if (fresh.length === 0) return;
    this.waiting = [...this.waiting, ...fresh];
    this.note();
  }

  /** Whatever is shown now counts as given. */
  private note(): void {
    const topic = this.lesson?.topic;
    if (!topic || this.seen.includes(topic)) return;
    this.seen = [...this.seen, topic];
    this.keep(this.seen);
  }
}
