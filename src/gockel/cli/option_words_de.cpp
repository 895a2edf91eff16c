#include "gockel/cli/option_words.h"

namespace gockel {
namespace {

constexpr Texts<OptionText> german_options_texts = catalogue<OptionText>({
    // What stands for a value.
    {OptionText::value_text, "TEXT"},
    {OptionText::value_int, "ZAHL"},
    {OptionText::value_uint, "ZAHL"},
    {OptionText::value_float, "ZAHL"},
    {OptionText::range_int, "{more} bis {list}"},
    {OptionText::range_float, "{more} bis {list}"},
    {OptionText::value_rules, "REGELN"},
    {OptionText::value_list, "LISTE"},
    {OptionText::value_seat, "PLATZ"},
    {OptionText::value_digits, "ZIFFERN"},
    {OptionText::value_file, "DATEI"},
    // What several commands have.
    {OptionText::example, "Beispiel:"},
    {OptionText::examples, "Beispiele:"},
    {OptionText::json, "Als JSON ausgeben"},
    {OptionText::threads, "Das Ergebnis hängt nicht davon ab"},
    {OptionText::slice, "Nur Teil I von N der Arbeit tun, für gockel merge"},
    {OptionText::slice_out,
     "In diese Datei schreiben, was der Teil ergeben hat"},
    {OptionText::rules, "Regelwerk mit Optionen"},
    {OptionText::position, "Ausgangsstellung; sonst ein neues Spiel"},
    // analyse
    {OptionText::analyse_position, "Die Stellung in Notation"},
    {OptionText::analyse_lang, "en, de, nl oder fr"},
    {OptionText::analyse_note,
     "Siegchancen in Prozent, nach Plätzen; Züge, wie docs/notation.md sie "
     "schreibt."},
    // arena
    {OptionText::arena_agents,
     "Mit Kommas dazwischen: Spieler von unten oder exec:BEFEHL, ein Programm, "
     "das im Protokoll von gockel engine antwortet; \\, ist ein Komma "
     "innerhalb eines Befehls. NAME=SPIELER benennt einen: unter zwei Namen "
     "hat derselbe Spieler zwei Zeilen"},
    {OptionText::arena_seats,
     "Plätze am Tisch; sind es mehr Spieler, spielt jede Auswahl von ihnen"},
    {OptionText::arena_deals,
     "So oft werden Würfel ausgeteilt; jede Austeilung wird in allen "
     "Sitzfolgen gespielt"},
    {OptionText::arena_seed, "Startwert der Austeilungen"},
    {OptionText::arena_move_time,
     "So viele Sekunden hat ein Programm für eine Entscheidung; braucht es "
     "länger, bricht es ab oder antwortet es Unsinn, verliert es das Spiel"},
    {OptionText::arena_sprt,
     "Aufhören, sobald der Anteil des ersten Spielers sicher über dem ersten "
     "oder unter dem zweiten Wert liegt"},
    {OptionText::arena_crosstable, "Auch, wer gegen wen wie abschnitt"},
    {OptionText::arena_times,
     "Auch die Zeit je Entscheidung, im Mittel und höchstens"},
    {OptionText::arena_loss,
     "Auch, was eine Entscheidung im Mittel verschenkt, nach der Analyse des "
     "Computers; dauert ein Mehrfaches"},
    {OptionText::arena_adjusted,
     "Auch die Anteile ohne das Würfelglück, wie es eine Auswertung "
     "bestimmt; dauert ein Mehrfaches"},
    {OptionText::arena_records,
     "Jedes Spiel als Mitschrift in diesen Ordner schreiben, der neu oder "
     "leer sein muss"},
    {OptionText::arena_format, "table für eine Tabelle, json oder csv"},
    {OptionText::arena_json, "Dasselbe wie --format json"},
    {OptionText::arena_levels, "Stufen, von schwach bis stark:"},
    {OptionText::arena_references, "Vergleichsspieler, von schwach bis stark:"},
    // Levels and references.
    {OptionText::level_child,
     "greift nach den meisten Würfeln, hört auf, sobald es etwas gibt"},
    {OptionText::level_beginner,
     "denkt einen Wurf voraus und freut sich über jede Portion"},
    {OptionText::level_casual,
     "denkt einen Wurf voraus und will Würmer für sich"},
    {OptionText::level_club,
     "denkt einen Wurf voraus und bedenkt, was verloren und gestohlen wird"},
    {OptionText::level_expert,
     "plant den ganzen Zug, sieht Siegchancen in Schritten von 5 %"},
    {OptionText::level_best,
     "plant den ganzen Zug, mit gelernten Werten aller Stellungen"},
    {OptionText::reference_random, "irgendein erlaubter Zug"},
    {OptionText::reference_first,
     "erst Würmer, dann Punkte; hört mit der ersten Portion auf"},
    {OptionText::reference_gain,
     "der Zug, der im Mittel die meisten Würmer bringt"},
    {OptionText::reference_swing,
     "ebenso, und zählt mit, was verloren geht und was die anderen verlieren"},
    {OptionText::reference_mcts,
     "N Spiele je Entscheidung zur Probe (UCT), kennt nur die Regeln"},
    // backup and restore
    {OptionText::backup_file, "Die Datei, die geschrieben wird"},
    {OptionText::backup_data,
     "SQLite-Datei des Servers; ohne Angabe die von gockel serve"},
    {OptionText::backup_force, "Eine vorhandene Datei ersetzen"},
    {OptionText::backup_note,
     "Der Server darf dabei laufen und speichert weiter."},
    {OptionText::restore_file, "Eine Datei, die gockel backup geschrieben hat"},
    {OptionText::restore_note,
     "Die Sicherung wird zuerst geprüft. Der Server darf nicht laufen."},
    // bench
    {OptionText::bench_games, "Spiele je Regelwerk"},
    {OptionText::bench_seed, "Startwert der Würfel und Züge"},
    {OptionText::bench_repeat,
     "Zeitmessungen, die schnellste zählt; 0: nur die Signatur"},
    {OptionText::bench_note,
     "Die Signatur hängt von der Zahl der Spiele und vom Startwert ab, nicht "
     "von\nRechner, Compiler oder Bauart."},
    // engine
    {OptionText::engine_note,
     "docs/engine.md beschreibt die Methoden; {what} zählt sie auf."},
    // merge
    {OptionText::merge_files,
     "Was alle Teile eines Auftrags geschrieben haben"},
    {OptionText::merge_format,
     "table für eine Tabelle, json oder csv; sonst wie bei den Teilen "
     "verlangt"},
    {OptionText::merge_note,
     "Gedruckt wird, was der Befehl ohne --slice druckt. Die Teile dürfen\n"
     "überall, jederzeit und auf beliebig vielen Threads laufen:\n"
     "docs/cluster.md beschreibt es."},
    // odds
    {OptionText::odds_position,
     "Eine Stellung mitten im Zug; sonst der erste Wurf"},
    // perft
    {OptionText::perft_depth, "So viele Ereignisse tief"},
    {OptionText::perft_note,
     "Ein Wurf ist ein Ereignis, gleich in welcher Reihenfolge die Würfel "
     "liegen; ein\nSpielzug auch."},
    // play
    {OptionText::play_rules,
     "compact, classic2005, deluxe oder wok, mit\nOptionen wie in "
     "deluxe+short"},
    {OptionText::play_players,
     "Namen von Leuten und Computerspielern, durch\nKommas getrennt; "
     "Berta=club nennt einen davon\nBerta. Computerspieler, von schwach bis "
     "stark:\n{list}"},
    {OptionText::play_start, "Wer beginnt: ein Platz von A an oder ein Name"},
    {OptionText::play_dice, "manual: eintippen, was eigene Würfel zeigen"},
    {OptionText::play_sushi_row,
     "Wok: die Sushi von links, 12 Ziffern; sonst\ngemischt"},
    {OptionText::play_bone_row, "Wok: die Gräten von links, 12 Ziffern"},
    {OptionText::play_seed,
     "Derselbe Startwert und dieselben Züge geben\ndasselbe Spiel"},
    {OptionText::play_tutor,
     "Warnen, bevor ein schlechter oder schon ein\nzweifelhafter Zug gilt"},
    {OptionText::play_review,
     "Glück und Können am Ende eines Spiels, in dem\njemand selbst gespielt "
     "hat"},
    {OptionText::play_record,
     "Wohin das Spiel geschrieben wird, eine neue Datei;\nsonst nach der "
     "Uhrzeit benannt, in\n~/.local/state/gockel"},
    {OptionText::play_resume,
     "Mit dieser Mitschrift weiterspielen; sonst mit dem\nunfertigen Spiel, "
     "das zuletzt gespielt wurde"},
    {OptionText::play_lang, "Sprache; sonst die der Umgebung"},
    {OptionText::play_colour,
     "auto: auf Terminals, wenn NO_COLOR nicht gesetzt\nist"},
    {OptionText::play_pace,
     "Pause nach dem, was ein Computerspieler tut, in\nms; sonst 700 auf einem "
     "Terminal, 0 anderswo"},
    {OptionText::play_max_turns,
     "Nach so vielen Zügen aufhören; mit --resume geht\nes weiter"},
    {OptionText::play_note,
     "Jedes Ereignis wird gesichert, bevor es zu sehen ist; ein Spiel, das "
     "verlassen\noder abgebrochen wurde, geht mit --resume weiter. Nach Strg-C "
     "endet das Programm\nmit 130."},
    // review
    {OptionText::review_record, "Eine Mitschrift; - ist die Standardeingabe"},
    {OptionText::review_html, "Eine Seite in diese Datei schreiben"},
    {OptionText::review_lang, "Sprache: en, de, nl oder fr"},
    {OptionText::review_verdicts,
     "marked: schlechte Züge und glückliche Würfe; all: jede Entscheidung, bei "
     "der es eine Wahl gab"},
    // rollout
    {OptionText::rollout_games, "Höchstens so viele Spiele"},
    {OptionText::rollout_error,
     "Aufhören, sobald jeder Standardfehler kleiner ist, etwa 0.002"},
    {OptionText::rollout_seed, "Startwert der Würfel"},
    {OptionText::rollout_note,
     "Wert: was der Computer meint; gespielt: das Mittel der Spiele ohne ihr "
     "Glück,\nmit seinem Standardfehler; roh: das Mittel mit dem Glück."},
    // serve
    {OptionText::serve_listen,
     "Wo der Server zu erreichen ist; 0.0.0.0:8080 öffnet ihn für alle im "
     "Haus"},
    {OptionText::serve_data,
     "SQLite-Datei oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME"},
    {OptionText::serve_web, "Ordner der Seite anstelle der eingebauten"},
    {OptionText::serve_origin,
     "Öffentliche Adresse hinter einem Proxy, etwa https://games.example"},
    {OptionText::serve_trusted_proxy,
     "Adresse oder Netz eines Proxys, dem geglaubt wird, welche Adressen seine "
     "Besucher haben, etwa 10.0.0.0/8; auch mehrmals"},
    {OptionText::serve_proxy_header,
     "Kopfzeile, in der ein solcher Proxy das sagt"},
    {OptionText::serve_metrics,
     "Wo /metrics zu lesen ist, etwa 127.0.0.1:9100; ohne dies nirgends"},
    {OptionText::serve_log,
     "Wie Ereignisse geschrieben werden: text oder json"},
    {OptionText::serve_bot_pace,
     "Millisekunden, bevor ein Computerspieler zieht"},
    {OptionText::serve_absent_after,
     "Millisekunden, bis ein Computerspieler einspringt"},
    {OptionText::serve_ask_after,
     "Millisekunden, bis die anderen um einen Ersatz bitten können, wo keine "
     "Uhr läuft"},
    {OptionText::serve_keep_days,
     "Tische, die so viele Tage niemand angerührt hat, werden gelöscht; 0: "
     "nie"},
    {OptionText::serve_keep_over_days,
     "Dasselbe für Tische, an denen das Spiel vorbei ist"},
    {OptionText::serve_keep_waiting_hours,
     "Stunden für Tische, an denen das Spiel nicht begonnen hat; 0: nie "
     "löschen"},
    {OptionText::serve_store_timeout,
     "Millisekunden, bis eine Datenbank, die nicht antwortet, als gestört "
     "gilt"},
    {OptionText::serve_rate,
     "Anfragen je Sekunde von einer Adresse; 0: beliebig viele"},
    {OptionText::serve_sockets, "Höchstens so viele Sockets insgesamt"},
    {OptionText::serve_sockets_each,
     "Höchstens so viele Sockets einer Adresse"},
    {OptionText::serve_tables_each,
     "Höchstens so viele Tische einer Adresse, an denen das Spiel nicht vorbei "
     "ist; 0: beliebig viele"},
    {OptionText::serve_note,
     "Mehrere Server an einem PostgreSQL verhalten sich wie einer."},
    // solve
    {OptionText::solve_tiles,
     "Mit diesen Portionen lösen, alle anderen sind\numgedreht"},
    {OptionText::solve_file, "Befragen, was mit --out gelöst wurde"},
    {OptionText::solve_out, "Die Werte in eine neue Datei schreiben"},
    {OptionText::solve_checkpoint,
     "Jede fertige Schicht in diesem Ordner aufheben\nund dort weitermachen"},
    {OptionText::solve_memory_limit,
     "Ablehnen, was mehr Speicher braucht, in GB"},
    {OptionText::solve_position, "Siegchancen beider Plätze und aller Züge"},
    {OptionText::solve_loss,
     "Was dieser Spieler verschenkt: gain, swing, best\noder values:DATEI, wie "
     "gockel train sie schreibt"},
    {OptionText::solve_note,
     "Die Siegchancen gelten, wenn beide perfekt spielen."},
    // train
    {OptionText::train_family, "grill, deluxe oder wok"},
    {OptionText::train_seats, "Zahl der Spieler"},
    {OptionText::train_position,
     "Nur lernen, was aus dieser Grillstellung folgen kann"},
    {OptionText::train_against,
     "Lernen, diesen Spieler auf den anderen Plätzen zu\nschlagen: best oder "
     "values:DATEI; das Gelernte spielt\nals values:OUT"},
    {OptionText::train_hidden, "Neuronen der ersten Schicht"},
    {OptionText::train_epochs, "Mit je 256.000 Stellungen"},
    {OptionText::train_seed, "Derselbe Startwert, dieselben Werte"},
    {OptionText::train_out, "Die Datei, die geschrieben wird"},
    {OptionText::train_note,
     "Ein angehaltenes Training geht dort weiter, wo es war, wenn derselbe "
     "Befehl noch\neinmal gegeben wird."},
    // verify
    {OptionText::verify_record,
     "Die vom Tisch heruntergeladenen Einträge oder die Mitschrift; - liest "
     "die Standardeingabe"},
    {OptionText::verify_database,
     "Alle Tische einer SQLite-Datei oder von postgresql://..."},
    {OptionText::verify_note,
     "Das Programm endet mit 0, wenn alles ist wie versprochen, mit 1, wenn "
     "nicht, mit\n2, wenn die Datei es nicht zeigen kann."},
    // forget-name
    {OptionText::forget_name, "Der Name, genau wie er angegeben wurde"},
    {OptionText::forget_note,
     "Die Einträge behalten ihre Prüfsummen, also lassen sich die Tische "
     "weiter prüfen. Ein\nServer, der gerade läuft, zeigt den Namen, bis er "
     "den Tisch neu liest."},
});

}  // namespace

const Texts<OptionText>& german_options() { return german_options_texts; }

}  // namespace gockel
