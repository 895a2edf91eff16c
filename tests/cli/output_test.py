#!/usr/bin/env python3
"""What commands print for people follows the language; what they print for programs does not.

Usage: output_test.py PATH_OF_GOCKEL [unittest arguments]
"""

import json
import os
import re
import tempfile
import unittest

from program import LANGUAGES, run_in, start_in

POSITION = "compact 21-30 36/35 A 55|11223w 9"
WOK = "wok 635241152634 112213142132 -:-/-:- A |?5#1 1"

# Command lines that take JSON too.
PRINTING = [
    ["odds", POSITION],
    ["odds", WOK],
    ["analyse", POSITION],
    ["rollout", "--games", "4", POSITION],
    ["arena", "swing,gain", "--deals", "4"],
    ["arena", "swing,gain", "--deals", "4", "--sprt", "0.5", "0.55"],
    ["arena", "swing,gain,first", "--seats", "2", "--deals", "2", "--adjusted", "--loss", "--crosstable"],
    ["merge", "{slice}"],
    ["perft", "--depth", "2"],
    ["bench", "--games", "3", "--repeat", "0"],
    ["solve", "--tiles", "21-22"],
    ["solve", "--file", "{solved}"],
    ["solve", "--file", "{solved}", "--position", "compact 21,23 22/- B 55w|11234 4"],
    ["solve", "--file", "{solved}", "--loss", "gain"],
    ["review", "{record}"],
    ["verify", "{fair}"],
]

# The first turn of the first game in docs/fair-dice.json.
FAIR = """[Gockel "1"]
[Start "compact 21-36 -/- A |?8 1"]
[Commit "ca1a44073163399de13b88f8458287b4f9f188e72b7c9d0666badb585c94cf02"]
[Seed "f7afb4a0ce36d10b1df711c24dfa262e196748cb6e0c4002f0ab356b23d1b0b3"]
[LuckA "3920a8e52028dfa97b87f0246d571a14"]
[LuckB ""]

1. A 1111224w/w/roll 2333445/3/roll 455w/5/roll 23/2/stop =+26
"""

# Words that are the same in another language.
SAME_WORDS = {"Elo", "A", "B", "s", "MB", "swing", "gain", "roll", "stop", "w", "compact",
              "classic2005", "deluxe", "wok", "first", "Start", "Arena", "als"}

# No letters of a word: figures, notation, hexadecimal numbers.
WORD = re.compile(r"(?<![\w.+-])[A-Za-z\u00c0-\u017f]{2,}(?![\w])")


class Output(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        place = lambda name: os.path.join(cls.folder.name, name)
        cls.places = {"solved": place("solved"), "trained": place("trained"),
                      "record": place("record"), "fair": place("fair"), "slice": place("slice")}
        with open(cls.places["fair"], "w", encoding="utf-8") as file:
            file.write(FAIR)
        run_in("en", ["solve", "--tiles", "21-23", "--out", cls.places["solved"]])
        run_in("en", ["arena", "swing,gain", "--deals", "4", "--slice", "1/1", "--out", cls.places["slice"]])
        run_in("en", ["play", "--players", "gain,swing", "--seed", "3", "--record",
                      cls.places["record"]])

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def printed(self, language, arguments):
        done = run_in(language, [one.format(**self.places) for one in arguments])
        self.assertEqual((done.returncode, done.stderr), (0, b""), (language, arguments))
        return done.stdout.decode()

    def test_headings_and_sentences_are_those_of_the_language(self):
        for arguments in PRINTING:
            english = self.printed("en", arguments)
            words = set(WORD.findall(english)) - SAME_WORDS
            for language in LANGUAGES[1:]:
                text = self.printed(language, arguments)
                if words:
                    self.assertNotEqual(text, english, arguments)
                for line in text.splitlines():
                    # What is the same holds figures and notation only.
                    if line in english.splitlines():
                        self.assertEqual(set(WORD.findall(line)) - SAME_WORDS, set(),
                                         (language, arguments, line))

    def test_training_tells_its_epochs_in_the_language(self):
        # Once: an epoch takes seconds.
        text = self.printed("de", ["train", "--epochs", "1", "--hidden", "32", "--position",
                                   "compact 21-22 -/- A |?8 1", "--out", "{trained}"])
        self.assertRegex(text, r"^Epoche +Stellungen +Restfehler\n +1 +256000 +\d,\d{6}\n$")

    def test_what_was_learned_against_a_player_sits_down_against_it(self):
        values = os.path.join(self.folder.name, "response.net")
        self.printed("en", ["train", "--against", "best", "--epochs", "1", "--position", "compact 21-22 -/- A |?8 1",
                            "--out", values])
        text = self.printed("en", ["arena", f"values:{values},best,mcts:2", "--seats", "2", "--deals", "1"])
        self.assertRegex(text, r"(?m)^mcts:2 +4 ")

    def test_the_server_says_where_it_is(self):
        beginnings = {"en": "Gockel is at http://", "de": "Gockel ist unter http://",
                      "nl": "Gockel is te bereiken op http://", "fr": "Gockel est à l’adresse http://"}
        ends = {"en": "no table is lost.", "de": "kein Tisch geht verloren.",
                "nl": "er gaat geen tafel verloren.", "fr": "aucune table n’est perdue."}
        for language in LANGUAGES:
            data = os.path.join(self.folder.name, "tables-" + language)
            server = start_in(language, ["serve", "--listen", "127.0.0.1:0", "--data", data])
            try:
                self.assertTrue(server.stdout.readline().decode().startswith(beginnings[language]))
                self.assertTrue(server.stdout.readline().decode().endswith(ends[language] + "\n"))
            finally:
                server.terminate()
                server.communicate(timeout=30)

    def test_figures_have_the_decimal_mark_of_the_language(self):
        self.assertRegex(self.printed("en", ["odds"]), r"\d\.\d{7}%")
        for language in LANGUAGES[1:]:
            self.assertRegex(self.printed(language, ["odds"]), r"\d,\d{7}%")

    def test_times_of_decisions_have_headings_in_the_language(self):
        # On their own: no two runs take the same time.
        headings = {"en": "ms/decision  longest ms", "de": "ms/Entsch.  höchstens ms",
                    "nl": "ms/besliss.  hoogstens ms", "fr": "ms/décision  ms au plus"}
        for language in LANGUAGES:
            text = self.printed(language, ["arena", "first,random", "--deals", "1", "--times"])
            self.assertIn(headings[language], text)
        agents = json.loads(self.printed("en", ["arena", "first,random", "--deals", "1", "--times", "--json"]))["agents"]
        for agent in agents:
            self.assertEqual(set(agent["time"]), {"decisions", "mean", "longest"})

    def test_json_is_the_same_in_every_language(self):
        for arguments in PRINTING:
            found = []
            for language in LANGUAGES:
                answer = json.loads(self.printed(language, [*arguments, "--json"]))
                answer.pop("seconds", None)
                found.append(answer)
            for other in found[1:]:
                self.assertEqual(other, found[0], arguments)

    def test_json_follows_the_option(self):
        plain = self.printed("de", ["analyse", POSITION, "--json"])
        german = self.printed("en", ["analyse", POSITION, "--json", "--lang", "de"])
        self.assertNotEqual(json.loads(plain)["explanation"], json.loads(german)["explanation"])

    def test_the_option_comes_before_the_environment(self):
        for command in (["analyse", POSITION], ["review", "{record}"]):
            self.assertEqual(self.printed("de", [*command, "--lang", "fr"]),
                             self.printed("fr", command))


if __name__ == "__main__":
    unittest.main()
