import type { Engine } from "../engine/engine";
import { EngineError } from "../engine/error";
import type { Description, Position } from "../engine/types";
import type { Language } from "../words/languages";

/** Why a position cannot be, said at the part of it where that shows. */
export interface Flaw {
  part: string;
  /** A tile, a Specialist or a seat; null: the part as a whole. */
  piece: string | null;
  sentence: string;
}

/** What the engine refused to put together; null when that is not what went wrong. */
export function flawOf(error: unknown): Flaw | null {
  if (!(error instanceof EngineError) || typeof error.data?.field !== "string") return null;
  const { field, piece } = error.data;
  const sentence = error.message.charAt(0).toUpperCase() + error.message.slice(1);
  return { part: field, piece: typeof piece === "string" ? piece : null, sentence: `${sentence}.` };
}

/**
 * A position that is being put together by hand. What it is at the moment may be impossible: then `flaw` says why.
 * Invariant: `parts` are those of the newest change, whatever comes of earlier ones meanwhile.
 */
export class Draft {
  /** Null until there is a position to begin with. */
  parts = $state.raw<Description | null>(null);
  flaw = $state.raw<Flaw | null>(null);
  #newest = 0;
  #underWay = 0;

  constructor(
    private readonly engine: () => Engine,
    private readonly language: () => Language,
    /** Opens a position that can be. */
    private readonly open: (position: Position) => Promise<unknown>,
  ) {}

  /** Begins anew with a position that is; not with one that a change led to while another one is under way. */
  reset(parts: Description): void {
    if (this.#underWay > 1) return;
    this.parts = parts;
    this.flaw = null;
  }

  /** Fails only when the engine does. */
  async change(parts: Description): Promise<void> {
    const change = ++this.#newest;
    this.parts = parts;
    this.#underWay++;
    try {
      const position = await this.engine().compose(parts, this.language());
      if (change !== this.#newest) return;
      this.flaw = null;
      await this.open(position);
    } catch (error) {
      if (change !== this.#newest) return;
      this.flaw = flawOf(error);
      if (!this.flaw) throw error;
    } finally {
      this.#underWay--;
    }
  }
}
