#!/usr/bin/env python3
"""A server as others run it: behind nginx and Caddy with TLS, with logs for
machines and metrics of its own address. GOCKEL is the program."""

import asyncio
import http.client
import json
import os
import pathlib
import shutil
import socket
import ssl
import subprocess
import tempfile
import unittest

import websockets

from server_case import ServerTest, bot
from table_client import GOCKEL, Chain, Node, TIMEOUT, free_port

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "proxy"
NAME = "games.example"


def program(name):
    """Where a proxy is: installed, or where scripts/setup unpacked it."""
    unpacked = ROOT / "build" / "proxies" / "usr"
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:{unpacked}/sbin:{unpacked}/bin")
    if not found:
        raise unittest.SkipTest(f"there is no {name}: scripts/setup test brings it")
    return found


class BehindProxy(ServerTest):
    """What holds behind either proxy; each starts its own with the example of
    the documentation."""

    flags = ("--origin", f"https://{NAME}", "--trusted-proxy", "127.0.0.1", "--sockets-each", "2")

    def setUp(self):
        self.program = program(self.name)
        super().setUp()
        self.certificate, self.key = self.folder / "tls.crt", self.folder / "tls.key"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                        "-nodes", "-days", "1", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
                        "-keyout", str(self.key), "-out", str(self.certificate)], check=True, capture_output=True)
        self.tls = ssl.create_default_context(cafile=self.certificate)
        self.port = free_port()
        self.log = open(self.folder / "proxy.log", "w+")
        self.proxy = subprocess.Popen(self.command(), stdout=self.log, stderr=self.log, cwd=self.folder,
                                      env={**os.environ, "HOME": str(self.folder)})

    def tearDown(self):
        self.proxy.terminate()
        self.proxy.wait(TIMEOUT)
        self.log.close()
        super().tearDown()

    async def asyncSetUp(self):
        await super().asyncSetUp()

        def listens():
            self.assertIsNone(self.proxy.poll(), (self.folder / "proxy.log").read_text())
            with socket.socket() as probe:
                return probe.connect_ex(("127.0.0.1", self.port)) == 0
        await self.eventually(listens)

    def example(self, name, *changes):
        """An example of the documentation with this test's ports and files."""
        text = (EXAMPLES / name).read_text()
        for old, new in (("127.0.0.1:8080", self.node.host), *changes):
            self.assertIn(old, text)
            text = text.replace(old, new)
        return text

    def ask(self, path, source="127.0.0.2", body=None, headers=None):
        raw = socket.create_connection(("127.0.0.1", self.port), TIMEOUT, (source, 0))
        connection = http.client.HTTPSConnection(NAME, self.port, context=self.tls)
        connection.sock = self.tls.wrap_socket(raw, server_hostname=NAME)
        with raw, connection.sock:
            connection.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body),
                               {"Host": NAME, **(headers or {})})
            response = connection.getresponse()
            return response.status, response.headers, response.read().decode()

    def socket_at(self, code, source, **headers):
        return websockets.connect(f"wss://{NAME}/api/tables/{code}/socket", host="127.0.0.1", port=self.port,
                                  ssl=self.tls, server_hostname=NAME, local_addr=(source, 0), origin=f"https://{NAME}",
                                  extra_headers=headers)

    async def test_a_game_is_played_through_it(self):
        wish = {"rule_set": "compact", "seats": [{"kind": "open"}, bot()]}
        status, headers, text = self.ask("/api/tables", body=wish, headers={"Origin": f"https://{NAME}"})
        self.assertEqual(status, 201, text)
        cookie = headers["Set-Cookie"].split(";")[0]
        self.assertTrue(cookie.startswith("__Host-gockel="))
        async with self.socket_at(json.loads(text)["table"], "127.0.0.2", Cookie=cookie) as table:
            welcome = json.loads(await asyncio.wait_for(table.recv(), TIMEOUT))["params"]
            self.assertIsNone(welcome["you"])
            sit = {"client": "1", "name": "Anna", "chain": Chain().end}
            await table.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "sit", "params": sit}))
            answer = {}
            while "id" not in answer:
                answer = json.loads(await asyncio.wait_for(table.recv(), TIMEOUT))
            self.assertEqual(answer["result"]["seat"], "A")

    async def test_limits_are_for_each_client_whatever_it_says_itself(self):
        wish = {"rule_set": "compact", "seats": [bot(), {"kind": "open"}]}
        code = json.loads(self.ask("/api/tables", body=wish)[2])["table"]
        lie = {"X-Forwarded-For": "198.51.100.7", "Forwarded": "for=198.51.100.7"}
        async with self.socket_at(code, "127.0.0.2"), self.socket_at(code, "127.0.0.2"):
            for headers in ({}, lie):
                with self.assertRaises(websockets.InvalidStatusCode) as caught:
                    async with self.socket_at(code, "127.0.0.2", **headers):
                        pass
                self.assertEqual(caught.exception.status_code, 429)
            async with self.socket_at(code, "127.0.0.3") as other:
                self.assertIn("table", await asyncio.wait_for(other.recv(), TIMEOUT))

    async def test_other_names_and_sites_are_refused(self):
        self.assertEqual(self.ask("/api/info")[0], 200)
        foreign = {"Origin": "https://evil.example"}
        self.assertEqual(self.ask("/api/tables", body={}, headers=foreign)[0], 403)


class Nginx(BehindProxy):
    name = "nginx"

    def command(self):
        site = self.example("nginx.conf", ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
                            ("/etc/ssl/games.example.crt", str(self.certificate)),
                            ("/etc/ssl/games.example.key", str(self.key)))
        folders = "".join(f"{kind}_temp_path {self.folder}/{kind};\n"
                          for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        user = "user root;\n" if os.geteuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(
            f"{user}daemon off;\npid {self.folder}/pid;\nerror_log stderr;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{folders}{site}}}\n")
        return [self.program, "-e", "stderr", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]


class Caddy(BehindProxy):
    name = "caddy"

    def command(self):
        site = self.example("Caddyfile", ("games.example {", f"https://{NAME}:{self.port} {{\n\tbind 127.0.0.1\n"
                                          f"\ttls {self.certificate} {self.key}"))
        (self.folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
        return [self.program, "run", "--adapter", "caddyfile", "--config", str(self.folder / "Caddyfile")]


del BehindProxy


class WithoutProxy(ServerTest):
    flags = ("--rate", "5")

    def test_what_strangers_say_about_addresses_is_not_believed(self):
        statuses = [self.node.request("GET", "/api/info", None, {"X-Forwarded-For": f"192.0.2.{n}"})[0]
                    for n in range(40)]
        self.assertEqual(statuses[-1], 429)


class Operators(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="gockel-operate-")
        self.addCleanup(shutil.rmtree, self.folder)

    def test_metrics_are_not_for_everybody(self):
        port = free_port()
        node = Node(f"{self.folder}/tables.sqlite", "--metrics", f"127.0.0.1:{port}")
        try:
            self.assertNotIn("gockel_", node.request("GET", "/metrics")[2])
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
            connection.request("GET", "/metrics", headers={"Host": "prometheus.internal"})
            response = connection.getresponse()
            text = response.read().decode()
            self.assertEqual(response.status, 200)
            for name in ("gockel_connections ", "gockel_sockets ", "gockel_store_healthy 1"):
                self.assertIn(name, text)
            connection.request("GET", "/api/tables")
            self.assertEqual(connection.getresponse().status, 404)
            connection.close()
        finally:
            self.assertEqual(node.stop(), 0)

    def test_the_log_is_json_where_that_is_wanted(self):
        process = subprocess.Popen([GOCKEL, "serve", "--listen", "127.0.0.1:0", "--data", ":memory:", "--log", "json"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        process.stdout.readline()
        process.terminate()
        _, log = process.communicate(timeout=TIMEOUT)
        events = [json.loads(line) for line in log.splitlines()]
        self.assertEqual([event["event"] for event in events], ["listening", "stopping", "stopped"])
        for event in events:
            self.assertRegex(event["time"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")
            self.assertEqual(event["level"], "info")

    def test_a_proxy_that_is_no_address_is_refused_with_a_sentence(self):
        process = subprocess.run([GOCKEL, "serve", "--data", ":memory:", "--trusted-proxy", "10.0.0.0/40"],
                                 capture_output=True, text=True, timeout=TIMEOUT)
        self.assertNotEqual(process.returncode, 0)
        self.assertIn("10.0.0.0/40", process.stderr)


if __name__ == "__main__":
    unittest.main()
