import type { LaterWords } from "../en_later";

/** How computer players play, by level, in a sentence. */
export const characters: LaterWords["characters"] = {
  random: "Lässt einen Würfel alles entscheiden, Gutes wie Schlechtes.",
  child: "Nimmt, was es kriegen kann, und vergisst zu zählen.",
  beginner: "Freut sich über jede Portion und hört auf, sobald es eine hat.",
  first: "Hüpft mit der erstbesten Portion davon.",
  casual: "Schaut einen Wurf voraus und vertraut dann dem Glück.",
  club: "Achtet auf die eigenen Portionen und behält deine im Auge.",
  gain: "Sammelt Würmer und denkt an nichts anderes.",
  swing: "Sammelt Würmer, hütet sie und nimmt gern deine.",
  expert: "Denkt den ganzen Zug durch, bevor sie einen Würfel anrührt.",
  best: "Denkt an das ganze Spiel. Kaum zu schlagen, und das weiß er.",
};
