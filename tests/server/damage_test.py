#!/usr/bin/env python3
"""Who is gone and what breaks: absence, clocks, kill -9, full and locked disks.
GOCKEL is the program."""

import asyncio
import random
import resource
import signal
import sqlite3
import subprocess
import unittest

import websockets

from server_case import ServerTest, YOU, bot
from table_client import GOCKEL, Node


class Absence(ServerTest):
    flags = ("--absent-after", "300")

    async def test_a_bot_stands_in_for_who_is_gone_and_hands_back(self):
        anna, ben = await self.pair()
        gone, here = await self.turn(anna, ben)
        await gone.close()
        while not any(e["type"] == "away" and e["why"] == "gone" for e in here.entries):
            await here.hear()
        while not here.my_turn:
            await here.hear()
        self.assertIn("stand_in", [e.get("by") for e in here.entries])
        await gone.connect()
        await gone.ask("back")
        self.assertEqual([e["type"] for e in gone.entries].count("back"), 1)
        await asyncio.gather(anna.play_on(), ben.play_on())

    async def test_the_clock_of_a_turn_runs_out(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()], clock={"kind": "turn", "seconds": 5})
        await anna.connect()
        while not any(e["type"] == "away" and e["why"] == "clock" for e in anna.entries):
            await anna.hear()
        await anna.ask("back")

    async def test_who_leaves_a_game_is_replaced_at_once(self):
        anna, ben = await self.pair()
        await anna.ask("stand")
        self.assertEqual([e["why"] for e in anna.entries if e["type"] == "away"], ["left"])
        await ben.play_on()


class Damage(ServerTest):
    async def test_a_killed_server_has_every_acknowledged_entry(self):
        rng = random.Random(7)
        people = []
        for n in range(6):
            anna = self.person(f"Anna{n}")
            anna.create(rng.choice(["compact", "deluxe", "wok"]), [YOU, bot(), bot()])
            await anna.connect()
            people.append(anna)
        for _ in range(5):
            plays = [asyncio.create_task(person.play_on()) for person in people]
            # In the midst of it: one of them has come some way, others any.
            anna = rng.choice(people)
            goal = anna.version + rng.randint(2, 40)
            await anna.until(lambda: anna.over or anna.version >= goal)
            self.node.kill()
            await asyncio.gather(*plays, return_exceptions=True)
            self.node = Node(self.data())
            for person in people:
                known = list(person.entries)
                person.entries, person.node = [], self.node
                await person.connect()
                self.assertGreaterEqual(person.version, person.acknowledged)
                self.assertEqual(person.entries[:len(known)], known)
        await asyncio.gather(*(person.play_on() for person in people))
        self.assertGreater(sum(person.acknowledged for person in people), 100)

    async def test_a_locked_database_is_survived(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        while not anna.my_turn:
            await anna.hear()
        lock = sqlite3.connect(self.data(), isolation_level=None)
        lock.execute("begin immediate")
        before = anna.version
        await self.refusal(anna.ask("play", version=before, move=anna.a_move()), -32020)
        self.assertEqual(self.node.request("GET", "/health")[0], 503)
        lock.execute("rollback")
        lock.close()
        self.assertEqual(anna.version, before)
        await anna.play_on(2)
        self.assertEqual(self.node.request("GET", "/health")[0], 200)

    async def test_a_full_disk_is_survived(self):
        self.node.stop()
        # A file that may not grow is what a full disk looks like.
        self.node = Node(self.data(), preexec=lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN))
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        while not anna.my_turn:
            await anna.hear()
        pid = self.node.process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))
        before = anna.version
        await self.refusal(anna.ask("play", version=before, move=anna.a_move()), -32020)
        resource.prlimit(pid, resource.RLIMIT_FSIZE,
                         (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        self.assertEqual(anna.version, before)
        await anna.play_on(3)

    async def test_a_stop_says_good_bye_and_a_start_goes_on(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        await anna.play_on(2)
        self.assertEqual(self.node.stop(), 0)
        with self.assertRaises(websockets.ConnectionClosed) as caught:
            while True:
                await anna.hear()
        self.assertEqual(caught.exception.code, 1001)
        self.node = anna.node = Node(self.data())
        await anna.connect()
        await anna.play_on()

    def test_a_file_that_is_no_database_or_a_newer_one_is_refused(self):
        def start(data):
            return subprocess.run([GOCKEL, "serve", "--listen", "127.0.0.1:0", "--data", data],
                                  capture_output=True, text=True, timeout=60)
        junk = self.folder / "junk"
        junk.write_text("not a database " * 100)
        told = start(str(junk))
        self.assertEqual(told.returncode, 1)
        self.assertIn("cannot open", told.stderr)
        newer = self.folder / "newer.sqlite"
        with sqlite3.connect(newer) as tables:
            tables.execute("create table schema_version (version integer not null)")
            tables.execute("insert into schema_version values (999)")
        told = start(str(newer))
        self.assertEqual(told.returncode, 1)
        self.assertIn("newer", told.stderr)
        self.assertEqual(start("postgresql://nobody@127.0.0.1:1/none").returncode, 1)


if __name__ == "__main__":
    unittest.main()
