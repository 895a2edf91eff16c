#!/usr/bin/env python3
"""Nonsense is refused with one sentence in the user's language and the right exit code.

Usage: refusal_test.py PATH_OF_GOCKEL [unittest arguments]
"""

import os
import re
import tempfile
import unittest

from program import commands, help_of, options_of, run_in
from refused import RefusalTest

COMMANDS = commands()

# What must stand on a command line before anything else is looked at.
REQUIRED = {"backup": ["file"], "restore": ["file"], "forget-name": ["Anna", "--data", "file"],
            "analyse": ["compact 21-36 -/- A |?8 1"], "review": ["game"], "verify": ["game"],
            "train": ["--out", "/nowhere/out"], "merge": ["file"]}

# Values that numbers may have, where 2 is none of them.
LEGAL = {"--store-timeout": "200", "--absent-after": "100", "--ask-after": "100", "--hidden": "32", "--error": "0.5"}

HUGE = "9" * 30


def options_with_values(command):
    """The options of a command that take a value, with what the help shows for it."""
    found = []
    for left, _ in options_of(help_of([command], "en")):
        names, *rest = left.split(" ", 1)
        if names.startswith("--") and rest and not rest[0].startswith("Excludes"):
            found.append((names.split(",")[0], rest[0]))
    return found


def numbers_of(command):
    return [name for name, shown in options_with_values(command)
            if re.match(r"(U?INT|FLOAT|MS|N)\b", shown)]


class Refusal(RefusalTest):
    def test_unknown_options(self):
        for command in COMMANDS:
            sentence = self.refused([command, *REQUIRED.get(command, []), "--nonsense"])
            self.assertIn("--nonsense", sentence)

    def test_values_that_are_missing(self):
        for command in COMMANDS:
            for name, shown in options_with_values(command):
                if shown.startswith("["):  # it may be left out
                    continue
                self.assertIn(name, self.refused([command, name]))
        self.assertGreater(self.count, 50)

    def test_numbers_that_are_none(self):
        for command in COMMANDS:
            for name in numbers_of(command):
                for value in ("nonsense", HUGE, "nan", "1x"):
                    sentence = self.refused([command, f"{name}={value}"])
                    self.assertIn(name, sentence)
                    self.assertIn(value, sentence)
        self.assertGreater(self.count, 100)

    def test_negative_numbers(self):
        for command in COMMANDS:
            for name in numbers_of(command):
                if (command, name) == ("train", "--seats"):  # refused by the game
                    continue
                self.assertIn("-1", self.refused([command, f"{name}=-1"]))
        self.assertGreater(self.count, 20)

    def test_words_that_are_not_in_the_list(self):
        for command in COMMANDS:
            for name, shown in options_with_values(command):
                if "{" in shown or "|" in shown:
                    self.assertIn("nonsense", self.refused([command, f"{name}=nonsense"]))
        self.assertGreater(self.count, 8)

    def test_options_that_are_given_twice(self):
        for command in COMMANDS:
            for name in numbers_of(command):
                if name == "--sprt":  # takes two
                    continue
                value = LEGAL.get(name, "2")
                sentence = self.refused([command, f"{name}={value}", f"{name}={value}"])
                self.assertEqual(sentence, f"{name} was given more than once")
        self.assertGreater(self.count, 20)

    def test_options_that_do_not_go_together(self):
        for arguments in (["solve", "--tiles", "21", "--file", "x"], ["solve", "--out", "x"],
                          ["solve", "--file", "x", "--position", "y", "--loss", "gain"],
                          ["review", "x", "--json", "--html", "y"], ["solve"],
                          ["play", "--resume", "x", "--seed", "1"]):
            self.refused(arguments)

    def test_texts_that_are_none(self):
        for arguments in (["odds", "nonsense"], ["analyse", "nonsense"], ["rollout", "nonsense"],
                          ["perft", "nonsense"], ["arena", "nobody,gain"], ["arena", "gain"],
                          ["arena", "=best,gain"], ["arena", "a=best,a=gain"], ["arena", "a=nobody,gain"],
                          ["arena", "--rules", "chess"], ["arena", "values:/nowhere,gain"],
                          ["solve", "--tiles", "nonsense"], ["solve", "--tiles", "21-36"],
                          ["solve", "--tiles", "21-23", "--rules", "chess"],
                          ["train", "--family", "chess", "--out", "/nowhere/x"],
                          ["train", "--seats", "99", "--out", "/nowhere/x"],
                          ["train", "--position", "nonsense", "--out", "/nowhere/x"],
                          ["train", "--against", "swing", "--out", "/nowhere/x"],
                          ["train", "--against", "values:/nowhere/y", "--out", "/nowhere/x"],
                          ["arena", "mcts:0,gain"], ["arena", "mcts:some,gain"],
                          ["play", "--rules", "chess"], ["play", "--players", ""],
                          ["play", "--players", "a,a"], ["play", "--start", "Z"],
                          ["play", "--sushi-row", "123"], ["play", "--rules", "wok", "--bone-row", "1"],
                          ["serve", "--listen", "here:there"], ["serve", "--listen", "nowhere:1"]):
            self.refused(arguments)

    def test_files_that_cannot_be_read(self):
        with tempfile.TemporaryDirectory() as folder:
            empty = os.path.join(folder, "empty")
            with open(empty, "w", encoding="utf-8"):
                pass
            binary = os.path.join(folder, "binary")
            with open(binary, "wb") as file:
                file.write(bytes(range(256)))
            locked = os.path.join(folder, "locked")
            with open(locked, "w", encoding="utf-8"):
                pass
            os.chmod(locked, 0)
            files = [os.path.join(folder, "none"), folder, empty, binary, ""]
            if os.geteuid() != 0:  # who may read everything
                files.append(locked)
            for file in files:
                for arguments in (["review", file], ["verify", file], ["play", "--resume=" + file],
                                  ["solve", "--file=" + file, "--loss", "gain"]):
                    if file == "" and arguments[0] in ("play", "solve"):
                        continue  # as if the option had not been there
                    self.refused(arguments)

    def test_a_player_whose_loss_cannot_be_told(self):
        with tempfile.TemporaryDirectory() as folder:
            solved = os.path.join(folder, "solved")
            run_in("en", ["solve", "--tiles", "21-22", "--out", solved])
            for player in ("nobody", "values:/nowhere"):
                self.refused(["solve", "--file", solved, "--loss", player])

    def test_dice_that_did_not_fall_as_promised(self):
        with tempfile.TemporaryDirectory() as folder:
            record = os.path.join(folder, "record")
            with open(record, "w", encoding="utf-8") as file:
                file.write('[Gockel "1"]\n[Start "compact 21-36 -/- A |?8 1"]\n'
                           f'[Commit "{"0" * 64}"]\n[Seed "{"1" * 64}"]\n'
                           '[LuckA ""]\n[LuckB ""]\n\n')
            self.refused(["verify", record], 1)

    def test_files_that_cannot_be_written(self):
        with tempfile.TemporaryDirectory() as folder:
            self.refused(["solve", "--tiles", "21", "--out", "/nowhere/out"])
            self.refused(["solve", "--tiles", "21", "--out", folder])
            self.refused(["play", "--players", "gain,swing", "--record", "/nowhere/game"], 1)

    def test_slices_and_checkpoints(self):
        arena = ["arena", "first,random", "--deals", "2"]
        with tempfile.TemporaryDirectory() as folder:
            place = lambda name: os.path.join(folder, name)
            self.refused([*arena, "--slice", "3/2", "--out", place("a")])
            self.refused([*arena, "--slice", "1/2", "--out", "/nowhere/a"], code=1)
            for name, slice_, seed in (("1", "1/2", "1"), ("2", "2/2", "2")):
                done = run_in("en", [*arena, "--seed", seed, "--slice", slice_, "--out", place(name)])
                self.assertEqual(done.returncode, 0)
            self.assertIn("seed 2, seed 1", self.refused(["merge", place("1"), place("2")]))
            self.assertIn("slice 2/2", self.refused(["merge", place("1")]))
            self.assertIn("slice 1/2", self.refused(["merge", place("1"), place("1")]))
            self.assertIn("nothing", self.refused(["merge", place("nothing")]))
            with open(place("2"), "r+b") as file:
                file.truncate(30)
            self.assertIn("checksum", self.refused(["merge", place("1"), place("2")]))
            self.assertIn("such a job", self.refused(["merge", __file__]))
            run_in("en", ["solve", "--tiles", "21-22", "--checkpoint", place("checkpoint")])
            self.assertIn("another job", self.refused(["solve", "--tiles", "22-23", "--checkpoint", place("checkpoint")]))


if __name__ == "__main__":
    unittest.main()
