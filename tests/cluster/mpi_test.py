#!/usr/bin/env python3
"""The program for many machines, with two and four ranks on this one: the same bytes as one process, and what
happens when a rank ends.

Usage: mpi_test.py PATH_OF_GOCKEL PATH_OF_GOCKEL_MPI [unittest arguments]
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

GOCKEL = os.path.abspath(sys.argv.pop(1))
GOCKEL_MPI = os.path.abspath(sys.argv.pop(1))
# Open MPI refuses root unless told twice; copies between processes by the kernel are not allowed in containers.
ENVIRONMENT = {**os.environ, "LC_ALL": "C", "OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
               "OMPI_MCA_btl_vader_single_copy_mechanism": "none", "OMPI_MCA_mpi_yield_when_idle": "1"}


def alone(*arguments):
    return subprocess.run([GOCKEL, *arguments], capture_output=True, text=True, timeout=120, env=ENVIRONMENT)


def mpirun(ranks, *arguments):
    return ["mpirun", "--oversubscribe", "--bind-to", "none", "-np", str(ranks), GOCKEL_MPI, *arguments]


def together(ranks, *arguments, **changes):
    return subprocess.run(mpirun(ranks, *arguments), capture_output=True, text=True, timeout=240,
                          env={**ENVIRONMENT, **changes})


def ranks_of(job):
    """The processes of gockel-mpi that an mpirun has started."""
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/stat", encoding="utf-8") as file:
                parent = int(file.read().rsplit(")", 1)[1].split()[1])
            if parent == job.pid and os.readlink(f"/proc/{process}/exe") == GOCKEL_MPI:
                found.append(int(process))
        except OSError:
            pass  # it has ended
    return sorted(found)


class Ranks(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def wait_for(self, path, job):
        """Until the file is there; the job must not end before."""
        while not os.path.exists(path):
            self.assertIsNone(job.poll(), path)
            time.sleep(0.01)

    def test_arena_and_rollout_print_the_same_bytes(self):
        for command in (["arena", "first,random,child", "--seats", "2", "--deals", "300", "--crosstable"],
                        ["arena", "first,random", "--deals", "2000", "--sprt", "0.5", "0.55", "--json"],
                        ["rollout", "--games", "70", "compact 21-23 35/36 A |?8 9"]):
            one = alone(*command)
            self.assertGreater(len(one.stdout), 50)
            for ranks in (2, 4):
                done = together(ranks, *command)
                self.assertEqual((done.returncode, done.stdout, done.stderr), (0, one.stdout, ""), (ranks, command))

    def test_records_are_the_same_files(self):
        command = ["arena", "first,random", "--deals", "30", "--records"]
        alone(*command, self.path("one"))
        self.assertEqual(together(2, *command, self.path("two")).returncode, 0)
        names = sorted(os.listdir(self.path("one")))
        self.assertEqual(len(names), 60)
        self.assertEqual(sorted(os.listdir(self.path("two"))), names)
        for name in names:
            with open(os.path.join(self.path("one"), name), "rb") as one, \
                    open(os.path.join(self.path("two"), name), "rb") as two:
                self.assertEqual(one.read(), two.read(), name)
        again = together(2, *command, self.path("two"))
        self.assertEqual((again.returncode, again.stdout), (2, ""))
        self.assertEqual(again.stderr.count("is not empty"), 1, again.stderr)

    def test_training_changes_no_bit(self):
        command = ["train", "--epochs", "1", "--hidden", "32", "--position", "compact 21-22 -/- A |?8 1", "--threads", "1"]
        one = alone(*command, "--out", self.path("one"))
        done = together(2, *command, "--out", self.path("two"))
        self.assertEqual((done.returncode, done.stdout), (0, one.stdout), done.stderr)
        with open(self.path("one"), "rb") as first, open(self.path("two"), "rb") as second:
            self.assertEqual(first.read(), second.read())

    def test_solving_changes_no_bit(self):
        def figures(done):
            self.assertEqual(done.returncode, 0, done.stderr)
            found = json.loads(done.stdout)
            del found["seconds"]
            return found
        command = ["solve", "--tiles", "21-25", "--json", "--out"]
        one = figures(alone(*command, self.path("one")))
        for ranks in (2, 4):
            out = self.path(f"by-{ranks}")
            self.assertEqual(figures(together(ranks, *command, out)), one)
            with open(self.path("one"), "rb") as first, open(out, "rb") as second:
                self.assertEqual(first.read(), second.read())

    def test_a_refusal_is_said_once_with_its_exit_code(self):
        for command, said in ((["arena", "first,nobody"], "nobody"), (["solve", "--tiles", "21-99"], "tiles"),
                              (["arena", "--deals", "0"], "not in range"), (["nothing"], "A subcommand is required"),
                              (["arena", "first,random", "--slice", "1/2"], "--slice")):
            one = alone(*command) if "--slice" not in command else None
            done = together(3, *command)
            self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
            # What mpirun says about exit codes comes behind it.
            self.assertEqual(len(re.findall(r"(?m)^.*" + re.escape(said), done.stderr)), 1, done.stderr)
            if one:
                self.assertTrue(done.stderr.startswith(one.stderr), done.stderr)

    def test_a_signal_to_one_rank_ends_all_with_what_they_have_played(self):
        records = self.path("records")
        job = subprocess.Popen(mpirun(2, "arena", "first,random", "--deals", "10000000", "--json", "--records", records),
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
        self.wait_for(records, job)
        os.kill(ranks_of(job)[1], signal.SIGTERM)
        printed, said = job.communicate(timeout=120)
        self.assertEqual(job.returncode, 128 + signal.SIGTERM, said)
        result = json.loads(printed)
        self.assertTrue(result["interrupted"])
        self.assertEqual(result["games"], len(os.listdir(records)))
        self.assertRegex(said, rf"interrupted after {result['games']} game")

    def test_solving_goes_on_after_a_rank_was_killed_with_another_number_of_ranks(self):
        command = ["solve", "--tiles", "21-26", "--json", "--threads", "1"]
        alone(*command, "--out", self.path("one"))
        kept = self.path("checkpoint")
        job = subprocess.Popen(mpirun(2, *command, "--out", self.path("two"), "--checkpoint", kept),
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
        self.wait_for(os.path.join(kept, "layer-03"), job)
        os.kill(ranks_of(job)[1], signal.SIGKILL)
        printed, said = job.communicate(timeout=120)
        self.assertNotEqual(job.returncode, 0)
        self.assertEqual(printed, "")
        self.assertIn("rank 1", said)
        self.assertFalse(os.path.exists(self.path("two")))
        # A kill leaves no half file under the name of a whole one; a torn one is named.
        layer = os.path.join(kept, "layer-02")
        with open(layer, "rb") as file:
            whole = file.read()
        with open(layer, "wb") as file:
            file.write(whole[:-3])
        torn = together(3, *command, "--out", self.path("two"), "--checkpoint", kept)
        self.assertEqual((torn.returncode, torn.stdout), (2, ""))
        self.assertEqual(torn.stderr.count(f"{layer} is damaged"), 1, torn.stderr)
        with open(layer, "wb") as file:
            file.write(whole)
        done = together(3, *command, "--out", self.path("two"), "--checkpoint", kept)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stderr, r"going on behind layer [345] of 6")
        with open(self.path("one"), "rb") as first, open(self.path("two"), "rb") as second:
            self.assertEqual(first.read(), second.read())

    def test_where_the_time_went_is_told_for_every_rank(self):
        done = together(2, "arena", "first,random", "--deals", "200", GOCKEL_RANK_TIMES="1")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(len(re.findall(r"(?m)^rank [01]: [\d.]+ s, of them [\d.]+ s in \d+ exchanges?; [\d.]+ MB sent; "
                                        r"\d+ ms of processor time beside them$",
                                        done.stderr)), 2, done.stderr)

    def test_the_program_for_one_machine_does_not_know_mpi(self):
        libraries = subprocess.run(["ldd", GOCKEL], capture_output=True, text=True, check=True).stdout
        self.assertNotIn("libmpi", libraries)
        self.assertIn("libmpi", subprocess.run(["ldd", GOCKEL_MPI], capture_output=True, text=True, check=True).stdout)


if __name__ == "__main__":
    unittest.main()
