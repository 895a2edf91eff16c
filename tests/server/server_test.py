#!/usr/bin/env python3
"""Tables on a real server with a real SQLite file: whole games, what is
refused, what survives. GOCKEL is the program."""

import asyncio
import hashlib
import json
import pathlib
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import unittest

import websockets

from table_client import GOCKEL, Node, Person, Referee, Refused, luck

YOU, OPEN = {"kind": "you"}, {"kind": "open"}


def bot(level="child"):
    return {"kind": "bot", "level": level}


class ServerTest(unittest.IsolatedAsyncioTestCase):
    flags = ()

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="gockel-server-"))
        self.referee = Referee()
        self.node = Node(self.data(), *self.flags)
        self.people = []

    def data(self):
        return self.folder / "tables.sqlite"

    async def asyncSetUp(self):
        asyncio.get_running_loop().set_debug(False)

    async def asyncTearDown(self):
        for person in self.people:
            await person.close()

    def tearDown(self):
        self.node.stop()
        self.referee.close()
        shutil.rmtree(self.folder)

    def person(self, name, node=None):
        person = Person(node or self.node, name, self.referee)
        self.people.append(person)
        return person

    async def pair(self, rule_set="compact", *others, **more):
        """Two people at a table of their own."""
        anna, ben = self.person("Anna"), self.person("Ben")
        anna.create(rule_set, [YOU, OPEN, *others], **more)
        await anna.connect()
        await ben.connect(anna.code)
        await ben.sit()
        return anna, ben

    async def refusal(self, awaitable, code):
        with self.assertRaises(Refused) as caught:
            await awaitable
        self.assertEqual(caught.exception.code, code, caught.exception)
        return caught.exception


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
                     "/api/tables", "/metrics"):
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
        for name in ("", " x", "x" * 25, "a\nb", "\u0000"):
            await self.refusal(zoe.ask("sit", name=name, luck=luck()), -32602)
        await self.refusal(zoe.ask("sit", name="Zoe", luck="zz"), -32602)
        zoe.name = "<b>Zoë</b> 🐔"
        await zoe.sit()
        await self.refusal(ben.sit(), -32013)


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
        self.assertEqual(ask("GET", "/api/tables/AAAAAAAAAAAA")[0], 404)
        self.assertEqual(ask("GET", "/api/nothing")[0], 404)
        self.assertEqual(ask("DELETE", "/api/tables")[0], 405)
        self.assertEqual(ask("GET", "/../../etc/passwd.txt")[0], 404)
        self.assertEqual(ask("POST", "/api/tables", "x" * 20_000)[0], 413)
        for body in ("", "{", "[]", {"rule_set": "chess", "seats": []},
                     {"rule_set": "compact", "seats": [OPEN]},
                     {"rule_set": "wok", "seats": [OPEN] * 6},
                     {"rule_set": "compact", "seats": [YOU, YOU], "name": "A", "luck": luck()},
                     {"rule_set": "compact", "seats": [YOU, OPEN]},
                     {"rule_set": "compact", "seats": [OPEN, bot("genius")]},
                     {"rule_set": "compact", "seats": [OPEN, OPEN], "options": {"steal": 1}},
                     {"rule_set": "compact", "seats": [OPEN, OPEN], "clock": {"kind": "turn"}},
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


class Limits(ServerTest):
    flags = ("--rate", "5", "--sockets-each", "3")

    async def test_an_address_asks_and_connects_only_so_often(self):
        statuses = [self.node.request("GET", "/api/info")[0] for _ in range(40)]
        self.assertEqual(statuses[0], 200)
        self.assertEqual(statuses[-1], 429)
        await asyncio.sleep(1.5)
        anna = self.person("Anna")
        code = anna.create("compact", [YOU, OPEN])
        for name in "abc":
            await asyncio.sleep(0.3)
            await self.person(name).connect(code)
        await asyncio.sleep(0.5)
        with self.assertRaises(websockets.InvalidStatusCode) as caught:
            await anna.connect(code)
        self.assertEqual(caught.exception.status_code, 429)

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


class Absence(ServerTest):
    flags = ("--absent-after", "300")

    async def test_a_bot_stands_in_for_who_is_gone_and_hands_back(self):
        anna, ben = await self.pair()
        for person in (anna, ben):
            while person.view is None:
                await person.hear()
        gone, here = (anna, ben) if anna.my_turn else (ben, anna)
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

    async def test_a_table_sleeps_while_nobody_is_there(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot()])
        await anna.connect()
        while not anna.my_turn:
            await anna.hear()
        await anna.close()
        await asyncio.sleep(1)
        await anna.connect()
        self.assertNotIn("away", [e["type"] for e in anna.entries])
        await anna.play_on()

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
            await asyncio.sleep(rng.uniform(0.05, 0.6))
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
