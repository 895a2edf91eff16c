#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<ScreenText> german_screen = catalogue<ScreenText>({

    {ScreenText::computer, "{what} (Computer)"},

    {ScreenText::can_code, "Do"},
    {ScreenText::hen_code, "Gl"},
    {ScreenText::raven_code, "Ra"},
    {ScreenText::weasel_code, "Wi"},
    {ScreenText::golden_code, "Go"},
    {ScreenText::apple_code, "Ap"},

    {ScreenText::face_sushi, "Sushi"},
    {ScreenText::face_bone, "Gräte"},
    {ScreenText::face_blue, "Blau"},
    {ScreenText::face_red, "Rot"},

    {ScreenText::greeting, "Gockel: {what}. Am Tisch: {more}."},
    {ScreenText::greeting_hint,
     "? hilft an jeder Stelle, tipp gibt Rat, q beendet. Gespeichert wird "
     "laufend."},
    {ScreenText::greeting_watch,
     "An der Tastatur sitzt niemand: du schaust zu."},
    {ScreenText::resumed,
     "Willkommen zurück: nach {n?1:1 Ereignis|{n} Ereignissen} geht es "
     "weiter."},
    {ScreenText::tail_cut,
     "Die Mitschrift endete in einem halben Ereignis, das niemand gesehen hat: "
     "{n?1:1 Byte wurde|{n} Byte wurden} abgeschnitten."},

    {ScreenText::turn_header, "Zug {n}: [{who} ist|du bist] dran"},
    {ScreenText::over_header, "Das Spiel ist zu Ende"},
    {ScreenText::grill_empty, "leer"},
    {ScreenText::label_roll, "Wurf"},
    {ScreenText::label_key, "nimm"},
    {ScreenText::column_player, "Spieler"},
    {ScreenText::column_worms, "Würmer"},
    {ScreenText::column_points, "Punkte"},
    {ScreenText::column_bratworms, "Bonus"},
    {ScreenText::column_figure, "Spezialist"},
    {ScreenText::column_stack, "Stapel, oben zuerst"},
    {ScreenText::column_sushi, "Sushi, oben zuerst"},
    {ScreenText::column_bones, "Gräten, oben zuerst"},
    {ScreenText::nothing_kept, "noch nichts"},
    {ScreenText::dice_left, "Summe {total}, noch {what}"},

    {ScreenText::choice_lock,
     "oder die Würfel tippen, die liegen bleiben, etwa {what}: der Rest rollt "
     "neu"},

    {ScreenText::ask_keep, "[{who}: welche|Welche] Würfel nehmen? "},
    {ScreenText::ask_hand,
     "[{who}: weiterwürfeln|Weiterwürfeln] oder aufhören? "},
    {ScreenText::ask_golden, "[{who}: mit|Mit] dem Goldwürfel? "},
    {ScreenText::ask_weasel, "[{who}: das|Das] Wiesel einsetzen? "},
    {ScreenText::ask_rob, "[{who}: wem|Wem] nehmen? "},
    {ScreenText::ask_back, "[{who}: wer|Wer] geht zurück auf den Grill? "},
    {ScreenText::ask_wok, "[{who}: nehmen|Nehmen] oder festlegen? "},
    {ScreenText::ask_wok_last, "[{who}: was|Was] nehmen? "},
    {ScreenText::ask_dice,
     "[{who}: bitte|Bitte] {what} werfen und eintippen ({more}): "},
    {ScreenText::ask_dice_golden,
     "[{who}: bitte|Bitte] {what} und Goldwürfel eintippen ({more}): "},
    {ScreenText::dice_example_grill, "wie {what}"},
    {ScreenText::dice_example_wok, "s g b r, wie {what}"},

    {ScreenText::key_help, "? hilfe help h"},
    {ScreenText::key_hint, "tipp tip hint"},
    {ScreenText::key_quit, "q quit ende"},
    {ScreenText::key_roll, "w weiter würfeln wuerfeln roll r"},
    {ScreenText::key_stop, "s stopp stop aufhören aufhoeren"},
    {ScreenText::key_lower, "t tiefer"},
    {ScreenText::key_can, "d dose dosenwurm"},
    {ScreenText::key_golden, "g gold goldwürfel goldwuerfel"},
    {ScreenText::key_plain, "o ohne"},
    {ScreenText::key_weasel, "n nochmal wiesel"},
    {ScreenText::key_bust, "f fehlwurf"},
    {ScreenText::key_back_can, "d dose dosenwurm"},
    {ScreenText::key_back_hen, "gl glucke"},
    {ScreenText::key_back_raven, "ra rabe"},
    {ScreenText::key_back_weasel, "wi wiesel"},
    {ScreenText::key_back_golden, "go gold goldwürfel goldwuerfel"},
    {ScreenText::key_back_apple, "a apfel"},
    {ScreenText::key_lock, "fest"},
    {ScreenText::letters_wok, "sgbr"},

    {ScreenText::no_command,
     "\"{what}\" passt hier nicht; ? erklärt, was geht."},
    {ScreenText::no_such_face, "Kein Würfel zeigt \"{what}\"; es gibt {more}."},
    {ScreenText::no_such_seat, "Platz {what} steht hier nicht zur Wahl."},
    {ScreenText::no_choice_number, "Die Liste hat keine Nummer {what}."},
    {ScreenText::face_kept, "{what} liegt in diesem Zug schon."},
    {ScreenText::face_not_rolled, "{what} kommt im Wurf nicht vor."},
    {ScreenText::keep_first, "Erst ein Symbol aus dem Wurf nehmen."},
    {ScreenText::lock_not_rolled, "Der Wurf zeigt nicht {what}."},
    {ScreenText::lock_one_free,
     "Mindestens ein Würfel bleibt liegen, mindestens einer rollt neu."},
    {ScreenText::lock_last_roll, "Das war der letzte Wurf: etwas nehmen."},
    {ScreenText::dice_count,
     "Das {n?1:ist 1 Würfel|sind {n} Würfel}; geworfen {total?1:wird 1|werden "
     "{total}}."},
    {ScreenText::golden_missing, "Der Goldwürfel fehlt: +1 oder +w anhängen."},
    {ScreenText::golden_extra, "Der Goldwürfel wird hier nicht geworfen."},
    {ScreenText::golden_face, "Der Goldwürfel zeigt +1 oder +w."},
    {ScreenText::not_now, "{what} geht jetzt nicht; ? erklärt, was geht."},
    {ScreenText::line_too_long, "Diese Zeile ist zu lang für einen Zug."},
    {ScreenText::line_torn, "Die Zeile endete ohne Enter und gilt nicht."},
    {ScreenText::line_not_text, "Diese Zeile ist kein lesbarer Text."},

    {ScreenText::hint_title,
     "Was der Computer tun würde, mit deiner Chance zu gewinnen:"},
    {ScreenText::no_hint, "Hier gibt es nichts zu entscheiden: würfle."},
    {ScreenText::tutor_insist,
     "Tipp ihn noch einmal, um ihn trotzdem zu spielen, oder wähle einen "
     "anderen."},

    {ScreenText::wins, "{who} [gewinnt|gewinnst]: {what}."},
    {ScreenText::wins_by_tile,
     "{who} [gewinnt|gewinnst]: {what}, bei Gleichstand zählt die höchste "
     "Portion."},
    {ScreenText::void_sushi,
     "Sushi in (Klammern) hat keine Gräte neben sich und verfällt."},
    {ScreenText::record_at, "Mitschrift: {what}"},
    {ScreenText::goodbye, "Das Spiel ist gespeichert. Bis bald!"},
    {ScreenText::goodbye_resume, "Weiter geht es mit: gockel play --resume"},
    {ScreenText::goodbye_resume_file,
     "Weiter geht es mit: gockel play --resume {what}"},
    {ScreenText::capped,
     "Nach {n?1:1 Zug|{n} Zügen} ist hier Schluss; die Portionen will wohl "
     "niemand haben."},

    {ScreenText::file_exists,
     "{what} gibt es schon; --resume {what} spielt dort weiter."},
    {ScreenText::file_missing, "{what} lässt sich nicht öffnen: {more}"},
    {ScreenText::file_unreadable, "{what} lässt sich nicht lesen: {more}"},
    {ScreenText::file_unwritable, "{what} lässt sich nicht schreiben: {more}"},
    {ScreenText::file_locked, "{what} wird in einem anderen Fenster gespielt."},
    {ScreenText::file_refused, "{what}, Zeile {n}: {more}"},
    {ScreenText::file_over, "Dieses Spiel ist schon zu Ende."},
    {ScreenText::no_folder,
     "die Mitschrift hat keinen Ort: HOME ist nicht gesetzt; --record DATEI "
     "hilft"},
    {ScreenText::nothing_to_resume, "in {what} liegt kein unfertiges Spiel"},
});

}  // namespace gockel
