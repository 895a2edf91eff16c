"""What the tests of the server begin with: a server, a referee, people."""

import asyncio
import pathlib
import shutil
import tempfile
import unittest

from table_client import Node, Person, Referee, Refused, TIMEOUT

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

    async def turn(self, *people):
        """The person who has to decide, once all know the same, and the others."""
        while True:
            newest = max(person.version for person in people)
            deciding = [p for p in people if p.my_turn and p.version == newest]
            behind = [p for p in people if p.version < newest]
            if deciding and not behind:
                return deciding + [p for p in people if p is not deciding[0]]
            for person in behind or [p for p in people if p.my_throw] or people:
                await person.hear()

    async def eventually(self, probe):
        """Asks again and again until the answer is yes."""
        end = asyncio.get_running_loop().time() + TIMEOUT
        while not probe():
            self.assertLess(asyncio.get_running_loop().time(), end, "it never happens")
            await asyncio.sleep(0.02)

    async def once_not_refused(self, code, ask):
        """Asks again for as long as the answer is this refusal."""
        end = asyncio.get_running_loop().time() + TIMEOUT
        while True:
            try:
                return await ask()
            except Refused as refused:
                self.assertEqual(refused.code, code, refused)
                self.assertLess(asyncio.get_running_loop().time(), end, f"it is refused for ever: {refused}")
                await asyncio.sleep(0.05)

    async def refusal(self, awaitable, code):
        with self.assertRaises(Refused) as caught:
            await awaitable
        self.assertEqual(caught.exception.code, code, caught.exception)
        return caught.exception
