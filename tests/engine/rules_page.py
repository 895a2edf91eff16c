"""Holds docs/rules.md against the real engine and against those who cite it.

rules_page.py <gockel> <docs folder>

An `example` block has three lines: a position, the events that happen (moves
with a slash before them), and the position they lead to. That every paragraph
has cases is core_test's to check.
"""

import json
import re
import subprocess
import unittest

from docs_examples import BLOCK, DOCS, ENGINE

ROOT = DOCS.resolve().parent
PAGE = (DOCS / "rules.md").read_text()


class Engine:
    """One engine process, asked line by line."""

    def __init__(self):
        self.process = subprocess.Popen([ENGINE, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, method, **params):
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert "result" in answer, (request, answer)
        return answer["result"]

    def close(self):
        self.process.communicate()


def table(heading):
    """The rows of the first table below a heading, as lists of cells."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[1:]]


def slug(heading):
    """The anchor that a heading gets where the page is shown."""
    return re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")


def anchors():
    headings = [slug(title) for title in re.findall(r"^#+ (.+)$", PAGE, re.M)]
    return headings + re.findall(r'^<a id="([a-z0-9-]+)"></a>$', PAGE, re.M)


class RulesPage(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()
        self.addCleanup(self.engine.close)

    def test_every_example_leads_where_it_says(self):
        examples = [body for kind, body in BLOCK.findall(PAGE) if kind == "example"]
        for body in examples:
            with self.subTest(body):
                position, events, expected = body.splitlines()
                for event in events.split(" "):
                    what = {"move": event[1:]} if event.startswith("/") else {"dice": event}
                    position = self.engine.ask("apply", position=position, **what)["position"]
                self.assertEqual(position, expected)
        self.assertGreater(len(examples), 12)

    def test_every_paragraph_has_its_anchor_and_the_next_number(self):
        numbers = re.findall(r'^<a id="[a-z0-9-]+"></a>\n\*\*(\d)\.(\d+)\b', PAGE, re.M)
        self.assertEqual(len(numbers), PAGE.count('<a id="'))
        self.assertEqual(len(numbers), len(re.findall(r"^\*\*\d+\.\d+", PAGE, re.M)))
        chapter, paragraph = 1, 0
        for number in [(int(a), int(b)) for a, b in numbers]:
            chapter, paragraph = ((chapter, paragraph + 1) if number[0] == chapter
                                  else (chapter + 1, 1))
            self.assertEqual(number, (chapter, paragraph))
        self.assertEqual(chapter, 3)

    def test_an_anchor_stands_for_one_place(self):
        known = anchors()
        self.assertEqual(sorted(set(known)), sorted(known))

    def test_links_inside_the_page_lead_to_what_they_name(self):
        links = re.findall(r"\[([^\]]+)\]\(#([a-z0-9-]+)\)", PAGE)
        self.assertGreater(len(links), 8)
        for text, target in links:
            with self.subTest(target):
                self.assertIn(target, anchors())
                if re.fullmatch(r"\d\.\d+", text):
                    self.assertIn(f'<a id="{target}"></a>\n**{text} ', PAGE)

    def test_who_cites_a_paragraph_cites_one_that_exists(self):
        cited = {}
        for folder in ("src", "tests", "docs", "web/src"):
            for path in (ROOT / folder).rglob("*"):
                if path.suffix in (".h", ".cpp", ".cases", ".md", ".py", ".ts", ".svelte"):
                    for anchor in re.findall(r"rules\.md#([a-z0-9-]+)", path.read_text()):
                        cited.setdefault(anchor, path.relative_to(ROOT))
        self.assertGreater(len(cited), 5)
        self.assertEqual({a: str(p) for a, p in cited.items() if a not in anchors()}, {})

    def test_the_tables_say_what_the_engine_says(self):
        shown = {}
        for name, game, seats, _ in table("The rule sets"):
            low, high = seats.split(" to ")
            shown[name.strip("`")] = {"game": game.lower(), "options": [],
                                      "seats": {"min": int(low), "max": int(high)}}
        for name, values, default, sets, _ in table("Options"):
            exceptions = dict(reversed(part.split(" in ")) for part in default.split("; ")[1:])
            for rule_set in sets.split(", "):
                shown[rule_set]["options"].append({
                    "name": name.strip("`"),
                    "values": re.findall(r"`([^`]+)`", values),
                    "default": exceptions.get(rule_set, default.split("; ")[0]).strip("`")})
        told = {one.pop("name"): one for one in self.engine.ask("rules")["rule_sets"]}
        # What its puzzles are about is no rule of a game.
        for rule_set in told.values():
            self.assertTrue(rule_set.pop("themes"))
        self.assertEqual(shown, told)

    def test_the_figures_are_the_engine_s(self):
        odds = self.engine.ask("odds", position="compact 21-36 -/- A |?8 1")
        rows = table("Figures")
        self.assertEqual(len(rows), 7)
        for total, *figures in rows:
            for kind, figure in zip(("at_least", "exactly"), figures):
                if figure:
                    self.assertEqual(f"{odds[kind][total]:.6f}", figure)
        wok = self.engine.ask("odds", position="wok 635241152634 112213142132 -:-/-:- A |?5#1 1")
        fractions = [int(a) / int(b) for a, b in re.findall(r"(\d+)/(\d{4,})", PAGE)]
        self.assertEqual(len(fractions), 2)
        self.assertAlmostEqual(wok["sushi"]["exactly"]["5"], fractions[0], 12)
        self.assertAlmostEqual(wok["blue"]["at_least"]["3"], fractions[1], 12)


if __name__ == "__main__":
    unittest.main(argv=["rules_page.py"])
