#include "gockel/cli/cli_words.h"

namespace gockel {
namespace {

constexpr CliTexts french_cli_texts = catalogue<CliText, cli_text_count>({
    // The program.
    {CliText::about, "Gockel : Pickomino et Sushizock"},
    {CliText::example, "Exemple :"},
    // The commands, one line each.
    {CliText::analyse_summary, "Ce que l’ordinateur pense d’une position"},
    {CliText::arena_summary,
     "Opposer équitablement joueurs virtuels et programmes"},
    {CliText::bench_summary,
     "Jeu au hasard : nœuds par seconde et signature des règles"},
    {CliText::engine_summary,
     "Arbitre pour programmes : JSON-RPC 2.0, un objet par ligne"},
    {CliText::forget_summary,
     "Retirer un nom de toutes les tables d’une base de données"},
    {CliText::odds_summary,
     "Les chances d’un tour, chacune jouée pour ce seul but"},
    {CliText::perft_summary,
     "Compter ce qui peut arriver jusqu’à une profondeur d’événements"},
    {CliText::play_summary,
     "Jouer dans le terminal, avec des amis et des joueurs virtuels"},
    {CliText::review_summary,
     "Distinguer chance et talent dans une partie notée"},
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
    // Headings and badges of the help.
    {CliText::usage, "Usage"},
    {CliText::options_badge, "OPTIONS"},
    {CliText::command_badge, "COMMANDE"},
    {CliText::arguments, "Arguments"},
    {CliText::options, "Options"},
    {CliText::commands, "Commandes"},
    {CliText::required, "OBLIGATOIRE"},
    {CliText::environment, "Env"},
    {CliText::needs, "Exige"},
    {CliText::excludes, "Pas avec"},
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
    {CliText::bad_value, "{what} : {more} n’est pas une valeur possible"},
    {CliText::value_missing, "{what} : il manque une valeur"},
    {CliText::needs_other, "{what} exige aussi {more}"},
    {CliText::excludes_other, "{what} et {more} ne vont pas ensemble"},
    // What commands refuse.
    {CliText::refused_at, "{what}, octet {n} : {more}"},
    {CliText::refused_in, "{what} : {more}"},
    {CliText::only_new_games,
     "{what} est pour une nouvelle partie ; une partie notée le sait déjà"},
    {CliText::tiles_or_file, "solve demande --tiles ou --file"},
    {CliText::bad_listen, "--listen {what} : il faut ADRESSE:PORT"},
    {CliText::memory_exceeded,
     "les tuiles {what} demandent jusqu’à {more} Go, plus que les {list} Go de "
     "--memory-limit"},
    {CliText::forfeits, "{what} perd par forfait en {more} à {list}"},
    {CliText::forfeits_counted,
     "les autres forfaits de {what} sont seulement comptés"},
    {CliText::interrupted, "interrompu après {n} {n?0:donne|1:donne|donnes}"},
    {CliText::record_or_database, "verify demande un fichier ou --database"},
    // What verifications found.
    {CliText::forgotten,
     "le nom était dans {n} {n?0:entrée|1:entrée|entrées} à {what} "
     "{n?0:table|1:table|tables}"},
    {CliText::verified_record,
     "honnête : la première position et les {n} lancers sont ceux que donnent "
     "la graine et la chance des joueurs"},
    {CliText::verified_rolls,
     "{n} {n?0:lancer honnête|1:lancer honnête|lancers honnêtes} : {what} par "
     "des personnes, {more} par des joueurs virtuels, {list} par des "
     "remplaçants sur la parole du serveur"},
    {CliText::verified_open,
     "la partie n’est pas finie : {n} {n?0:lancer ne peut|1:lancer ne "
     "peut|lancers ne peuvent} être jugés qu’une fois la graine révélée"},
    {CliText::verified_decisions,
     "{n} {n?0:décision|1:décision|décisions} à la place {what} : exactement "
     "{n?0:celle|1:celle|celles} du niveau {more}"},
    {CliText::verified_stand_in,
     "{n} {n?0:décision|1:décision|décisions} du remplaçant à la place {what} "
     ": exactement {n?0:celle|1:celle|celles} du niveau {more}"},
    {CliText::verified_unchecked,
     "{n} {n?0:décision|1:décision|décisions} de joueurs virtuels que ce "
     "programme ne peut pas recalculer"},
    {CliText::verified_renewed,
     "{n} {n?0:chaîne renouvelée|1:chaîne renouvelée|chaînes renouvelées}"},
    {CliText::verified_database,
     "{n} {n?0:table|1:table|tables} : {what} honnêtes, {more} non finies, "
     "{list} abîmées"},
});

}  // namespace

const CliTexts& french_cli() { return french_cli_texts; }

}  // namespace gockel
