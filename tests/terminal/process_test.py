#!/usr/bin/env python3
"""Drives the real program through a pseudo terminal and through pipes.

Usage: process_test.py PATH_OF_GOCKEL [unittest arguments]
"""

import os
import pty
import re
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unicodedata
import unittest

GOCKEL = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 else "gockel"
PATIENCE_S = 60
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def environment(folder, **changes):
    env = {"PATH": os.environ["PATH"], "HOME": folder, "TERM": "xterm",
           "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": folder}
    env.update(changes)
    return {name: value for name, value in env.items() if value is not None}


class Game:
    """A running `gockel play` on a pseudo terminal."""

    def __init__(self, arguments, env):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            try:
                os.execve(GOCKEL, ["gockel", "play", *arguments], env)
            finally:  # the child must never go on as a second test
                os._exit(127)
        self.raw = b""
        self.seen = 0

    @property
    def text(self):
        return self.raw.decode("utf-8", "replace").replace("\r\n", "\n")

    def read_some(self, timeout):
        """Whether something came; None at the end of the program."""
        if not select.select([self.fd], [], [], timeout)[0]:
            return False
        try:
            got = os.read(self.fd, 65536)
        except OSError:  # the program has closed the terminal
            return None
        self.raw += got
        return True if got else None

    def expect(self, pattern):
        """Reads on until the pattern shows up behind what was expected before;
        gives that text."""
        limit = time.monotonic() + PATIENCE_S
        while time.monotonic() < limit:
            found = re.search(pattern, self.text[self.seen:])
            if found:
                part = self.text[self.seen:self.seen + found.end()]
                self.seen += found.end()
                return part
            if self.read_some(0.5) is None:
                break
        raise AssertionError(f"{pattern!r} did not come; shown:\n{self.text}")

    def send(self, data):
        os.write(self.fd, data if isinstance(data, bytes) else data.encode())

    def say(self, line):
        self.send(line + "\n")

    def end(self):
        """Waits for the program; its exit code, negative for a signal."""
        limit = time.monotonic() + PATIENCE_S
        while time.monotonic() < limit and self.read_some(0.2) is not None:
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)

    def kill(self, number=signal.SIGKILL):
        os.kill(self.pid, number)
        return self.end()


def answer(shown):
    """A sensible answer to the question at the end of the text."""
    shown = COLOURS.sub("", shown)
    lines = shown[shown.rfind("\n\n"):].split("\n")
    for line in reversed(lines):
        keys = re.match(r"(?:keep|nimm)\s+(.*)", line)
        if keys:
            free = [key for key in keys.group(1).split() if key != "-"]
            if free:
                return "w" if "w" in free else free[-1]
        if re.match(r"  s  .*(take|steal|nehmen|stehlen)", line):
            return "s"
        lock = re.search(r"(?:example|etwa) (\w+):", line)
        if lock and not any(re.match(r"  1  ", one) for one in lines):
            return lock.group(1)
    for line in lines:
        key = re.match(r"  (\S{1,2})    ", line)
        if key:
            return key.group(1)
    return "q"


def columns(line):
    return sum(0 if unicodedata.combining(c) else
               2 if unicodedata.east_asian_width(c) in "WF" else 1
               for c in line)


def rolls_shown(text):
    """The dice of every "rolls" line, as the record writes them."""
    found = re.findall(r"^\S+(?: \d)? rolls ([\[\]1-5w+ ]+)$",
                       COLOURS.sub("", text), re.M)
    return [re.sub(r"[\[\] ]", "", dice) for dice in found]


def rolls_stored(text):
    body = text.split("\n\n", 1)[1]
    return re.findall(r" ([1-5w]+(?:\+[1w])?)(?=[/ \n]|$)", body)


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
