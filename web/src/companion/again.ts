import type { Options } from "../net/messages";
import type { CompanionGame } from "../local/database";

/** Who and what is proposed for the next game. */
export interface Proposal extends Pick<CompanionGame, "ruleSet" | "seats" | "own" | "coached"> {
  options: Options;
}

let proposed: Proposal | null = null;

/** Has the next new game begin with these people and rules. */
export function propose(proposal: Proposal): void {
  proposed = proposal;
}

/** What was proposed, once. */
export function takeProposal(): Proposal | null {
  const taken = proposed;
  proposed = null;
  return taken;
}
