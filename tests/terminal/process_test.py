#!/usr/bin/env python3
"""Leaving, interrupting, killing and resuming the real program.

Usage: process_test.py PATH_OF_GOCKEL [unittest arguments]
"""

import os
import re
import resource
import signal
import sys
import time
import unittest

sys.dont_write_bytecode = True  # the source folder stays as it is
from driver import Game, PlayTest, rolls_shown, rolls_stored


class Process(PlayTest):
    def test_some_moves_then_ctrl_d(self):
        game = Game(["--seed", "7", "--pace", "0"], self.env)
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
            game = Game(["--seed", "7", "--colour", "always"], self.env)
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
        game = Game(["--players", "gain,gain", "--pace", "50000"], self.env)
        game.expect("Gain rolls .*\n")
        game.send(b"\x03")
        game.expect("The game is saved")
        self.assertEqual(game.end(), 130)

    def test_quit_and_resume_shows_the_same_question(self):
        game = Game(["--seed", "7", "--pace", "0"], self.env)
        game.expect("Which dice to keep\\? ")
        game.say("5")
        before = game.expect("(?s)──.*Roll on or stop\\? ")
        game.say("q")
        self.assertEqual(game.end(), 0)
        game = Game(["--resume"], self.env)
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
        game = Game([*arguments, "--pace", "10"], self.env)
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
            game = Game(["--resume", "--pace", "10"], self.env)
            game.expect("Welcome back")
        if "\nresult " not in self.only_record():
            game.kill()
            self.assertEqual(self.run_pipe(["--resume"]).returncode, 0)
        self.assertGreater(kills, 3)
        with open(os.path.join(self.folder, "whole"), encoding="utf-8") as file:
            played = file.read().split("\n\n", 1)[1]
        self.assertEqual(self.only_record().split("\n\n", 1)[1], played)

    def test_killed_at_a_question_the_same_question_comes_back(self):
        game = Game(["--seed", "7", "--pace", "0"], self.env)
        game.expect("Which dice to keep\\? ")
        game.say("5")
        game.expect("Roll on or stop\\? ")
        game.say("r")
        before = game.expect("(?s)──.*Which dice to keep\\? ")
        self.assertEqual(game.kill(), -signal.SIGKILL)
        game = Game(["--resume"], self.env)
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
        self.assertIn(b"1 byte was cut\noff", done.stdout)
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
        games = [Game(["--seed", "7"], self.env) for _ in range(4)]
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


if __name__ == "__main__":
    unittest.main()
