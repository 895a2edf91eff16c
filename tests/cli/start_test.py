#!/usr/bin/env python3
"""A server that cannot start says why in the user's language.

Usage: start_test.py PATH_OF_GOCKEL [unittest arguments]
"""

import contextlib
import fcntl
import os
import resource
import socket
import sqlite3
import struct
import tempfile
import threading
import unittest

from program import start_in
from refused import RefusalTest

# PostgreSQL's message "R": a password as it is typed.
WANTS_PASSWORD = b"R" + struct.pack("!ii", 8, 3)


class Doorman:
    """Lets everybody into a database, says the same to each and nothing more."""

    def __init__(self, says=b""):
        self.says = says
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"postgresql://anna@127.0.0.1:{self.socket.getsockname()[1]}/tables?sslmode=disable"
        self.inside = []
        threading.Thread(target=self.let_in, daemon=True).start()

    def let_in(self):
        with contextlib.suppress(OSError):
            while True:
                visitor, _ = self.socket.accept()
                self.inside.append(visitor)
                visitor.sendall(self.says)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()
        for visitor in self.inside:
            visitor.close()


class Start(RefusalTest):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.data = os.path.join(self.folder, "tables.sqlite")

    def serve(self, *arguments, listen="127.0.0.1:0", first=None):
        """Why a server does not start, in English."""
        return self.refused(["serve", "--listen", listen, *arguments], code=1, first=first)

    def test_a_database_that_is_not_there(self):
        nowhere = os.path.join(self.folder, "nowhere", "tables.sqlite")
        self.assertIn(nowhere, self.serve("--data", nowhere))
        # Port 1 of this machine: nobody is there.
        unreachable = "postgresql://anna:hush@127.0.0.1:1/tables"
        self.assertNotIn("hush", self.serve("--data", unreachable))
        self.refused(["verify", "--database", unreachable])

    def test_a_file_that_is_something_else(self):
        letter = os.path.join(self.folder, "letter.txt")
        with open(letter, "w", encoding="utf-8") as file:
            file.write("Dear Anna, " * 500)
        os.chmod(letter, 0o644)
        self.assertIn("no database of Gockel", self.serve("--data", letter))
        stranger = os.path.join(self.folder, "other.sqlite")
        with contextlib.closing(sqlite3.connect(stranger)) as database, database:
            database.execute("create table letters (text)")
        os.chmod(stranger, 0o644)
        self.assertIn("no database of Gockel", self.serve("--data", stranger))
        self.assertIn("no database of Gockel", self.serve("--data", self.folder))
        self.assertEqual([os.stat(name).st_mode & 0o777 for name in (letter, stranger)], [0o644, 0o644])
        self.assertEqual(sorted(os.listdir(self.folder)), ["letter.txt", "other.sqlite"])

    def test_a_database_of_a_newer_program(self):
        with contextlib.closing(sqlite3.connect(self.data)) as database, database:
            database.execute("create table schema_version (version integer not null)")
            database.execute("insert into schema_version values (999)")
        for said in (self.serve("--data", self.data), self.refused(["verify", "--database", self.data]),
                     self.refused(["forget-name", "Anna", "--data", self.data])):
            self.assertIn(self.data, said)
            self.assertIn("newer Gockel", said)
            self.assertIn("999", said)

    def test_a_copy_that_would_replace_a_folder(self):
        self.assertIn("not a regular file",
                      self.refused(["backup", self.folder, "--data", self.data, "--force"], code=1))

    def test_a_database_that_lets_nobody_in(self):
        with Doorman() as silent:
            self.assertIn("does not answer", self.serve("--data", silent.address, "--store-timeout", "300"))
        with Doorman(WANTS_PASSWORD) as asking:
            self.assertIn("password", self.serve("--data", asking.address))

    def test_a_database_that_another_server_has(self):
        with open(self.data + ".lock", "w", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.assertIn(self.data, self.serve("--data", self.data))

    def test_a_secret_that_is_damaged(self):
        server = start_in("en", ["serve", "--listen", "127.0.0.1:0", "--data", self.data])
        self.assertIn(b"Gockel is at", server.stdout.readline())
        server.terminate()
        server.communicate(timeout=60)
        with contextlib.closing(sqlite3.connect(self.data)) as database, database:
            self.assertEqual(database.execute("update secrets set value = 'x'").rowcount, 1)
        self.assertIn("secret", self.serve("--data", self.data))

    def test_a_page_that_cannot_be_read(self):
        nowhere = os.path.join(self.folder, "nowhere")
        self.assertIn(nowhere, self.serve("--data", self.data, "--web", nowhere))
        page = os.path.join(self.folder, "page")
        os.mkdir(page)
        self.assertIn("index.html", self.serve("--data", self.data, "--web", page))
        # It leads to itself: not even root can read it.
        os.symlink("index.html", os.path.join(page, "index.html"))
        self.assertIn("index.html", self.serve("--data", self.data, "--web", page))

    def test_an_address_that_is_taken(self):
        with socket.create_server(("127.0.0.1", 0)) as taken:
            address = f"127.0.0.1:{taken.getsockname()[1]}"
            self.assertIn(address, self.serve("--data", self.data, listen=address))

    def test_more_sockets_than_there_are_descriptors(self):
        said = self.serve("--data", self.data, "--sockets", "1000",
                          first=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, 2000)))
        self.assertIn("--sockets", said)


if __name__ == "__main__":
    unittest.main()
