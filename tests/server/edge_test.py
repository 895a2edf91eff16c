#!/usr/bin/env python3
"""Who comes in: connections, quotas, health, cookies, keys and codes. GOCKEL is
the program."""

import json
import pathlib
import resource
import socket
import subprocess
import unittest

from databases import PostgreSQL
from server_case import OPEN, ServerTest, YOU, bot
from table_client import GOCKEL, Chain, Node


def dial(node, source="127.0.0.1"):
    """A connection from one of this machine's many addresses."""
    host, port = node.host.split(":")
    return socket.create_connection((host, int(port)), timeout=60, source_address=(source, 0))


def exchange(connection, request):
    """All that comes back until the other side closes."""
    connection.sendall(request)
    answer = b""
    try:
        while part := connection.recv(65536):
            answer += part
    except ConnectionResetError:
        pass
    return answer


HELLO = b"GET /api/info HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class Connections(ServerTest):
    flags = ("--sockets-each", "10")  # and a hundred beside them

    def test_silent_connections_of_one_address_keep_nobody_else_out(self):
        silent = [dial(self.node) for _ in range(110)]
        self.addCleanup(lambda: [connection.close() for connection in silent])
        with dial(self.node) as one_more:
            answer = exchange(one_more, HELLO)
        self.assertTrue(answer.startswith(b"HTTP/1.1 503 "), answer)
        self.assertIn(b"too many connections", answer)
        with dial(self.node, "127.0.0.2") as visitor:
            self.assertTrue(exchange(visitor, HELLO).startswith(b"HTTP/1.1 200 "))

    async def test_silent_connections_are_cut_and_leave_room(self):
        silent = [dial(self.node) for _ in range(110)]
        self.assertEqual(silent[0].recv(1), b"", "it is closed without a word")
        for connection in silent:
            connection.close()

        def visitor():
            with dial(self.node) as connection:
                return exchange(connection, HELLO).startswith(b"HTTP/1.1 200 ")
        await self.eventually(visitor)

    def test_a_slow_header_is_cut_with_a_sentence(self):
        with dial(self.node) as slow:
            slow.sendall(HELLO[:20])
            answer = exchange(slow, b"")
        self.assertTrue(answer.startswith(b"HTTP/1.1 408 "), answer)
        self.assertIn(b"did not arrive in time", answer)


class Descriptors(unittest.TestCase):
    def serve(self, limits, *flags):
        command = [GOCKEL, "serve", "--listen", "127.0.0.1:0", "--data", ":memory:", *flags]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, limits))

    def test_the_limit_of_open_files_is_raised_to_what_is_needed(self):
        node = self.serve((256, 4096), "--sockets", "1000")
        self.assertIn("Gockel is at", node.stdout.readline())
        limits = pathlib.Path(f"/proc/{node.pid}/limits").read_text()
        node.terminate()
        node.communicate()
        soft = next(line.split()[3] for line in limits.splitlines() if line.startswith("Max open files"))
        self.assertGreaterEqual(int(soft), 2024)

    def test_more_sockets_than_the_system_allows_are_refused_with_a_sentence(self):
        node = self.serve((256, 2000), "--sockets", "1000")
        _, said = node.communicate(timeout=60)
        self.assertNotEqual(node.returncode, 0)
        self.assertIn("1000 sockets need", said)
        self.assertIn("--sockets ", said)


class Health(ServerTest):
    def data(self):
        self.database = PostgreSQL()
        self.addCleanup(self.database.close)
        return self.database.address

    async def test_readiness_follows_the_database_and_liveness_does_not(self):
        def status(path):
            return self.node.request("GET", path)[0]
        for path in ("/health", "/health/ready", "/health/live"):
            self.assertEqual(status(path), 200, path)
        self.database.stop()
        await self.eventually(lambda: status("/health/ready") == 503)
        self.assertEqual(status("/health"), 503)
        self.assertEqual(status("/health/live"), 200)
        self.database.start()
        await self.eventually(lambda: status("/health/ready") == 200)
        self.assertEqual(status("/health"), 200)


class Quotas(ServerTest):
    flags = ("--tables-each", "3")

    def test_an_address_has_only_so_many_tables_that_are_not_over(self):
        wish = json.dumps({"rule_set": "compact", "seats": [bot(), bot()]}).encode()
        head = (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                b"Content-Length: %d\r\n\r\n" % len(wish))

        def open_table(source):
            with dial(self.node, source) as connection:
                return int(exchange(connection, head + wish).split()[1])
        self.assertEqual([open_table("127.0.0.1") for _ in range(4)], [201, 201, 201, 429])
        self.assertEqual(open_table("127.0.0.2"), 201)
        self.node.stop()
        self.node = Node(self.data(), *self.flags)
        self.assertEqual(open_table("127.0.0.1"), 429, "it is not forgotten with the server")


class Rate(ServerTest):
    flags = ("--rate", "20")

    def test_a_table_is_dear(self):
        wish = {"rule_set": "compact", "seats": [OPEN, OPEN]}
        statuses = [self.node.request("POST", "/api/tables", wish)[0] for _ in range(12)]
        self.assertEqual(statuses[0], 201)
        self.assertEqual(statuses[-1], 429)

    def test_wrong_guesses_are_paid_for_after_the_bucket_is_empty(self):
        def guess(n):
            return self.node.request("GET", f"/api/tables/AAAAAAAAAA{n:02}")[0]
        statuses = [guess(n % 90 + 10) for n in range(200)]
        self.assertLess(statuses.count(404), 20)


class Cookies(ServerTest):
    def test_only_cookies_that_the_server_made_count(self):
        _, headers, _ = self.node.request("GET", "/api/info")
        own = headers["Set-Cookie"].split(";")[0]
        _, headers, _ = self.node.request("GET", "/api/info", None, {"Cookie": own})
        self.assertIsNone(headers["Set-Cookie"])
        for planted in ("gockel=" + "a" * 64, own[:-1] + ("0" if own[-1] != "0" else "1")):
            _, headers, _ = self.node.request("GET", "/api/info", None, {"Cookie": planted})
            self.assertIsNotNone(headers["Set-Cookie"], planted)

    async def test_a_socket_sets_one_for_strangers_alone(self):
        anna, stranger = self.person("Anna"), self.person("Ben")
        anna.create("compact", [YOU, OPEN])
        await anna.connect()
        self.assertNotIn("Set-Cookie", anna.socket.response_headers)
        await stranger.connect(anna.code)
        self.assertIn("gockel=", stranger.socket.response_headers["Set-Cookie"])

    def test_a_cookie_outlives_the_server(self):
        _, headers, _ = self.node.request("GET", "/api/info")
        own = headers["Set-Cookie"].split(";")[0]
        self.node.stop()
        self.node = Node(self.data())
        _, headers, _ = self.node.request("GET", "/api/info", None, {"Cookie": own})
        self.assertIsNone(headers["Set-Cookie"])


class SafeCookies(ServerTest):
    flags = ("--origin", "https://games.example")

    def test_under_https_a_cookie_is_of_this_host_only(self):
        _, headers, _ = self.node.request("GET", "/api/info")
        cookie = headers["Set-Cookie"]
        self.assertTrue(cookie.startswith("__Host-gockel="), cookie)
        for attribute in ("Path=/", "Secure", "HttpOnly"):
            self.assertIn(attribute, cookie.split("; "))
        self.assertNotIn("Domain", cookie)


class Claims(ServerTest):
    async def test_anothers_key_does_not_take_ones_own_seat_away(self):
        anna, ben = await self.pair()
        own, others = anna.key, ben.key

        def claim(**body):
            status, text = anna.http("POST", f"/api/tables/{anna.code}/claim", body)
            return status, json.loads(text)

        def seat():
            return json.loads(anna.http("GET", f"/api/tables/{anna.code}")[1])["you"]
        status, refusal = claim(key=others)
        self.assertEqual((status, refusal["error"]["code"]), (409, "seat_taken"))
        self.assertEqual(refusal["error"]["reason"], "already_seated")
        self.assertEqual(seat(), "A")
        self.assertEqual(claim(key=own), (200, {"seat": "A"}), "one's own key is no change")
        self.assertEqual(claim(key=others, replace=True), (200, {"seat": "B"}))
        self.assertEqual(seat(), "B")
        self.assertEqual(claim(key=own, replace=True), (200, {"seat": "A"}), "it is not lost")
        self.assertEqual(seat(), "A")
        self.assertEqual(json.loads(ben.http("GET", f"/api/tables/{anna.code}")[1])["you"], "B")

    async def test_the_key_of_a_seat_that_was_left_dies_with_its_sitting(self):
        anna, ben, phone = (self.person(name) for name in ("Anna", "Ben", "Phone"))
        code = anna.create("compact", [YOU, OPEN, OPEN])
        await anna.connect()
        await ben.connect(code)
        await ben.sit()

        def claim(person, **body):
            return person.http("POST", f"/api/tables/{code}/claim", body)[0]
        own = anna.key
        self.assertEqual(claim(anna, key=ben.key, replace=True), 200)
        self.assertEqual(claim(phone, key=own), 200)
        await phone.connect(code)
        await phone.ask("stand")
        self.assertEqual(claim(anna, key=own, replace=True), 403)
        self.assertEqual(json.loads(anna.http("GET", f"/api/tables/{code}")[1])["you"], "B")

    async def test_a_wrong_key_changes_nothing(self):
        anna, _ = await self.pair()
        path = f"/api/tables/{anna.code}"
        for body in ({"key": "0" * 32, "replace": True}, {"key": "0" * 32}):
            self.assertIn(anna.http("POST", f"{path}/claim", body)[0], (403, 409))
            self.assertEqual(json.loads(anna.http("GET", path)[1])["you"], "A")

    async def test_who_stood_up_is_not_told_of_no_seat(self):
        anna = self.person("Anna")
        anna.create("compact", [OPEN, OPEN])
        await anna.connect()
        wish = {"name": "Anna", "chain": Chain().end, "client": "the same"}
        self.assertEqual((await anna.ask("sit", **wish))["seat"], "A")
        await anna.ask("stand")
        await self.refusal(anna.ask("sit", **wish), -32010)
        self.assertEqual((await anna.sit())["seat"], "A")


class Names(ServerTest):
    async def test_names_are_trimmed_and_unfit_ones_refused_with_a_reason(self):
        anna = self.person("Anna")
        anna.create("compact", [OPEN, OPEN])
        await anna.connect()
        for name, reason in (("Anna\u202e", "name_hidden_characters"), (" ", "name_length"),
                             ("Gockel (best)", "name_of_computer")):
            refused = await self.refusal(anna.ask("sit", name=name, chain=anna.chain.end), -32602)
            self.assertEqual(refused.data["reason"], reason)
            self.assertEqual(refused.data["field"], "name")
        await anna.ask("sit", name=" Anna ", chain=anna.chain.end)
        self.assertEqual([e["name"] for e in anna.entries if e["type"] == "sat"], ["Anna"])


class Paths(ServerTest):
    async def test_a_code_may_be_written_in_small_letters(self):
        anna = self.person("Anna")
        code = anna.create("compact", [YOU, OPEN])
        self.assertEqual(self.node.request("GET", f"/api/tables/{code.lower()}")[0], 200)
        await anna.connect(code.lower())
        self.assertEqual(anna.seat, "A")

    def test_a_page_that_does_not_exist_is_not_found(self):
        page = self.folder / "page"
        page.mkdir()
        (page / "index.html").write_text("<p>The page</p>")
        (page / "paths.txt").write_text("/\n/learn\n/t/*\n/t/*/replay\n")
        self.node.stop()
        self.node = Node(self.data(), "--web", str(page))
        for path, status in (("/", 200), ("/learn", 200), ("/learn/", 200), ("/t/ABC", 200),
                             ("/t/ABC/replay", 200), ("/nothing", 404), ("/t", 404),
                             ("/learn/nothing", 404), ("/t/ABC/nothing", 404)):
            found, _, text = self.node.request("GET", path)
            self.assertEqual(found, status, path)
            self.assertEqual(text, "<p>The page</p>")
        self.assertEqual(self.node.request("GET", "/nothing.png")[0], 404)


if __name__ == "__main__":
    unittest.main()
