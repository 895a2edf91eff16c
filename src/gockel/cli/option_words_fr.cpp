#include "gockel/cli/option_words.h"

namespace gockel {
namespace {

constexpr Texts<OptionText> french_options_texts = catalogue<OptionText>({
    // What stands for a value.
    {OptionText::value_text, "TEXTE"},
    {OptionText::value_int, "NOMBRE"},
    {OptionText::value_uint, "NOMBRE"},
    {OptionText::value_float, "NOMBRE"},
    {OptionText::range_int, "{more} à {list}"},
    {OptionText::range_float, "{more} à {list}"},
    {OptionText::value_rules, "RÈGLES"},
    {OptionText::value_list, "LISTE"},
    {OptionText::value_seat, "PLACE"},
    {OptionText::value_digits, "CHIFFRES"},
    {OptionText::value_file, "FICHIER"},
    // What several commands have.
    {OptionText::example, "Exemple :"},
    {OptionText::examples, "Exemples :"},
    {OptionText::json, "Afficher en JSON"},
    {OptionText::threads, "Le résultat n’en dépend pas"},
    {OptionText::slice,
     "Ne faire que la part I sur N du travail, pour gockel merge"},
    {OptionText::slice_out, "Écrire dans ce fichier ce que la part a donné"},
    {OptionText::rules, "Jeu de règles, avec ses options"},
    {OptionText::position, "Position de départ ; sinon une nouvelle partie"},
    // analyse
    {OptionText::analyse_position, "La position, en notation"},
    {OptionText::analyse_lang, "en, de, nl ou fr"},
    {OptionText::analyse_note,
     "Chances de gagner en pour cent, par place ; les coups comme "
     "docs/notation.md\nles écrit."},
    // arena
    {OptionText::arena_agents,
     "Séparés par des virgules : des joueurs de la liste ci-dessous, ou "
     "exec:COMMANDE, un programme qui répond dans le protocole de gockel "
     "engine ; \\, est une virgule dans une commande. NOM=JOUEUR en nomme "
     "un : sous deux noms, le même joueur a deux lignes"},
    {OptionText::arena_seats,
     "Places à la table ; s’il y a plus de joueurs, chaque choix parmi eux "
     "joue"},
    {OptionText::arena_deals,
     "Nombre de donnes de dés ; chacune est jouée dans toutes les rotations "
     "des places"},
    {OptionText::arena_seed, "Graine des donnes"},
    {OptionText::arena_move_time,
     "Secondes qu’a un programme pour décider ; s’il en prend davantage, "
     "s’arrête ou répond n’importe quoi, il perd la partie"},
    {OptionText::arena_sprt,
     "S’arrêter dès que la part du premier joueur est à coup sûr au-dessus de "
     "la première valeur ou au-dessous de la seconde"},
    {OptionText::arena_crosstable,
     "Aussi ce que chacun a fait contre chacun des autres"},
    {OptionText::arena_times,
     "Aussi le temps d’une décision, en moyenne et au plus"},
    {OptionText::arena_loss,
     "Aussi ce qu’une décision coûte en moyenne, selon l’analyse de "
     "l’ordinateur ; prend plusieurs fois plus de temps"},
    {OptionText::arena_adjusted,
     "Aussi les parts sans la chance des dés, telle qu’un bilan la mesure ; "
     "prend plusieurs fois plus de temps"},
    {OptionText::arena_records,
     "Enregistrer chaque partie dans ce dossier, qui doit être nouveau ou "
     "vide"},
    {OptionText::arena_format, "table pour un tableau, json ou csv"},
    {OptionText::arena_json, "Comme --format json"},
    {OptionText::arena_levels, "Niveaux, du plus faible au plus fort :"},
    {OptionText::arena_references,
     "Joueurs de référence, du plus faible au plus fort :"},
    // Levels and references.
    {OptionText::level_child,
     "attrape le plus de dés, s’arrête dès qu’il y a quelque chose à prendre"},
    {OptionText::level_beginner,
     "pense un lancer à l’avance et se contente de n’importe quelle tuile"},
    {OptionText::level_casual,
     "pense un lancer à l’avance et veut des vers pour lui"},
    {OptionText::level_club,
     "pense un lancer à l’avance et songe à ce qui se perd et se vole"},
    {OptionText::level_expert,
     "prévoit tout le tour, voit les chances de gagner par pas de 5 %"},
    {OptionText::level_best,
     "prévoit tout le tour, avec des valeurs apprises pour toute position"},
    {OptionText::reference_random, "n’importe quel coup permis"},
    {OptionText::reference_first,
     "d’abord les vers, puis les points ; s’arrête à la première tuile"},
    {OptionText::reference_gain,
     "le tour qui rapporte en moyenne le plus de vers"},
    {OptionText::reference_swing,
     "de même, en comptant ce qui se perd et ce que perdent les autres"},
    {OptionText::reference_mcts,
     "N parties d’essai par décision (UCT), ne connaît que les règles"},
    // backup and restore
    {OptionText::backup_file, "Le fichier à écrire"},
    {OptionText::backup_data,
     "Fichier SQLite du serveur ; à défaut, celui de gockel serve"},
    {OptionText::backup_force, "Remplacer un fichier qui existe déjà"},
    {OptionText::backup_note,
     "Le serveur peut tourner : il continue d’enregistrer pendant ce temps."},
    {OptionText::restore_file, "Un fichier écrit par gockel backup"},
    {OptionText::restore_note,
     "La sauvegarde est d’abord vérifiée. Le serveur ne doit pas tourner."},
    // bench
    {OptionText::bench_games, "Parties par jeu de règles"},
    {OptionText::bench_seed, "Graine des dés et des coups"},
    {OptionText::bench_repeat,
     "Mesures de temps, la plus rapide compte ; 0 : la signature seule"},
    {OptionText::bench_note,
     "La signature dépend du nombre de parties et de la graine, non de la "
     "machine, du\ncompilateur ou du type de compilation."},
    // engine
    {OptionText::engine_note,
     "docs/engine.md décrit les méthodes ; {what} en donne la liste."},
    // merge
    {OptionText::merge_files, "Ce que toutes les parts d’un travail ont écrit"},
    {OptionText::merge_format,
     "table pour un tableau, json ou csv ; sinon comme demandé pour les parts"},
    {OptionText::merge_note,
     "Le résultat est celui de la commande sans --slice. Les parts peuvent\n"
     "être faites n’importe où, n’importe quand, sur n’importe quel nombre de\n"
     "fils d’exécution : voir docs/cluster.md."},
    // odds
    {OptionText::odds_position,
     "Une position au cours d’un tour ; sinon le premier lancer"},
    // perft
    {OptionText::perft_depth, "Profondeur, en événements"},
    {OptionText::perft_note,
     "Un lancer est un événement, quel que soit l’ordre des dés ; un coup "
     "aussi."},
    // play
    {OptionText::play_rules,
     "compact, classic2005, deluxe ou wok, avec des\noptions comme dans "
     "deluxe+short"},
    {OptionText::play_players,
     "Noms de personnes et de joueurs virtuels, séparés\npar des virgules ; "
     "Berta=club en nomme un Berta.\nJoueurs virtuels, du plus faible au plus "
     "fort :\n{list}"},
    {OptionText::play_start,
     "Qui commence : une place à partir de A, ou un nom"},
    {OptionText::play_dice, "manual : taper ce que montrent de vrais dés"},
    {OptionText::play_sushi_row,
     "Wok : les sushis à partir de la gauche,\n12 chiffres ; sinon mélangés"},
    {OptionText::play_bone_row,
     "Wok : les arêtes à partir de la gauche,\n12 chiffres"},
    {OptionText::play_seed,
     "La même graine et les mêmes coups donnent la même\npartie"},
    {OptionText::play_tutor,
     "Avertir avant qu’un coup mauvais, ou déjà un coup\ndouteux, ne compte"},
    {OptionText::play_review,
     "Chance et talent à la fin d’une partie où\nquelqu’un a joué en personne"},
    {OptionText::play_record,
     "Où enregistrer la partie, un nouveau fichier ;\nsinon un fichier nommé "
     "d’après l’heure, dans\n~/.local/state/gockel"},
    {OptionText::play_resume,
     "Reprendre cette partie enregistrée ; sinon la\npartie inachevée qui a "
     "été jouée en dernier"},
    {OptionText::play_lang, "Langue ; sinon celle de l’environnement"},
    {OptionText::play_colour,
     "auto : dans un terminal, sauf si NO_COLOR est\ndéfini"},
    {OptionText::play_pace,
     "Pause après ce que fait un joueur virtuel, en ms ;\nsinon 700 dans un "
     "terminal, 0 ailleurs"},
    {OptionText::play_max_turns,
     "Finir la séance après tant de tours ; --resume la\nreprend"},
    {OptionText::play_note,
     "Chaque événement est enregistré avant d’être montré ; une partie quittée "
     "ou\ninterrompue reprend avec --resume. Après Ctrl-C, le code de sortie "
     "est 130."},
    // review
    {OptionText::review_record,
     "Une partie enregistrée ; - désigne l’entrée standard"},
    {OptionText::review_html, "Écrire une page dans ce fichier"},
    {OptionText::review_lang, "Langue : en, de, nl ou fr"},
    {OptionText::review_verdicts,
     "marked : mauvais coups et lancers chanceux ; all : chaque décision où il "
     "y avait un choix"},
    // rollout
    {OptionText::rollout_games, "Au plus tant de parties"},
    {OptionText::rollout_error,
     "S’arrêter dès que chaque erreur type est plus petite, par exemple 0.002"},
    {OptionText::rollout_seed, "Graine des dés"},
    {OptionText::rollout_note,
     "valeur : ce que pense l’ordinateur ; joué : la moyenne des parties sans "
     "leur\nchance, avec son erreur type ; brut : la moyenne avec la chance."},
    // serve
    {OptionText::serve_listen,
     "Où atteindre le serveur ; 0.0.0.0:8080 l’ouvre à toute la maison"},
    {OptionText::serve_data,
     "Fichier SQLite ou postgresql://UTILISATEUR:MOTDEPASSE@MACHINE/NOM"},
    {OptionText::serve_web,
     "Dossier de la page, au lieu de celle qui est intégrée"},
    {OptionText::serve_origin,
     "Adresse publique derrière un proxy, par exemple https://games.example"},
    {OptionText::serve_trusted_proxy,
     "Adresse ou réseau d’un proxy que l’on croit sur les adresses de ses "
     "visiteurs, par exemple 10.0.0.0/8 ; peut être répétée"},
    {OptionText::serve_proxy_header, "En-tête dans lequel un tel proxy le dit"},
    {OptionText::serve_metrics,
     "Où lire /metrics, par exemple 127.0.0.1:9100 ; sinon nulle part"},
    {OptionText::serve_log,
     "Comment les événements sont écrits : text ou json"},
    {OptionText::serve_bot_pace,
     "Millisecondes avant qu’un joueur virtuel ne joue"},
    {OptionText::serve_absent_after,
     "Millisecondes avant qu’un joueur virtuel ne remplace un absent"},
    {OptionText::serve_ask_after,
     "Millisecondes avant que les autres puissent demander un remplaçant, là "
     "où aucune horloge ne tourne"},
    {OptionText::serve_keep_days,
     "Les tables que personne n’a touchées pendant tant de jours sont "
     "effacées ; 0 : jamais"},
    {OptionText::serve_keep_over_days,
     "De même pour les tables dont la partie est finie"},
    {OptionText::serve_keep_waiting_hours,
     "Heures pour les tables dont la partie n’a pas commencé ; 0 : jamais "
     "effacées"},
    {OptionText::serve_store_timeout,
     "Millisecondes avant qu’une base de données muette compte comme une "
     "panne"},
    {OptionText::serve_rate,
     "Requêtes par seconde d’une même adresse ; 0 : sans limite"},
    {OptionText::serve_sockets, "Au plus tant de sockets en tout"},
    {OptionText::serve_sockets_each,
     "Au plus tant de sockets d’une même adresse"},
    {OptionText::serve_tables_each,
     "Au plus tant de tables d’une même adresse dont la partie n’est pas "
     "finie ; 0 : sans limite"},
    {OptionText::serve_note,
     "Plusieurs serveurs sur un même PostgreSQL se comportent comme un seul."},
    // solve
    {OptionText::solve_tiles,
     "Résoudre avec ces tuiles, toutes les autres sont\nretournées"},
    {OptionText::solve_file, "Interroger ce qui a été résolu avec --out"},
    {OptionText::solve_out, "Écrire les valeurs dans un nouveau fichier"},
    {OptionText::solve_checkpoint,
     "Garder chaque couche achevée dans ce dossier et\nreprendre à partir de "
     "là"},
    {OptionText::solve_memory_limit,
     "Refuser ce qui demande plus de mémoire, en Go"},
    {OptionText::solve_position,
     "Chances de gagner des deux places et de tous les\ncoups"},
    {OptionText::solve_loss,
     "Ce que ce joueur gaspille : gain, swing, best ou\nvalues:FICHIER tel que "
     "gockel train l’écrit"},
    {OptionText::solve_note,
     "Les chances de gagner valent si les deux jouent parfaitement."},
    // train
    {OptionText::train_family, "grill, deluxe ou wok"},
    {OptionText::train_seats, "Nombre de joueurs"},
    {OptionText::train_position,
     "N’apprendre que ce qui peut suivre de cette position du gril"},
    {OptionText::train_against,
     "Apprendre à battre ce joueur aux autres places : best\nou values:FICHIER "
     "; ce qui est appris joue sous\nvalues:OUT"},
    {OptionText::train_hidden, "Neurones de la première couche"},
    {OptionText::train_epochs, "De 256 000 positions chacune"},
    {OptionText::train_seed, "La même graine donne les mêmes valeurs"},
    {OptionText::train_out, "Le fichier à écrire"},
    {OptionText::train_note,
     "Un entraînement arrêté reprend où il en était quand la même commande est "
     "donnée à\nnouveau."},
    // verify
    {OptionText::verify_record,
     "Les entrées ou la partie enregistrée, téléchargées depuis la table ; - "
     "lit l’entrée standard"},
    {OptionText::verify_database,
     "Toutes les tables d’un fichier SQLite ou de postgresql://..."},
    {OptionText::verify_note,
     "Le code de sortie est 0 si tout est comme promis, 1 sinon, 2 si le "
     "fichier ne\npermet pas d’en juger."},
    // forget-name
    {OptionText::forget_name, "Le nom, exactement comme il a été donné"},
    {OptionText::forget_note,
     "Les entrées gardent leurs empreintes, les tables restent donc "
     "vérifiables. Un serveur\nqui tourne montre le nom jusqu’à ce qu’il "
     "relise la table."},
});

}  // namespace

const Texts<OptionText>& french_options() { return french_options_texts; }

}  // namespace gockel
