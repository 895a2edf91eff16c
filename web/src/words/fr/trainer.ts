import type { enLater } from "../en_later";

const positions = (count: number) => (count < 2 ? `${count} position` : `${count} positions`);
const days = (count: number) => (count < 2 ? `${count} jour de suite` : `${count} jours de suite`);

export const trainer: typeof enLater.trainer = {
  lead: "Des positions à trancher, tirées de tes parties ou faites pour toi. Celles que tu rates reviennent jusqu’à ce que tu les connaisses.",
  game: "Jeu",
  anyGame: "Tous les jeux",
  theme: "Thème",
  anyTheme: "Tous les thèmes",
  themes: {
    stop: "S’arrêter ou relancer",
    keep: "Quels dés mettre de côté",
    lock: "Quels dés bloquer",
    rob: "À qui prendre",
    specialist: "Spécialistes",
    last_tiles: "Les dernières tuiles",
  },
  stand: (own, due, learned) =>
    `${own === 0 ? "Aucune" : own} de tes parties · ${due === 0 ? "rien" : positions(due)} à revoir · ${positions(learned)} sues pour l’instant`,
  looking: (left) => (left < 2 ? `Encore ${left} partie à parcourir…` : `Encore ${left} parties à parcourir…`),
  making: "Une position se prépare…",
  none: "Aucune position n’a été trouvée. Réessaie ou choisis un autre thème.",
  ownGame: "d’une de tes parties",
  made: "faite pour toi",
  asked: (count) => (count === 1 ? "déjà posée une fois" : `déjà posée ${count} fois`),
  right: "Juste\u202f: c’est le meilleur coup.",
  fine: "Bien\u202f: pratiquement aussi bon que le meilleur coup.",
  wrong: (verdict) => `Pas le meilleur\u202f: ${verdict}.`,
  gaveAway: (percent) => `Il coûte ${percent} de la victoire.`,
  yours: "le tien",
  playedThen: (move) => `Dans la partie, tu as joué\u202f: ${move}.`,
  comesBack: (when) => `Cela reviendra ${when}.`,
  tryOut: "Essayer",
  next: "Position suivante",

  dailyLead: "Cinq positions, les mêmes pour tout le monde aujourd’hui. On ne répond qu’une fois à chacune.",
  dayMarks: "Tes réponses d’aujourd’hui",
  marks: { good: "bon", doubtful: "douteux", bad: "mauvais", very_bad: "très mauvais", open: "pas encore de réponse" },
  ofDay: (number, all) => `Position ${number} sur ${all}`,
  toResult: "Voir le résultat",
  dayDone: "Fini pour aujourd’hui",
  gaveNothing: "Rien de perdu.",
  gaveInAll: (percent) => `${percent} de la victoire perdus.`,
  days: (count) => `${days(count)}.`,
  streak: (count, forgiven) =>
    forgiven === 0
      ? `${days(count)}.`
      : `${days(count)}, ${forgiven < 2 ? `${forgiven} jour manqué pardonné` : `${forgiven} jours manqués pardonnés`}.`,
  streakIdea: "Un jour manqué par semaine est pardonné.",
  shareTitle: "L’énigme du jour de Gockel",
  shareLine: "Le résultat en une ligne",
  shareCopy: "Copier le résultat",
  share: "Partager",
  savePicture: "Enregistrer en image",
};
