import type { first as english } from "../en/first_game";
import { de } from "./elision";

export const first: typeof english = {
  title: "Première partie avec le coach",
  idea: "Une vraie partie contre un joueur virtuel facile. Le coach explique chaque règle dès qu’elle compte, et tu peux le congédier à tout moment.",
  start: "Commencer la première partie",
  next: "Continuer",
  leave: "Plus d’explications",
  quiet: "Ton coach te regarde jouer.",
  topics: {
    grill_aim:
      "Sur le gril, il y a des tuiles avec un à quatre vers. Qui a le plus de vers à la fin gagne. Les tuiles se gagnent aux dés.",
    deluxe_aim:
      "Sur le gril, il y a des tuiles avec un à quatre vers, et des spécialistes sur certaines. Qui a le plus de vers à la fin gagne\u202f; un spécialiste vient avec sa tuile.",
    grill_roll: "À toi\u202f: lance les huit dés.",
    golden: "Le dé d’or est à toi\u202f: si tu veux, lance-le comme neuvième dé. Il montre un 1 ou un ver.",
    keep: "Choisis un symbole\u202f: tu mets de côté tous les dés qui le montrent et tu relances les autres. Un ver compte 5, et sans ver tu n’as pas de tuile.",
    keep_again: "Choisis encore. Un symbole que tu as déjà ne peut pas être choisi une deuxième fois\u202f: il est barré.",
    double_one:
      "Deux 1 ou plus\u202f: si tu les mets de côté, tu reçois aussitôt un ver grillé. Il vaut un ver, quoi qu’il arrive ensuite.",
    weasel: "Une fois par tour, la belette peut refaire le dernier lancer. C’est alors le nouveau qui compte, meilleur ou pas.",
    need_worm: (n) => `Total ${n}, mais pas encore de ver. Sans lui, t’arrêter ne rapporte rien\u202f: relance.`,
    too_low: (n) => `Total ${n}, avec un ver. Il n’y a pas de tuile à prendre pour ce total\u202f: relance.`,
    stop: (n) =>
      `La ${n} est sur le gril\u202f: arrête-toi, et elle est à toi. Ou relance pour avoir plus. Mais s’il ne sort que des symboles que tu as déjà, le tour est perdu.`,
    stop_lower: (n, _, total) =>
      `La ${total} ne peut pas être prise, tu aurais donc la tuile juste en dessous\u202f: la ${n}. Tu t’arrêtes, ou tu prends le risque\u202f?`,
    low_tile: (n) => `Avec exactement ${n}, tu gagnes la tuile basse. Elle n’a qu’un ver, mais personne ne peut la voler.`,
    steal: (n, name) =>
      `${name} a la ${n} sur le dessus de sa pile. Tu as exactement ${n}\u202f: arrête-toi, et tu la voles\u202f!`,
    steal_or_lower: (n, name) =>
      `Tu as exactement la ${n}, qui est sur le dessus de la pile ${de(name)}\u202f: tu peux la voler, ou prendre la tuile juste en dessous sur le gril.`,
    hen: (_, name) => `Chez ${name}, la poule garde la tuile. Si tu t’arrêtes, tu prends la poule et la tuile reste.`,
    canned_worm: (n) => `Total ${n} sans ver. Compte le ver en boîte en t’arrêtant\u202f: il vaut un ver et ajoute 5.`,
    rob: "La réserve de vers grillés est vide\u202f: choisis à qui tu en prends un.",
    back: "Personne ne garde deux spécialistes. Choisis celui qui retourne sur le gril.",
    took: (n) =>
      `La ${n} est à toi, sur le dessus de ta pile. Attention\u202f: qui fait exactement ${n} peut te la voler. Ce qui est dessous ne risque rien.`,
    rival_took: (n, name) => `${name} a maintenant la ${n}. Fais exactement ${n} avec un ver, et tu la voles.`,
    stole: (n, name) =>
      `Volée\u202f! La ${n} qu’avait ${name} est maintenant sur le dessus de ta pile. Seule la tuile du dessus peut être volée.`,
    robbed: (n, name) => `${name} a fait exactement ${n} et t’a volé ta tuile du dessus. Ce qui était dessous reste à toi.`,
    failed: (n) => `Le tour est raté\u202f: ta tuile du dessus, la ${n}, retourne sur le gril.`,
    failed_free:
      "Le tour est raté\u202f: rien à choisir, pas de ver ou pas de tuile à prendre. Tu n’as pas de tuile à remettre, donc rien n’est perdu.",
    turned: (n) =>
      `Après un tour raté, la plus haute tuile est retournée\u202f: la ${n} est hors jeu pour de bon. C’est ainsi que la partie arrive à sa fin.`,
    specialist: (_, name) => `Un spécialiste est venu chez toi. ${name}`,
    raven: "Le corbeau te donne un ver grillé et s’envole vers une autre tuile.",
    bratworm: "Un ver grillé est à toi\u202f: un ver à la fin, quoi que donne ce tour.",
    end_near: (n) =>
      `Il ne reste que ${n} ${n < 2 ? "tuile" : "tuiles"} sur le gril. Quand il n’y en a plus de visible, la partie est finie.`,
    grill_over:
      "Il ne reste plus de tuile visible\u202f: la partie est finie. Qui a le plus de vers gagne\u202f; à égalité, la plus haute tuile décide.",
    wok_aim:
      "Deux rangées\u202f: les sushis rapportent des points, les arêtes en coûtent. Il te faut pourtant les deux\u202f: seuls comptent autant de sushis que tu as d’arêtes.",
    wok_roll: "À toi\u202f: lance les cinq dés.",
    wok_offers:
      "Compte tes symboles\u202f: deux sushis te donnent droit au deuxième sushi de la rangée, deux arêtes à la deuxième arête. Prends ce qui brille, ou bloque au moins un dé et relance les autres.",
    wok_lock:
      "Les dés bloqués ne bougent plus. Prends ce qui brille, ou bloques-en d’autres et lance une troisième et dernière fois.",
    wok_last: "Le dernier lancer\u202f: choisis ce que tu prends. S’il n’y avait rien, tu devrais prendre la pire arête.",
    wok_steal_top: "Trois baguettes d’une couleur volent le dessus d’une pile\u202f: les bleues un sushi, les rouges une arête.",
    wok_steal_any: "Quatre baguettes d’une couleur atteignent toute la pile\u202f: choisis ce que tu voles.",
    ate_sushi: (n) =>
      `Le sushi +${n} est à toi. Il compte dès que tu as une arête pour lui\u202f; on compte à partir du bas de la pile.`,
    ate_bone: (n) => `L’arête −${n} est à toi. Elle coûte des points, mais grâce à elle un sushi de plus compte.`,
    wok_forced: {
      sushi: (n) => `Rien à choisir au dernier lancer\u202f: tu as dû prendre le plus petit sushi, +${n}.`,
      bone: (n) =>
        `Rien à choisir au dernier lancer\u202f: tu as dû prendre la pire arête, −${n}. Au moins, un sushi de plus compte.`,
    },
    snatched: {
      sushi: (n, name) => `Le sushi +${n} qu’avait ${name} est maintenant à toi.`,
      bone: (n, name) => `L’arête −${n} qu’avait ${name} est maintenant à toi\u202f: un sushi de plus compte.`,
    },
    wok_robbed: {
      sushi: (n, name) => `${name} t’a volé le sushi +${n} avec des baguettes.`,
      bone: (n, name) => `${name} t’a volé l’arête −${n}\u202f: un sushi de moins compte peut-être pour toi.`,
    },
    row_empty: {
      sushi: "La rangée de sushis est vide. Désormais, seules les baguettes t’en donnent.",
      bone: "La rangée d’arêtes est vide. Désormais, seules les baguettes t’en donnent.",
    },
    wok_end_near: (n) =>
      `Il ne reste que ${n} ${n < 2 ? "tuile" : "tuiles"} dans les rangées. Quand elles sont toutes deux vides, la partie est finie.`,
    wok_over: "Les deux rangées sont vides\u202f: la partie est finie, et qui a le plus de points gagne.",
  },
};
