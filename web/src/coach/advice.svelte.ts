import type { Engine } from "../engine/engine";
import type { Coaching } from "../engine/types";
import type { Language } from "../words/languages";

/** Of which position, and in which words. */
export interface Question {
  position: string;
  language: Language;
  names: string[];
}

/** Who is asked: the engine, or what stands in for it in a test. */
export type Adviser = Pick<Engine, "coach">;

/** What the coach says of the position that is shown, never of one that is not shown any more. */
export class Advice {
  /** Of the position that was asked about last; none until it is answered, and where the engine cannot tell. */
  coaching = $state.raw<Coaching | null>(null);
  /** By question, the oldest first. */
  private known: { key: string; answer: Promise<Coaching | null> }[] = [];
  private wanted = "";

  constructor(private readonly adviser: Adviser) {}

  /** The answer to a question; null where the engine cannot tell. The last few are remembered. */
  ask({ position, language, names }: Question): Promise<Coaching | null> {
    const key = keyOf({ position, language, names });
    const known = this.known.find((one) => one.key === key);
    if (known) return known.answer;
    const answer = this.adviser.coach(position, language, names).catch(() => null);
    this.known = [...this.known, { key, answer }].slice(-remembered);
    return answer;
  }

  /** Shows what the coach says of this question, unless another one was asked meanwhile. */
  async show(question: Question): Promise<void> {
    const key = keyOf(question);
    if (this.wanted === key) return;
    this.wanted = key;
    // What was said of another position is not true of this one.
    this.coaching = null;
    const coaching = await this.ask(question);
    if (this.wanted === key) this.coaching = coaching;
  }
}

const remembered = 8;
const keyOf = ({ position, language, names }: Question): string => JSON.stringify([position, language, names]);
