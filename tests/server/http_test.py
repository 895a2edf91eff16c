#!/usr/bin/env python3
"""What comes over the wire and is no proper request is answered, and then the
connection is closed. GOCKEL is the program."""

import json
import random
import socket
import unittest

from server_case import ServerTest

GOOD = (b"GET /api/info HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Connection: close\r\nContent-Length: 2\r\n\r\n{}",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
        b"Connection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        b"GET /api/tables/AAAAAAAAAAAA/socket?since=1 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: gockel=0; a=b\r\n\r\n",
        b"HEAD / HTTP/1.0\r\nHost: localhost\r\nAccept-Encoding: br\r\nIf-None-Match: \"x\"\r\n\r\n")
PIECES = (b"\r\n", b"\n", b"\r", b"\0", b" ", b":", b"\xff", b"%", b"HTTP/1.1", b"Host: x\r\n", b"\r\n\r\n",
          b"Content-Length: 99999999999999999999\r\n", b"Content-Length: -1\r\n", b"Transfer-Encoding: chunked\r\n",
          b"Expect: 100-continue\r\n", b"X: " + b"y" * 9000 + b"\r\n", b"a" * 20000, b"/../", b"?", b"#", b"*")


class Http(ServerTest):
    def answer(self, request):
        """Status and all that comes until the server closes; None: not a word."""
        host, port = self.node.host.split(":")
        with socket.create_connection((host, int(port)), timeout=60) as connection:
            text = b""
            try:
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR)
                while part := connection.recv(65536):
                    text += part
            except (ConnectionResetError, BrokenPipeError):
                pass
        if not text:
            return None, text
        self.assertRegex(text[:13], rb"^HTTP/1\.[01] [1-5]\d\d ")
        return int(text.split()[1]), text

    def test_bad_requests_are_answered_with_a_sentence(self):
        host = b"Host: localhost\r\n"
        for request, status in (
                (b"nonsense\r\n\r\n", 400),
                (b"\x16\x03\x01\x02\x00\x01\x00", 400),
                (b"GET  HTTP/1.1\r\n" + host + b"\r\n", 400),
                (b"GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
                (b"GET / HTTP/1.1\r\n\r\n", 400),
                (b"GET / HTTP/1.1\r\n" + host + host + b"\r\n", 400),
                (b"GET x HTTP/1.1\r\n" + host + b"\r\n", 400),
                (b"GET / HTTP/2.0\r\n" + host + b"\r\n", 505),
                (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
                (b"BREW / HTTP/1.1\r\n" + host + b"\r\n", 405),
                (b"OPTIONS * HTTP/1.1\r\n" + host + b"Connection: close\r\n\r\n", 405),
                (b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: x\r\n\r\n", 400),
                (b"POST /api/tables HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
                (b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: 20000\r\n\r\n", 413),
                (b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: 20000\r\n\r\n" + b"x" * 20000, 413),
                (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\n" + host + b"\r\n", 431),
                (b"GET / HTTP/1.1\r\n" + host + b"X: " + b"y" * 100_000 + b"\r\n\r\n", 431)):
            got, text = self.answer(request)
            self.assertEqual(got, status, request[:60])
            body = json.loads(text.split(b"\r\n\r\n", 1)[1])
            self.assertTrue(body["error"]["message"], request[:60])

    def test_what_is_understood_is_said_where_a_method_is_not(self):
        for path, method, allowed in (("/api/tables", "DELETE", "GET, HEAD, POST"), ("/api/info", "POST", "GET, HEAD"),
                                      ("/learn", "POST", "GET, HEAD")):
            status, headers, _ = self.node.request(method, path)
            self.assertEqual((status, headers["Allow"]), (405, allowed))

    def test_a_client_that_waits_before_it_sends_its_body_is_told_to_go_on(self):
        status, text = self.answer(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n"
            b"Connection: close\r\n\r\n{}")
        self.assertEqual(status, 100)
        self.assertIn(b"HTTP/1.1 400 ", text)

    def mutated(self, rng):
        request = bytearray(rng.choice(GOOD))
        for _ in range(rng.choice((1, 1, 2, 5))):
            at = rng.randrange(len(request) + 1)
            change = rng.randrange(5)
            if change == 0:
                request[at:at] = rng.choice(PIECES)
            elif change == 1:
                del request[at:at + rng.randint(1, 20)]
            elif change == 2 and at < len(request):
                request[at] = rng.randrange(256)
            elif change == 3:
                request[at:at] = request[at:at + rng.randint(1, 40)]
            else:
                request = request[:at] or bytearray(b"\r\n")
        return bytes(request)

    def test_mutated_requests_are_answered_or_closed_and_break_nothing(self):
        rng = random.Random(12)
        statuses = [self.answer(self.mutated(rng))[0] for _ in range(3000)]
        self.assertIsNone(self.node.process.poll())
        # They come to many places: some are still good, most are refused.
        self.assertLessEqual({200, 400, 404, 405, 421, 431, 505}, set(statuses))
        self.assertNotIn(500, statuses)
        self.assertEqual(self.answer(GOOD[0])[0], 200)


if __name__ == "__main__":
    unittest.main()
