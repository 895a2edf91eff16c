import type { learn as english } from "../en/learn";

const turn = {
  title: "Ton tour",
  text: "Lance huit dés. Choisis un symbole que tu n'as pas encore pris ce tour-ci et mets de côté tous les dés qui le montrent. Puis relance les autres ou arrête-toi.",
};
const worm = { title: "Le ver", text: "Un ver compte 5. Sans ver parmi tes dés, tu n'as pas de tuile." };
const fail = {
  title: "Quand c'est raté",
  text: "Rien à choisir dans le lancer, pas de ver ou pas de tuile à prendre\u202f: ta tuile du dessus revient sur le gril. Ensuite la plus haute tuile du gril est retournée pour de bon, sauf si c'est celle que tu viens de remettre. Sans tuile, tu ne perds rien.",
};
const end = {
  title: "La fin",
  text: "Quand il n'y a plus de tuile visible sur le gril, celui qui a le plus de vers gagne. En cas d'égalité, la plus haute tuile décide.",
};
const goal = {
  title: "Le but",
  text: "Récolte des tuiles avec des vers\u202f: de 21 à 24 elles en ont un, de 25 à 28 deux, de 29 à 32 trois, de 33 à 36 quatre.",
};
const stop = {
  title: "S'arrêter",
  text: "Ton total est sur le gril\u202f: prends cette tuile. Il est sur le dessus d'une autre pile\u202f: vole-la. Sinon, prends sur le gril la tuile juste en dessous.",
};

export const learn: typeof english = {
  guide: "Un tour avec de vrais dés",
  rules: "Les règles en bref",
  leave: "Passer aux règles",
  begin: "Montre-moi un tour",
  roll: "Lancer les dés",
  again: "Réessayer",
  another: "Encore un tour",
  you: "Poussin",
  other: "Coq",
  specialists: "Les spécialistes",
  failed: "Le tour n'a pas pu commencer.",

  grill: {
    welcome:
      "Sur le gril, il y a des tuiles avec un à quatre vers. Qui récolte le plus de vers gagne. Huit dés t'en font gagner une.",
    rolling: "Les dés roulent …",
    withWorm:
      "Choisis un symbole\u202f: tu mets de côté tous les dés qui le montrent. Un ver compte 5, et il t'en faut au moins un. En voilà un\u202f!",
    withoutWorm:
      "Choisis un symbole\u202f: tu mets de côté tous les dés qui le montrent. Il te faudra aussi un ver\u202f: il compte 5. Il n'y en a pas encore, alors prends une valeur haute.",
    next: "Choisis encore. Les symboles que tu as déjà sont exclus (✕).",
    nextWorm: "Choisis encore. Il te faut toujours un ver, et en voilà un\u202f!",
    needWorm: (total) => `Total ${total}, mais pas encore de ver. Sans lui, tu n'as rien\u202f: relance.`,
    tooLow: (total) => `Total ${total}, avec un ver. La tuile la moins chère coûte 21\u202f: relance.`,
    nothing: (total) => `Il n'y a pas de tuile pour ${total}\u202f: relance.`,
    canTake: (total, tile) =>
      total === tile
        ? `${total}\u202f: arrête-toi, et la ${tile} est à toi. Ou relance pour avoir plus de vers. Mais s'il ne sort que des symboles que tu as déjà, tout est perdu.`
        : `La ${total} n'est pas là, tu aurais donc celle juste en dessous\u202f: la ${tile}. Tu t'arrêtes, ou tu prends le risque\u202f?`,
    took: (tile) => `La ${tile} est à toi\u202f! Elle est sur ta pile. Attention\u202f: qui fait exactement ${tile} te la vole.`,
    bust: "Raté\u202f: rien que des symboles que tu as déjà. Avec des tuiles sur ta pile, tu remettrais celle du dessus. Tu n'en as pas encore, donc rien n'est perdu.",
    failed:
      "Pas de tuile cette fois. Avec des tuiles sur ta pile, tu remettrais celle du dessus. Tu n'en as pas encore, donc rien n'est perdu.",
  },
  deluxe: {
    welcome:
      "La version Deluxe ajoute des figurines sur le gril, deux tuiles basses et des vers grillés. Prends une tuile, et la figurine qui est dessus est à toi. Lance les dés\u202f!",
    doubleOne:
      "Deux 1 ou plus\u202f: si tu les mets de côté, tu reçois aussitôt un ver grillé. Il vaut un ver, quoi qu'il arrive ensuite.",
    gained: "Un spécialiste l'accompagne.",
    raven: "Le corbeau te donne un ver grillé et s'envole plus loin.",
  },
  wok: {
    welcome:
      "Deux rangées\u202f: les sushis comptent en plus, les arêtes en moins. Il te faut pourtant les deux\u202f: un sushi ne compte que si tu as une arête pour aller avec. Lance cinq dés.",
    rolling: "Les dés roulent …",
    first:
      "Compte tes symboles\u202f: trois sushis te donnent droit au troisième sushi de la rangée. Prends ce qui brille, ou touche des dés pour les bloquer et relance les autres.",
    second: "Tu peux lancer encore une fois. Les dés bloqués ne bougent plus.",
    last: "Le dernier lancer\u202f: choisis ce que tu prends.",
    ate: {
      sushi: (v) => `Le sushi +${v} est à toi. Il compte dès que tu as une arête pour lui.`,
      bone: (v) => `L'arête −${v} est à toi. Grâce à elle, un sushi compte, à partir du bas de ta pile.`,
    },
    forced: "Rien à choisir cette fois\u202f: tu as dû prendre la plus petite arête. Au moins, un sushi de plus compte.",
  },

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
        text: "Deux tuiles avec un ver chacune. Il faut un total d'exactement 11 ou 13 pour les avoir, et personne ne peut les voler.",
      },
      {
        title: "Vers grillés",
        text: "Mets deux 1 ou plus de côté et tu reçois aussitôt un ver grillé\u202f: un ver à la fin, quoi qu'il arrive ensuite. Quand la réserve est vide, tu en prends un à quelqu'un.",
      },
      {
        title: "Spécialistes",
        text: "Tu reçois une figurine avec la tuile où elle se trouve, ou avec une tuile que tu voles à son propriétaire\u202f; elle est à toi dès que ton tour est fini\u202f: la poule garde donc ta tuile tout de suite. Personne n'en garde deux\u202f: l'une revient sur la plus basse tuile libre. Quand un tour est raté, la tienne repart.",
      },
      fail,
      { ...end, text: `${end.text} Chaque ver grillé compte un ver, la pomme trois.` },
    ],
    wok: [
      {
        title: "Le but",
        text: "Les sushis valent de +1 à +6, les arêtes de −1 à −4. Toutes tes arêtes comptent, mais seulement autant de sushis que tu as d'arêtes, à partir du bas de ta pile.",
      },
      {
        title: "Ton tour",
        text: "Lance cinq dés, trois fois au plus. Après un lancer, prends ce à quoi tu as droit, ou bloque au moins un dé et relance les autres. Les dés bloqués ne bougent plus.",
      },
      {
        title: "Sushis et arêtes",
        text: "Compte tes sushis, et avance d'autant dans la rangée de sushis\u202f: trois sushis donnent droit au troisième. Pour les arêtes, c'est pareil dans leur rangée.",
      },
      {
        title: "Baguettes",
        text: "Trois bleues volent à quelqu'un le sushi du dessus, quatre ou cinq n'importe quel sushi d'une pile. Les rouges font de même avec les arêtes.",
      },
      {
        title: "Le dernier lancer",
        text: "Tu dois prendre quelque chose. Si tu n'as droit à rien, tu prends la plus petite arête de la rangée.",
      },
      {
        title: "La fin",
        text: "Quand les deux rangées sont vides, le plus haut total gagne. Exemple\u202f: des sushis 5, 1, 2, 3 à partir du bas et des arêtes −2 et −1 font 5 + 1 − 3 = 3.",
      },
    ],
  },
};
