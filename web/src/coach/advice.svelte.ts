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

/** What the coach says of positions. The last few are remembered, so that it can be asked before a position is shown. */
export class Advice {
  /** By question, the oldest first. */
  private asked: { key: string; answer: Promise<Coaching | null> }[] = [];
  /** Those of `asked` that are answered. */
  private answers = $state.raw<{ key: string; coaching: Coaching | null }[]>([]);

  constructor(private readonly adviser: Adviser) {}

  /** The answer to a question; null where the engine cannot tell. */
  ask(question: Question): Promise<Coaching | null> {
    const key = keyOf(question);
    const known = this.asked.find((one) => one.key === key);
    if (known) return known.answer;
    const answer = this.answer(key, question);
    this.asked = [...this.asked, { key, answer }].slice(-remembered);
    return answer;
  }

  /** What is known of a question by now, never of another one; null before it is answered, and where the engine cannot tell. */
  known(question: Question): Coaching | null {
    const key = keyOf(question);
    return this.answers.find((one) => one.key === key)?.coaching ?? null;
  }

  private async answer(key: string, { position, language, names }: Question): Promise<Coaching | null> {
    const coaching = await this.adviser.coach(position, language, names).catch(() => null);
    const isAsked = (answered: { key: string }) => this.asked.some((one) => one.key === answered.key);
    this.answers = [...this.answers, { key, coaching }].filter(isAsked);
    return coaching;
  }
}

const remembered = 8;
const keyOf = ({ position, language, names }: Question): string => JSON.stringify([position, language, names]);
