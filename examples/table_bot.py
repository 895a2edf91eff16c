#!/usr/bin/env python3
"""A bot that takes a seat at a server's table and plays there until the game is over.

    python3 examples/table_bot.py http://127.0.0.1:8080 K7QXM2PD9TRA --name Robo --player expert

It needs `pip install ./python websockets`. It says that it is a program when it sits down, and every page
shows that. What has happened comes as entries (docs/server.md); gockel.State follows them, so that the
bot knows position and legal moves without asking anybody.
"""

import argparse
import hashlib
import json
import secrets
import sys

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import gockel

# A wrong time or an old version: something else has happened meanwhile, and the next entries say what.
OVERTAKEN = (-32010, -32015)


class Chain:
    """The bot's part in the dice: link after link of a hash chain, the end of which everybody has seen."""

    def __init__(self, length=2000):
        self.links = [secrets.token_bytes(32)]
        for _ in range(length):
            self.links.append(hashlib.sha256(self.links[-1]).digest())
        self.end = self.links.pop().hex()

    def next(self):
        """The link that leads to the one shown before; the same until it was shown."""
        return self.links[-1].hex()

    def shown(self):
        """Everybody has seen it."""
        self.links.pop()


class TableBot:
    """One seat at one table. Answers to requests are waited for, so one thing happens at a time."""

    def __init__(self, socket, player):
        self.socket, self.player = socket, player
        self.chain = Chain()
        self.version = 0
        self.requests = 0
        self.seat = None
        self.state = None
        self.over = None

    def play(self, name, seat=None):
        """Sits down and plays; returns the entry that ended the game."""
        self.hear()
        wanted = {"seat": seat} if seat else {}
        self.seat = self.ask("sit", name=name, chain=self.chain.end, program=True, **wanted)["seat"]
        while self.over is None:
            if not self.mine():
                self.hear()
            elif self.state.is_chance_node():
                if self.ask("throw", version=self.version, link=self.chain.next()):
                    self.chain.shown()
            else:
                move = self.state.action_to_string(self.player(self.state))
                self.ask("play", version=self.version, move=move)
        return self.over

    def mine(self):
        """Whether the bot is to throw or to decide."""
        return self.state is not None and "ABCDEFG"[self.state.turn_player()] == self.seat

    def ask(self, method, **params):
        """The result of a request; None when something else happened first."""
        self.requests += 1
        params["client"] = f"{self.requests} {secrets.token_hex(8)}"
        before = self.version
        self.send({"jsonrpc": "2.0", "id": self.requests, "method": method, "params": params})
        while (answer := self.hear()) is None:
            pass
        if "error" in answer:
            if answer["error"]["code"] not in OVERTAKEN:
                raise RuntimeError(f"{method}: {answer['error']['message']}")
            while self.version == before:
                self.hear()
            return None
        # The entries that it made may come behind the answer.
        while self.version < answer["result"]["version"]:
            self.hear()
        return answer["result"]

    def send(self, request):
        """One line to the server."""
        self.socket.send(json.dumps(request))

    def hear(self):
        """Takes in one message; returns it when it is an answer."""
        message = json.loads(self.socket.recv())
        if "method" not in message:
            return message
        if "entries" in message["params"]:
            for entry in message["params"]["entries"][self.version + 1 - message["params"]["from"]:]:
                self.take(entry)
        return None

    def take(self, entry):
        """What an entry changes."""
        self.version += 1
        kind = entry["type"]
        if kind == "started":
            self.state = gockel.State.at(entry["position"])
        elif kind in ("dice", "move"):
            self.state.apply_action(self.state.string_to_action(entry[kind]))
        elif kind in ("over", "put_away"):
            self.over = entry


def main():
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Takes a seat at a server's table and plays there.")
    parser.add_argument("server", help="its address, like http://127.0.0.1:8080")
    parser.add_argument("table", help="the code of the table")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--seat", choices=list("ABCDEFG"), help="the first open one if left out")
    parser.add_argument("--player", default="expert", choices=gockel.player_names)
    wanted = parser.parse_args()
    address = wanted.server.rstrip("/").replace("http", "ws", 1)
    try:
        with connect(f"{address}/api/tables/{wanted.table}/socket", max_size=None) as socket:
            over = TableBot(socket, gockel.Player(wanted.player)).play(wanted.name, wanted.seat)
    except (OSError, WebSocketException, RuntimeError) as error:
        sys.exit(f"table_bot: {error}")
    print(f"scores {over['scores']}, shares of the win {over['shares']}" if over["type"] == "over" else "put away")


if __name__ == "__main__":
    main()
