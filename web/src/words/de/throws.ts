import type { Words } from "../en";

export const throws: Words["throws"] = {
  throw: "Würfel werfen",
  space: "Leertaste",
  hint: "Halte die Würfel, um sie zu schütteln, lass los, um sie zu werfen.",
  toMyTurn: "Weiter zu meinem Zug",
  ahead: "Weiter",
  legend: "Deine Würfel",
  byHand: "ich werfe sie",
  byThemselves: "sie fallen von selbst",
  selfHere: "Meine Würfel fallen von selbst",
  vibration: "Vibrieren",
  speed: (name: string) => `Tempo: ${name}`,
};
