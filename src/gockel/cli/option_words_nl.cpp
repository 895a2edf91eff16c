#include "gockel/cli/option_words.h"

namespace gockel {
namespace {

constexpr Texts<OptionText> dutch_options_texts = catalogue<OptionText>({
    // What stands for a value.
    {OptionText::value_text, "TEKST"},
    {OptionText::value_int, "GETAL"},
    {OptionText::value_uint, "GETAL"},
    {OptionText::value_float, "GETAL"},
    {OptionText::range_int, "{more} t/m {list}"},
    {OptionText::range_float, "{more} t/m {list}"},
    {OptionText::value_rules, "REGELS"},
    {OptionText::value_list, "LIJST"},
    {OptionText::value_seat, "PLAATS"},
    {OptionText::value_digits, "CIJFERS"},
    {OptionText::value_file, "BESTAND"},
    // What several commands have.
    {OptionText::example, "Voorbeeld:"},
    {OptionText::examples, "Voorbeelden:"},
    {OptionText::json, "Als JSON weergeven"},
    {OptionText::threads, "De uitkomst hangt er niet van af"},
    {OptionText::slice,
     "Alleen deel I van N van het werk doen, voor gockel merge"},
    {OptionText::slice_out,
     "Naar dit bestand schrijven wat het deel heeft opgeleverd"},
    {OptionText::rules, "Spelregels met opties"},
    {OptionText::position, "Beginstelling; anders een nieuw spel"},
    // analyse
    {OptionText::analyse_position, "De stelling in notatie"},
    {OptionText::analyse_lang, "en, de, nl of fr"},
    {OptionText::analyse_note,
     "Winstkansen in procenten, per plaats; zetten zoals docs/notation.md ze "
     "schrijft."},
    // arena
    {OptionText::arena_agents,
     "Met komma’s ertussen: spelers van hieronder, of exec:OPDRACHT, een "
     "programma dat in het protocol van gockel engine antwoordt; \\, is een "
     "komma binnen een opdracht. NAAM=SPELER geeft een naam: onder twee namen "
     "heeft dezelfde speler twee regels"},
    {OptionText::arena_seats,
     "Plaatsen aan tafel; zijn er meer spelers, dan speelt elke keuze uit hen"},
    {OptionText::arena_deals,
     "Zo vaak worden dobbelstenen gedeeld; elke deling wordt in alle "
     "zitvolgordes gespeeld"},
    {OptionText::arena_seed, "Startwaarde van de delingen"},
    {OptionText::arena_move_time,
     "Zoveel seconden heeft een programma voor een beslissing; duurt het "
     "langer, stopt het of antwoordt het onzin, dan verliest het het spel"},
    {OptionText::arena_sprt,
     "Stoppen zodra het aandeel van de eerste speler zeker boven de eerste of "
     "onder de tweede waarde ligt"},
    {OptionText::arena_crosstable,
     "Ook hoe ieder het tegen elk van de anderen deed"},
    {OptionText::arena_times,
     "Ook de tijd per beslissing, gemiddeld en hoogstens"},
    {OptionText::arena_loss,
     "Ook wat een beslissing gemiddeld weggeeft, volgens de analyse van het "
     "programma; duurt een paar keer zo lang"},
    {OptionText::arena_adjusted,
     "Ook de aandelen zonder het geluk van de dobbelstenen, zoals een "
     "terugblik het bepaalt; duurt een paar keer zo lang"},
    {OptionText::arena_records,
     "Elk spel als verslag in deze map schrijven, die nieuw of leeg moet zijn"},
    {OptionText::arena_format, "table voor een tabel, json of csv"},
    {OptionText::arena_json, "Hetzelfde als --format json"},
    {OptionText::arena_levels, "Niveaus, van zwak naar sterk:"},
    {OptionText::arena_references,
     "Vergelijkingsspelers, van zwak naar sterk:"},
    // Levels and references.
    {OptionText::level_child,
     "grijpt de meeste dobbelstenen, stopt zodra er iets te halen is"},
    {OptionText::level_beginner,
     "denkt één worp vooruit en is blij met elke tegel"},
    {OptionText::level_casual,
     "denkt één worp vooruit en wil wormen voor zichzelf"},
    {OptionText::level_club,
     "denkt één worp vooruit en let op wat er verloren en gestolen wordt"},
    {OptionText::level_expert,
     "plant de hele beurt, ziet winstkansen in stappen van 5 %"},
    {OptionText::level_best,
     "plant de hele beurt, met geleerde waarden van alle stellingen"},
    {OptionText::reference_random, "een willekeurige geldige zet"},
    {OptionText::reference_first,
     "eerst wormen, dan punten; stopt bij de eerste tegel"},
    {OptionText::reference_gain,
     "de beurt die gemiddeld de meeste wormen oplevert"},
    {OptionText::reference_swing,
     "net zo, en telt mee wat verloren gaat en wat de anderen verliezen"},
    {OptionText::reference_mcts,
     "N proefspellen per beslissing (UCT), kent alleen de regels"},
    // backup and restore
    {OptionText::backup_file, "Het bestand dat wordt geschreven"},
    {OptionText::backup_data,
     "SQLite-bestand van de server; anders dat van gockel serve"},
    {OptionText::backup_force, "Een bestaand bestand vervangen"},
    {OptionText::backup_note,
     "De server mag draaien en bewaart intussen gewoon verder."},
    {OptionText::restore_file,
     "Een bestand dat gockel backup heeft geschreven"},
    {OptionText::restore_note,
     "De reservekopie wordt eerst gecontroleerd. De server mag niet draaien."},
    // bench
    {OptionText::bench_games, "Spellen per stel spelregels"},
    {OptionText::bench_seed, "Startwaarde van de dobbelstenen en zetten"},
    {OptionText::bench_repeat,
     "Tijdmetingen, de snelste telt; 0: alleen de handtekening"},
    {OptionText::bench_note,
     "De handtekening hangt af van het aantal spellen en de startwaarde, niet "
     "van de\nmachine, de compiler of de manier van bouwen."},
    // engine
    {OptionText::engine_note,
     "docs/engine.md beschrijft de methoden; {what} somt ze op."},
    // merge
    {OptionText::merge_files,
     "Wat alle delen van een opdracht hebben geschreven"},
    {OptionText::merge_format,
     "table voor een tabel, json of csv; anders zoals bij de delen gevraagd"},
    {OptionText::merge_note,
     "Het toont wat de opdracht zonder --slice toont. De delen mogen "
     "overal,\naltijd en op elk aantal threads lopen: zie docs/cluster.md."},
    // odds
    {OptionText::odds_position,
     "Een stelling midden in een beurt; anders de eerste worp"},
    // perft
    {OptionText::perft_depth, "Zoveel gebeurtenissen diep"},
    {OptionText::perft_note,
     "Een worp is één gebeurtenis, in welke volgorde de dobbelstenen ook "
     "liggen; een\nzet ook."},
    // play
    {OptionText::play_rules,
     "compact, classic2005, deluxe of wok, met opties\nzoals in deluxe+short"},
    {OptionText::play_players,
     "Namen van mensen en computerspelers, met komma’s\nertussen; Berta=club "
     "noemt er een Berta.\nComputerspelers, van zwak naar sterk:\n{list}"},
    {OptionText::play_start, "Wie begint: een plaats vanaf A, of een naam"},
    {OptionText::play_dice, "manual: intypen wat je eigen dobbelstenen tonen"},
    {OptionText::play_sushi_row,
     "Wok: de sushi vanaf links, 12 cijfers; anders\ngeschud"},
    {OptionText::play_bone_row, "Wok: de graten vanaf links, 12 cijfers"},
    {OptionText::play_seed,
     "Dezelfde startwaarde en zetten geven hetzelfde\nspel"},
    {OptionText::play_tutor,
     "Waarschuwen voordat een slechte of al een\ntwijfelachtige zet telt"},
    {OptionText::play_review,
     "Geluk en kunde aan het eind van een spel waarin\niemand zelf heeft "
     "gespeeld"},
    {OptionText::play_record,
     "Waar het spel wordt geschreven, een nieuw bestand;\nanders genoemd naar "
     "de tijd, in\n~/.local/state/gockel"},
    {OptionText::play_resume,
     "Met dit verslag verder spelen; anders met het\nonafgemaakte spel dat het "
     "laatst gespeeld is"},
    {OptionText::play_lang, "Taal; anders die van de omgeving"},
    {OptionText::play_colour,
     "auto: op terminals, tenzij NO_COLOR is ingesteld"},
    {OptionText::play_pace,
     "Pauze na wat een computerspeler doet, in ms;\nanders 700 op een "
     "terminal, 0 elders"},
    {OptionText::play_max_turns,
     "Na zoveel beurten ophouden; met --resume gaat het\nverder"},
    {OptionText::play_note,
     "Elke gebeurtenis wordt bewaard voordat ze te zien is; een spel dat "
     "verlaten of\nafgebroken werd, gaat met --resume verder. Na Ctrl-C "
     "eindigt het programma met\n130."},
    // review
    {OptionText::review_record, "Een verslag; - is de standaardinvoer"},
    {OptionText::review_html, "Een pagina naar dit bestand schrijven"},
    {OptionText::review_lang, "Taal: en, de, nl of fr"},
    {OptionText::review_verdicts,
     "marked: slechte zetten en gelukkige worpen; all: elke beslissing waarbij "
     "er iets te kiezen viel"},
    // rollout
    {OptionText::rollout_games, "Hoogstens zoveel spellen"},
    {OptionText::rollout_error,
     "Stoppen zodra elke standaardfout kleiner is, bijvoorbeeld 0.002"},
    {OptionText::rollout_seed, "Startwaarde van de dobbelstenen"},
    {OptionText::rollout_note,
     "waarde: wat de computer denkt; gespeeld: het gemiddelde van de spellen "
     "zonder hun\ngeluk, met zijn standaardfout; ruw: het gemiddelde met het "
     "geluk."},
    // serve
    {OptionText::serve_listen,
     "Waar de server te bereiken is; 0.0.0.0:8080 opent hem voor iedereen in "
     "huis"},
    {OptionText::serve_data,
     "SQLite-bestand of postgresql://GEBRUIKER:WACHTWOORD@COMPUTER/NAAM"},
    {OptionText::serve_web, "Map van de pagina in plaats van de ingebouwde"},
    {OptionText::serve_origin,
     "Openbaar adres achter een proxy, zoals https://games.example"},
    {OptionText::serve_trusted_proxy,
     "Adres of netwerk van een proxy die geloofd wordt over de adressen van "
     "zijn bezoekers, zoals 10.0.0.0/8; mag vaker voorkomen"},
    {OptionText::serve_proxy_header, "Header waarin zo’n proxy dat zegt"},
    {OptionText::serve_metrics,
     "Waar /metrics te lezen is, zoals 127.0.0.1:9100; zonder dit nergens"},
    {OptionText::serve_log,
     "Hoe gebeurtenissen geschreven worden: text of json"},
    {OptionText::serve_bot_pace,
     "Milliseconden voordat een computerspeler speelt"},
    {OptionText::serve_absent_after,
     "Milliseconden tot een computerspeler invalt"},
    {OptionText::serve_ask_after,
     "Milliseconden tot de anderen om een invaller mogen vragen, waar geen "
     "klok loopt"},
    {OptionText::serve_keep_days,
     "Tafels waar zoveel dagen niemand aan kwam, worden gewist; 0: nooit"},
    {OptionText::serve_keep_over_days,
     "Hetzelfde voor tafels waar het spel afgelopen is"},
    {OptionText::serve_keep_waiting_hours,
     "Uren voor tafels waar het spel niet begonnen is; 0: nooit wissen"},
    {OptionText::serve_store_timeout,
     "Milliseconden tot een database die niet antwoordt als storing telt"},
    {OptionText::serve_rate,
     "Verzoeken per seconde van één adres; 0: onbeperkt"},
    {OptionText::serve_sockets, "Hoogstens zoveel sockets in totaal"},
    {OptionText::serve_sockets_each, "Hoogstens zoveel sockets van één adres"},
    {OptionText::serve_tables_each,
     "Hoogstens zoveel tafels van één adres waar het spel niet afgelopen is; "
     "0: onbeperkt"},
    {OptionText::serve_note,
     "Meerdere servers op één PostgreSQL gedragen zich als één."},
    // solve
    {OptionText::solve_tiles,
     "Met deze tegels oplossen, alle andere zijn\nomgedraaid"},
    {OptionText::solve_file, "Raadplegen wat met --out is opgelost"},
    {OptionText::solve_out, "De waarden naar een nieuw bestand schrijven"},
    {OptionText::solve_checkpoint,
     "Elke voltooide laag in deze map bewaren en daar\nverdergaan"},
    {OptionText::solve_memory_limit,
     "Weigeren wat meer geheugen nodig heeft, in GB"},
    {OptionText::solve_position,
     "Winstkansen van beide plaatsen en van alle zetten"},
    {OptionText::solve_loss,
     "Wat deze speler weggeeft: gain, swing, best of\nvalues:BESTAND zoals "
     "gockel train het schrijft"},
    {OptionText::solve_note,
     "De winstkansen gelden als beiden perfect spelen."},
    // train
    {OptionText::train_family, "grill, deluxe of wok"},
    {OptionText::train_seats, "Aantal spelers"},
    {OptionText::train_position,
     "Alleen leren wat uit deze grillstelling kan volgen"},
    {OptionText::train_against,
     "Leren deze speler op de andere plaatsen te verslaan:\nbest of "
     "values:BESTAND; het geleerde speelt als\nvalues:OUT"},
    {OptionText::train_hidden, "Neuronen van de eerste laag"},
    {OptionText::train_epochs, "Met elk 256.000 stellingen"},
    {OptionText::train_seed, "Dezelfde startwaarde, dezelfde waarden"},
    {OptionText::train_out, "Het bestand dat wordt geschreven"},
    {OptionText::train_note,
     "Een onderbroken training gaat verder waar hij was als dezelfde opdracht "
     "nog eens\nwordt gegeven."},
    // verify
    {OptionText::verify_record,
     "De vermeldingen of het verslag, gedownload van de tafel; - leest de "
     "standaardinvoer"},
    {OptionText::verify_database,
     "Alle tafels van een SQLite-bestand of van postgresql://..."},
    {OptionText::verify_note,
     "Het programma eindigt met 0 als alles is zoals beloofd, met 1 als dat "
     "niet zo is,\nmet 2 als het bestand het niet kan laten zien."},
    // forget-name
    {OptionText::forget_name, "De naam, precies zoals die is opgegeven"},
    {OptionText::forget_note,
     "De vermeldingen houden hun hashes, dus de tafels blijven te controleren. "
     "Een\nserver die nu draait, toont de naam tot hij de tafel opnieuw "
     "leest."},
});

}  // namespace

const Texts<OptionText>& dutch_options() { return dutch_options_texts; }

}  // namespace gockel
