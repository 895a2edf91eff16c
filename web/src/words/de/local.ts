import type { en } from "../en";

export const local: typeof en.local = {
  several: "Mehrere Leute an diesem Gerät",
  realDice: "Mit echten Würfeln",
  notebook: "Notizbuch",
  daily: "Rätsel des Tages",
  trainer: "Training",
  here: "An diesem Gerät",
  kept: "Dieses Spiel liegt in diesem Browser. Es braucht keinen Server.",
  handOver: (name: string) => `Gib das Gerät an ${name} weiter`,
  handOverIdea: "Die Stapel soll man sich merken: Solange das Gerät herumgeht, schaut niemand hin.",
  taken: (name: string) => `Ich bin ${name}`,
};
