#!/usr/bin/env python3
"""Slices of an arena and a rollout, and `gockel merge`, by the real program.

Usage: slices_test.py PATH_OF_GOCKEL [unittest arguments]
"""

import os
import signal
import subprocess
import sys
import tempfile
import unittest

GOCKEL = os.path.abspath(sys.argv.pop(1))
ARENA = ["arena", "first,random,child", "--seats", "2", "--deals", "70", "--threads", "1"]
ROLLOUT = ["rollout", "--games", "40", "compact 21 35/36 A |?8 9"]


def run(*arguments):
    return subprocess.run([GOCKEL, *arguments], capture_output=True, text=True, timeout=120,
                          env={**os.environ, "LC_ALL": "C"})


class Slices(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def slices(self, command, count, prefix=""):
        """The files of all slices of a command."""
        files = []
        for number in range(1, count + 1):
            files.append(self.path(f"{prefix}{number}.slice"))
            done = run(*command, "--slice", f"{number}/{count}", "--out", files[-1])
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""), command)
        return files

    def refused(self, *arguments, status=2):
        """What is said on standard error; nothing is printed."""
        done = run(*arguments)
        self.assertEqual((done.returncode, done.stdout), (status, ""), arguments)
        return done.stderr

    def test_merged_slices_print_what_the_whole_prints(self):
        for command in (ARENA, [*ARENA, "--json", "--crosstable"], [*ARENA, "--format", "csv"],
                        ["arena", "gain,child", "--deals", "3", "--loss", "--adjusted"],
                        [*ARENA, "--sprt", "0.5", "0.6"], ROLLOUT, [*ROLLOUT, "--json"],
                        ["rollout", "--games", "100", "--error", "0.5", ROLLOUT[-1]]):
            whole = run(*command)
            self.assertEqual((whole.returncode, whole.stderr), (0, ""))
            self.assertGreater(len(whole.stdout), 50)
            # The order of the files does not matter, nor how many there are.
            for count in (1, 3):
                merged = run("merge", *reversed(self.slices(command, count)))
                self.assertEqual((merged.returncode, merged.stdout, merged.stderr), (0, whole.stdout, ""), command)

    def test_more_slices_than_deals_are_empty_but_wanted(self):
        command = ["arena", "first,random", "--deals", "2"]
        files = self.slices(command, 3)
        self.assertEqual(run("merge", *files).stdout, run(*command).stdout)
        self.assertIn("slice 1/3 is missing", self.refused("merge", *files[1:]))

    def test_merge_prints_another_format_when_asked(self):
        files = self.slices(ARENA, 2)
        self.assertEqual(run("merge", "--json", *files).stdout, run(*ARENA, "--json").stdout)
        self.assertEqual(run("merge", "--format", "csv", *files).stdout, run(*ARENA, "--format", "csv").stdout)
        self.assertIn("csv not in table, json", self.refused("merge", "--format", "csv", *self.slices(ROLLOUT, 1)))

    def test_slices_that_make_no_whole_are_refused_with_the_reason(self):
        files = self.slices(ARENA, 2)
        other = self.slices([*ARENA, "--seed", "2"], 2, prefix="other")
        self.assertEqual(self.refused("merge", files[0], other[1]),
                         f"gockel: {other[1]} and {files[0]} are slices of different jobs: seed 2, seed 1\n")
        self.assertIn("are both slice 1/2", self.refused("merge", files[0], files[0]))
        self.assertIn("slice 2/2 is missing", self.refused("merge", files[0]))
        self.assertIn("slices of different jobs: command rollout, command arena",
                      self.refused("merge", files[0], *self.slices(ROLLOUT, 1, prefix="rollout")))
        with open(files[1], "r+b") as file:
            file.truncate(os.path.getsize(files[1]) - 1)
        self.assertIn(f"{files[1]} is damaged", self.refused("merge", *files))
        self.assertIn("is not a file of such a job", self.refused("merge", files[0], __file__))
        self.assertIn("cannot be read", self.refused("merge", self.path("nothing")))

    def test_bad_slices_are_refused_before_anything_is_played(self):
        for text in ("0/2", "3/2", "x", "1/100001"):
            self.assertIn(f"--slice {text}: I/N is wanted", self.refused(*ARENA, "--slice", text, "--out", self.path("a")))
        self.assertIn("--slice requires --out", self.refused(*ARENA, "--slice", "1/2"))
        self.assertIn("--out requires --slice", self.refused(*ROLLOUT, "--out", self.path("a")))
        missing = self.path("no/folder/a")
        self.assertIn(f"{missing} cannot be written",
                      self.refused(*ROLLOUT, "--slice", "1/2", "--out", missing, status=1))
        self.assertEqual(os.listdir(self.folder), [])

    def test_an_interrupted_slice_leaves_no_file(self):
        records = self.path("records")
        arena = subprocess.Popen([GOCKEL, "arena", "first,random", "--deals", "1000000", "--slice", "1/2",
                                  "--out", self.path("a"), "--records", records],
                                 stderr=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C"})
        with arena:
            # It plays once there are records.
            while arena.poll() is None and not (os.path.isdir(records) and os.listdir(records)):
                pass
            arena.send_signal(signal.SIGTERM)
            said = arena.stderr.read()
        self.assertEqual(arena.returncode, 128 + signal.SIGTERM)
        self.assertIn("was not written, because a slice has to be whole", said)
        self.assertEqual(os.listdir(self.folder), ["records"])


if __name__ == "__main__":
    unittest.main()
