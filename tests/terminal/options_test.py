#!/usr/bin/env python3
"""Options, languages, colours and layout of the real program.

Usage: options_test.py PATH_OF_GOCKEL [unittest arguments]
"""

import os
import re
import sys
import unittest

sys.dont_write_bytecode = True  # the source folder stays as it is
from driver import COLOURS, Game, PlayTest, answer, columns, environment


class Options(PlayTest):
    def test_german_from_the_environment(self):
        env = environment(self.folder, LC_ALL=None, LANG="de_DE.UTF-8")
        game = Game(["--seed", "7", "--pace", "0"], env)
        game.expect("Welche Würfel nehmen\\? ")
        game.say("5")
        game.expect("Weiterwürfeln oder aufhören\\? ")
        game.say("ende")
        game.expect("Das Spiel ist gespeichert")
        self.assertEqual(game.end(), 0)

    def test_without_utf8_everything_is_ascii(self):
        env = environment(self.folder, LC_ALL="C")
        done = self.run_pipe(["--seed", "7", "--lang", "de"], b"?\n5\n?\n",
                             env=env)
        self.assertEqual(done.returncode, 0)
        self.assertIn(b"Welche Wuerfel nehmen?", done.stdout)
        done.stdout.decode("ascii")

    def test_colours_only_where_they_are_wanted(self):
        def coloured(arguments, **changes):
            game = Game(["--seed", "7", *arguments],
                        environment(self.folder, **changes))
            game.expect("Which dice to keep\\? ")
            game.kill()
            return "\x1b[" in game.text
        self.assertTrue(coloured([]))
        self.assertFalse(coloured([], NO_COLOR="1"))
        self.assertFalse(coloured([], TERM="dumb"))
        self.assertFalse(coloured(["--colour", "never"]))
        self.assertTrue(coloured(["--colour", "always"], NO_COLOR="1"))
        self.assertNotIn(b"\x1b[", self.run_pipe([]).stdout)

    def test_whole_games_fit_into_eighty_columns(self):
        for rules, seats, language in (("compact", 7, "en"),
                                       ("classic2005", 7, "de"),
                                       ("deluxe", 7, "de"),
                                       ("deluxe", 7, "en"),
                                       ("wok", 5, "de"), ("wok", 5, "en")):
            players = ["you", "Maximilian-Peter", "first", "random", "first",
                       "random", "Jürgen-Friedrich=first"][:seats]
            game = Game(["--rules", rules, "--players", ",".join(players),
                         "--lang", language, "--seed", "3", "--pace", "0",
                         "--max-turns", "120"], self.env)
            answers = 0
            while True:
                try:
                    game.expect(r"\? $")
                except AssertionError:
                    break
                game.say("?" if answers % 10 == 9 else
                         answer(game.text[:game.seen]))
                answers += 1
                self.assertLess(answers, 3000)
            self.assertEqual(game.end(), 0)
            self.assertGreater(answers, 10)
            for line in COLOURS.sub("", game.text).split("\n"):
                self.assertLessEqual(columns(line), 80, line)

    def test_lines_that_are_no_answers(self):
        done = self.run_pipe(["--seed", "7"],
                             b"x" * 5000 + b"\n" + b"\xff\xfe\n" + b"a\0b\n" +
                             b"\x1b[A\n" + b"5")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stdout.count(b"too long to be a move"), 1)
        self.assertEqual(done.stdout.count(b"not readable text"), 3)
        self.assertEqual(done.stdout.count(b"ended without Enter"), 1)
        self.assertTrue(re.search(r"\n1\. A [1-5w]{8}$", self.only_record()))

    def test_bad_options(self):
        for arguments in (["--rules", "chess"], ["--rules", "compact+memory"],
                          ["--players", "you"], ["--players", "you,you"],
                          ["--players", "a,b,c,d,e,f,g,h"],
                          ["--players", "a,b,c,d,e,f", "--rules", "wok"],
                          ["--players", "Anna=clever,gain"],
                          ["--start", "C"], ["--dice", "loaded"],
                          ["--lang", "xx"], ["--colour", "blue"],
                          ["--seed", "-1"], ["--seed", "much"],
                          ["--pace", "-5"], ["--max-turns", "0"],
                          ["--sushi-row", "123456123456"],
                          ["--rules", "wok", "--sushi-row", "111"],
                          ["--resume", "/nowhere", "--seed", "5"],
                          ["--resume", "/nowhere"], ["--nonsense"],
                          ["stray"]):
            done = self.run_pipe(arguments)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertTrue(done.stderr.strip(), arguments)
            self.assertEqual(done.stdout, b"", arguments)

    def test_an_existing_file_is_not_overwritten(self):
        path = os.path.join(self.folder, "mine")
        with open(path, "w", encoding="utf-8") as file:
            file.write("precious")
        done = self.run_pipe(["--record", path])
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"exists already", done.stderr)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(file.read(), "precious")

    def test_no_place_for_the_record(self):
        env = environment(self.folder, HOME=None, XDG_STATE_HOME=None)
        done = self.run_pipe([], env=env)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"--record FILE", done.stderr)

    def test_the_same_seed_is_the_same_game(self):
        def play(name):
            path = os.path.join(self.folder, name)
            done = self.run_pipe(["--players", "gain,random", "--seed", "9",
                                  "--record", path])
            return done.stdout.replace(path.encode(), b"")
        first = play("a")
        self.assertIn(b" wins with ", first)
        self.assertTrue(first == play("b"))

    def test_help_has_examples(self):
        done = self.run_pipe(["--help"])
        self.assertEqual(done.returncode, 0)
        self.assertIn(b"gockel play --resume", done.stdout)
        for line in done.stdout.decode().split("\n"):
            self.assertLessEqual(len(line), 80, line)


if __name__ == "__main__":
    unittest.main()
