#!/usr/bin/env python3
"""Drives the real program through a pseudo terminal and through pipes.

Usage: process_test.py PATH_OF_GOCKEL [unittest arguments]
"""

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.dont_write_bytecode = True  # the source folder stays as it is
from driver import (COLOURS, PATIENCE_S, Game, answer, columns, environment,
                    rolls_shown, rolls_stored)

GOCKEL = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 else "gockel"


class Playing(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="gockel-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.env = environment(self.folder)

    def records(self):
        place = os.path.join(self.folder, "gockel")
        return sorted(os.path.join(place, name) for name in os.listdir(place))

    def only_record(self):
        self.assertEqual(len(self.records()), 1)
        with open(self.records()[0], encoding="utf-8") as file:
            return file.read()

    def run_pipe(self, arguments, data=b"", **options):
        return subprocess.run([GOCKEL, "play", *arguments], input=data,
                              env=options.pop("env", self.env),
                              capture_output=True, timeout=PATIENCE_S,
                              check=False, **options)

    def test_some_moves_then_ctrl_d(self):
        game = Game(GOCKEL, ["--seed", "7", "--pace", "0"], self.env)
        game.expect("Type \\? for help")
        game.expect("Which dice to keep\\? ")
        game.say("5")
        game.expect("You keep .*total 10")
        game.expect("Roll on or stop\\? ")
        game.say("?")
        game.expect("Help for this moment")
        game.expect("Roll on or stop\\? ")
        game.say("fly")
        game.expect('"fly" is not understood')
        game.expect("Roll on or stop\\? ")
        game.send(b"\x04")
        game.expect("Go on with: gockel play --resume\n")
        self.assertEqual(game.end(), 0)
        self.assertTrue(self.only_record().endswith("/5"))

    def test_ctrl_c_and_termination_at_a_question(self):
        for how, code in ((b"\x03", 130), (signal.SIGTERM, 143)):
            game = Game(GOCKEL, ["--seed", "7", "--colour", "always"], self.env)
            game.expect("Which dice to keep\\? ")
            if isinstance(how, bytes):
                game.send(how)
            else:
                os.kill(game.pid, how)
            game.expect("The game is saved")
            self.assertEqual(game.end(), code)
            # The last colour switched on is switched off again.
            self.assertEqual(re.findall(r"\x1b\[[0-9;]*m", game.text)[-1],
                             "\x1b[0m")

    def test_ctrl_c_while_a_computer_player_thinks(self):
        game = Game(GOCKEL, ["--players", "gain,gain", "--pace", "50000"], self.env)
        game.expect("Gain rolls .*\n")
        game.send(b"\x03")
        game.expect("The game is saved")
        self.assertEqual(game.end(), 130)

    def test_quit_and_resume_shows_the_same_question(self):
        game = Game(GOCKEL, ["--seed", "7", "--pace", "0"], self.env)
        game.expect("Which dice to keep\\? ")
        game.say("5")
        before = game.expect("(?s)──.*Roll on or stop\\? ")
        game.say("q")
        self.assertEqual(game.end(), 0)
        game = Game(GOCKEL, ["--resume"], self.env)
        game.expect("the game goes on after 2 events")
        after = game.expect("(?s)──.*Roll on or stop\\? ")
        self.assertEqual(after[after.index("──"):], before[before.index("──"):])
        game.send(b"\x04")
        self.assertEqual(game.end(), 0)

    def test_killed_games_go_on_and_nothing_shown_is_lost(self):
        arguments = ["--players", "gain,first,random", "--rules", "deluxe",
                     "--seed", "4"]
        whole = self.run_pipe([*arguments, "--record",
                               os.path.join(self.folder, "whole")])
        self.assertEqual(whole.returncode, 0, whole.stderr)
        game = Game(GOCKEL, [*arguments, "--pace", "10"], self.env)
        game.expect("Record: ")
        stored = []
        kills = 0
        while kills < 10:
            game.expect("\n")
            time.sleep(0.02 * (kills % 7))
            self.assertIn(game.kill(), (0, -signal.SIGKILL))
            kills += 1
            # The last line may have been cut by the kill.
            shown = stored + rolls_shown(game.text[:game.text.rfind("\n") + 1])
            stored = rolls_stored(self.only_record())
            self.assertEqual(stored[:len(shown)], shown)
            if "\nresult " in self.only_record():
                break
            game = Game(GOCKEL, ["--resume", "--pace", "10"], self.env)
            game.expect("Welcome back")
        if "\nresult " not in self.only_record():
            game.kill()
            self.assertEqual(self.run_pipe(["--resume"]).returncode, 0)
        self.assertGreater(kills, 3)
        with open(os.path.join(self.folder, "whole"), encoding="utf-8") as file:
            played = file.read().split("\n\n", 1)[1]
        self.assertEqual(self.only_record().split("\n\n", 1)[1], played)

    def test_killed_at_a_question_the_same_question_comes_back(self):
        game = Game(GOCKEL, ["--seed", "7", "--pace", "0"], self.env)
        game.expect("Which dice to keep\\? ")
        game.say("5")
        game.expect("Roll on or stop\\? ")
        game.say("r")
        before = game.expect("(?s)──.*Which dice to keep\\? ")
        self.assertEqual(game.kill(), -signal.SIGKILL)
        game = Game(GOCKEL, ["--resume"], self.env)
        after = game.expect("(?s)──.*Which dice to keep\\? ")
        self.assertEqual(after[after.index("──"):], before[before.index("──"):])
        game.kill()

    def test_a_torn_tail_is_cut_off_with_a_sentence(self):
        self.run_pipe(["--seed", "7"], b"5\nr\n")
        path = self.records()[0]
        whole = self.only_record()
        with open(path, "a", encoding="utf-8") as file:
            file.write("/")
        done = self.run_pipe(["--resume", path])
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(b"1 bytes were cut off", done.stdout)
        self.assertEqual(self.only_record(), whole)

    def test_a_wrong_record_is_refused_with_its_line(self):
        self.run_pipe(["--seed", "7"], b"5\nr\n")
        path = self.records()[0]
        text = self.only_record().replace("/roll", "/rill")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        done = self.run_pipe(["--resume", path])
        self.assertEqual(done.returncode, 2)
        self.assertIn(b", line 10: ", done.stderr)
        self.assertEqual(self.only_record(), text)

    def test_games_at_once_have_their_own_records(self):
        games = [Game(GOCKEL, ["--seed", "7"], self.env) for _ in range(4)]
        for game in games:
            game.expect("Which dice to keep\\? ")
        self.assertEqual(len(self.records()), 4)
        busy = self.run_pipe(["--resume", self.records()[0]])
        self.assertEqual(busy.returncode, 1)
        self.assertIn(b"is being played in another window", busy.stderr)
        # All four are being played: there is none to go on with.
        self.assertEqual(self.run_pipe(["--resume"]).returncode, 1)
        for game in games:
            game.kill()

    def test_german_from_the_environment(self):
        env = environment(self.folder, LC_ALL=None, LANG="de_DE.UTF-8")
        game = Game(GOCKEL, ["--seed", "7", "--pace", "0"], env)
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
            game = Game(GOCKEL, ["--seed", "7", *arguments],
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
            game = Game(GOCKEL, ["--rules", rules, "--players", ",".join(players),
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
                          ["--lang", "fr"], ["--colour", "blue"],
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

    def test_what_cannot_be_stored_does_not_happen(self):
        def small_files():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))
        path = os.path.join(self.folder, "small")
        done = self.run_pipe(["--players", "first,first", "--seed", "5",
                              "--record", path], preexec_fn=small_files)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"cannot be written", done.stderr)
        with open(path, encoding="utf-8") as file:
            stored = file.read()
        self.assertLessEqual(len(stored), 300)
        self.assertEqual(rolls_shown(done.stdout.decode()),
                         rolls_stored(stored))
        again = self.run_pipe(["--resume", path])
        self.assertEqual(again.returncode, 0, again.stderr)

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
