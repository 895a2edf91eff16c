"""What `gockel review` prints, writes and returns.

command_test.py <gockel> <folder of recorded games> page|no-page
The last says whether the program was built with the page of a report.
"""

import html.parser
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

GOCKEL = pathlib.Path(sys.argv[1]).resolve()
GAMES = pathlib.Path(sys.argv[2])
GAME = GAMES / "wok-2.gockel"
HAS_PAGE = {"page": True, "no-page": False}[sys.argv[3]]


def review(*arguments, text=""):
    return subprocess.run([GOCKEL, "review", *map(str, arguments)], input=text.encode(),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def page_of(record, *options):
    """The page that is written about a record."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "game.html"
        run = review("-", "--html", file, *options, text=record)
        assert (run.returncode, run.stdout) == (0, b""), run.stderr
        return file.read_text()


def named(record, name):
    """The record with another name for seat A."""
    return record.replace('[A "gain"]', f'[A "{name}"]', 1)


def missing(part, whole, path=""):
    """Where `whole` lacks or contradicts something of `part`; it may hold more fields."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return [place for name in part
                for place in (missing(part[name], whole[name], f"{path}/{name}") if name in whole else [f"{path}/{name}"])]
    if isinstance(part, list) and isinstance(whole, list) and len(part) == len(whole):
        return [place for i, (one, other) in enumerate(zip(part, whole)) for place in missing(one, other, f"{path}/{i}")]
    return [] if part == whole else [path]


class Page(html.parser.HTMLParser):
    """The scripts of a page, the data first, and what it would load."""

    def __init__(self, text):
        super().__init__()
        self.links, self.scripts, self.inside, self.data_at = [], [], False, None
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.links += [value for name, value in attrs
                       if name in ("src", "href", "data", "srcset") and not value.startswith("#")]
        self.inside = tag == "script"
        if self.inside:
            if dict(attrs).get("type") == "application/json":
                self.data_at = len(self.scripts)
            self.scripts.append("")

    def handle_endtag(self, tag):
        self.inside = self.inside and tag != "script"
        if tag == "html":
            # The data comes first, wherever it stands.
            self.scripts.insert(0, self.scripts.pop(self.data_at))

    def handle_data(self, data):
        if self.inside:
            self.scripts[-1] += data

    def data(self):
        return json.loads(self.scripts[0])


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

    def test_the_page_is_one_file_with_the_review_in_it(self):
        if not HAS_PAGE:
            self.skipTest("this build has no report page")
        for language in ("en", "de"):
            text = page_of(GAME.read_text(), "--lang", language)
            page = Page(text)
            self.assertEqual(page.links, [])
            self.assertEqual(len(page.scripts), 2)
            data = page.data()
            self.assertEqual(data["language"], language)
            # The page's review has words beside the same figures.
            figures = json.loads(review(GAME, "--json", "--lang", language).stdout)
            self.assertEqual(missing(figures, data["review"]), [])
            self.assertGreater(len(figures["events"]), 10)
            self.assertEqual(len(data["steps"]), len(data["review"]["events"]) + 1)

    def test_all_seats_and_unfinished_games_are_in_the_page(self):
        if not HAS_PAGE:
            self.skipTest("this build has no report page")
        seven = (GAMES / "classic2005-turn-on-empty-7.gockel").read_text()
        data = Page(page_of(seven[:seven.index("\n3. ") + 1])).data()
        self.assertEqual([player["seat"] for player in data["review"]["players"]], list("ABCDEFG"))
        self.assertFalse(data["review"]["finished"])
        self.assertGreater(len(data["review"]["events"]), 2)

    def test_a_name_does_no_harm_in_the_page(self):
        if not HAS_PAGE:
            self.skipTest("this build has no report page")
        harmless = Page(page_of(named(GAME.read_text(), "Anna")))
        for name in ("</script><script>alert(1)</script>", "<!--<script>", "a\u2028b\u2029c", "'&amp;$&"):
            text = page_of(named(GAME.read_text(), name))
            page = Page(text)
            self.assertEqual(page.scripts[1:], harmless.scripts[1:], name)
            self.assertEqual(page.data()["review"]["players"][0]["name"], name)
            self.assertNotIn("\u2028", page.scripts[0])

    def test_a_build_without_the_page_says_so(self):
        if HAS_PAGE:
            self.skipTest("this build has a report page")
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "game.html"
            run = review(GAME, "--html", file)
            self.assertEqual((run.returncode, run.stdout), (1, b""))
            self.assertIn(b"this build has no report page", run.stderr)
            self.assertFalse(file.exists())

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
        for options in ((), (GAME, "--lang", "xx"), (GAME, "--verdicts", "some"),
                        (GAME, "--json", "--html", "x")):
            self.assertEqual(review(*options).returncode, 2, options)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
