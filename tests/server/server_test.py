#!/usr/bin/env python3
"""Tables on a real server with a real SQLite file: whole games, and what is
refused. GOCKEL is the program."""

import asyncio
import hashlib
import json
import sqlite3
import subprocess
import unittest

from server_case import OPEN, ServerTest, YOU, bot
from table_client import GOCKEL, Refused, luck


class Games(ServerTest):
    async def test_two_people_and_a_bot_play_every_rule_set_to_the_end(self):
        for rule_set in ("compact", "classic2005", "deluxe", "wok"):
            anna, ben = await self.pair(rule_set, bot())
            await asyncio.gather(anna.play_on(), ben.play_on())
            self.assertEqual(anna.entries, ben.entries)
            end = anna.entries[-1]
            self.assertEqual(end["type"], "over")
            self.assertAlmostEqual(sum(end["shares"]), 1)
            commit = anna.entries[0]["commit"]
            self.assertEqual(hashlib.sha256(bytes.fromhex(end["seed"])).hexdigest(), commit)
            record = self.folder / "game.gockel"
            record.write_text(anna.http("GET", f"/api/tables/{anna.code}/record")[1])
            told = subprocess.run([GOCKEL, "verify", str(record)], capture_output=True, text=True)
            self.assertEqual(told.returncode, 0, told.stderr)
            rolls = sum(entry["type"] == "dice" for entry in anna.entries)
            self.assertIn(f"all {rolls} rolls", told.stdout)
            await anna.close()
            await ben.close()

    async def test_the_seed_is_secret_until_the_end(self):
        anna, ben = self.person("Anna"), self.person("Ben")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        await ben.connect(anna.code)
        await anna.play_on(3)
        await ben.hear()
        with sqlite3.connect(self.data()) as tables:
            seed = tables.execute("select seed from tables").fetchone()[0]
        self.assertNotIn(seed, json.dumps(anna.entries + ben.entries))
        for path in (f"/api/tables/{anna.code}", f"/api/tables/{anna.code}/record",
                     "/api/tables"):
            self.assertNotIn(seed, anna.http("GET", path)[1])
        self.assertNotIn(anna.key, ben.http("GET", f"/api/tables/{anna.code}")[1])

    async def test_a_rematch_has_the_same_rules_and_bots(self):
        anna = self.person("Anna")
        anna.create("wok", [YOU, bot("club")], options={"memory": "on"})
        await anna.connect()
        await self.refusal(anna.ask("rematch"), -32015)
        await anna.play_on()
        code = (await anna.ask("rematch"))["table"]
        self.assertEqual((await anna.ask("rematch"))["table"], code)
        await anna.close()
        anna.forget()
        await anna.connect(code)
        self.assertEqual(anna.entries[0]["options"], {"memory": "on"})
        await anna.sit()
        self.assertEqual(anna.entries[1]["level"], "club")
        await anna.play_on()

    async def test_listed_tables_are_listed_and_private_ones_are_not(self):
        anna, ben = self.person("Anna"), self.person("Ben")
        anna.create("compact", [YOU, OPEN], listed=True)
        ben.create("compact", [YOU, OPEN])
        listed = json.loads(anna.http("GET", "/api/tables")[1])["tables"]
        self.assertEqual([table["table"] for table in listed], [anna.code])
        self.assertEqual(listed[0]["seats"][0]["name"], "Anna")

    async def test_open_seats_are_filled_and_left(self):
        anna, ben = self.person("Anna"), self.person("Ben")
        anna.create("compact", [YOU, OPEN, OPEN])
        await anna.connect()
        await ben.connect(anna.code)
        await self.refusal(ben.ask("fill", level="child"), -32011)
        await ben.sit(seat="C")
        await ben.ask("stand")
        await self.refusal(anna.ask("fill", level="genius"), -32602)
        await anna.ask("fill", level="child")
        await self.refusal(ben.sit(), -32015)
        await anna.play_on()


class Refusals(ServerTest):
    async def test_nobody_acts_for_a_seat_that_is_not_theirs(self):
        anna, ben = await self.pair()
        watcher = self.person("Zoe")
        await watcher.connect(anna.code)
        self.assertIsNone(watcher.seat)
        self.assertIsNone(watcher.key)
        for person in (anna, ben):
            while person.view is None:
                await person.hear()
        actor, other = (anna, ben) if anna.my_turn else (ben, anna)
        move = actor.a_move()
        await self.refusal(other.ask("play", version=actor.version, move=move), -32011)
        await self.refusal(watcher.ask("play", version=actor.version, move=move), -32011)
        await self.refusal(watcher.ask("stand"), -32011)
        await actor.ask("play", version=actor.version, move=move)

    async def test_who_stood_up_has_nothing_left_of_the_seat(self):
        anna, ben, zoe = self.person("Anna"), self.person("Ben"), self.person("Zoe")
        anna.create("compact", [YOU, OPEN, OPEN])
        for person in (ben, zoe):
            await person.connect(anna.code)
        await ben.sit(seat="B")
        key = ben.key
        await ben.ask("stand")
        await zoe.sit(seat="B")
        await self.refusal(ben.ask("fill", level="child"), -32011)
        await self.refusal(ben.ask("stand"), -32011)
        self.assertIsNone(json.loads(ben.http("GET", f"/api/tables/{anna.code}")[1])["you"])
        status, _ = ben.http("POST", f"/api/tables/{anna.code}/claim", {"key": key})
        self.assertEqual(status, 403)
        await ben.sit(seat="C")
        self.assertNotEqual(ben.key, key)

    async def test_illegal_stale_and_repeated_moves_change_nothing_more(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        while not anna.my_turn:
            await anna.hear()
        before = anna.version
        await self.refusal(anna.ask("play", version=before, move="roll"), -32012)
        await self.refusal(anna.ask("play", version=before, move="nonsense"), -32012)
        refused = await self.refusal(anna.ask("play", version=before - 1, move="1"), -32010)
        self.assertEqual(refused.data["version"], before)
        await self.refusal(anna.ask("play", version=before + 7, move="1"), -32010)
        self.assertEqual(anna.version, before)
        move = anna.a_move()
        first = await anna.ask("play", "once", version=before, move=move)
        again = await anna.ask("play", "once", version=before, move=move)
        self.assertEqual(first, again)
        mine = [e for e in anna.entries[before:] if e["type"] == "move" and e["seat"] == "A"]
        self.assertEqual(len(mine), 1)

    async def test_of_two_racing_moves_one_counts(self):
        for _ in range(5):
            anna = self.person("Anna")
            anna.create("compact", [YOU, bot()])
            await anna.connect()
            while not anna.my_turn:
                await anna.hear()
            phone = self.person("Anna's phone")
            status, _ = phone.http("POST", f"/api/tables/{anna.code}/claim", {"key": anna.key})
            self.assertEqual(status, 200)
            await phone.connect(anna.code)
            self.assertEqual(phone.seat, "A")
            version, move = anna.version, anna.a_move()
            results = await asyncio.gather(
                anna.ask("play", version=version, move=move),
                phone.ask("play", version=version, move=move), return_exceptions=True)
            refused = [r for r in results if isinstance(r, Refused)]
            self.assertEqual([r.code for r in refused], [-32010], results)

    async def test_a_wrong_key_takes_no_seat(self):
        anna, ben = self.person("Anna"), self.person("Ben")
        anna.create("compact", [YOU, OPEN])
        for key in ("", luck(), "x" * 100):
            status, _ = ben.http("POST", f"/api/tables/{anna.code}/claim", {"key": key})
            self.assertEqual(status, 403)

    async def test_taken_seats_and_bad_names_are_refused(self):
        anna, ben = await self.pair("compact", OPEN)
        zoe = self.person("Zoe")
        await zoe.connect(anna.code)
        await self.refusal(zoe.sit(seat="A"), -32013)
        await self.refusal(zoe.sit(seat="Q"), -32602)
        for name in ("", " ", "x" * 25, "a\nb", "\u0000"):
            await self.refusal(zoe.ask("sit", name=name, luck=luck()), -32602)
        await self.refusal(zoe.ask("sit", name="Zoe", luck="zz"), -32602)
        zoe.name = "<b>Zoë</b> 🐔"
        await zoe.sit()
        await self.refusal(ben.sit(), -32013)


if __name__ == "__main__":
    unittest.main()
