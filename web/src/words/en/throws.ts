/** Throwing dice, and how long others are waited for. */
export const throws = {
  throw: "Throw the dice",
  space: "Space",
  hint: "Hold the dice to shake them, let go to throw them.",
  toMyTurn: "Skip to my turn",
  ahead: "Skip ahead",
  legend: "Your dice",
  byHand: "I throw them",
  byThemselves: "they fall by themselves",
  selfHere: "My dice fall by themselves",
  vibration: "Vibration",
  speed: (name: string) => `Speed: ${name}`,
};
