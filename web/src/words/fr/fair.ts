import type { fair as en } from "../en/fair";
import { de } from "./elision";

export const fair: typeof en = {
  checking: "Vérification de chaque lancer…",
  failed: "Les dés ne peuvent pas être vérifiés pour le moment.",
  verdict: {
    fair: (rolls) => (rolls === 1 ? "Oui, le seul lancer était honnête." : `Oui, les ${rolls} lancers étaient tous honnêtes.`),
    partly: (rolls) =>
      rolls === 1 ? "Le seul lancer est exact, mais pas prouvé." : `Les ${rolls} lancers sont exacts, mais pas tous prouvés.`,
    unchecked: (rolls, decisions) =>
      `Oui, ${rolls === 1 ? "le seul lancer était honnête" : `les ${rolls} lancers étaient tous honnêtes`}\u202f; ${decisions} ${decisions < 2 ? "décision" : "décisions"} de joueurs virtuels ${decisions < 2 ? "n’a pas pu être vérifiée" : "n’ont pas pu être vérifiées"}.`,
    open: () => "On le saura quand la partie sera finie.",
    unfair: () => "Non, quelque chose cloche.",
    unreadable: () => "Impossible de suivre cette partie jusqu’au bout.",
  },
  unreadable: "Dans la liste de ce qui s’est passé à cette table, il manque quelque chose, ou un coup n’est pas permis.",
  server: {
    idea: {
      fair:
        "La promesse du serveur était là avant que quelqu’un ajoute quoi que ce soit, et chaque lancer a montré un maillon de plus de la " +
        "chaîne de la personne qui lançait. À partir des deux, cette page vient de tirer à nouveau chaque lancer et a obtenu les mêmes dés. " +
        "Personne n’a pu choisir le lancer d’une personne, ni le connaître à l’avance.",
      partly:
        "À partir de ce qui était promis, cette page vient de tirer à nouveau chaque lancer et a obtenu les mêmes dés. Mais certains ont été lancés " +
        "avec une autre chaîne que celle avec laquelle quelqu’un s’est assis là. Rien ne prouve à qui elle est\u202f: si ce n’est pas à la personne de cette " +
        "place, le serveur a pu choisir ces lancers.",
      open:
        "Avant que quelqu’un ajoute quoi que ce soit, le serveur a fixé un secret et montré sa promesse. Chaque lancer montre un maillon de " +
        "plus de la chaîne de la personne qui lance, et les dés viennent des deux. À la fin, le secret est dévoilé et cette page tire à " +
        "nouveau chaque lancer.",
      unfair: "Tout n’est pas tel que promis avant la partie. Demande aux gens qui font tourner ce serveur comment c’est arrivé.",
    },
    word: (bots, standIns) =>
      `Sur la seule parole du serveur\u202f: ${bots} ${bots < 2 ? "lancer" : "lancers"} de joueurs virtuels, ${standIns} de remplaçants.`,
    fingerprint: "La promesse du serveur, en dés. Tout le monde à cette table voit les mêmes.",
  },
  device: {
    idea: {
      fair:
        "Ce navigateur a fixé un secret avant le premier lancer, et chaque lancer a montré un maillon de plus de la " +
        "chaîne de la personne qui lançait. À partir des deux, cette page vient de tirer à nouveau chaque lancer et a " +
        "obtenu les mêmes dés\u202f: aucun n’a été changé, aucun n’a été lancé deux fois. Le secret et les chaînes " +
        "sont gardés sur cet appareil\u202f: il faut faire confiance à la personne qui l’a pour ne pas aller les lire.",
      partly:
        "À partir de ce qui était fixé, cette page vient de tirer à nouveau chaque lancer et a obtenu les mêmes dés. Mais certains ont été " +
        "lancés avec une autre chaîne que celle avec laquelle quelqu’un s’est assis là, et rien ne prouve à qui elle est.",
      open:
        "Avant le premier lancer, ce navigateur a fixé un secret. Chaque lancer montre un maillon de plus de la chaîne " +
        "de la personne qui lance, et les dés viennent des deux. Quand la partie est finie, cette page tire à nouveau " +
        "chaque lancer.",
      unfair:
        "Tout n’est pas tel que fixé avant la partie\u202f: ce que ce navigateur garde de la table a été changé après coup ou est abîmé.",
    },
    word: (bots) => `À partir du seul secret\u202f: ${bots} ${bots < 2 ? "lancer" : "lancers"} de joueurs virtuels.`,
    fingerprint: "La promesse de cette table, en dés. Elle reste la même du premier au dernier lancer.",
  },
  checks: "Ce qui a été vérifié",
  commit: {
    right: "Le secret est celui qui a été promis avant la partie.",
    wrong: "Le secret n’est pas celui qui a été promis avant la partie.",
  },
  own: {
    right: "La promesse et la chaîne sont celles que ton navigateur connaît.",
    wrong: "La promesse ou la chaîne n’est pas celle que ton navigateur connaît.",
  },
  past: {
    right: "Ce que ton navigateur a déjà vu de cette table est toujours là.",
    wrong: "Ce que ton navigateur a déjà vu de cette table a été changé après coup.",
  },
  entries: {
    right: "Rien n’a été changé après coup à cette table.",
    wrong: "Quelque chose a été changé après coup à cette table.",
  },
  links: {
    right: "Les dés de chacun sont tombés par un maillon de sa propre chaîne.",
    wrong: "Des dés sont tombés sans maillon de la personne qui devait les lancer.",
  },
  movers: {
    right: "Chaque coup a été joué par qui devait jouer.",
    wrong: "Un coup est présenté comme celui de quelqu’un d’autre.",
  },
  scores: { right: "Les points sont ceux de la partie.", wrong: "Les points ne sont pas ceux de la partie." },
  start: {
    right: "La première position est celle qui a été tirée.",
    wrong: "La première position n’est pas celle qui a été tirée.",
  },
  rolls: {
    right: (rolls) => (rolls === 1 ? "Le seul lancer est exact." : `Les ${rolls} lancers sont tous exacts.`),
    wrong: (wrong, rolls) => `${wrong} ${wrong < 2 ? "lancer" : "lancers"} sur ${rolls} ${wrong < 2 ? "est faux" : "sont faux"}.`,
  },
  decisions: {
    right: (count, name, level) =>
      count === 1
        ? `La seule décision ${de(name)} est exactement celle du niveau ${level}.`
        : count < 2
          ? `${count} décision ${de(name)} est exactement celle du niveau ${level}.`
          : `${count} décisions ${de(name)} sont exactement celles du niveau ${level}.`,
    wrong: (wrong, name, level) =>
      `${wrong} ${wrong < 2 ? "décision" : "décisions"} ${de(name)} ${wrong < 2 ? "n’est pas" : "ne sont pas"} ce que joue le niveau ${level}.`,
    standIn: (name) => `l’ordinateur qui remplace ${name}`,
  },
  renewed: (count, name) =>
    `${count} ${count < 2 ? "lancer" : "lancers"} ${de(name)} avec une chaîne arrivée en cours de partie\u202f: seule la personne sait si c’était la sienne.`,
  replaced: (count, name) =>
    `${count} ${count < 2 ? "lancer" : "lancers"} à la place ${de(name)} avec une chaîne qui n’est pas de ton navigateur. Si tu n’as pas joué sur un autre appareil, ce n’est pas toi qui as lancé.`,
  live: {
    replaced:
      "Une nouvelle chaîne lance à ta place, et elle n’est pas de ce navigateur. Si tu n’as pas joué sur un autre appareil, quelqu’un d’autre lance pour toi.",
    past: "Ce qui s’était passé à cette table a été changé depuis que tu l’as vu.",
  },
  lucks:
    "Aux tables de cette sorte plus ancienne, tout le monde ajoutait quelque chose une fois, en s’asseyant. À partir de cela et du secret du serveur, cette page " +
    "vient de tirer à nouveau chaque lancer et a obtenu les mêmes dés. Le serveur pouvait les connaître tous à l’avance, et choisir ceux de la personne qui a ouvert la table.",
  unchecked: (count) => `Cette page ne peut pas vérifier ${count} ${count < 2 ? "décision" : "décisions"} de joueurs virtuels.`,
  save: "Enregistrer la table",
  right: "exact",
  wrong: "faux",
  roll: (number, turn) => `Lancer ${number}, tour ${turn}`,
  fell: "sur la table",
  drawn: "tiré",
  more: (count) => (count === 1 ? "et encore un" : `et encore ${count}`),
  whole: "Toute la partie, en dés. Tous ceux qui étaient à cette table voient les mêmes.",
  yourself: "Vérifie toi-même",
  yourselfIdea: "Enregistre la table dans un fichier et fais-la vérifier par le programme\u202f:",
  secret: "Secret",
  promise: "Son SHA-256, montré avant la partie",
};
