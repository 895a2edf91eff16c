#!/usr/bin/env python3
"""The drill: play, back up, play on, lose everything, restore, play on. GOCKEL
is the program."""

import asyncio
import os
import resource
import sqlite3
import subprocess
import unittest

from databases import PostgreSQL
from server_case import ServerTest, YOU, bot
from table_client import GOCKEL, Node


def gockel(*arguments, limit=None):
    """A command's exit code, what it printed and what it complained about."""
    def grow_no_further():
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    done = subprocess.run([GOCKEL, *map(str, arguments)], capture_output=True, text=True, timeout=120,
                          env={**os.environ, "LC_ALL": "C.UTF-8"},
                          preexec_fn=grow_no_further if limit else None)
    return done.returncode, done.stdout, done.stderr


class Drill(ServerTest):
    async def people_at_tables(self, count):
        people = []
        for n in range(count):
            anna = self.person(f"Anna{n}")
            anna.create(("compact", "deluxe", "wok")[n % 3], [YOU, bot(), bot()])
            await anna.connect()
            people.append(anna)
        return people

    def lose_everything(self):
        self.node.kill()
        for file in self.folder.glob("tables.sqlite*"):
            file.unlink()

    async def reconnect(self, people):
        """All tables as the server knows them now; who was there has a seat."""
        for person in people:
            seat = person.seat
            person.entries, person.node = [], self.node
            await person.connect()
            self.assertEqual(person.seat, seat)

    async def test_what_was_acknowledged_before_the_backup_is_there_after_it(self):
        people = await self.people_at_tables(4)
        backup = self.folder / "backup.sqlite"
        # One of them takes her time, so that a game is left to play on with.
        slow = people[-1]
        await slow.play_on(3)
        plays = [asyncio.create_task(person.play_on()) for person in people[:-1]]
        await people[0].until(lambda: people[0].over or people[0].acknowledged >= 10)
        before = [list(person.entries[:person.acknowledged]) for person in people]
        told = await asyncio.to_thread(gockel, "backup", backup, "--data", self.data())
        self.assertEqual(told, (0, f"4 tables saved in {backup}\n", ""))
        self.assertEqual(backup.stat().st_mode & 0o777, 0o600)
        # The server has not noticed, and all games end.
        await asyncio.gather(*plays, slow.play_on())
        self.assertTrue(all(person.over for person in people))
        with sqlite3.connect(backup) as copy:
            saved = dict(copy.execute("select id, version from tables"))
        self.lose_everything()
        told = gockel("restore", backup, "--data", self.data())
        self.assertEqual(told, (0, f"4 tables restored to {self.data()}\n", ""))
        self.node = Node(self.data())
        known = [person.entries for person in people]
        await self.reconnect(people)
        for person, then, later in zip(people, before, known):
            version = saved[person.code]
            self.assertGreaterEqual(version, len(then))
            self.assertEqual(later[:len(then)], then)
            self.assertEqual(person.entries[:version], later[:version])
        self.assertGreater(len(before[0]), 9)
        self.assertFalse(slow.over)
        await asyncio.gather(*(person.play_on() for person in people))
        self.assertTrue(all(person.over for person in people))

    async def test_backups_are_whole_whatever_is_stored_meanwhile(self):
        people = await self.people_at_tables(4)
        plays = [asyncio.create_task(person.play_on()) for person in people]
        for n in range(5):
            before = {person.code: person.acknowledged for person in people}
            backup = self.folder / f"backup{n}"
            told = await asyncio.to_thread(gockel, "backup", backup, "--data", self.data())
            self.assertEqual(told[0], 0, told)
            with sqlite3.connect(backup) as copy:
                versions = dict(copy.execute("select id, version from tables"))
                last = dict(copy.execute("select table_id, max(version) from entries group by 1"))
            self.assertEqual(versions, last)
            for code, version in before.items():
                self.assertGreaterEqual(versions[code], version)
        await asyncio.gather(*plays)

    async def test_a_running_servers_tables_are_not_replaced(self):
        anna = (await self.people_at_tables(1))[0]
        await anna.play_on(2)
        backup = self.folder / "backup.sqlite"
        self.assertEqual(gockel("backup", backup, "--data", self.data())[0], 0)
        refusals = [
            (("restore", backup, "--data", self.data(), "--force"), "stop the server first"),
            (("backup", self.data(), "--data", backup, "--force"), "stop the server first"),
            (("restore", backup, "--data", self.data()), "--force replaces it"),
            (("backup", backup, "--data", self.data()), "--force replaces it"),
            (("backup", self.folder / "new", "--data", self.folder / "none"), "cannot be read"),
            (("backup", self.folder / "new", "--data", "postgresql://a:secret@b/c"), "pg_dump"),
        ]
        for arguments, sentence in refusals:
            code, said, complaint = gockel(*arguments)
            self.assertEqual((code, said), (2, ""), arguments)
            self.assertIn(sentence, complaint)
            self.assertNotIn("secret", complaint)
        self.assertFalse((self.folder / "new").exists())
        await anna.play_on()
        self.assertEqual(self.node.stop(), 0)
        code, said, _ = gockel("restore", backup, "--data", self.data(), "--force")
        self.assertEqual(code, 0)
        self.node = Node(self.data())
        await self.reconnect([anna])
        self.assertFalse(anna.over)
        await anna.play_on()

    async def test_a_full_disk_leaves_nothing_behind(self):
        anna = (await self.people_at_tables(1))[0]
        await anna.play_on(3)
        before = sorted(self.folder.iterdir())
        code, said, complaint = gockel("backup", self.folder / "copy", "--data", self.data(),
                                       limit=8192)
        self.assertEqual((code, said), (1, ""), complaint)
        self.assertIn("cannot be written", complaint)
        self.assertEqual(sorted(self.folder.iterdir()), before)
        await anna.play_on()

    async def test_a_damaged_database_is_not_saved_over_a_good_backup(self):
        people = await self.people_at_tables(2)
        await asyncio.gather(*(person.play_on() for person in people))
        backup = self.folder / "backup.sqlite"
        self.assertEqual(gockel("backup", backup, "--data", self.data())[0], 0)
        self.assertEqual(self.node.stop(), 0)
        good = backup.read_bytes()
        pages = bytearray(self.data().read_bytes())
        for page in range(4096, len(pages), 4096):
            pages[page] = 0x55  # every page says what kind it is
        self.data().write_bytes(pages)
        code, _, complaint = gockel("backup", backup, "--data", self.data(), "--force")
        self.assertEqual(code, 2)
        self.assertIn("is damaged", complaint)
        self.assertEqual(backup.read_bytes(), good)
        self.assertEqual(gockel("restore", backup, "--data", self.data(), "--force")[0], 0)
        self.node = Node(self.data())
        await self.reconnect(people)
        self.assertTrue(all(person.over for person in people))


class PostgresDrill(ServerTest):
    """As docs/operate.md says it is done: PostgreSQL's own programs."""

    def setUp(self):
        self.database = PostgreSQL()
        self.addCleanup(self.database.close)
        super().setUp()

    def data(self):
        return self.database.address

    async def test_a_dump_is_restored_and_played_on_with(self):
        anna = self.person("Anna")
        anna.create("compact", [YOU, bot(), bot()])
        await anna.connect()
        await anna.play_on(3)
        before = list(anna.entries[:anna.acknowledged])
        dump = self.database.folder / "gockel.dump"
        self.database.run("pg_dump", "--format=custom", f"--file={dump}", self.data())
        await anna.play_on(3)
        later = anna.entries
        self.node.kill()
        self.database.run("pg_restore", "--clean", "--if-exists", "--single-transaction",
                          f"--dbname={self.data()}", str(dump))
        saved = int(self.database.value("select version from tables"))
        self.assertGreaterEqual(saved, len(before))
        self.assertLess(saved, len(later))
        self.node = anna.node = Node(self.data())
        anna.entries = []
        await anna.connect()
        self.assertEqual(anna.entries[:len(before)], before)
        self.assertEqual(anna.entries[:saved], later[:saved])
        await anna.play_on()
        self.assertTrue(anna.over)


if __name__ == "__main__":
    unittest.main()
