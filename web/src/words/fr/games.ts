import type { games as en } from "../en/games";

export const games: typeof en = {
  others: "Autres jeux",
  names: {
    compact: "Pickomino",
    classic2005: "Pickomino 2005",
    deluxe: "Pickomino Deluxe",
    wok: "Sushi Bar",
  },
  ideas: {
    compact:
      "Lance, mets de côté, arrête-toi à temps\u202f: gagne les tuiles qui ont le plus de vers et vole ce que les autres ont sur le dessus.",
    classic2005: "Comme en 2005\u202f: si tu peux voler, tu peux aussi prendre une tuile du gril à la place.",
    deluxe: "Avec des spécialistes pour t’aider, des vers grillés et deux tuiles de plus.",
    wok: "Trois lancers pour des sushis ou des arêtes\u202f: il te faut les deux, car un sushi ne compte qu’avec une arête.",
  },
  options: {
    steal: {
      name: "Vol",
      idea: "Quand ton total se trouve sur le dessus d’une pile.",
      values: { must: "il faut voler", may: "on peut prendre la tuile juste en dessous à la place" },
    },
    short: {
      name: "Partie courte",
      idea: "Après un tour raté, la plus haute tuile est retournée, même si c’est celle qu’on vient de remettre.",
      values: { off: "non", on: "oui" },
    },
    turn_on_empty: {
      name: "Gril sévère",
      idea: "La plus haute tuile est aussi retournée quand quelqu’un qui n’a aucune tuile rate son tour.",
      values: { off: "non", on: "oui" },
    },
    golden_worms: {
      name: "Dé d’or",
      idea: "Combien de ses six faces portent un ver. Les autres portent un 1.",
      values: { "1": "1 ver", "2": "2 vers", "3": "3 vers", "4": "4 vers", "5": "5 vers" },
    },
    memory: {
      name: "Mémoire",
      idea: "De chaque pile, on ne voit que le dessus. Le reste, il faut s’en souvenir.",
      values: { off: "non", on: "oui" },
    },
  },
  levels: {
    random: { name: "Dé", idea: "joue n’importe quoi" },
    child: { name: "Poussin", idea: "très facile\u202f: attrape ce qu’il peut" },
    beginner: { name: "Caneton", idea: "facile\u202f: content de la moindre tuile" },
    first: { name: "Moineau", idea: "facile\u202f: prend la première tuile venue" },
    casual: { name: "Oie", idea: "moyen\u202f: pense un lancer à l’avance" },
    club: { name: "Dindon", idea: "bon\u202f: surveille ses tuiles et les tiennes" },
    gain: { name: "Pie", idea: "bon\u202f: collectionne les vers" },
    swing: { name: "Faucon", idea: "fort\u202f: collectionne les vers et veille sur eux" },
    expert: { name: "Hibou", idea: "fort\u202f: prévoit tout le tour" },
    best: { name: "Gockel", idea: "le meilleur que nous ayons" },
  },
  clocks: {
    none: "Sans limite de temps",
    turn: (seconds) => (seconds % 60 === 0 ? `${seconds / 60} min par tour` : `${seconds} s par tour`),
    days: (days) => (days < 2 ? `${days} jour par tour` : `${days} jours par tour`),
  },
};
