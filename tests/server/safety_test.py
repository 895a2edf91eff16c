#!/usr/bin/env python3
"""What strangers, other sites and too many requests come to. GOCKEL is the
program."""

import asyncio
import base64
import hashlib
import json
import pathlib
import shutil
import tempfile
import unittest

import websockets

from server_case import OPEN, ServerTest, YOU, bot


class Bytes(ServerTest):
    async def test_what_is_no_request_is_answered_with_a_sentence(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        for text, code in (("", -32700), ("{", -32700), ("[]", -32600), ("{}", -32600),
                           ('{"id":1,"method":"x"}', -32601),
                           ('{"id":1,"method":"play","params":[]}', -32602),
                           ('{"id":1,"method":"play","params":{"move":1}}', -32602),
                           ('{"id":{},"method":"ping"}', -32600),
                           ("[" * 10_000, -32600)):
            await anna.socket.send(text)
            answer = None
            while answer is None:
                answer = await anna.hear()
            self.assertEqual(answer["error"]["code"], code, text[:50])
            self.assertTrue(answer["error"]["message"])
        await anna.play_on(1)

    async def test_long_and_binary_messages_end_the_socket_only(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        for message in ("x" * 70_000, b"\0\1"):
            await anna.connect()
            with self.assertRaises(websockets.ConnectionClosed):
                await anna.socket.send(message)
                while True:
                    await anna.hear()
        await anna.connect()
        await anna.play_on(1)

    async def test_a_client_that_does_not_read_is_dropped(self):
        anna, ben = self.person("Anna"), self.person("Ben")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        await ben.connect(anna.code)
        # The id comes back with the answer: much to read for little work.
        ping = json.dumps({"id": "x" * 50_000, "method": "ping"})
        with self.assertRaises(websockets.ConnectionClosed):
            for _ in range(2000):
                await asyncio.wait_for(ben.socket.send(ping), 60)
        ben.socket = None
        await anna.play_on(1)

    def test_http_refuses_what_it_does_not_know(self):
        ask = self.node.request
        self.assertEqual(ask("GET", "/api/tables/ABC")[0], 404)
        status, _, text = ask("GET", "/api/tables/AAAAAAAAAAAA")
        self.assertEqual((status, json.loads(text)["error"]),
                         (404, {"code": "not_found", "message": "there is no such table", "reason": "no_such_table"}))
        self.assertEqual(ask("GET", "/api/nothing")[0], 404)
        self.assertEqual(ask("DELETE", "/api/tables")[0], 405)
        self.assertEqual(ask("GET", "/../../etc/passwd.txt")[0], 404)
        self.assertEqual(ask("POST", "/api/tables", "x" * 20_000)[0], 413)
        for body in ("", "{", "[]", {"rule_set": "chess", "seats": []},
                     {"rule_set": "compact", "seats": [OPEN]},
                     {"rule_set": "wok", "seats": [OPEN] * 6},
                     {"rule_set": "compact", "seats": [OPEN, OPEN], "luck": "00"},
                     {"rule_set": "compact", "seats": [YOU, OPEN]},
                     {"rule_set": "compact", "seats": [OPEN, bot("genius")]},
                     {"rule_set": "compact", "seats": [OPEN, OPEN], "options": {"steal": 1}},
                     {"rule_set": "compact", "seats": [OPEN, OPEN], "clock": {"kind": "turn"}},
                     {"rule_set": "compact", "seats": [OPEN, OPEN], "coach": "yes"},
                     {"rule_set": "compact", "seats": [OPEN, OPEN], "admin": True}):
            status, _, text = ask("POST", "/api/tables", body)
            self.assertEqual(status, 400, body)
            self.assertTrue(json.loads(text)["error"]["message"])

    async def test_a_socket_at_no_table_is_refused_and_nothing_else_happens(self):
        for path in ("/api/tables/AAAAAAAAAAAA/socket", "/api/tables/A/socket", "/api/tables//socket",
                     "/api/tables/socket", "/socket", "/"):
            with self.assertRaises(websockets.InvalidStatusCode) as caught:
                await websockets.connect(f"ws://{self.node.host}{path}")
            self.assertEqual(caught.exception.status_code, 404, path)
        self.assertEqual(self.node.request("GET", "/health")[0], 200)

    async def test_other_sites_and_other_names_are_refused(self):
        anna = self.person("Anna")
        code = anna.create("compact", [YOU, OPEN])
        body = {"rule_set": "compact", "seats": [OPEN, OPEN]}
        for origin in ("http://evil.example", "null", "https://" + self.node.host):
            status, _, _ = self.node.request("POST", "/api/tables", body, {"Origin": origin})
            self.assertEqual(status, 403, origin)
            with self.assertRaises(websockets.InvalidStatusCode):
                await websockets.connect(f"ws://{self.node.host}/api/tables/{code}/socket",
                                         origin=origin)
        own = {"Origin": "http://" + self.node.host}
        self.assertEqual(self.node.request("POST", "/api/tables", body, own)[0], 201)
        named = {"Host": "evil.example"}
        self.assertEqual(self.node.request("GET", "/api/tables", None, named)[0], 421)

    def test_answers_forbid_what_the_page_does_not_need(self):
        _, headers, _ = self.node.request("GET", "/api/info")
        policy = headers["Content-Security-Policy"]
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe-inline", policy)
        self.assertNotIn("'unsafe-eval'", policy)
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertIn("HttpOnly", headers["Set-Cookie"])
        self.assertIn("SameSite=Lax", headers["Set-Cookie"])


class Page(ServerTest):
    def setUp(self):
        self.page = pathlib.Path(tempfile.mkdtemp(prefix="gockel-page-"))
        self.addCleanup(shutil.rmtree, self.page)
        self.scripts = ("first()", "second(\n)")
        inline = "".join(f"<script>{script}</script>" for script in self.scripts)
        (self.page / "index.html").write_text(f'<script src="x.js"></script>{inline}')
        self.flags = ("--web", str(self.page))
        super().setUp()

    def test_scripts_that_are_written_out_in_the_page_are_permitted_by_their_hash(self):
        def source(script):
            digest = hashlib.sha256(script.encode()).digest()
            return f"'sha256-{base64.b64encode(digest).decode()}'"

        hashes = " ".join(source(script) for script in self.scripts)
        for path in ("/", "/learn"):
            _, headers, _ = self.node.request("GET", path)
            self.assertIn(f"script-src 'self' 'wasm-unsafe-eval' {hashes};",
                          headers["Content-Security-Policy"])
        _, headers, _ = self.node.request("GET", "/api/info")
        self.assertNotIn("sha256", headers["Content-Security-Policy"])


class Sockets(ServerTest):
    flags = ("--sockets-each", "3")

    async def test_an_address_has_only_so_many_sockets(self):
        anna = self.person("Anna")
        code = anna.create("compact", [YOU, OPEN])
        for name in "abc":
            await self.person(name).connect(code)
        with self.assertRaises(websockets.InvalidStatusCode) as caught:
            await anna.connect(code)
        self.assertEqual(caught.exception.status_code, 429)


class Limits(ServerTest):
    flags = ("--rate", "5")

    async def test_an_address_asks_only_so_often(self):
        def ask():
            return self.node.request("GET", "/api/info")[0]
        statuses = [ask() for _ in range(40)]
        self.assertEqual(statuses[0], 200)
        self.assertEqual(statuses[-1], 429)
        await self.eventually(lambda: ask() == 200)

    async def test_codes_cannot_be_tried_out(self):
        statuses = [self.node.request("GET", f"/api/tables/AAAAAAAAAAA{n}")[0] for n in range(9)]
        self.assertEqual(statuses[0], 404)
        self.assertEqual(statuses[-1], 429)

    async def test_a_socket_that_asks_too_fast_is_told_so_and_dropped(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, OPEN])
        await anna.connect()
        code = None
        while code is None:
            await anna.socket.send('{"id":1,"method":"ping"}')
            answer = await anna.hear()
            code = answer.get("error", {}).get("code") if answer else None
        self.assertEqual(code, -32014)
        with self.assertRaises(websockets.ConnectionClosed):
            while True:
                await anna.socket.send('{"id":1,"method":"ping"}')


if __name__ == "__main__":
    unittest.main()
