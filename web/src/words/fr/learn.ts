import type { learn as english } from "../en/learn";

const turn = {
  title: "Ton tour",
  text: "Lance huit dés. Choisis un symbole que tu n’as pas encore pris ce tour-ci et mets de côté tous les dés qui le montrent. Puis relance les autres ou arrête-toi.",
};
const worm = { title: "Le ver", text: "Un ver compte 5. Sans ver parmi tes dés, tu n’as pas de tuile." };
const fail = {
  title: "Quand le tour est raté",
  text: "Rien à choisir dans le lancer, pas de ver ou pas de tuile à prendre\u202f: ta tuile du dessus retourne sur le gril. Ensuite la plus haute tuile du gril est retournée pour de bon, sauf si c’est celle que tu viens de remettre. Sans tuile, tu ne perds rien.",
};
const end = {
  title: "La fin",
  text: "Quand il n’y a plus de tuile visible sur le gril, qui a le plus de vers gagne. En cas d’égalité, la plus haute tuile décide.",
};
const goal = {
  title: "Le but",
  text: "Récolte des tuiles avec des vers\u202f: de 21 à 24 elles en ont un, de 25 à 28 deux, de 29 à 32 trois, de 33 à 36 quatre.",
};
const stop = {
  title: "S’arrêter",
  text: "Si ton total est sur le gril, prends cette tuile. S’il est sur le dessus d’une autre pile, vole-la. Sinon, prends sur le gril la tuile juste en dessous.",
};

export const learn: typeof english = {
  rules: "Les règles en bref",
  specialists: "Les spécialistes",

  rulesOf: {
    compact: [goal, turn, worm, stop, fail, end],
    classic2005: [
      goal,
      turn,
      worm,
      { ...stop, text: `${stop.text} Si tu peux voler, tu peux aussi prendre la tuile juste en dessous à la place.` },
      fail,
      end,
    ],
    deluxe: [
      goal,
      turn,
      worm,
      stop,
      {
        title: "11 et 13",
        text: "Deux tuiles avec un ver chacune. Il faut un total d’exactement 11 ou 13 pour les avoir, et personne ne peut les voler.",
      },
      {
        title: "Vers grillés",
        text: "Mets deux 1 ou plus de côté et tu reçois aussitôt un ver grillé\u202f: un ver à la fin, quoi qu’il arrive ensuite. Quand la réserve est vide, tu en prends un à quelqu’un.",
      },
      {
        title: "Spécialistes",
        text: "Tu reçois un spécialiste avec la tuile où il se trouve, ou avec une tuile que tu voles à son propriétaire\u202f; il est à toi dès que ton tour est fini\u202f: la poule garde donc ta tuile tout de suite. Personne n’en garde deux\u202f: l’un repart sur la plus basse tuile libre. Quand un tour est raté, le tien repart.",
      },
      fail,
      { ...end, text: `${end.text} Chaque ver grillé compte un ver, la pomme trois.` },
    ],
    wok: [
      {
        title: "Le but",
        text: "Les sushis valent de +1 à +6, les arêtes de −1 à −4. Toutes tes arêtes comptent, mais seulement autant de sushis que tu as d’arêtes, à partir du bas de ta pile.",
      },
      {
        title: "Ton tour",
        text: "Lance cinq dés, trois fois au plus. Après un lancer, prends ce à quoi tu as droit, ou bloque au moins un dé et relance les autres. Les dés bloqués ne bougent plus.",
      },
      {
        title: "Sushis et arêtes",
        text: "Compte tes sushis, et avance d’autant dans la rangée de sushis\u202f: trois sushis donnent droit au troisième. Pour les arêtes, c’est pareil dans leur rangée.",
      },
      {
        title: "Baguettes",
        text: "Trois bleues volent à quelqu’un le sushi du dessus, quatre ou cinq n’importe quel sushi d’une pile. Les rouges font de même avec les arêtes.",
      },
      {
        title: "Le dernier lancer",
        text: "Tu dois prendre quelque chose. Si tu n’as droit à rien, tu prends la pire arête de la rangée.",
      },
      {
        title: "La fin",
        text: "Quand les deux rangées sont vides, le plus haut total gagne. Exemple\u202f: des sushis 5, 1, 2, 3 à partir du bas et des arêtes −2 et −1 font 5 + 1 − 3 = 3.",
      },
    ],
  },
};
