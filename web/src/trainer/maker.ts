// Makes puzzles in a worker of its own, ahead of the reader, who goes on with the page's engine meanwhile.
import { runEngine, type RunningEngine } from "../engine/engine";
import type { OnProgress } from "../engine/ask";
import type { Puzzle, RuleSet, RuleSetInfo, Theme } from "../engine/types";
import { randomHex } from "../net/random";
import type { Language } from "../words/languages";

/** What somebody wants to train; null: anything. */
export interface Wish {
  ruleSet: RuleSet | null;
  theme: Theme | null;
}

/** A seed leads to nothing now and then. */
const mostSeeds = 4;

const oneOf = <Any>(list: Any[]): Any | undefined => list[Math.floor(Math.random() * list.length)];

/** The rule sets that have what is wanted. */
export const fitting = (rules: RuleSetInfo[], { ruleSet, theme }: Wish): RuleSetInfo[] =>
  rules.filter(({ name, themes }) => (ruleSet ?? name) === name && (theme === null || themes.includes(theme)));

export interface MadePuzzle extends Puzzle {
  ruleSet: RuleSet;
}

export class Maker {
  #running: RunningEngine | null = null;

  constructor(private readonly language: Language) {}

  /** A puzzle that fits, or null when none was found or nothing fits. */
  async make(rules: RuleSetInfo[], wish: Wish, onprogress: OnProgress): Promise<MadePuzzle | null> {
    for (let seed = 0; seed < mostSeeds; seed++) {
      const set = oneOf(fitting(rules, wish));
      if (!set) return null;
      const theme = wish.theme ?? oneOf(set.themes)!;
      const found = await this.#engine.puzzle({ rule_set: set.name, theme, seed: randomHex(8) }, onprogress);
      if (found) return { ...found, ruleSet: set.name };
    }
    return null;
  }

  /** One of the puzzles of a day, by its number from 1. */
  daily(date: string, number: number, onprogress: OnProgress): Promise<Puzzle | null> {
    return this.#engine.dailyPuzzle(date, number, onprogress);
  }

  /** Gives up whatever is being made; the next one starts anew. */
  end(): void {
    this.#running?.end();
    this.#running = null;
  }

  get #engine() {
    return (this.#running ??= runEngine(this.language)).engine;
  }
}
