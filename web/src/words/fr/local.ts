import type { en } from "../en";

export const local: typeof en.local = {
  several: "À plusieurs sur cet appareil",
  realDice: "Avec de vrais dés",
  notebook: "Carnet",
  daily: "Énigme du jour",
  trainer: "Entraînement",
  here: "Sur cet appareil",
  kept: "Cette partie est gardée dans ce navigateur. Elle n’a pas besoin de serveur.",
  handOver: (name: string) => `Passe l’appareil à ${name}`,
  handOverIdea: "Il faut retenir les piles : personne ne regarde pendant le passage.",
  taken: (name: string) => `Je suis ${name}`,
};
