#include "gockel/cli/cli_words.h"

namespace gockel {
namespace {

constexpr Texts<CliText> french_cli_texts = catalogue<CliText>({
    // The program.
    {CliText::about, "Gockel : Pickomino et Sushi Bar"},
    // The commands, one line each.
    {CliText::analyse_summary, "Ce que l’ordinateur pense d’une position"},
    {CliText::arena_summary,
     "Opposer équitablement joueurs virtuels et programmes"},
    {CliText::backup_summary,
     "Copier les tables d’un serveur, même pendant qu’il tourne"},
    {CliText::bench_summary,
     "Jeu au hasard : nœuds par seconde et signature des règles"},
    {CliText::engine_summary,
     "Arbitre pour programmes : JSON-RPC 2.0, un objet par ligne"},
    {CliText::forget_summary,
     "Retirer un nom de toutes les tables d’une base de données"},
    {CliText::merge_summary, "Réunir les parts d’une arène ou d’un rollout"},
    {CliText::odds_summary,
     "Les chances d’un tour, chacune jouée pour ce seul but"},
    {CliText::perft_summary,
     "Compter ce qui peut arriver jusqu’à une profondeur d’événements"},
    {CliText::play_summary,
     "Jouer dans le terminal, avec des amis et des joueurs virtuels"},
    {CliText::restore_summary,
     "Remettre une copie à la place des tables d’un serveur"},
    {CliText::review_summary,
     "Distinguer chance et talent dans une partie enregistrée"},
    {CliText::rollout_summary,
     "Jouer une position jusqu’au bout maintes fois, la chance ôtée"},
    {CliText::serve_summary,
     "Des tables pour jouer entre amis dans le navigateur"},
    {CliText::solve_summary,
     "Le jeu parfait de petites parties à deux, exactement"},
    {CliText::train_summary,
     "Apprendre des valeurs de positions en jouant contre soi-même"},
    {CliText::verify_summary,
     "Vérifier que les dés d’une table sont tombés comme il fallait"},
    // Headings and badges of the help; the library puts a colon behind most.
    {CliText::usage, "Usage "},
    {CliText::options_badge, "OPTIONS"},
    {CliText::command_badge, "COMMANDE"},
    {CliText::arguments, "Arguments "},
    {CliText::options, "Options "},
    {CliText::commands, "Commandes "},
    {CliText::required, "OBLIGATOIRE"},
    {CliText::environment, "Env "},
    {CliText::needs, "Exige "},
    {CliText::excludes, "Pas avec "},
    {CliText::help_option, "Afficher cette aide et quitter"},
    {CliText::version_option, "Afficher la version du programme et quitter"},
    // Command lines that cannot be read.
    {CliText::see_help, "Avec --help, tu en sauras plus."},
    {CliText::command_missing, "Il manque une commande"},
    {CliText::argument_missing, "{what} est obligatoire"},
    {CliText::arguments_unknown,
     "{n?1:Argument inattendu|Arguments inattendus} : {list}"},
    {CliText::not_one_of, "{what} n’est pas possible ici, seulement {list}"},
    {CliText::not_in_range, "{what} n’est pas entre {more} et {list}"},
    {CliText::not_whole, "{what} n’est pas un nombre à partir de 0"},
    {CliText::not_a_number, "{what} n’est pas un nombre"},
    {CliText::bad_value, "{what} : {more} n’est pas une valeur possible"},
    {CliText::value_missing, "{what} : il manque une valeur"},
    {CliText::given_twice, "{what} est donné plus d’une fois"},
    {CliText::needs_other, "{what} exige aussi {more}"},
    {CliText::excludes_other, "{what} et {more} ne vont pas ensemble"},
    // What commands refuse.
    {CliText::refused_at, "{what}, octet {n} : {more}"},
    {CliText::refused_in, "{what} : {more}"},
    {CliText::only_new_games,
     "{what} est pour une nouvelle partie ; une partie enregistrée le sait "
     "déjà"},
    {CliText::tiles_or_file, "solve demande --tiles ou --file"},
    {CliText::loss_players, "gain, swing, best et values:FICHIER"},
    {CliText::values_players, "best et values:FICHIER"},
    {CliText::bad_listen, "{more} {what} : il faut ADRESSE:PORT"},
    {CliText::bad_network,
     "--trusted-proxy {what} : il faut ADRESSE ou ADRESSE/BITS"},
    {CliText::not_an_address, "« {what} » n’est pas une adresse"},
    {CliText::database_says, "la base de données signale : {what}"},
    {CliText::cannot_open, "impossible d’ouvrir {what} : {more}"},
    {CliText::cannot_protect,
     "impossible de protéger {what} des autres : {more}"},
    {CliText::cannot_lock, "impossible de verrouiller {what} : {more}"},
    {CliText::database_foreign,
     "{what} n’est pas une base de données de Gockel"},
    {CliText::database_in_use,
     "un autre serveur travaille déjà sur {what} : pour plusieurs serveurs, il "
     "faut PostgreSQL"},
    {CliText::database_lost, "la base de données ne répond plus"},
    {CliText::database_unreachable,
     "impossible d’ouvrir la base de données : personne ne répond, ou "
     "l’adresse, l’utilisateur, le mot de passe ou le nom ne conviennent pas"},
    {CliText::database_silent,
     "impossible d’ouvrir la base de données : elle ne répond pas"},
    {CliText::database_wants_password,
     "impossible d’ouvrir la base de données : elle demande un mot de passe"},
    {CliText::damaged_secret,
     "le secret du serveur dans la base de données est abîmé"},
    {CliText::no_index, "le dossier {what} n’a pas d’index.html"},
    {CliText::cannot_listen, "impossible d’écouter sur {what} : {more}"},
    {CliText::too_few_descriptors,
     "{n?0:0 connexion demande|1:1 connexion demande|{n} connexions demandent} "
     "{least} fichiers ouverts et le système en permet {limit} : augmente "
     "cette limite (ulimit -Hn) ou démarre avec {more|moins de --sockets}"},
    {CliText::descriptor_limit,
     "le nombre de fichiers ouverts ne peut pas être porté à {least}"},
    {CliText::memory_exceeded,
     "les tuiles {what} demandent jusqu’à {more} Go, plus que les {list} Go de "
     "--memory-limit"},
    {CliText::forfeits, "{what} perd par forfait en {more} à {list}"},
    {CliText::forfeits_counted,
     "les autres forfaits de {what} sont seulement comptés"},
    {CliText::interrupted,
     "interrompu après {n} {n?0:partie|1:partie|parties}"},
    {CliText::records_not_empty,
     "{what} n’est pas vide ; pour enregistrer les parties, il faut un "
     "dossier nouveau ou vide"},
    {CliText::unwritable, "impossible d’écrire {what} : {more}"},
    {CliText::no_regular_file,
     "impossible d’écrire {what} : ce n’est pas un fichier ordinaire"},
    {CliText::record_or_database, "verify demande un fichier ou --database"},
    // Slices, and files that jobs leave.
    {CliText::bad_slice,
     "--slice {what} : il faut I/N, par exemple 3/16, avec N jusqu’à {limit}"},
    {CliText::slice_interrupted,
     "interrompu : {what} n’a pas été écrit, car une part doit être entière"},
    {CliText::job_file_unreadable, "impossible de lire {what} : {more}"},
    {CliText::job_file_foreign, "{what} n’est pas un fichier d’un tel travail"},
    {CliText::job_file_version,
     "{what} est de la version {more}, que ce programme ne lit pas"},
    {CliText::job_file_damaged,
     "{what} est abîmé : il n’est pas entier, ou sa somme de contrôle est "
     "fausse"},
    {CliText::job_file_of_another,
     "{what} appartient à un autre travail : {more}"},
    {CliText::checkpoint_found,
     "reprise après la couche {n} sur {limit}, depuis {what}"},
    {CliText::merge_differs,
     "{what} et {more} sont des parts de travaux différents : {list}"},
    {CliText::merge_other_kind,
     "{what} et {more} sont des parts de travaux différents"},
    {CliText::merge_twice, "{what} et {more} sont tous deux la part {list}"},
    {CliText::merge_missing, "la part {what} manque"},
    // Ranks.
    {CliText::of_rank, "rang {n} : {what}"},
    {CliText::rank_cost,
     "rang {n} : {what} s, dont {more} s en {limit?0:0 échange|1:1 "
     "échange|{limit} échanges} ; {list} Mo envoyés ; {least} ms de temps "
     "processeur à côté"},
    // Backups.
    {CliText::backup_done,
     "{n} {n?0:table sauvegardée|1:table sauvegardée|tables sauvegardées} dans "
     "{what}"},
    {CliText::restore_done,
     "{n} {n?0:table restaurée|1:table restaurée|tables restaurées} dans "
     "{what}"},
    {CliText::backup_not_a_file,
     "backup et restore sont faits pour les fichiers SQLite ; "
     "PostgreSQL a pour cela pg_dump et pg_restore"},
    {CliText::backup_unreadable,
     "{what} ne se lit pas comme une base de données : {more}"},
    {CliText::backup_damaged, "{what} est abîmé : {more}"},
    {CliText::backup_newer_schema,
     "{what|la base de données} vient d’un Gockel plus récent : son schéma a "
     "la version {n}"},
    {CliText::backup_in_use,
     "un programme a ouvert {what} ; arrête d’abord le serveur"},
    {CliText::backup_exists, "{what} existe déjà ; --force le remplace"},
});

constexpr Texts<ForfeitKind> french_forfeit_texts = catalogue<ForfeitKind>({
    {ForfeitKind::resigned, "il abandonne"},
    {ForfeitKind::not_started, "il n’a pas pu être lancé : {what}"},
    {ForfeitKind::no_answer, "il n’a pas répondu en {what} s"},
    {ForfeitKind::line_too_long,
     "il a écrit plus de {n} octets sans fin de ligne"},
    {ForfeitKind::half_line, "sa réponse « {what} » n’a pas de fin de ligne"},
    {ForfeitKind::closed, "il a fermé son entrée ou sa sortie"},
    {ForfeitKind::killed, "il a été arrêté par le signal {n} ({what})"},
    {ForfeitKind::no_command,
     "il s’est terminé avec le code 127 : le shell n’a pas trouvé cette "
     "commande"},
    {ForfeitKind::ended, "il s’est terminé avec le code {n}"},
    {ForfeitKind::bad_json, "sa réponse « {what} » n’est pas du JSON lisible"},
    {ForfeitKind::no_object, "sa réponse « {what} » n’est pas un objet JSON"},
    {ForfeitKind::wrong_id, "sa réponse « {what} » n’a pas l’id {n}"},
    {ForfeitKind::error_answer, "il a répondu par l’erreur « {what} »"},
    {ForfeitKind::no_move, "sa réponse « {what} » n’a pas de result.move"},
    {ForfeitKind::refused_move, "son coup « {what} » est refusé : {more}"},
});

}  // namespace

const Texts<CliText>& french_cli() { return french_cli_texts; }
const Texts<ForfeitKind>& french_forfeits() { return french_forfeit_texts; }

}  // namespace gockel
