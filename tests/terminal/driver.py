"""The real program on a pseudo terminal and on pipes, for the tests beside it.

They are called with the path of gockel as their first argument.
"""

import os
import pty
import re
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
    found = re.findall(r"^\S+(?: \d)? rolls ([\[\]1-5w+ ]+)\.$",
                       COLOURS.sub("", text), re.M)
    return [re.sub(r"[\[\] ]", "", dice) for dice in found]


def rolls_stored(text):
    body = text.split("\n\n", 1)[1]
    return re.findall(r" ([1-5w]+(?:\+[1w])?)(?=[/ \n]|$)", body)


class PlayTest(unittest.TestCase):
    """A test with a folder for records of its own."""

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
