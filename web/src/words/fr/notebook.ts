import type { enLater } from "../en_later";

const format = new Intl.NumberFormat("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (share: number): string => `${format.format(100 * share)}\u202f%`.replace("-", "−");

export const here: typeof enLater.here = {
  title: "Jouer sur cet appareil",
  lead: "Passez-le de main en main, ou jouez contre des joueurs virtuels. La partie est gardée dans ce navigateur et n’a pas besoin de serveur.",
  person: "une personne",
  name: (number) => `Nom à la place ${number}`,
  who: (number) => `Qui est à la place ${number}`,
  player: (number) => `Joueur ${number}`,
};

export const notebook: typeof enLater.notebook = {
  title: "Carnet",
  lead: "Tes parties sur cet appareil et celles que tu as jouées d’ici avec des amis. Rien ne quitte l’appareil.",
  running: "En cours",
  finished: "Finies",
  none: "Pas encore de partie.",
  local: "sur cet appareil",
  realDice: "avec de vrais dés",
  server: "avec des amis",
  on: (time) => new Date(time).toLocaleDateString("fr", { day: "numeric", month: "long", year: "numeric" }),
  resume: "Continuer",
  remove: "Effacer",
  removeOf: (game, players) => `Effacer ${game} avec ${players}`,
  sure: "Effacer cette partie pour de bon\u202f?",
  keep: "La garder",
  won: "gagnée",
  shared: "victoire partagée",
  lost: "pas gagnée",
  stats: "Comment tu joues",
  statsNone: "Dès qu’une partie où tu jouais est finie, tu vois ici comment tu as joué, quoi qu’aient fait les dés.",
  looking: (done, all) => `L’ordinateur regarde tes parties\u202f: ${done} sur ${all}`,
  failed: (count) => (count < 2 ? `${count} partie n’a pas pu être analysée.` : `${count} parties n’ont pas pu être analysées.`),
  games: (count) => (count < 2 ? `${count} partie` : `${count} parties`),
  results: "Résultats",
  resultsIdea:
    "Les victoires comme les dés l’ont voulu, et sans la chance aux dés. La vraie valeur est dans l’intervalle 19 fois sur 20.",
  expected: "Au hasard",
  raw: "Gagné",
  adjusted: "Sans la chance",
  rate: "Perdu par décision",
  rateIdea: "La part de victoire qu’une décision te coûte en moyenne, selon l’ordinateur. Moins, c’est mieux.",
  time: "Au fil du temps",
  latest: (from, to) => (from === to ? `partie ${from}` : `parties ${from} à ${to}`),
  kind: "Par genre de décision",
  kinds: { keep: "Quels dés mettre de côté", stop: "S’arrêter ou relancer", specialist: "Spécialistes", rob: "À qui prendre" },
  ruleSet: "Par jeu",
  decisions: (count) => (count < 2 ? `${count} décision` : `${count} décisions`),
  percent,
  range: (middle, half) => (half === null ? percent(middle) : `${percent(middle)} ±\u00a0${percent(half)}`),
  best: "La mieux jouée",
  luckiest: "La plus chanceuse",
  unluckiest: "La plus malchanceuse",
  luckOf: (share) => `chance ${share > 0 ? "+" : ""}${percent(share)}`,
  ownLevel: "Ton niveau",
  playLike: (level) => `Tu joues à peu près comme le joueur virtuel ${level}.`,
  playBetween: (weaker, stronger) => `Pour rester prudent\u202f: quelque part entre ${weaker} et ${stronger}.`,
  ownRate: (rate, games) =>
    `Une décision coûte ${rate} de la victoire dans ${games === 1 ? "ta dernière partie" : `tes ${games} dernières parties`}.`,
  playEqual: (game) => `${game} à armes égales`,
  ownLevelIdea:
    "Lu dans tes décisions, quoi qu’aient fait les dés. Ton égal a des habitudes comme les tiennes, laisse passer à peu près autant que toi et progresse avec toi.",
  train: "T’entraîner sur tes erreurs",
  save: "Tout enregistrer dans un fichier",
  load: "Ajouter des parties d’un fichier",
  loaded: (count) => (count < 2 ? `${count} partie a été ajoutée.` : `${count} parties ont été ajoutées.`),
  skipped: (count) => (count < 2 ? `${count} y était déjà.` : `${count} y étaient déjà.`),
  damaged: (count) =>
    count < 2 ? `${count} est abîmée et a été laissée de côté.` : `${count} sont abîmées et ont été laissées de côté.`,
  unreadable: "Ce fichier n’est pas un carnet.",
};
