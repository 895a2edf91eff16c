import type { en } from "../en";

export const local: typeof en.local = {
  several: "Met meer mensen op dit apparaat",
  realDice: "Met echte dobbelstenen",
  notebook: "Notitieboek",
  daily: "Puzzel van de dag",
  trainer: "Oefenen",
  here: "Op dit apparaat",
  kept: "Dit spel staat in deze browser. Er is geen server voor nodig.",
  handOver: (name: string) => `Geef het apparaat aan ${name}`,
  handOverIdea: "De stapels moet je onthouden: niemand kijkt terwijl het wordt doorgegeven.",
  taken: (name: string) => `Ik ben ${name}`,
};
