import { decimal } from "../numbers";

const format = decimal(".");

/** What a review tells beside luck and skill, and the file it can be saved as. */
export const report = {
  save: "Save as a file",
  unfinished: "This game is not finished: the results are the engine's estimate of the last position.",
  accounts: "The accounts in full",
  accountsMeaning:
    "In percent of the win. Start, luck, skill and re-estimate add up to the result; the adjusted result is the result without " +
    "the luck. Error rates favour those who think like the engine, the adjusted result does not.",
  player: "Player",
  score: "Points",
  start: "Start",
  reestimate: "Re-estimate",
  result: "Result",
  adjusted: "Adjusted",
  questionsMeaning: "What a decision gives away on average, by kind; in brackets how many there were.",
  rate: (rate: number, decisions: number) => (decisions === 0 ? "–" : `${format(100 * rate)}\u00a0% (${decisions})`),
  turns: "Turn by turn",
  chances: (before: string, after: string) => `${before} → ${after}`,
  show: "Show on the board",
  footer: "Reviewed by Gockel.",
};
