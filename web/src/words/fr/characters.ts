import type { LaterWords } from "../en_later";

/** How computer players play, by level, in a sentence. */
export const characters: LaterWords["characters"] = {
  random: "Laisse un dé décider de tout, du bon comme du mauvais.",
  child: "Attrape ce qui se présente et oublie de compter.",
  beginner: "Se réjouit de chaque tuile et s’arrête dès qu’il en a une.",
  first: "S’envole avec la première tuile à sa portée.",
  casual: "Pense un lancer à l’avance, puis se fie à la chance.",
  club: "Veille sur ses tuiles et garde un œil sur les tiennes.",
  gain: "Ramasse des vers et ne pense à rien d’autre.",
  swing: "Ramasse des vers, les garde, et prend volontiers les tiens.",
  expert: "Réfléchit au tour entier avant de toucher un dé.",
  best: "Pense à toute la partie. Dur à battre, et il le sait.",
};
