#!/usr/bin/env python3
"""The command line speaks the user's language, and its exit codes do not.

Usage: language_test.py PATH_OF_GOCKEL [unittest arguments]
"""

import unittest

from program import LANGUAGES, commands, run, run_in

# Command line, exit code, what standard error says in en, de, nl and fr.
REFUSED = [
    (["odds", "compact 21-36 -/- A |?8"], 2,
     "gockel: position, byte 24: expected a number, found the end\n",
     "gockel: position, Byte 24: hier muss eine Zahl stehen, nicht das Ende\n",
     "gockel: position, byte 24: hier hoort een getal te staan, niet het einde\n",
     "gockel: position, octet 24\u00a0: on attend ici un nombre, pas la fin\n"),
    (["verify", "/nowhere"], 2,
     "gockel: cannot read /nowhere\n",
     "gockel: /nowhere lässt sich nicht lesen\n",
     "gockel: /nowhere kan niet worden gelezen\n",
     "gockel: impossible de lire /nowhere\n"),
    (["restore", "/nowhere", "--data", "postgresql://a@b/c"], 2,
     "gockel: backup and restore are for SQLite files; PostgreSQL has pg_dump and pg_restore for it\n",
     "gockel: backup und restore sind für SQLite-Dateien; PostgreSQL hat dafür pg_dump und pg_restore\n",
     "gockel: backup en restore zijn voor SQLite-bestanden; PostgreSQL heeft daarvoor pg_dump en pg_restore\n",
     "gockel: backup et restore sont faits pour les fichiers SQLite\u00a0; PostgreSQL a pour cela pg_dump et "
     "pg_restore\n"),
    (["backup", "/dev/null"], 2,
     "gockel: /dev/null is there already; --force replaces it\n",
     "gockel: /dev/null gibt es schon; --force ersetzt die Datei\n",
     "gockel: /dev/null bestaat al; --force vervangt het bestand\n",
     "gockel: /dev/null existe déjà\u00a0; --force le remplace\n"),
    (["solve"], 2,
     "gockel: solve needs --tiles or --file\n",
     "gockel: solve braucht --tiles oder --file\n",
     "gockel: solve heeft --tiles of --file nodig\n",
     "gockel: solve demande --tiles ou --file\n"),
    (["play", "--players", "you,you"], 2,
     "gockel: two players are called you\n",
     "gockel: zwei Spieler heißen you\n",
     "gockel: twee spelers heten you\n",
     "gockel: deux joueurs s’appellent you\n"),
    (["play", "--resume", "x", "--seed", "5"], 2,
     "gockel: --seed is for new games; a record knows it already\n",
     "gockel: --seed ist für neue Spiele; eine Mitschrift weiß es schon\n",
     "gockel: --seed is voor nieuwe spellen; een verslag weet het al\n",
     "gockel: --seed est pour une nouvelle partie\u00a0; une partie enregistrée le sait déjà\n"),
]

# The same for command lines that cannot be read: the first line.
UNREADABLE = [
    ([], "A subcommand is required", "Es fehlt ein Befehl", "Er ontbreekt een opdracht",
     "Il manque une commande"),
    (["odds", "--nonsense"], "The following argument was not expected: --nonsense",
     "Unerwartete Angabe: --nonsense", "Onverwacht argument: --nonsense",
     "Argument inattendu\u00a0: --nonsense"),
    (["bench", "a", "b"], "The following arguments were not expected: b a",
     "Unerwartete Angaben: b a", "Onverwachte argumenten: b a",
     "Arguments inattendus\u00a0: b a"),
    (["train"], "--out is required", "--out fehlt", "--out ontbreekt", "--out est obligatoire"),
    (["train", "--out"], "--out: a value is missing", "--out: es fehlt ein Wert",
     "--out: er ontbreekt een waarde", "--out\u00a0: il manque une valeur"),
    (["play", "--dice", "loaded"], "--dice: loaded not in {auto,manual}",
     "--dice: loaded gibt es hier nicht, nur {auto,manual}",
     "--dice: loaded kan hier niet, alleen {auto,manual}",
     "--dice: loaded n’est pas possible ici, seulement {auto,manual}"),
    (["perft", "--depth", "0"], "--depth: Value 0 not in range 1 to 100",
     "--depth: 0 liegt nicht zwischen 1 und 100", "--depth: 0 ligt niet tussen 1 en 100",
     "--depth: 0 n’est pas entre 1 et 100"),
    (["play", "--seed", "-1"], "--seed: -1 is not a number from 0 on",
     "--seed: -1 ist keine Zahl ab 0", "--seed: -1 is geen getal vanaf 0",
     "--seed: -1 n’est pas un nombre à partir de 0"),
    (["solve", "--out", "x"], "--out requires --tiles", "--out braucht auch --tiles",
     "--out kan alleen samen met --tiles", "--out exige aussi --tiles"),
    (["review", "--html", "a", "--json", "b"], "--json excludes --html",
     "--json und --html gehen nicht zusammen", "--json en --html gaan niet samen",
     "--json et --html ne vont pas ensemble"),
]

class Language(unittest.TestCase):
    def test_refusals_in_four_languages(self):
        for arguments, code, *said in REFUSED:
            for language, sentence in zip(LANGUAGES, said):
                done = run_in(language, arguments)
                self.assertEqual((done.returncode, done.stderr.decode()), (code, sentence))
                self.assertEqual(done.stdout, b"")

    def test_command_lines_that_cannot_be_read(self):
        for arguments, *said in UNREADABLE:
            for language, sentence in zip(LANGUAGES, said):
                done = run_in(language, arguments)
                self.assertEqual((done.returncode, done.stderr.decode().split("\n")[0]),
                                 (2, sentence))
                self.assertIn("--help", done.stderr.decode().split("\n")[1])

    def test_the_option_comes_before_the_environment(self):
        for arguments in (["--lang", "nl"], ["--lang=nl"]):
            done = run(["analyse", "chess", *arguments], LANG="de_DE.UTF-8")
            self.assertEqual(done.stderr.decode(),
                             'gockel: position, byte 1: er zijn geen regels "chess"\n')
        done = run(["analyse", "chess", "--lang", "klingon"], LANG="fr_FR.UTF-8")
        self.assertEqual(done.returncode, 2)
        self.assertIn("klingon n’est pas possible ici", done.stderr.decode())

    def test_the_first_variable_that_is_set_counts(self):
        german = "Es fehlt ein Befehl"
        self.assertIn(german, run([], LC_ALL="de_AT.UTF-8", LANG="nl_NL.UTF-8").stderr.decode())
        self.assertIn(german, run([], LC_ALL="", LC_MESSAGES="de", LANG="fr",
                                  LC_CTYPE="C.UTF-8").stderr.decode())
        for nobody in ("C", "POSIX", "xx_XX.UTF-8", "delta"):
            self.assertIn(b"A subcommand is required", run([], LANG=nobody).stderr)

    def test_without_utf8_everything_is_ascii(self):
        helps = [[name, "--help"] for name in commands()]
        for language in LANGUAGES[1:]:
            for arguments in (["--help"], *helps, ["verify", "/nowhere"], ["rollout", "--games", "2"],
                              ["arena", "--deals", "1"], ["perft", "--depth", "1"], ["odds"],
                              ["bench", "--games", "1", "--repeat", "0"],
                              ["review", "--lang", language, "/nowhere"]):
                done = run(arguments, LANG=language)
                text = (done.stdout + done.stderr).decode("ascii")
                english = run(arguments, LANG="en")
                # Letters without a spelling come out as question marks.
                self.assertEqual(text.count("?"), (english.stdout + english.stderr).count(b"?"),
                                 text)

    def test_the_help_has_headings_and_summaries_of_the_language(self):
        for locale, heading, commands, summary in (
                ("en_US.UTF-8", "Usage: gockel [OPTIONS] SUBCOMMAND", "\nSubcommands:\n",
                 "Tell luck from skill"),
                ("de_DE.UTF-8", "Aufruf: gockel [OPTIONEN] BEFEHL", "\nBefehle:\n",
                 "Glück und Können"),
                ("nl_NL.UTF-8", "Gebruik: gockel [OPTIES] OPDRACHT", "\nOpdrachten:\n",
                 "Geluk en kunde"),
                ("fr_FR.UTF-8", "Usage\u00a0: gockel [OPTIONS] COMMANDE", "\nCommandes\u00a0:\n",
                 "Distinguer chance et talent")):
            done = run(["--help"], LANG=locale)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            for text in (heading, commands, summary):
                self.assertIn(text, done.stdout.decode())
            one = run(["odds", "-h"], LANG=locale)
            self.assertEqual((one.returncode, one.stderr), (0, b""))
            self.assertIn("gockel odds", one.stdout.decode())


if __name__ == "__main__":
    unittest.main()
