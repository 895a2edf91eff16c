import type * as en from "../en/page";

export const app: typeof en.app = {
  name: "Gockel",
  skip: "Aller au contenu",
  menu: "Menu principal",
  home: "Accueil",
  loading: "Un instant …",
  close: "Fermer",
  tryAgain: "Réessayer",
  and: (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names[names.length - 1]}`),
  colon: (what, more) => `${what}\u202f: ${more}`,
  legal: "Les jeux sont de Reiner Knizia et édités par Zoch. Cette page n'a de lien ni avec l'un ni avec l'autre.",
};

export const home: typeof en.home = {
  title: "Pickomino et Sushi Bar dans ton navigateur",
  lead: "Des vers, des dés et un peu d'audace. Sans compte, sans publicité.",
  playNow: "Jouer tout de suite",
  against: "Contre",
  opponents: (count) => (count === 1 ? "1 ordinateur" : `${count} ordinateurs`),
  level: "Niveau",
  play: (game) => `Jouer à ${game}`,
  friends: "Jouer entre amis",
  friendsIdea: "Ouvre une table et envoie le lien. Chacun joue sur son appareil.",
  create: "Ouvrir une table",
  join: "Rejoindre une table",
  code: "Code de la table",
  go: "Go",
  tables: "Tables ouvertes",
  live: (people, playing) =>
    `${people < 2 ? `${people} personne` : `${people} personnes`} ici, ${playing < 2 ? `${playing} partie` : `${playing} parties`} en cours`,
  learn: "Règles du jeu",
  replay: "Revoir une partie",
  settings: "Réglages",
};

export const create: typeof en.create = {
  title: "Ouvrir une table",
  game: "Jeu",
  options: "Règles maison",
  seats: "Places",
  seat: (number) => `Place ${number}`,
  open: "libre pour un ami",
  computer: (name, idea) => `${name} (${idea})`,
  addSeat: "Ajouter une place",
  removeSeat: (number) => `Enlever la place ${number}`,
  clock: "Temps",
  clockIdea: "Quand le temps est écoulé, un ordinateur te remplace jusqu'à ton retour.",
  listed: "Montrer parmi les tables ouvertes",
  listedIdea: "Tout le monde peut alors jouer. Sinon, il faut avoir le lien.",
  name: "Ton nom",
  start: "Ouvrir la table",
  startNow: "Commencer la partie",
};

export const tables: typeof en.tables = {
  title: "Tables ouvertes",
  none: "Aucune table ouverte pour le moment.",
  waiting: "Attend des joueurs",
  playing: "Partie en cours",
  free: (count) => (count === 1 ? "1 place libre" : `${count} places libres`),
  watchers: (count) => (count === 1 ? "1 spectateur" : `${count} spectateurs`),
  join: "Jouer",
  watch: "Regarder",
};

export const settings: typeof en.settings = {
  title: "Réglages",
  name: "Ton nom",
  nameIdea: "C'est ainsi que les autres te voient à table.",
  guest: "Invité",
  language: "Langue",
  theme: "Apparence",
  themes: { system: "comme l'appareil", light: "claire", dark: "sombre" },
  speed: "Animation",
  speeds: { off: "aucune", slow: "lente", normal: "normale", fast: "rapide" },
  sound: "Sons",
  odds: "Afficher le risque de tout rater sur les boutons",
  hints: "Proposer des conseils",
  hintsIdea: "On peut aussi les couper à une seule table.",
  kept: "Les réglages ne sont conservés que dans ce navigateur.",
};

export const problems: typeof en.problems = {
  title: "Ça n'a pas marché",
  unreachable: "Le serveur ne répond pas.",
  unreachableIdea: "Tu peux quand même lire les règles et revoir des parties enregistrées.",
  not_found: "Cette table n'existe pas.",
  notFoundIdea: "Le lien est peut-être incomplet, ou la table débarrassée depuis longtemps.",
  page: "Cette page n'existe pas.",
  store: "Le serveur ne peut rien enregistrer pour le moment. Rien n'a changé\u202f; réessaie.",
  damaged: "Cette table est endommagée là où elle est enregistrée, elle ne continue pas.",
  seat_taken: "La table est pleine\u202f: quelqu'un a été plus rapide.",
  stale: "Il s'est passé quelque chose à la table entre-temps. Regarde encore une fois.",
  not_yours: "Ce n'est pas ton tour.",
  illegal: "Ce coup n'est pas permis maintenant.",
  too_fast: "C'était trop rapide. Attends un instant.",
  wrong_time: "Ce n'est pas possible à ce moment de la partie.",
  other: "Quelque chose d'inattendu s'est produit. Réessaie.",
  engine: "Les règles n'ont pas pu être chargées. Recharge la page.",
  language: "Cette langue n'a pas pu être chargée. Réessaie plus tard.",
};
