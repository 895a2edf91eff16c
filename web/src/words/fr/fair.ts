import type { fair as en } from "../en/fair";

export const fair: typeof en = {
  checking: "Vérification de chaque lancer …",
  failed: "Les dés ne peuvent pas être vérifiés pour le moment.",
  verdict: {
    fair: (rolls) => (rolls === 1 ? "Oui, le seul lancer était honnête." : `Oui, les ${rolls} lancers étaient tous honnêtes.`),
    open: () => "On le saura quand la partie sera finie.",
    unfair: () => "Non, quelque chose cloche.",
    unreadable: () => "Impossible de suivre cette partie jusqu'au bout.",
  },
  idea: {
    fair:
      "Avant que quelqu'un s'asseye, le serveur avait fixé un secret, et le navigateur de chaque joueur y a ajouté son propre " +
      "hasard. À partir des deux, cette page vient de tirer à nouveau chaque lancer et a obtenu les mêmes dés. Personne n'a pu les choisir.",
    open:
      "Avant que quelqu'un s'asseye, le serveur a fixé un secret. Le navigateur de chaque joueur y ajoute son propre hasard, et " +
      "les dés viennent des deux. À la fin, le secret est dévoilé et cette page tire à nouveau chaque lancer.",
    unfair: "Tout n'est pas comme promis avant la partie. Demande aux gens qui font tourner ce serveur comment c'est arrivé.",
    unreadable: "Dans la liste de ce qui s'est passé à cette table, il manque quelque chose ou un coup n'est pas permis.",
  },
  checks: "Ce qui a été vérifié",
  commit: { right: "Le secret est celui promis avant la partie.", wrong: "Le secret n'est pas celui promis avant la partie." },
  luck: { right: "Le hasard de ton navigateur a été pris en compte.", wrong: "Le hasard de ton navigateur a été remplacé." },
  start: { right: "Le début a bien été tiré ainsi.", wrong: "Le début n'a pas été tiré ainsi." },
  rolls: {
    right: (rolls) => (rolls === 1 ? "Le seul lancer est exact." : `Les ${rolls} lancers sont tous exacts.`),
    wrong: (wrong, rolls) =>
      `${wrong} ${wrong === 1 ? "lancer" : "lancers"} sur ${rolls} ${wrong === 1 ? "est faux" : "sont faux"}.`,
  },
  right: "exact",
  wrong: "faux",
  roll: (number, turn) => `Lancer ${number}, tour ${turn}`,
  fell: "sur la table",
  drawn: "tiré",
  more: (count) => (count === 1 ? "et encore un" : `et encore ${count}`),
  yourself: "Vérifie toi-même",
  yourselfIdea: "Enregistre la partie dans un fichier et fais-la vérifier par le programme\u202f:",
  secret: "Secret",
  promise: "Son SHA-256, montré avant la partie",
};
