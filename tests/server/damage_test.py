#!/usr/bin/env python3
"""Who is gone and what breaks: absence, clocks, kill -9, full and locked disks.
GOCKEL is the program."""

import asyncio
import random
import resource
import sqlite3
import subprocess
import threading
import unittest
import urllib.request

import websockets

from server_case import ServerTest, YOU, bot
from table_client import GOCKEL, Node, free_port


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
        await self.eventually(lambda: self.node.request("GET", "/health")[0] == 200)

    async def test_what_the_operator_sees_of_the_store_follows_it(self):
        self.node.stop()
        port = free_port()
        self.node = Node(self.data(), "--metrics", f"127.0.0.1:{port}")

        def figure():
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
                lines = answer.read().decode().splitlines()
            return next(line for line in lines if line.startswith("gockel_store_healthy "))
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        while not anna.my_turn:
            await anna.hear()
        self.assertEqual(figure(), "gockel_store_healthy 1")
        lock = sqlite3.connect(self.data(), isolation_level=None)
        lock.execute("begin immediate")
        await self.refusal(anna.ask("play", version=anna.version, move=anna.a_move()), -32020)
        self.assertEqual(figure(), "gockel_store_healthy 0")
        lock.execute("rollback")
        lock.close()
        await anna.play_on(2)
        await self.eventually(lambda: figure() == "gockel_store_healthy 1")

    async def test_a_move_waits_for_another_writer(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        while not anna.my_turn:
            await anna.hear()
        lock = sqlite3.connect(self.data(), isolation_level=None, check_same_thread=False)
        lock.execute("begin immediate")
        threading.Timer(1, lambda: lock.execute("rollback")).start()
        before = anna.version
        await anna.ask("play", version=before, move=anna.a_move())
        self.assertGreater(anna.version, before)
        lock.close()

    async def test_deleting_old_tables_refuses_no_move(self):
        self.node.stop()
        old = 20_000
        with sqlite3.connect(self.data()) as tables:
            tables.executemany("insert into tables values (?, 1, 'waiting', 0, '', 1, 1, null, '')",
                               [(f"OLD{n}",) for n in range(old)])
            tables.executemany("insert into entries values (?, 1, ?, null)",
                               [(f"OLD{n}", "x" * 500) for n in range(old)])
        tables.close()
        self.node = Node(self.data())
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        tables = sqlite3.connect(self.data())

        def left():
            return tables.execute("select count(*) from tables where touched = 1").fetchone()[0]
        moves = 0
        while left() > 0:
            if anna.over:
                anna.forget()
                anna.create("compact", [YOU, bot()])
                await anna.connect()
            await anna.play_on(1)  # it raises when a move is refused
            moves += 1
        tables.close()
        self.assertGreater(moves, 0)

    def test_a_second_server_on_the_same_file_is_refused(self):
        told = subprocess.run([GOCKEL, "serve", "--listen", "127.0.0.1:0", "--data", self.data()],
                              capture_output=True, text=True, timeout=60)
        self.assertEqual(told.returncode, 1)
        self.assertIn("another server", told.stderr)
        self.assertEqual(self.node.request("GET", "/api/tables")[0], 200)

    def test_only_the_user_can_read_the_tables(self):
        self.person("Anna").create("compact", [YOU, bot()])
        for file in self.folder.iterdir():
            self.assertEqual(file.stat().st_mode & 0o777, 0o600, file)

    async def test_a_database_of_an_earlier_program_is_played_on(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        await anna.play_on(1)
        self.node.stop()
        with sqlite3.connect(self.data()) as tables:
            tables.executescript("""
                drop table secrets; drop index tables_opener; alter table tables drop column opener;
                drop table nodes; drop table presence;
                create table presence (table_id text not null, seat integer not null,
                  node text not null, until bigint not null, primary key (table_id, seat, node));
                update schema_version set version = 1;""")
        tables.close()
        self.node = anna.node = Node(self.data())
        # The earlier program's cookies prove nothing; keys do.
        status, text = anna.http("POST", f"/api/tables/{anna.code}/claim", {"key": anna.key})
        self.assertEqual(status, 200, text)
        await anna.connect()
        await anna.play_on(2)

    async def test_a_full_disk_is_survived(self):
        self.node.stop()
        # A file that may not grow is what a full disk looks like.
        self.node = Node(self.data())
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
        self.assertIn("no database of Gockel", told.stderr)
        newer = self.folder / "newer.sqlite"
        with sqlite3.connect(newer) as tables:
            tables.execute("create table schema_version (version integer not null)")
            tables.execute("insert into schema_version values (999)")
        told = start(str(newer))
        self.assertEqual(told.returncode, 1)
        self.assertIn("newer", told.stderr)
        self.assertEqual(start("postgresql://nobody@127.0.0.1:1/none").returncode, 1)
        for address in ("postgresql://anna:top secret@127.0.0.1:1/none",
                        "postgresql://anna:top@secret@127.0.0.1:1/none"):
            told = start(address)
            self.assertEqual(told.returncode, 1)
            self.assertIn("cannot open the database", told.stderr)
            for part in ("secret", "top", "anna"):
                self.assertNotIn(part, told.stderr)


if __name__ == "__main__":
    unittest.main()
