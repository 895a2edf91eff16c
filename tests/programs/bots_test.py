"""Programs as players of the real arena: the example, the engine, and bad ones.

bots_test.py <gockel> <docs folder>
"""

import csv
import io
import json
import os
import pathlib
import re
import resource
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import unittest

GOCKEL = str(pathlib.Path(sys.argv[1]).resolve())
DOCS = pathlib.Path(sys.argv[2]).resolve()
ROOT = DOCS.parent
RULE_SETS = ("compact", "classic2005", "deluxe", "wok")
FIRST_BOT = "exec:python3 examples/first_bot.py"
ENGINE = f"exec:{shlex.quote(GOCKEL)} engine"
# Seconds; far more than anything here takes.
PATIENCE = 300
# Plays the first legal move, and writes a lot to where nobody waits for it.
CHATTERBOX = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    print("x" * 200000, file=sys.stderr)
    move = request["params"]["moves"][0]
    print(json.dumps({"id": request["id"], "result": {"move": move}}), flush=True)
"""
# Plays the first legal move, tells when another game has begun, and never answers in the fourth.
TELLS_NEW_GAMES = """
import json, sys, time
games = 0
last = 10 ** 9
for line in sys.stdin:
    request = json.loads(line)
    turn = int(request["params"]["position"].split()[-1])
    if turn < last:
        games += 1
        print("game", games, file=sys.stderr, flush=True)
    last = turn
    if games == 4:
        time.sleep(1000)
    move = request["params"]["moves"][0]
    print(json.dumps({"id": request["id"], "result": {"move": move}}), flush=True)
"""


def python_bot(script):
    """An agent that runs this script; commas are escaped for the list."""
    return "exec:" + shlex.join(["python3", "-c", script]).replace(",", "\\,")


def arena(*arguments):
    return subprocess.run([GOCKEL, "arena", *arguments], cwd=ROOT, capture_output=True,
                          text=True, timeout=PATIENCE)


def arena_json(*arguments):
    run = arena(*arguments, "--json")
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout), run.stderr


def running(pid):
    """Whether the process is there and no zombie."""
    try:
        state = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


class GoodBots(unittest.TestCase):
    def check_no_forfeits(self, agents, seats):
        for rules in RULE_SETS:
            with self.subTest(rules):
                got, said = arena_json(agents, "--rules", rules, "--deals", "2", "--move-time", "60")
                self.assertEqual(got["games"], 2 * seats)
                self.assertEqual([agent["forfeits"] for agent in got["agents"]], [0] * seats, said)
                self.assertEqual(said, "")

    def test_the_example_plays_every_rule_set(self):
        self.check_no_forfeits(f"{FIRST_BOT},first,random", 3)

    def test_the_engine_plays_every_rule_set(self):
        self.check_no_forfeits(f"{ENGINE},first", 2)

    def test_the_example_is_better_than_chance(self):
        got, _ = arena_json(f"{FIRST_BOT},random", "--deals", "20", "--move-time", "60")
        self.assertGreater(got["agents"][0]["share"], 0.8)

    def test_two_programs_meet_with_the_same_result_on_any_number_of_threads(self):
        setup = (f"{FIRST_BOT},{ENGINE}", "--deals", "6", "--move-time", "60")
        one, _ = arena_json(*setup, "--threads", "1")
        three, _ = arena_json(*setup, "--threads", "3")
        self.assertEqual(one, three)

    def test_a_lot_on_standard_error_does_not_stop_a_bot(self):
        got, said = arena_json("--agents", python_bot(CHATTERBOX) + ",first", "--deals", "1",
                               "--move-time", "60")
        self.assertEqual(got["agents"][0]["forfeits"], 0)
        self.assertGreater(len(said), 1_000_000)

    def test_the_commands_of_the_pages_work(self):
        pages = [ROOT / "examples" / "README.md", DOCS / "engine.md", DOCS / "arena.md"]
        # Two bots need a package; they play where it is installed: python/tests/test_bots.py and
        # web/tests/engine_package.test.ts.
        commands = [line for page in pages for line in page.read_text().splitlines()
                    if line.startswith("gockel arena ") and not re.search("turn_bot|engine_bot", line)]
        self.assertGreaterEqual(len(commands), 9)
        path = f"{pathlib.Path(GOCKEL).parent}:{os.environ['PATH']}"
        folder = self.enterContext(tempfile.TemporaryDirectory())
        for command in commands:
            with self.subTest(command):
                short = re.sub(r" --deals \d+|$", " --deals 2 --move-time 60", command, count=1)
                # Where nothing is yet.
                short = short.replace("--records games", f"--records {shlex.quote(tempfile.mkdtemp(dir=folder))}")
                run = subprocess.run(short, shell=True, cwd=ROOT, capture_output=True, text=True,
                                     timeout=PATIENCE, env={**os.environ, "PATH": path})
                self.assertEqual((run.returncode, run.stderr), (0, ""))
                self.assertIn(" games from 2 deals", run.stdout)

    def test_every_format_has_what_is_measured(self):
        setup = ("first,gain,random", "--seats", "2", "--deals", "2", "--adjusted", "--loss", "--times", "--crosstable")
        got, _ = arena_json(*setup)
        for agent in got["agents"]:
            self.assertLessEqual(agent["adjusted"]["low"], agent["adjusted"]["share"])
            self.assertLessEqual(agent["adjusted"]["share"], agent["adjusted"]["high"])
            self.assertGreater(agent["loss"]["decisions"], 0)
            self.assertGreater(agent["loss"]["mean"], 0)
            self.assertGreater(agent["time"]["decisions"], agent["loss"]["decisions"])
            others = [other["name"] for other in got["agents"] if other is not agent]
            self.assertEqual([met["name"] for met in agent["against"]], others)
            self.assertEqual([met["games"] for met in agent["against"]], [4, 4])
        rows = list(csv.DictReader(io.StringIO(arena(*setup, "--format", "csv").stdout)))
        self.assertEqual(list(rows[0])[8:], ["adjusted", "adjusted_low", "adjusted_high", "loss", "time", "longest",
                                             "against first", "against gain", "against random"])
        for row, agent in zip(rows, got["agents"]):
            self.assertEqual(row["adjusted"], f"{agent['adjusted']['share']:.6f}")
            self.assertEqual(row["against " + agent["name"]], "")

    def test_the_same_program_under_two_names_has_two_rows(self):
        got, _ = arena_json(f"One={FIRST_BOT},Other={FIRST_BOT}", "--deals", "2", "--move-time", "60")
        self.assertEqual([(agent["name"], agent["games"]) for agent in got["agents"]], [("One", 4), ("Other", 4)])

    def test_a_name_stands_in_records_and_sentences(self):
        with tempfile.TemporaryDirectory() as folder:
            run = arena("Quitter=exec:exit 3,first", "--deals", "1", "--records", folder)
            self.assertIn("gockel: Quitter forfeits as A", run.stderr)
            self.assertIn("\nQuitter ", run.stdout)
            self.assertIn('[A "Quitter"]', (pathlib.Path(folder) / "1-1.gockel").read_text())


class BadBots(unittest.TestCase):
    def test_a_forfeit_is_told_and_counted(self):
        run = arena("exec:exit 3,first", "--deals", "2")
        self.assertEqual(run.returncode, 0)
        told = re.findall(r'^gockel: exec:exit 3 forfeits as ([AB]) at "(.*)": it ended with '
                          r"exit code 3$", run.stderr, re.M)
        self.assertEqual(sorted(seat for seat, _ in told), ["A", "A", "B", "B"])
        for seat, position in told:
            self.assertIn(f" {seat} ", position)
        head, bot, first, _ = [line.split() for line in run.stdout.splitlines()]
        self.assertEqual((head[-1], bot[-1], first[-1]), ("forfeits", "4", "0"))

    def test_a_forfeit_is_told_in_the_users_language(self):
        answer = 'exec:echo "{\\"id\\": 1\\, \\"result\\": {\\"move\\": \\"castle\\"}}"; cat >/dev/null'
        for language, told in (("en", 'its move "castle" is refused: "castle" is not a move'),
                               ("de", 'sein Zug "castle" wird abgelehnt: '),
                               ("nl", 'zijn zet "castle" wordt geweigerd: '),
                               ("fr", "son coup « castle » est refusé : ")):
            run = subprocess.run([GOCKEL, "arena", answer, "first", "--deals", "1"], cwd=ROOT, capture_output=True,
                                 text=True, timeout=PATIENCE, env=dict(os.environ, LC_ALL=f"{language}.UTF-8"))
            self.assertIn(told, run.stderr.replace("\u00a0", " ").replace("\u202f", " "))
            self.assertEqual("is not a move" in run.stderr, language == "en", run.stderr)

    def test_many_forfeits_are_not_all_told(self):
        got, said = arena_json("exec:exit 3,first", "--deals", "20")
        self.assertEqual(got["agents"][0]["forfeits"], 40)
        self.assertEqual(said.count("forfeits as"), 5)
        self.assertIn("gockel: more forfeits of exec:exit 3 are only counted\n", said)

    def test_the_others_split_the_win(self):
        got, _ = arena_json("first,exec:exit 3,first", "--deals", "2")
        first, bot = got["agents"]
        self.assertEqual((first["share"], bot["share"]), (0.5, 0.0))
        self.assertEqual((first["forfeits"], bot["forfeits"]), (0, 6))

    def test_a_hanging_bot_costs_its_time_and_no_more(self):
        got, said = arena_json("exec:sleep 1000,first", "--deals", "1", "--move-time", "0.3")
        self.assertEqual(got["agents"][0]["forfeits"], 2)
        self.assertIn("it did not answer within 0.3 s", said)

    def test_a_command_with_commas_is_one_agent_and_one_field(self):
        # It stays until it is killed: that it ends must not be seen first.
        run = arena('exec:read r; echo "a\\,b"; cat >/dev/null', "first", "--deals", "1",
                    "--format", "csv")
        rows = list(csv.DictReader(io.StringIO(run.stdout)))
        self.assertEqual([row["agent"] for row in rows], ['exec:read r; echo "a,b"; cat >/dev/null', "first"])
        self.assertEqual([row["forfeits"] for row in rows], ["2", "0"])
        self.assertIn('its answer "a,b" cannot be read', run.stderr)

    def test_an_unknown_player_is_refused_before_anything_starts(self):
        run = arena("exec:echo started >&2; exit 3,nobody")
        self.assertEqual((run.returncode, run.stdout), (2, ""))
        self.assertIn('there is no player "nobody"', run.stderr)
        self.assertNotIn("started", run.stderr)


class Interruption(unittest.TestCase):
    def interrupted(self, number):
        """The arena's exit code and what it said, ended while a bot thinks."""
        process = subprocess.Popen(
            [GOCKEL, "arena", "exec:sleep 1000 & echo $! $$ >&2; sleep 999,first", "--threads", "2",
             "--move-time", "1000"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        bots = [pid for _ in range(2) for pid in process.stderr.readline().split()]
        self.assertEqual(len(bots), 4)
        self.assertTrue(all(running(pid) for pid in bots))
        process.send_signal(number)
        out, said = process.communicate(timeout=PATIENCE)
        until = time.monotonic() + PATIENCE
        while any(running(pid) for pid in bots) and time.monotonic() < until:
            time.sleep(0.02)
        self.assertEqual([pid for pid in bots if running(pid)], [])
        self.assertEqual((out, said), ("", "gockel: interrupted after 0 games\n"))
        return process.returncode

    def test_ends_the_programs_too(self):
        self.assertEqual(self.interrupted(signal.SIGINT), 130)
        self.assertEqual(self.interrupted(signal.SIGTERM), 143)

    def test_leaves_what_was_played(self):
        process = subprocess.Popen(
            [GOCKEL, "arena", "first,first", "--deals", "100000000", "--json"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        out, said = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 130)
        got = json.loads(out)
        self.assertGreater(got["games"], 0)
        self.assertTrue(got["interrupted"])
        self.assertEqual(said, f"gockel: interrupted after {got['games']} games\n")

    def test_keeps_the_few_games_of_a_slow_program(self):
        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            process = subprocess.Popen(
                [GOCKEL, "arena", python_bot(TELLS_NEW_GAMES) + ",first", "--deals", "1000", "--threads",
                 "1", "--move-time", "1000", "--json"],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            self.assertEqual([process.stderr.readline() for _ in range(4)],
                             [f"game {n}\n" for n in (1, 2, 3, 4)])
            process.send_signal(number)
            out, said = process.communicate(timeout=PATIENCE)
            self.assertEqual(process.returncode, code, said)
            got = json.loads(out)
            # The fourth waits for an answer.
            self.assertEqual((got["games"], got["deals"], got["interrupted"]), (3, 2, True))
            self.assertEqual([agent["games"] for agent in got["agents"]], [3, 3])
            self.assertEqual([agent["forfeits"] for agent in got["agents"]], [0, 0])
            self.assertEqual(said, "gockel: interrupted after 3 games\n")

    def test_json_is_whole_when_no_game_was_finished(self):
        process = subprocess.Popen(
            [GOCKEL, "arena", "exec:echo started >&2; sleep 999,first", "--move-time", "1000", "--threads", "1",
             "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.assertEqual(process.stderr.readline(), "started\n")
        process.send_signal(signal.SIGTERM)
        out, said = process.communicate(timeout=PATIENCE)
        got = json.loads(out)
        self.assertEqual((got["games"], got["agents"], got["interrupted"]), (0, [], True))
        self.assertEqual((process.returncode, said), (143, "gockel: interrupted after 0 games\n"))


class Records(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_every_game_is_a_record_that_can_be_reviewed(self):
        records = self.folder / "games"
        got, _ = arena_json("first,gain", "--deals", "10", "--records", str(records))
        files = sorted(records.iterdir())
        self.assertEqual([file.name for file in files],
                         [f"{deal:02}-{game}.gockel" for deal in range(1, 11) for game in (1, 2)])
        self.assertEqual(got["games"], len(files))
        for file in files[:2]:
            run = subprocess.run([GOCKEL, "review", str(file), "--json"], capture_output=True, text=True,
                                 timeout=PATIENCE)
            self.assertEqual((run.returncode, run.stderr), (0, ""))
            self.assertEqual(sorted(player["name"] for player in json.loads(run.stdout)["players"]),
                             ["first", "gain"])

    def test_a_folder_that_is_in_use_is_refused(self):
        (self.folder / "mine").write_text("x")
        run = arena("first,gain", "--records", str(self.folder))
        self.assertEqual((run.returncode, run.stdout), (2, ""))
        self.assertEqual(run.stderr, f"gockel: {self.folder} is not empty; records need a new or an empty folder\n")
        self.assertEqual([file.name for file in self.folder.iterdir()], ["mine"])

    def test_a_folder_that_cannot_be_made_is_told_before_anything_starts(self):
        (self.folder / "file").write_text("x")
        below = self.folder / "file" / "games"
        run = arena("exec:echo started >&2; exit 3,gain", "--records", str(below))
        self.assertEqual((run.returncode, run.stdout, run.stderr),
                         (1, "", f"gockel: {below} cannot be written: Not a directory\n"))

    def test_nothing_is_made_for_a_player_who_does_not_exist(self):
        self.assertEqual(arena("nobody,gain", "--records", str(self.folder / "games")).returncode, 2)
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_a_full_disk_ends_the_arena_with_what_was_played(self):
        # Files may have so many bytes, which is less than a long game takes.
        limit = 1500
        records = self.folder / "games"
        run = subprocess.run(
            [GOCKEL, "arena", "first,gain", "--deals", "1000", "--threads", "1", "--json", "--records", str(records)],
            cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, restore_signals=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
        self.assertEqual(run.returncode, 1)
        self.assertRegex(run.stderr, rf"^gockel: {records}/\d{{4}}-\d.gockel cannot be written: File too large\n$")
        got = json.loads(run.stdout)
        # The game that could not be stored counts; nothing half written is left.
        self.assertEqual(got["games"], len(list(records.iterdir())) + 1)
        self.assertTrue(got["interrupted"])
        for file in records.iterdir():
            self.assertIn("\nresult ", file.read_text())

    def test_an_interrupted_arena_has_stored_what_it_counts(self):
        records = self.folder / "games"
        process = subprocess.Popen(
            [GOCKEL, "arena", python_bot(TELLS_NEW_GAMES) + ",first", "--threads", "1", "--move-time", "1000",
             "--records", str(records)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4):
            process.stderr.readline()
        process.send_signal(signal.SIGTERM)
        out, _ = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 143)
        self.assertIn("3 games from 2 deals", out)
        self.assertEqual(sorted(file.name for file in records.iterdir()),
                         ["001-1.gockel", "001-2.gockel", "002-1.gockel"])


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's & ignores it
    unittest.main(argv=sys.argv[:1], verbosity=2)
