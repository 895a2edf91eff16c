#!/usr/bin/env python3
"""The command `gockel solve` of the real program: output and exit codes.

Usage: command_test.py PATH_OF_GOCKEL
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest

GOCKEL = sys.argv[1]


def run(*arguments):
    return subprocess.run([GOCKEL, "solve", *arguments], capture_output=True, text=True, timeout=300)


class Solve(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.file = os.path.join(cls.folder.name, "small")
        cls.made = run("--tiles", "21-23", "--out", cls.file, "--json")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def ask(self, *arguments):
        done = run("--file", self.file, "--json", *arguments)
        self.assertEqual((done.returncode, done.stderr), (0, ""), arguments)
        return json.loads(done.stdout)

    def refused(self, *arguments):
        done = run(*arguments)
        self.assertEqual(done.returncode, 2, arguments)
        self.assertEqual(done.stdout, "", arguments)
        self.assertGreater(len(done.stderr.strip()), 15, arguments)
        return done.stderr

    def test_solving_reports_what_it_took(self):
        self.assertEqual((self.made.returncode, self.made.stderr), (0, ""))
        report = json.loads(self.made.stdout)
        self.assertEqual(report["positions"], 36)
        self.assertAlmostEqual(report["share"], 0.622569962549, places=9)
        self.assertLess(report["residual"], 1e-9)
        for number in ("memory", "sweeps", "turns", "seconds"):
            self.assertGreater(report[number], 0)

    def test_the_table_has_the_same_figures(self):
        done = run("--tiles", "21-23", "--threads", "1")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for part in ("compact 21-23 -/- A |?8 1", "0.6225699625", "sweeps", "residual", "MB"):
            self.assertIn(part, done.stdout)

    def test_a_file_answers_for_the_start(self):
        shares = self.ask()["shares"]
        self.assertAlmostEqual(shares[0], 0.622569962549, places=9)
        self.assertAlmostEqual(sum(shares), 1)

    def test_a_file_ranks_the_moves(self):
        answer = self.ask("--position", "compact 21,23 22/- B 55w|11234 4")
        shares = [move["share"] for move in answer["moves"]]
        self.assertEqual(sorted(move["move"] for move in answer["moves"]), ["1", "2", "3", "4"])
        self.assertEqual(shares, sorted(shares, reverse=True))
        self.assertAlmostEqual(answer["shares"][1], shares[0])
        text = run("--file", self.file, "--position", "compact 21,23 22/- B 55w|.5 4").stdout
        self.assertIn("share of B", text)
        self.assertIn("roll", text)

    def test_the_loss_of_a_player(self):
        for player in ("gain", "swing"):
            answer = self.ask("--loss", player)
            for role in ("moving", "waiting"):
                self.assertGreaterEqual(answer[role]["worst"], answer[role]["mean"])
                self.assertGreater(answer[role]["mean"], 0.001)
        self.assertIn("worst at", run("--file", self.file, "--loss", "gain").stdout)

    def test_positions_of_other_games(self):
        for position in ("compact 21-24 -/- A |?8 1", "compact+short 21-23 -/- A |?8 1",
                         "compact 21-23 -/-/- A |?8 1", "compact 22-23 -/- A |?8 1",
                         "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |?8 1",
                         "wok 635241152634 112213142132 -:-/-:- A |?5#1 1",
                         "compact 21-23", "nonsense"):
            self.refused("--file", self.file, "--position", position)

    def test_bad_options(self):
        for arguments in ([], ["--tiles", "21-36"], ["--tiles", "20-22"], ["--tiles", "21,22"],
                          ["--tiles", ""], ["--tiles", "21-23", "--rules", "deluxe"],
                          ["--tiles", "21-23", "--rules", "wok"],
                          ["--tiles", "21-23", "--rules", "compact+nothing"],
                          ["--tiles", "21-23", "--file", self.file],
                          ["--tiles", "21-23", "--position", "compact 21-23 -/- A |?8 1"],
                          ["--tiles", "21-23", "--loss", "gain"],
                          ["--tiles", "21-23", "--threads", "0"],
                          ["--tiles", "21-23", "--memory-limit", "-1"],
                          ["--file", self.file, "--rules", "compact"],
                          ["--file", self.file, "--out", "other"],
                          ["--file", self.file, "--loss", "random"],
                          ["--file", self.file, "--loss", "gain", "--position", "x"],
                          ["--file", "/nowhere"], ["--nonsense"], ["stray"]):
            self.refused(*arguments)

    def test_what_does_not_fit_into_memory(self):
        self.assertIn("--memory-limit", self.refused("--tiles", "21-31"))
        self.assertIn("--memory-limit", self.refused("--tiles", "21-25", "--memory-limit", "1e-6"))

    def test_an_existing_file_is_not_overwritten(self):
        self.assertIn("exists already", self.refused("--tiles", "21", "--out", self.file))
        self.refused("--tiles", "21", "--out", "/nowhere/file")
        self.assertEqual(os.listdir(self.folder.name), ["small"])

    def test_a_damaged_file(self):
        with open(self.file, "rb") as file:
            content = file.read()
        path = os.path.join(self.folder.name, "damaged")
        for damaged in (content[:-1], content[:-9] + b"\0" + content[-8:], b"", b"\n", content * 2):
            with open(path, "wb") as file:
                file.write(damaged)
            self.refused("--file", path)
        os.remove(path)

    def test_help_has_examples(self):
        done = run("--help")
        self.assertEqual(done.returncode, 0)
        self.assertIn("gockel solve --file", done.stdout)
        for line in done.stdout.split("\n"):
            self.assertLessEqual(len(line), 80, line)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
