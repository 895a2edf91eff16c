import type { Words } from "../en";

export const throws: Words["throws"] = {
  throw: "Lancer les dés",
  space: "Espace",
  hint: "Maintiens les dés pour les secouer, relâche pour les lancer.",
  toMyTurn: "Passer à mon tour",
  ahead: "Avancer",
  legend: "Tes dés",
  byHand: "je les lance",
  byThemselves: "ils tombent tout seuls",
  selfHere: "Mes dés tombent tout seuls",
  vibration: "Vibrations",
  speed: (name: string) => `Vitesse\u202f: ${name}`,
};
