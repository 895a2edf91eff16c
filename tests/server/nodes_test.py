#!/usr/bin/env python3
"""Two nodes on one PostgreSQL behave as one. GOCKEL is the program."""

import asyncio
import json
import subprocess
import threading
import unittest

from databases import PostgreSQL
from server_case import OPEN, ServerTest, YOU, bot
from table_client import GOCKEL, Node, Refused


class Nodes(ServerTest):
    flags = ("--absent-after", "1000")

    @classmethod
    def setUpClass(cls):
        cls.database = PostgreSQL()

    @classmethod
    def tearDownClass(cls):
        cls.database.close()

    def data(self):
        return self.database.address

    def setUp(self):
        super().setUp()
        self.other = Node(self.data(), *self.flags)

    def tearDown(self):
        super().tearDown()
        self.other.stop()

    async def apart(self, rule_set, *others):
        """Two people at one table, each on a node of their own."""
        anna, ben = self.person("Anna"), self.person("Ben", self.other)
        anna.create(rule_set, [YOU, OPEN, *others])
        await anna.connect()
        await ben.connect(anna.code)
        await ben.sit()
        return anna, ben

    async def test_people_on_two_nodes_play_whole_games(self):
        for rule_set in ("compact", "classic2005", "deluxe", "wok"):
            anna, ben = await self.apart(rule_set, bot())
            await asyncio.gather(anna.play_on(), ben.play_on())
            self.assertEqual(anna.entries, ben.entries)
            self.assertNotIn("away", [entry["type"] for entry in anna.entries])
            await anna.close()
            await ben.close()

    async def test_each_node_knows_who_is_at_the_other(self):
        anna, ben = await self.apart("compact")
        while anna.present != ["A", "B"] or ben.present != ["A", "B"]:
            await asyncio.gather(*(p.hear() for p in (anna, ben) if p.present != ["A", "B"]))
        await ben.close()
        while anna.present != ["A"]:
            await anna.hear()

    async def test_people_and_bots_go_on_when_a_node_is_killed(self):
        anna, ben = await self.apart("compact", bot(), bot())
        plays = [asyncio.create_task(p.play_on()) for p in (anna, ben)]
        await anna.until(lambda: anna.over or anna.version >= 40)
        self.other.kill()
        await asyncio.gather(plays[1], return_exceptions=True)
        ben.node = self.node
        await ben.connect()
        self.assertGreaterEqual(ben.version, ben.acknowledged)
        await asyncio.gather(plays[0], ben.play_on())
        self.assertEqual(anna.entries, ben.entries)
        self.other = Node(self.data(), *self.flags)

    async def test_the_survivor_moves_the_bots_of_a_killed_node(self):
        ben = self.person("Ben", self.other)
        # The bot of a slow node is still thinking when the node is killed.
        slow = Node(self.data(), "--bot-pace", "1500")
        ben.node = slow
        ben.create("compact", [YOU, bot(), bot(), bot(), bot(), bot(), bot()])
        await ben.connect()
        while not any(e["type"] == "started" for e in ben.entries):
            await ben.hear()
        # Dice in the air would wait for Ben: his turn has to be over.
        while ben.my_turn or ben.my_throw:
            await (ben.play_one() if ben.my_turn else ben.hear())
        slow.kill()
        before = ben.version
        # Nobody looks at the table: the survivor finds it by its due time.
        with self.assertRaises(Exception):
            while True:
                await ben.hear()
        # Asking the survivor would wake the table: the database is asked.
        version = f"select version from tables where id = '{ben.code}'"
        await self.eventually(lambda: int(self.database.value(version)) > before)
        ben.node = self.node
        await ben.connect()
        self.assertGreater(ben.version, before)

    async def test_racing_nodes_append_a_move_once(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        phone = self.person("Anna's phone", self.other)
        status, _ = phone.http("POST", f"/api/tables/{anna.code}/claim", {"key": anna.key})
        self.assertEqual(status, 200)
        await phone.connect(anna.code)
        for _ in range(10):
            while not (anna.my_turn and phone.my_turn and anna.version == phone.version):
                for person in (anna, phone):
                    if person.version < max(anna.version, phone.version) or not person.my_turn:
                        await person.hear()
            version, move = anna.version, anna.a_move()
            results = await asyncio.gather(
                anna.ask("play", version=version, move=move),
                phone.ask("play", version=version, move=move), return_exceptions=True)
            refused = [r.code for r in results if isinstance(r, Refused)]
            self.assertEqual(refused, [-32010], results)
            if anna.over or phone.over:
                break

    async def test_all_tables_of_the_database_verify(self):
        anna, ben = await self.apart("wok", bot())
        await asyncio.gather(anna.play_on(), ben.play_on())
        told = subprocess.run([GOCKEL, "verify", "--json", "--database", str(self.data())],
                              capture_output=True, text=True)
        self.assertEqual(told.returncode, 0, told.stderr)
        found = json.loads(told.stdout)
        self.assertGreaterEqual(found["fair"], 1)
        self.assertEqual(found["broken"], 0)

    async def test_an_old_key_never_takes_the_seat_of_who_sits_down_meanwhile(self):
        for round_ in range(15):
            thief, anna = self.person(f"Thief{round_}"), self.person(f"Anna{round_}")
            thief.create("compact", [OPEN, OPEN, OPEN])
            await thief.connect()
            await anna.connect(thief.code)
            await thief.sit(seat="A")
            key, path = thief.key, f"/api/tables/{thief.code}/claim"
            stop, tried = threading.Event(), []

            def claim(node):
                while not stop.is_set():
                    tried.append(node.request("POST", path, {"key": key})[0])
            claims = [threading.Thread(target=claim, args=(node,))
                      for node in (self.node, self.other) for _ in range(2)]
            for each in claims:
                each.start()
            await self.eventually(lambda: len(tried) > 4)
            await thief.ask("stand")
            await anna.sit(seat="A")
            seen = len(tried)
            await self.eventually(lambda: len(tried) > seen + 4)
            stop.set()
            for each in claims:
                each.join()
            # 429: as many devices as a seat may have have had it.
            self.assertLessEqual(set(tried), {200, 403, 429})
            owners = f"select count(*) from holders where table_id = '{anna.code}' and seat = 0"
            self.assertEqual(self.database.value(owners), "1", f"of {len(tried)} claims")
            await thief.close()
            await anna.close()

    async def test_a_claim_is_known_at_the_other_node(self):
        anna, phone = self.person("Anna"), self.person("Phone", self.other)
        anna.create("compact", [YOU, OPEN])
        await anna.connect()
        await phone.connect(anna.code)
        self.assertIsNone(phone.seat)
        body = json.dumps({"key": anna.key})
        status, _, _ = self.node.request("POST", f"/api/tables/{anna.code}/claim", body,
                                         phone.headers())
        self.assertEqual(status, 200)
        await self.once_not_refused(-32011, lambda: phone.ask("stand"))
        self.assertEqual([e["type"] for e in phone.entries], ["created", "sat", "stood"])

    async def test_a_hanging_database_is_the_stores_error_and_no_reason_to_stay(self):
        quick = Node(self.data(), "--store-timeout", "1000")
        anna = self.person("Anna", quick)
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        while not anna.my_turn:
            await anna.hear()
        before = anna.version
        self.database.hang()
        try:
            move = anna.a_move()
            await self.refusal(anna.ask("play", "once", version=before, move=move), -32020)
            self.assertEqual(anna.version, before)
            self.assertEqual(self.other.stop(), 0)
        finally:
            self.database.go_on()
        # The database may have done it after all: the same request happens once.
        await self.once_not_refused(-32020, lambda: anna.ask("play", "once", version=before, move=move))
        while len(anna.entries) <= before:
            await anna.hear()
        await anna.play_on(3)
        self.assertEqual(quick.stop(), 0)
        self.other = Node(self.data(), *self.flags)

    async def test_a_request_that_happened_is_not_called_stale_without_the_database(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        while not anna.my_turn:
            await anna.hear()
        version, move = anna.version, anna.a_move()
        await anna.ask("play", "once", version=version, move=move)
        self.database.stop()
        await self.refusal(anna.ask("play", "once", version=version, move=move), -32020)
        self.database.start()
        await self.once_not_refused(-32020, lambda: anna.ask("play", "once", version=version, move=move))
        # That was known without writing: the writer may still have to connect.
        while not (anna.my_turn or anna.over):
            await anna.hear()
        if not anna.over:
            await self.once_not_refused(
                -32020, lambda: anna.ask("play", version=anna.version, move=anna.a_move()))

    async def test_a_lost_database_is_survived(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        while not anna.my_turn:
            await anna.hear()
        before = anna.version
        self.database.stop()
        await self.refusal(anna.ask("play", version=before, move=anna.a_move()), -32020)
        self.assertEqual(anna.version, before)
        self.database.start()
        await self.once_not_refused(
            -32020, lambda: anna.ask("play", version=anna.version, move=anna.a_move()))
        await anna.play_on(3)


if __name__ == "__main__":
    unittest.main()
