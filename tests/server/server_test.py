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
from table_client import GOCKEL, Refused, fresh_key


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
            table = self.folder / "game.entries"
            table.write_text(anna.http("GET", f"/api/tables/{anna.code}/entries")[1])
            told = subprocess.run([GOCKEL, "verify", "--json", str(table)], capture_output=True, text=True)
            self.assertEqual(told.returncode, 0, told.stderr)
            found = json.loads(told.stdout)
            self.assertTrue(found["fair"])
            rolls = [entry for entry in anna.entries if entry["type"] == "dice"]
            self.assertEqual(found["rolls"], len(rolls))
            self.assertEqual(found["rolls_by_people"], sum("link" in roll for roll in rolls))
            self.assertEqual(found["rolls_by_renewed_chains"], [])
            bots = sum(entry.get("by") == "bot" for entry in anna.entries)
            self.assertEqual(found["decisions"],
                             [{"seat": "C", "level": "child", "stand_in": False, "count": bots}])
            self.assertEqual(told.stderr, "")
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
                     f"/api/tables/{anna.code}/entries", "/api/tables"):
            self.assertNotIn(seed, anna.http("GET", path)[1])
        self.assertNotIn(anna.key, ben.http("GET", f"/api/tables/{anna.code}")[1])

    async def test_a_rematch_has_the_same_rules_and_bots(self):
        anna = self.person("Anna")
        anna.create("wok", [YOU, bot("club")], options={"memory": "on"}, coach=True)
        await anna.connect()
        await self.refusal(anna.ask("rematch"), -32015)
        await anna.play_on()
        code = (await anna.ask("rematch"))["table"]
        self.assertEqual((await anna.ask("rematch"))["table"], code)
        await anna.close()
        anna.forget()
        await anna.connect(code)
        self.assertEqual(anna.entries[0]["options"], {"memory": "on"})
        self.assertIs(anna.entries[0]["coach"], True)
        await anna.sit()
        self.assertEqual(anna.entries[1]["level"], "club")
        await anna.play_on()

    async def test_listed_tables_are_listed_and_private_ones_are_not(self):
        anna, ben = self.person("Anna"), self.person("Ben")
        anna.create("compact", [YOU, OPEN], listed=True)
        await anna.connect()
        ben.create("compact", [YOU, OPEN])
        listed = json.loads(anna.http("GET", "/api/tables")[1])["tables"]
        self.assertEqual([table["table"] for table in listed], [anna.code])
        self.assertEqual(listed[0]["seats"][0]["name"], "Anna")

    async def test_unfinished_tables_are_told_to_those_who_sit_there_and_to_nobody_else(self):
        anna, ben, zoe = self.person("Anna"), self.person("Ben"), self.person("Zoe")
        anna.create("compact", [YOU, OPEN])
        await anna.connect()
        path = f"/api/seats?at={anna.code.lower()},NOSUCHTABLE"
        mine = lambda person: json.loads(person.http("GET", path)[1])["tables"]
        waiting = mine(anna)
        self.assertEqual([(table["table"], table["you"], table["to_act"], table["started"]) for table in waiting],
                         [(anna.code, "A", None, False)])
        await ben.connect(anna.code)
        self.assertEqual(mine(ben), [])
        await ben.sit()
        seats = {person.name: mine(person)[0] for person in (anna, ben)}
        self.assertEqual([seats["Anna"]["you"], seats["Ben"]["you"]], ["A", "B"])
        self.assertIn(seats["Anna"]["to_act"], ("A", "B"))
        self.assertEqual(mine(zoe), [])
        self.assertEqual(json.loads(anna.http("GET", "/api/seats")[1]), {"tables": []})
        self.assertEqual(anna.http("POST", path, {})[0], 405)

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
        actor, other = await self.turn(anna, ben)
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
        for key in ("", fresh_key(), "x" * 100):
            status, _ = ben.http("POST", f"/api/tables/{anna.code}/claim", {"key": key})
            self.assertEqual(status, 403)

    async def test_taken_seats_and_bad_names_are_refused(self):
        anna, ben = await self.pair("compact", OPEN)
        zoe = self.person("Zoe")
        await zoe.connect(anna.code)
        await self.refusal(zoe.sit(seat="A"), -32013)
        await self.refusal(zoe.sit(seat="Q"), -32602)
        for name in ("", " ", "x" * 25, "a\nb", "\u0000"):
            await self.refusal(zoe.ask("sit", name=name, chain=zoe.chain.end), -32602)
        await self.refusal(zoe.ask("sit", name="Zoe", chain="zz"), -32602)
        zoe.name = "<b>Zoë</b> 🐔"
        await zoe.sit()
        await self.refusal(ben.sit(), -32013)


class FairDice(ServerTest):
    async def test_nobody_sits_down_before_the_promise_was_seen(self):
        anna = self.person("Anna")
        wish = {"rule_set": "compact", "seats": [OPEN, OPEN]}
        for field in ("luck", "chain", "name"):
            self.assertEqual(anna.http("POST", "/api/tables", {**wish, field: "00" * 32})[0], 400)
        self.assertEqual(anna.http("POST", "/api/tables", {**wish, "seats": [YOU, OPEN]})[0], 400)
        made = json.loads(anna.http("POST", "/api/tables", wish)[1])
        shown = json.loads(anna.http("GET", f"/api/tables/{made['table']}")[1])["entries"]
        self.assertEqual([entry["type"] for entry in shown], ["created"])
        self.assertEqual(shown[0]["commit"], made["commit"])

    async def test_dice_fall_by_the_next_link_of_who_throws_only(self):
        anna, ben = await self.pair()
        actor, other = await self.turn(anna, ben)
        link = actor.chain.next[actor.head]
        await self.refusal(actor.ask("throw", version=actor.version, link=link), -32012)
        await self.refusal(other.ask("throw", version=other.version, link=other.head), -32011)
        refused = await self.refusal(actor.ask("play", version=actor.version, move="stop", link="0" * 64), -32012)
        self.assertEqual(refused.data["field"], "link")
        await asyncio.gather(anna.play_on(), ben.play_on())

    async def test_another_device_renews_the_chain_for_all_to_see(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        await self.turn(anna)
        phone = self.person("Anna's phone")
        status, _ = phone.http("POST", f"/api/tables/{anna.code}/claim", {"key": anna.key})
        self.assertEqual(status, 200)
        await anna.close()
        await phone.connect(anna.code)
        await phone.play_on()
        self.assertIn("chain", [entry["type"] for entry in phone.entries])
        self.assertEqual(phone.entries[-1]["type"], "over")


class Database(ServerTest):
    """What `gockel verify --database` and `gockel forget-name` say and do."""

    def gockel(self, *words):
        told = subprocess.run([GOCKEL, *words], capture_output=True, text=True)
        return told.returncode, told.stdout, told.stderr

    def verified(self):
        status, out, errors = self.gockel("verify", "--json", "--database", str(self.data()))
        return status, json.loads(out), errors

    async def test_a_changed_table_is_found_and_disturbs_nobody(self):
        anna, ben = self.person("Anna"), self.person("Ben")
        for person in (anna, ben):
            person.create("compact", [YOU, bot()])
            await person.connect()
        await anna.play_on()
        await ben.play_on(2)
        await ben.close()
        self.assertEqual(self.verified()[:2], (0, {"tables": 2, "fair": 1, "not_over": 1, "broken": 0}))
        self.node.stop()
        with sqlite3.connect(self.data()) as tables:
            tables.execute("update entries set texts = replace(texts, '\"level\":\"child\"', '\"level\":\"club\"')"
                           " where table_id = ?", (ben.code,))
        status, found, errors = self.verified()
        self.assertEqual((status, found), (1, {"tables": 2, "fair": 1, "not_over": 0, "broken": 1}))
        self.assertIn(ben.code, errors)
        self.node = anna.node = ben.node = type(self.node)(self.data())
        status, text = ben.http("GET", f"/api/tables/{ben.code}")
        self.assertEqual((status, json.loads(text)["error"]["code"]), (500, "damaged"))
        self.assertEqual(anna.http("GET", f"/api/tables/{anna.code}")[0], 200)

    async def test_a_seed_that_was_not_promised_is_found(self):
        anna = self.person("Anna")
        for person in (anna, self.person("Ben")):
            person.create("compact", [YOU, bot()])
            await person.connect()
            await person.close()
        self.node.stop()
        self.assertEqual(self.verified()[:2], (0, {"tables": 2, "fair": 0, "not_over": 2, "broken": 0}))
        with sqlite3.connect(self.data()) as tables:
            tables.execute("update tables set seed = ? where id = ?", ("5" * 64, anna.code))
        status, found, errors = self.verified()
        self.assertEqual((status, found), (1, {"tables": 2, "fair": 0, "not_over": 1, "broken": 1}))
        self.assertIn(anna.code, errors)
        self.assertIn("SHA-256", errors)
        with sqlite3.connect(self.data()) as tables:
            tables.execute("update tables set seed = 'no seed' where id = ?", (anna.code,))
        self.assertEqual(self.verified()[1]["broken"], 1)

    async def test_a_name_is_taken_out_and_everything_still_verifies(self):
        anna = self.person("Anna Unique")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        await anna.play_on()
        await anna.close()
        self.node.stop()
        # However it is typed: names are kept trimmed and composed.
        forget = ("forget-name", " Anna  Unique ", "--data", str(self.data()))
        self.assertEqual(self.gockel(*forget)[:2], (0, "1 entry at 1 table had the name\n"))
        self.assertEqual(self.gockel(*forget)[:2], (0, "0 entries at 0 tables had the name\n"))
        self.assertEqual(self.verified()[0], 0)
        with sqlite3.connect(self.data()) as tables:
            self.assertFalse([line for line in tables.iterdump() if "Anna Unique" in line])
        self.node = anna.node = type(self.node)(self.data())
        for path in (f"/api/tables/{anna.code}", f"/api/tables/{anna.code}/record"):
            status, text = anna.http("GET", path)
            self.assertEqual(status, 200)
            self.assertNotIn("Anna Unique", text)


if __name__ == "__main__":
    unittest.main()
