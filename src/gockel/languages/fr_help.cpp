#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<HelpText> french_help = catalogue<HelpText>({
    {HelpText::title, "Aide pour ce moment du tour"},

    {HelpText::now_rolled,
     "Choisis un symbole du lancer par sa touche : tous les dés qui le "
     "montrent sont mis de côté. Chaque symbole ne sert qu’une fois par tour ; "
     "un ver vaut 5, mais n’est pas un 5."},
    {HelpText::now_bust,
     "Le lancer ne montre que des symboles déjà de côté : il est raté. La "
     "belette peut relancer ces dés une fois, sinon on en reste là."},
    {HelpText::now_hand,
     "{what} relance les dés restants, {more} finit le tour avec le total "
     "atteint. Un lancer sans nouveau symbole est raté, et le tour aussi."},
    {HelpText::now_must_stop,
     "Il n’y a plus rien à lancer : le tour est fini. On peut le conclure de "
     "deux façons."},
    {HelpText::now_golden,
     "Le dé d’or peut se joindre aux huit dés pour ce tour. Cela se décide "
     "avant le premier lancer."},
    {HelpText::now_rob,
     "Deux 1 ou plus rapportent un ver grillé. La réserve est vide : il vient "
     "d’un autre joueur. Celui qui a la poule est à l’abri."},
    {HelpText::now_raven,
     "La tuile du corbeau rapporte un ver grillé. La réserve est vide : il "
     "vient d’un autre joueur. Celui qui a la poule est à l’abri."},
    {HelpText::now_back,
     "Personne ne garde deux spécialistes. Choisis celui qui repart : il va "
     "sur la plus basse tuile libre du gril."},
    {HelpText::now_wok,
     "Prends une des tuiles numérotées et finis ton tour, ou tape les dés à "
     "bloquer (au moins un du lancer) et relance les autres. Un dé bloqué le "
     "reste."},
    {HelpText::now_wok_last,
     "C’était le dernier lancer du tour : il faut prendre une des tuiles "
     "numérotées."},
    {HelpText::now_dice_grill,
     "Lance les dés sur ta table et tape ce qu’ils montrent, dans n’importe "
     "quel ordre, w ou 6 pour un ver : 1123344w. Les espaces ne comptent pas."},
    {HelpText::now_dice_golden,
     "Le dé d’or s’écrit après un plus : 1123344w+1 ou 1123344w+w."},
    {HelpText::now_dice_wok,
     "Lance les dés sur ta table et tape ce qu’ils montrent, dans n’importe "
     "quel ordre : s pour sushi, a (ou f) pour arête, b et r pour baguettes "
     "bleues et rouges."},

    {HelpText::aim,
     "Une tuile du gril coûte autant de points que l’indique son nombre et "
     "vaut les vers (~) inscrits dessous."},
    {HelpText::worm_needed,
     "Sans ver parmi les dés mis de côté, le tour est raté dès qu’on "
     "s’arrête."},
    {HelpText::stop_must,
     "Qui s’arrête prend la tuile du total exact : sur le gril, sinon sur le "
     "dessus d’une autre pile. Si elle n’est nulle part, on prend la tuile "
     "juste en dessous sur le gril."},
    {HelpText::stop_may,
     "Qui s’arrête prend la tuile du total exact sur le gril. Si elle est sur "
     "le dessus d’une autre pile, on peut la voler ou prendre la tuile juste "
     "en dessous sur le gril. Si elle n’est nulle part, on prend cette "
     "dernière."},
    {HelpText::fail,
     "Un tour raté remet ta tuile du dessus sur le gril. Puis la plus haute du "
     "gril est retournée pour de bon, sauf si c’est celle qu’on vient de "
     "remettre."},
    {HelpText::fail_short,
     "Un tour raté remet ta tuile du dessus sur le gril. Puis la plus haute du "
     "gril est retournée pour de bon (partie courte : même celle qu’on vient "
     "de remettre)."},
    {HelpText::fail_turn_on_empty,
     "À cette table, la plus haute tuile est retournée même quand il n’y avait "
     "rien à remettre."},
    {HelpText::end,
     "La partie finit quand aucune tuile n’est visible sur le gril. Qui a le "
     "plus de vers gagne ; à égalité, c’est la plus haute tuile qui "
     "départage."},

    {HelpText::low_tiles,
     "11 et 13 ne s’obtiennent qu’avec 11 et 13 points exactement, et ne se "
     "volent pas."},
    {HelpText::double_one,
     "Deux 1 ou plus d’un coup rapportent aussitôt un ver grillé. Il vaut un "
     "ver et ne se perd pas quand un tour est raté."},
    {HelpText::one_figure,
     "Un spécialiste vient avec la tuile où il se trouve, ou avec une tuile "
     "volée à son propriétaire. Personne n’en garde deux ; quand un tour est "
     "raté, le tien repart."},
    {HelpText::can,
     "Ver en boîte : compte pour un ver (5 points) si tu t’arrêtes sans ver."},
    {HelpText::hen,
     "Poule : garde la tuile du dessus. Les voleurs et les tours ratés ne "
     "coûtent qu’elle ; tes vers grillés sont à l’abri aussi."},
    {HelpText::raven,
     "Corbeau : sa tuile rapporte un ver grillé. Il n’est à personne et "
     "s’envole plus loin."},
    {HelpText::weasel,
     "Belette : une fois par tour, refait le dernier lancer, même raté."},
    {HelpText::golden,
     "Dé d’or : un neuvième dé, avec des 1 et des vers seulement."},
    {HelpText::apple, "Pomme : 3 vers à la fin."},

    {HelpText::wok_aim,
     "Les sushis rapportent des points, les arêtes en coûtent, mais un sushi "
     "ne compte qu’avec une arête : il faut les deux."},
    {HelpText::wok_offer,
     "Compte les sushis sur les dés : c’est le rang, depuis la gauche, de la "
     "tuile à prendre dans la rangée de sushis. De même pour les arêtes."},
    {HelpText::wok_steal,
     "Trois baguettes bleues volent le dessus d’une pile de sushis, quatre "
     "n’importe quel sushi de la pile. Les rouges font de même avec les "
     "arêtes."},
    {HelpText::wok_forced,
     "Si le dernier lancer n’offre rien, on prend la pire arête de la rangée "
     "ou, s’il n’y a plus d’arêtes, le plus petit sushi."},
    {HelpText::wok_score,
     "Les sushis comptent depuis le bas de la pile, autant qu’il y a "
     "d’arêtes ; ceux du dessus ne comptent pas."},
    {HelpText::wok_memory,
     "À cette table, on ne voit que le dessus des piles."},
    {HelpText::wok_end,
     "La partie finit quand les deux rangées sont vides. Qui a le plus de "
     "points "
     "gagne."},

    {HelpText::screen_grill,
     "À l’écran : [34] 25 est une pile avec 34 sur le dessus, {what} une tuile "
     "retournée, > la place qui doit jouer."},
    {HelpText::screen_wok,
     "À l’écran : [+3] +5 est une pile avec +3 sur le dessus, > la place qui "
     "doit jouer."},
    {HelpText::keys,
     "Entrée montre de nouveau l’écran, q quitte ; la partie est enregistrée "
     "et reprend avec gockel play --resume."},
});

}  // namespace gockel
