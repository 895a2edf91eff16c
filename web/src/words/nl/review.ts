import type { review as en } from "../en/review";

const format = new Intl.NumberFormat("nl", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat("nl", { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });

export const review: typeof en = {
  title: "Geluk en kunde",
  thinking: "De computer bekijkt het spel …",
  percent: (share) => `${format.format(100 * share)}\u00a0%`,
  change: (share) => `${signed.format(100 * share)}\u00a0%`.replace("-", "−"),
  luck: "Geluk",
  skill: "Kunde",
  result: (share) => (share === 1 ? "gewonnen" : share === 0 ? "niet gewonnen" : "winst gedeeld"),
  resultSoFar: (share) => `tot nu toe ${format.format(100 * share)}\u00a0%`,
  plays: (rating) => `Speelde ${rating}.`,
  ratings: {
    engine: "als de computer",
    master: "meesterlijk",
    expert: "heel sterk",
    advanced: "sterk",
    casual: "degelijk",
    beginner: "als een beginner",
    chance: "op goed geluk",
  },
  givesAway: (decisions, rate) => {
    if (decisions === 0) return "Had niets te beslissen.";
    const lost = `${format.format(100 * rate)}\u00a0%`;
    return decisions === 1 ? `1 beslissing gaf ${lost} weg.` : `${decisions} beslissingen gaven gemiddeld elk ${lost} weg.`;
  },
  marks: (doubtful, bad, veryBad) =>
    `?!\u00a0${doubtful}\u00a0dubieus · ?\u00a0${bad}\u00a0slecht · ??\u00a0${veryBad}\u00a0heel\u00a0slecht`,
  meaning:
    "In procenten van de winst. Geluk is wat de dobbelstenen hebben veranderd, kunde wat ieders beslissingen hebben veranderd. " +
    "De foutpercentages zijn gunstig voor wie denkt als de computer.",
  position: "Moment in het spel",
  curveNow: (shares) => `Winstkansen: ${shares}`,
  shown: "Het spel op dit moment",
  moments: "De moeite waard",
  nothing: "Er valt geen zet op, en ook geen worp.",
  momentBefore: "Vorig opvallend moment",
  momentAfter: "Volgend opvallend moment",
  turn: (turn) => `Beurt ${turn}`,
  signs: {
    doubtful: "dubieus",
    bad: "slecht",
    very_bad: "heel slecht",
    very_unlucky: "veel pech",
    unlucky: "pech",
    lucky: "geluk",
    very_lucky: "veel geluk",
  },
  chose: (name, move) => `${name}: ${move}`,
  rolled: (name, dice) => `${name} gooit ${dice}`,
  move: "Zet",
  share: "Wint",
  loss: "Verliest",
  fail: "Mislukt",
};
