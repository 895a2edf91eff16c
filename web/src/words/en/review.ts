import { decimal, signed } from "../numbers";

const format = decimal(".");
const change = signed(".");

/** Luck and skill of a game. All numbers are shares of the win, from 0 to 1. */
export const review = {
  title: "Luck and skill",
  thinking: "The engine is looking at the game …",
  percent: (share: number) => `${format(100 * share)}\u00a0%`,
  change: (share: number) => `${change(100 * share)}\u00a0%`,
  luck: "Luck",
  skill: "Skill",
  result: (share: number): string => (share === 1 ? "won" : share === 0 ? "did not win" : "shared the win"),
  resultSoFar: (share: number) => `${format(100 * share)}\u00a0% so far`,
  plays: (rating: string) => `Rating: ${rating}.`,
  givesAway: (decisions: number, rate: number) => {
    if (decisions === 0) return "Had nothing to decide.";
    const lost = `${format(100 * rate)}\u00a0%`;
    return decisions === 1 ? `1 decision gave away ${lost}.` : `${decisions} decisions gave away ${lost} each on average.`;
  },
  meaning:
    "In percent of the win. Luck is what the dice changed, skill what everybody's decisions did. Error rates favour those " +
    "who think like the engine.",
  position: "Point of the game",
  curveNow: (shares: string) => `Chances to win: ${shares}`,
  shown: "The game at this point",
  moments: "Worth a look",
  nothing: "No move stands out, and no roll either.",
  momentBefore: "Previous moment",
  momentAfter: "Next moment",
  rolls: "The rolls that decided",
  again: "Try again from here",
  shareWon: (game: string, winner: string) => `${game}: ${winner} won`,
  shareLine: "In one line",
  shareCopy: "Copy line",
  turn: (turn: number) => `Turn ${turn}`,
  move: "Move",
  same: "The engine would have done the same.",
  equal: (move: string) => `About as good: ${move}.`,
  share: "Wins",
  loss: "Loses",
  fail: "Fails",
};
