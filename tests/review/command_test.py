"""What `gockel review` prints, writes and returns.

command_test.py <gockel> <folder of recorded games>
"""

import html.parser
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

GOCKEL = pathlib.Path(sys.argv[1]).resolve()
GAME = pathlib.Path(sys.argv[2]) / "wok-2.gockel"


def review(*arguments, text=""):
    return subprocess.run([GOCKEL, "review", *map(str, arguments)], input=text.encode(),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)


class Links(html.parser.HTMLParser):
    """Collects what a page would load."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        self.found += [value for name, value in attrs
                       if name in ("src", "href", "data", "srcset") and not value.startswith("#")]


class Command(unittest.TestCase):
    def test_a_record_gets_a_report(self):
        run = review(GAME)
        self.assertEqual((run.returncode, run.stderr), (0, b""))
        self.assertIn("Luck and skill", run.stdout.decode())
        german = review("--lang", "de", GAME)
        self.assertIn("Glück und Können", german.stdout.decode())

    def test_more_verdicts_are_more_lines(self):
        few, all_of_them = review(GAME), review(GAME, "--verdicts", "all")
        self.assertEqual(all_of_them.returncode, 0)
        self.assertGreater(all_of_them.stdout.count(b"\n"), few.stdout.count(b"\n"))

    def test_standard_input_is_a_record_too(self):
        run = review("-", text=GAME.read_text())
        self.assertEqual(run.returncode, 0)
        self.assertEqual(run.stdout, review(GAME).stdout)

    def test_json_balances(self):
        run = review(GAME, "--json")
        self.assertEqual(run.returncode, 0)
        game = json.loads(run.stdout)
        self.assertTrue(game["finished"])
        for player in game["players"]:
            change = player["luck"] + player["skill"] + player["reestimate"]
            self.assertAlmostEqual(player["start"] + change, player["result"], places=9)
        moves = [event for event in game["events"] if "move" in event]
        self.assertGreater(len(moves), 10)
        for event in moves:
            self.assertIn(event["move"], [c["move"] for c in event["candidates"]])

    def test_the_page_is_one_well_formed_file(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "game.html"
            run = review(GAME, "--html", page)
            self.assertEqual((run.returncode, run.stdout), (0, b""))
            text = page.read_text()
        root = xml.etree.ElementTree.fromstring(text)
        self.assertEqual(root.tag, "html")
        links = Links()
        links.feed(text)
        self.assertEqual(links.found, [])

    def test_a_record_that_stops_between_two_events_is_unfinished(self):
        whole = GAME.read_text()
        run = review("-", text=whole[:whole.index("\n3. ") + 1])
        self.assertEqual(run.returncode, 0)
        self.assertIn("unfinished", run.stdout.decode())

    def test_a_broken_record_is_refused_with_its_byte(self):
        whole = GAME.read_text()
        for bad in ("", "nonsense", whole.replace("2. B", "2. A", 1), whole[:len(whole) // 2] + "?"):
            run = review("-", text=bad)
            self.assertEqual((run.returncode, run.stdout), (2, b""), bad[:40])
            self.assertIn(b"byte", run.stderr)

    def test_files_that_are_not_there(self):
        self.assertEqual(review("/nowhere/game.gockel").returncode, 2)
        self.assertEqual(review(GAME, "--html", "/nowhere/game.html").returncode, 1)

    def test_options_that_do_not_fit(self):
        for options in ((), (GAME, "--lang", "fr"), (GAME, "--verdicts", "some"),
                        (GAME, "--json", "--html", "x")):
            self.assertEqual(review(*options).returncode, 2, options)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
