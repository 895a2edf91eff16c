#!/usr/bin/env python3
"""The files for operators against the program: metrics that exist, a unit that is
closed, examples that parse. GOCKEL is the program."""

import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest
import urllib.error
import urllib.request

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
OPERATE = ROOT / "operate"
PROXY = ROOT / "docs" / "proxy"
sys.path.insert(0, str(ROOT / "tests" / "server"))

from table_client import GOCKEL, Node, Person, Referee

# What is not installed, scripts/setup has unpacked there.
UNPACKED = ROOT / "build" / "proxies" / "usr"
os.environ["PATH"] += f":/usr/sbin:{UNPACKED}/sbin:{UNPACKED}/bin"

# What Prometheus itself adds.
ITS_METRICS = {"up"}
ITS_LABELS = {"job", "instance"}
LE = "le"


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def metrics_of(node, port):
    """Where operators read them; without such a place, where everybody does."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
            return answer.read().decode()
    except urllib.error.URLError:
        return node.request("GET", "/metrics")[2]


def samples(text):
    """Of every metric the names of its labels."""
    found = {}
    for line in text.splitlines():
        match = re.match(r"([a-z_]+)(?:\{(.*)\})? ", line)
        if match and not line.startswith("#"):
            found.setdefault(match[1], set()).update(re.findall(r'([a-z_]+)="', match[2] or ""))
    return found


def run(*command, **more):
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=120, **more)


class Metrics(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        """What a server tells that has been used."""
        folder = pathlib.Path(tempfile.mkdtemp(prefix="gockel-operate-"))
        self.addCleanup(shutil.rmtree, folder)
        referee = Referee()
        self.addCleanup(referee.close)
        port = free_port()
        os.environ["GOCKEL_METRICS"] = f"127.0.0.1:{port}"
        node = Node(folder / "tables.sqlite")
        self.addCleanup(node.stop)
        anna = Person(node, "Anna", referee)
        anna.create("compact", [{"kind": "you"}, {"kind": "bot", "level": "child"}])
        await anna.connect()
        await anna.play_on(2)
        await anna.close()
        self.known = samples(metrics_of(node, port))
        self.assertGreater(len(self.known), 8)

    def check_query(self, query):
        """That a query names metrics and labels that there are; how many."""
        names = set(re.findall(r"\b(?:gockel_[a-z_]+|up)\b", query))
        self.assertTrue(names, query)
        self.assertLessEqual(names, self.known.keys() | ITS_METRICS, query)
        labels = ITS_LABELS.union(*(self.known.get(name, set()) for name in names))
        for name, selectors in re.findall(r"([a-z_]+)\{([^}]*)\}", query):
            for label in re.findall(r"([a-z_]+)\s*(?:=~|!~|!=|=)", selectors):
                self.assertIn(label, self.known.get(name, set()) | ITS_LABELS, query)
        for grouping in re.findall(r"\b(?:by|without|on) \(([^)]*)\)", query):
            for label in grouping.split(","):
                self.assertIn(label.strip(), labels, query)
        # A distribution is asked for with its limits, and nothing else is.
        self.assertEqual("histogram_quantile" in query, LE in re.findall(r"\w+", query), query)
        self.assertEqual(query.count("("), query.count(")"), query)
        return len(names)

    async def test_alerts_ask_for_what_there_is_and_say_what_to_do(self):
        rules = [rule for group in yaml.safe_load((OPERATE / "alerts.yml").read_text())["groups"]
                 for rule in group["rules"]]
        self.assertGreater(len(rules), 5)
        self.assertEqual(len({rule["alert"] for rule in rules}), len(rules))
        page = (ROOT / "docs" / "operate.md").read_text()
        headings = {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")
                    for heading in re.findall(r"^#+ (.*)$", page, re.M)}
        for rule in rules:
            self.check_query(rule["expr"])
            self.assertIn(rule["labels"]["severity"], ("critical", "warning"))
            self.assertTrue(rule["annotations"]["summary"])
            file, anchor = rule["annotations"]["runbook"].split("#")
            self.assertEqual(file, "docs/operate.md")
            self.assertIn(anchor, headings, rule["alert"])

    async def test_the_dashboard_draws_what_there_is(self):
        board = json.loads((OPERATE / "dashboard.json").read_text())
        used, places = set(), set()
        for panel in board["panels"]:
            for target in panel["targets"]:
                self.check_query(target["expr"])
                used |= set(re.findall(r"gockel_[a-z_]+", target["expr"]))
            self.assertTrue(panel["title"] and panel["description"])
            at = panel["gridPos"]
            cells = {(x, y) for x in range(at["x"], at["x"] + at["w"])
                     for y in range(at["y"], at["y"] + at["h"])}
            self.assertLessEqual(at["x"] + at["w"], 24)
            self.assertFalse(cells & places, panel["title"])
            places |= cells
        self.assertEqual(len({panel["id"] for panel in board["panels"]}), len(board["panels"]))
        for variable in board["templating"]["list"]:
            if variable["type"] == "query":
                self.check_query(variable["definition"])
        self.assertGreater(len(used), 6)

    async def test_a_query_for_what_there_is_not_would_be_noticed(self):
        for wrong in ("gockel_nothing > 1", 'gockel_rooms{colour="red"}', "sum by (colour) (gockel_rooms)",
                      "histogram_quantile(0.5, sum by (instance) (gockel_socket_request_seconds_bucket))"):
            with self.assertRaises(AssertionError):
                self.check_query(wrong)

    @unittest.skipUnless(shutil.which("promtool"), "there is no promtool: scripts/setup test brings it")
    async def test_prometheus_takes_the_alerts_and_fires_them_when_it_should(self):
        for arguments in (("check", "rules", OPERATE / "alerts.yml"),
                          ("test", "rules", pathlib.Path(__file__).with_name("alerts_test.yml"))):
            done = run("promtool", *arguments)
            self.assertEqual(done.returncode, 0, done.stdout)


class Page(unittest.TestCase):
    """What docs/operate.md says there is."""

    page = (ROOT / "docs" / "operate.md").read_text()

    def test_every_event_of_the_log_stands_in_its_table(self):
        logged = set()
        for source in (ROOT / "src" / "gockel").rglob("*.cpp"):
            if source.name == "event_log.cpp":
                continue
            for call in re.findall(r"\blog_event\((.*?)\);", source.read_text(), re.S):
                # The event stands between the level and the fields; it may be one of two.
                event = re.split(r",\s*\{\{", call.split(",", 1)[1])[0]
                names = re.findall(r'"([a-z_]+)"', event)
                self.assertTrue(names, f"{source.name}: {call}")
                logged.update(names)
        self.assertGreater(len(logged), 8)
        table = re.search(r"^\| event \|.*?\n\n", self.page, re.M | re.S)[0]
        told = {name for row in table.splitlines()[2:] if row for name in re.findall(r"`([a-z_]+)`", row.split("|")[1])}
        self.assertEqual(told, logged)

    def test_every_command_for_operators_is_spoken_of(self):
        for command in ("serve", "backup", "restore", "forget-name", "verify --database"):
            self.assertTrue(f"gockel {command}" in self.page, command)


class Service(unittest.TestCase):
    unit = OPERATE / "debian" / "gockel.service"

    def test_the_default_file_sets_what_the_program_reads(self):
        known = set(re.findall(r"GOCKEL_\w+", run(GOCKEL, "serve", "--help").stdout))
        self.assertIn("GOCKEL_LISTEN", known)
        used = set(re.findall(r"\$(GOCKEL_\w+)", self.unit.read_text()))
        text = (OPERATE / "debian" / "gockel.default").read_text()
        names = re.findall(r"^(GOCKEL_\w+)=", text, re.M)
        self.assertEqual(names, ["GOCKEL_LISTEN", "GOCKEL_DATA"])
        self.assertLessEqual(set(names), known | used)

    @unittest.skipUnless(shutil.which("systemd-analyze"), "systemd is not installed")
    def test_the_unit_is_closed(self):
        with tempfile.TemporaryDirectory() as folder:
            # A unit is right only if its program is there.
            unit = pathlib.Path(folder) / self.unit.name
            unit.write_text(self.unit.read_text().replace("/usr/bin/gockel", GOCKEL))
            verified = run("systemd-analyze", "verify", "--man=no", unit)
            # It also speaks of the machine's own units.
            self.assertNotIn("gockel", verified.stdout)
            self.assertEqual(verified.returncode, 0, verified.stdout)
        judged = run("systemd-analyze", "security", "--offline=yes", "--no-pager", "--threshold=20", self.unit)
        score = re.search(r"Overall exposure level for gockel.service: ([0-9.]+)", judged.stdout)
        self.assertLessEqual(float(score[1]), 2.0)


class Proxies(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="gockel-proxy-"))
        self.addCleanup(shutil.rmtree, self.folder)

    @unittest.skipUnless(shutil.which("nginx"), "nginx is not installed")
    def test_nginx_takes_its_example(self):
        certificate, key = self.folder / "certificate.pem", self.folder / "key.pem"
        made = run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=games.example",
                   "-keyout", key, "-out", certificate)
        self.assertEqual(made.returncode, 0, made.stdout)
        text = (PROXY / "nginx.conf").read_text()
        text = re.sub(r"(ssl_certificate +)\S+;", rf"\g<1>{certificate};", text)
        text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\g<1>{key};", text)
        # Checking a configuration opens its ports.
        text, count = re.subn(r"listen (\[::\]:)?(80|443)\b", lambda m: f"listen 127.0.0.1:{free_port()}", text)
        self.assertGreater(count, 0)
        # It makes the folders of its own package, which need not be installed.
        folders = "".join(f"{kind}_temp_path {self.folder}/{kind};\n"
                          for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        whole = self.folder / "nginx.conf"
        whole.write_text(f"pid {self.folder}/pid;\nerror_log stderr;\nevents {{}}\n"
                         f"http {{\naccess_log off;\n{folders}{text}\n}}\n")
        done = run("nginx", "-t", "-c", whole, "-p", self.folder)
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertNotIn("[warn]", done.stdout)

    @unittest.skipUnless(shutil.which("caddy"), "Caddy is not installed")
    def test_caddy_takes_its_example(self):
        done = run("caddy", "validate", "--adapter", "caddyfile", "--config", PROXY / "Caddyfile",
                   env={**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder),
                        "XDG_CONFIG_HOME": str(self.folder)})
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertNotIn("not formatted", done.stdout)


if __name__ == "__main__":
    unittest.main()
