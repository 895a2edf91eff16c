import type * as en from "../en/meet";

export const meet: typeof en.meet = {
  games: "Quel jeu\u202f?",
  unfinished: "Continuer à jouer",
  yourTurn: "À toi de jouer",
  turnOf: (name) => `À ${name} de jouer`,
  waiting: "Il manque des joueurs",
  alone: "Toi seulement",
  codeWanted: "Tape le code d’une table ou colle son lien.",
  nameTooLong: (more) => `C’est ${more < 2 ? `${more} caractère` : `${more} caractères`} de trop\u202f: un nom en a au plus 24.`,
  awaits: (name) => `attend ${name}`,
  watching: (names) => `Tu regardes jouer ${names}.`,
  watcherNext: "S’ils rejouent, tu pourras prendre une place libre.",
  leaveTitle: "Quitter la table\u202f?",
  leaveIdea: (names) =>
    `Tu es au milieu d’une partie avec ${names}. Ta place t’est gardée, et tu retrouves la table sur la page d’accueil. Si tu ne reviens pas, un joueur virtuel joue pour toi.`,
  stay: "Rester ici",
  leave: "Quitter",
  hereOnly: "Pour l’instant, seul cet ordinateur atteint la table\u202f: un lien ne mènerait les autres nulle part.",
  openHouse: "Pour que d’autres appareils de ton réseau y aient accès, arrête le serveur et lance-le ainsi\u202f:",
  openSources: "Ou, si tu l’as construit toi-même\u202f:",
  houseAddress: "Les autres appareils de ton réseau atteignent ce serveur à l’adresse",
  places: "Classement",
};
