"""The example bots: one in the arena, one at a server's table. GOCKEL is the program."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
GOCKEL = os.environ.get("GOCKEL", ROOT / "build/release/bin/gockel")
TIMEOUT = 120


class ArenaBotTest(unittest.TestCase):

    def test_the_turn_bot_plays_all_rule_sets_without_a_forfeit(self):
        for rules in ("compact", "deluxe", "wok"):
            bot = f"Turn=exec:{sys.executable} {ROOT / 'examples/turn_bot.py'}"
            result = json.loads(subprocess.run(
                [GOCKEL, "arena", "--agents", f"{bot},child", "--rules", rules, "--deals", "4", "--json"],
                capture_output=True, text=True, check=True, timeout=TIMEOUT).stdout)
            with self.subTest(rules=rules):
                self.assertEqual(result["agents"][0]["name"], "Turn")
                self.assertEqual([agent.get("forfeits", 0) for agent in result["agents"]], [0, 0])


class TableBotTest(unittest.TestCase):

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="gockel-bot-")
        self.server = subprocess.Popen(
            [GOCKEL, "serve", "--listen", "127.0.0.1:0", "--data", f"{self.folder.name}/tables.sqlite",
             "--bot-pace", "0", "--rate", "0"], stdout=subprocess.PIPE, text=True)
        self.address = self.server.stdout.readline().split(" ")[-1].strip()

    def tearDown(self):
        self.server.terminate()
        self.server.communicate(timeout=TIMEOUT)
        self.folder.cleanup()

    def fetch(self, path, body=None):
        """What the server answers."""
        request = urllib.request.Request(self.address + path, json.dumps(body).encode() if body else None)
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            return answer.read().decode()

    def open_table(self, rules, *kinds):
        """The code of a new table."""
        seats = [{"kind": "open"} if kind == "open" else {"kind": "bot", "level": kind} for kind in kinds]
        return json.loads(self.fetch("/api/tables", {"rule_set": rules, "seats": seats}))["table"]

    def bot(self, code, *options):
        """A bot that plays at the table."""
        return subprocess.Popen([sys.executable, ROOT / "examples/table_bot.py", self.address, code, *options],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def test_two_programs_finish_a_game_and_everybody_is_told_what_they_are(self):
        for rules in ("compact", "wok"):
            code = self.open_table(rules, "open", "open", "child")
            bots = [self.bot(code, "--name", name, "--player", "casual") for name in ("Robo", "Zwei")]
            for bot in bots:
                said, complaint = bot.communicate(timeout=TIMEOUT)
                self.assertEqual((bot.returncode, complaint), (0, ""))
                self.assertRegex(said, r"^scores \[.*\], shares of the win \[.*\]\n$")
            stored = self.fetch(f"/api/tables/{code}/entries")
            entries = [json.loads(line) for line in stored.splitlines()]
            sat = [entry for entry in entries if entry["type"] == "sat"]
            self.assertEqual({entry["name"] for entry in sat}, {"Robo", "Zwei"})
            self.assertTrue(all(entry["program"] is True for entry in sat))
            self.assertFalse([entry for entry in entries if entry["type"] == "away"])
            file = pathlib.Path(self.folder.name, f"{code}.entries")
            file.write_text(stored)
            subprocess.run([GOCKEL, "verify", file], check=True, capture_output=True, timeout=TIMEOUT)

    def test_a_table_that_is_not_there_is_a_sentence(self):
        bot = self.bot("NOSUCHTABLE1")
        _, complaint = bot.communicate(timeout=TIMEOUT)
        self.assertEqual(bot.returncode, 1)
        self.assertRegex(complaint, r"^table_bot: .+\n$")


if __name__ == "__main__":
    unittest.main()
