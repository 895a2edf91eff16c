"""People at a table, for the tests of the server: real sockets, real cookies,
legal moves from the referee."""

import asyncio
import hashlib
import http.client
import json
import os
import random
import secrets
import socket
import subprocess
import urllib.parse

import websockets

import contract

GOCKEL = os.environ["GOCKEL"]
TIMEOUT = 120


class Refused(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.data = error.get("data", {})


class Referee:
    """`gockel engine` as a subprocess: one line in, one line out."""

    def __init__(self):
        self.process = subprocess.Popen([GOCKEL, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, method, **params):
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise AssertionError(f"the referee refuses {line}: {answer['error']['message']}")
        return answer["result"]

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Node:
    """A running `gockel serve` on a free port of loopback."""

    def __init__(self, data, *flags):
        self.data = str(data)
        # As fast as it goes, unless a test wants it otherwise.
        options = {"--bot-pace": "0", "--rate": "0", "--tables-each": "0",
                   **dict(zip(flags[::2], flags[1::2]))}
        self.process = subprocess.Popen(
            [GOCKEL, "serve", "--listen", "127.0.0.1:0", "--data", self.data,
             *(word for option in options.items() for word in option)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("Gockel is at http://"):
            raise AssertionError(f"serve does not start: {line} {self.process.stderr.read()}")
        self.host = line.split("//")[1].strip()

    def request(self, method, path, body=None, headers=None):
        """Status, headers, body."""
        connection = http.client.HTTPConnection(self.host, timeout=TIMEOUT)
        try:
            text = body if body is None or isinstance(body, (str, bytes)) else json.dumps(body)
            connection.request(method, path, text, headers or {})
            response = connection.getresponse()
            answer = response.read().decode()
            contract.check_http(method, path, response.status, answer)
            return response.status, response.headers, answer
        finally:
            connection.close()

    def kill(self):
        self.process.kill()
        self.end()

    def stop(self):
        self.process.terminate()
        return self.end()

    def end(self):
        self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode


def fresh_key():
    return secrets.token_hex(16)


class Chain:
    """A person's hash chain: what is shown next leads to what was shown last."""

    def __init__(self, length=1000):
        link = secrets.token_bytes(32)
        self.next = {}
        for _ in range(length):
            before = hashlib.sha256(link).digest()
            self.next[before.hex()] = link.hex()
            link = before
        self.end = link.hex()


class Person:
    """Somebody with a browser: a cookie, and one table at a time."""

    def __init__(self, node, name, referee, rng=None):
        self.node = node
        self.name = name
        self.referee = referee
        self.rng = rng or random.Random(name)
        self.cookie = ""
        self.socket = None
        self.news = asyncio.Event()
        self.forget()

    def forget(self):
        self.code = None
        self.seat = None
        self.key = None
        self.entries = []
        self.position = None
        self.view = None
        self.acknowledged = 0
        self.present = []
        self.requests = 0
        self.wanted = None  # the seat to take once the table's promise was seen
        self.chain = Chain()
        self.head = None  # the newest link or end of a chain at the own seat
        self.thrown = None  # the version at which the last throw was sent

    def headers(self):
        return {"Cookie": self.cookie} if self.cookie else {}

    def http(self, method, path, body=None):
        status, headers, text = self.node.request(method, path, body, self.headers())
        self.keep_cookie(headers)
        return status, text

    def keep_cookie(self, headers):
        if headers.get("Set-Cookie"):
            self.cookie = headers["Set-Cookie"].split(";")[0]

    def create(self, rule_set, seats, **more):
        """A seat of kind `you` is taken by connect."""
        kinds = [seat["kind"] for seat in seats]
        self.wanted = "ABCDEFG"[kinds.index("you")] if "you" in kinds else None
        wish = {"rule_set": rule_set, **more,
                "seats": [{"kind": "open"} if seat["kind"] == "you" else seat for seat in seats]}
        status, text = self.http("POST", "/api/tables", contract.check("create_request", wish))
        assert status == 201, text
        made = json.loads(text)
        self.code, self.commit = made["table"], made["commit"]
        return self.code

    async def connect(self, code=None):
        self.code = code or self.code
        query = urllib.parse.urlencode({"since": len(self.entries)})
        self.socket = await asyncio.wait_for(websockets.connect(
            f"ws://{self.node.host}/api/tables/{self.code}/socket?{query}",
            extra_headers=self.headers(), max_size=None), TIMEOUT)
        self.keep_cookie(self.socket.response_headers)
        self.thrown = None
        await self.hear()
        if self.wanted:
            assert self.entries[0]["commit"] == self.commit, "another promise than the first"
            seat, self.wanted = self.wanted, None
            await self.sit(seat=seat)

    async def close(self):
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    @property
    def version(self):
        return len(self.entries)

    async def until(self, condition):
        """Waits until what this person knows fulfils a condition. Another task
        has to hear meanwhile."""
        while not condition():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), TIMEOUT)

    async def hear(self, timeout=TIMEOUT):
        """Takes in one message; returns it when it is an answer."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), timeout))
        self.news.set()
        if "method" not in message:
            if str(message["id"]).startswith("throw"):
                return None
            return contract.check("answer", message)
        params = contract.check("notification", message)["params"]
        if message["method"] == "present":
            self.present = params["present"]
            return None
        if message["method"] == "table":
            self.seat, self.key = params["you"], params["key"]
            self.present = params["present"]
        assert params["from"] <= self.version + 1, "entries are missing"
        for entry in params["entries"][self.version + 1 - params["from"]:]:
            self.take(entry)
        await self.throw()
        return None

    async def throw(self):
        """The own dice fall as soon as they are in the air, like in the page. Whoever has no chain that fits, as on
        another device, renews it first."""
        if not self.my_throw or self.thrown == self.version:
            return
        self.thrown = self.version
        requests = []
        link = self.chain.next.get(self.head)
        if link is None:
            self.chain = Chain()
            requests.append(("renew", {"chain": self.chain.end}))
            link = self.chain.next[self.chain.end]
        requests.append(("throw", {"version": self.version, "link": link}))
        for method, params in requests:
            params["client"] = f"{method} {secrets.token_hex(8)}"
            request = {"jsonrpc": "2.0", "id": f"throw {params['client']}", "method": method, "params": params}
            await self.socket.send(json.dumps(contract.check("request", request)))

    def take(self, entry):
        self.entries.append(entry)
        kind = entry["type"]
        if kind == "dice" and "link" in entry and self.view["seat"] == self.seat:
            self.head = entry["link"]
        if kind in ("sat", "chain") and entry["seat"] == self.seat:
            self.head = entry["chain"]
        if kind == "started":
            self.position = entry["position"]
        elif kind in ("dice", "move"):
            self.position = self.referee.ask("apply", position=self.position,
                                             **{kind: entry[kind]})["position"]
        if kind in ("started", "dice", "move"):
            self.view = self.referee.ask("describe", position=self.position)

    async def ask(self, method, client=None, **params):
        self.requests += 1
        params["client"] = client or f"{self.requests} {secrets.token_hex(4)}"
        request = {"jsonrpc": "2.0", "id": self.requests, "method": method, "params": params}
        await self.socket.send(json.dumps(request))
        while True:
            answer = await self.hear()
            if answer is None:
                continue
            if "error" in answer:
                raise Refused(answer["error"])
            assert answer["id"] == self.requests
            contract.check("request", request)  # it was good enough for the server
            result = contract.check(f"{method}_result", answer["result"])
            self.acknowledged = max(self.acknowledged, result["version"])
            return result

    async def sit(self, **more):
        self.chain = Chain()
        result = await self.ask("sit", name=self.name, chain=self.chain.end, **more)
        self.seat, self.key = result["seat"], result["key"]
        # The entry may have come before the answer that tells whose it is.
        self.head = self.head or self.chain.end
        await self.throw()
        return result

    @property
    def over(self):
        return any(entry["type"] in ("over", "put_away") for entry in self.entries)

    @property
    def my_throw(self):
        return (not self.over and self.view is not None and self.view["node"] == "chance"
                and self.view["seat"] == self.seat)

    @property
    def my_turn(self):
        return (not self.over and self.view is not None and self.view["node"] == "decision"
                and self.view["seat"] == self.seat)

    def a_move(self):
        """Any legal move, but rather one that ends the turn: games shall end."""
        moves = self.view["moves"]
        ending = [m for m in moves if m.startswith(("stop", "take", "steal"))]
        return self.rng.choice(ending if ending and self.rng.random() < 0.7 else moves)

    async def play_one(self):
        try:
            await self.ask("play", version=self.version, move=self.a_move())
        except Refused as refused:
            assert refused.code == -32010, refused  # somebody stood in meanwhile

    async def play_on(self, moves=10**9):
        """Plays until the game is over, or so many own moves were made."""
        while not self.over and moves > 0:
            if self.my_turn:
                await self.play_one()
                moves -= 1
            else:
                await self.hear()
