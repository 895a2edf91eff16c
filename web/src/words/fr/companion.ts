import type { enLater } from "../en_later";

export const companion: typeof enLater.companion = {
  title: "Avec de vrais dés",
  lead: "Vous êtes à table avec les dés et les tuiles. Cette page compte les points, connaît les règles et dit où va chaque tuile. Elle n’a pas besoin de serveur.",
  seatsIdea: "Dans l’ordre où vous jouez.",
  player: (number) => `Joueur ${number}`,
  first: "Qui commence ?",
  own: "Quelle place est la tienne ?",
  ownIdea: "Le carnet compte la partie pour cette place.",
  nobody: "aucune",
  coachOf: (number) => `Coach à la place ${number}`,
  coachIdea: "Qui a un coach voit avant chaque choix ce qu’on risque et ce qu’on gagne.",
  rows: "Les tuiles du wok",
  rowsIdea: "Disposez les deux rangées ainsi, ou tapez les vôtres de gauche à droite : les points de chaque tuile, sans signe.",
  sushiRow: "Rangée de sushis",
  boneRow: "Rangée d’arêtes",
  mix: "Mélanger de nouveau",

  roll: (count) => (count < 2 ? "Lance le dé et touche ce qu’il montre" : `Lance ${count} dés et touche ce qu’ils montrent`),
  rollKept: "Lance, puis touche seulement ce que tu mets de côté",
  rollLocked: "Lance, puis touche ce que tu bloques, ou tous les dés pour prendre une tuile",
  keptNone: "Pas encore de dé.",
  keep: "Mettre ces dés de côté",
  lock: "Bloquer ces dés, relancer le reste",
  nothing: "Rien à mettre de côté",
  clear: "Recommencer ce lancer",
  fast: "N’entrer que les dés mis de côté",
  fastIdea: "Plus rapide. Le bilan ne peut alors pas juger ce qui a été mis de côté.",
  filled: "De ce lancer, on ne connaît que les dés mis de côté. Les autres sont complétés.",

  undo: "Annuler",
  redo: "Rétablir",
  history: "Ce qui s’est passé",
  historyIdea: "Choisis une ligne pour y revenir. La suite peut être rétablie tant que tu n’entres rien d’autre.",
  toStart: "Au début",
  cut: "Abandonner ce qui a été annulé ?",
  cutIdea: (turns) =>
    turns < 2
      ? `${turns} tour que tu as annulé serait perdu pour de bon.`
      : `${turns} tours que tu as annulés seraient perdus pour de bon.`,
  cutNo: "Non, le garder",
  cutYes: "Oui, continuer à partir d’ici",

  says: (name) => `${name} veut\u202f:`,
  done: "C’est fait",
  again: "Encore une fois",
  another: "Nouvelle partie",
};
