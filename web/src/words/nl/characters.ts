import type { LaterWords } from "../en_later";

/** How computer players play, by level, in a sentence. */
export const characters: LaterWords["characters"] = {
  random: "Laat een dobbelsteen alles beslissen, goed of slecht.",
  child: "Pakt wat het krijgen kan en vergeet te tellen.",
  beginner: "Is blij met elke tegel en stopt zodra het er een heeft.",
  first: "Hipt weg met de eerste de beste tegel.",
  casual: "Kijkt één worp vooruit en vertrouwt dan op geluk.",
  club: "Let op de eigen tegels en houdt die van jou in het oog.",
  gain: "Verzamelt wormen en denkt aan niets anders.",
  swing: "Verzamelt wormen, bewaakt ze en pakt graag die van jou.",
  expert: "Denkt de hele beurt door voor ze een dobbelsteen aanraakt.",
  best: "Denkt aan het hele spel. Moeilijk te verslaan, en dat weet hij.",
};
