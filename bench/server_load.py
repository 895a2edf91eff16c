"""Servers under load, for server_bench.py: starts them and what asks them, and reads
what both have used."""

import contextlib
import dataclasses
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tests" / "server"))
from databases import PostgreSQL  # noqa: E402: the same as the tests start

WANTED_DESCRIPTORS = 65_536
# Files, the store, connections that are not sockets: what the server wants beside its sockets.
SPARE_DESCRIPTORS = 1_000
MAX_SOCKETS = 12_000
TICKS = 100  # of a second, in which Linux tells processor time


def raise_descriptor_limit():
    """As far as it is wanted and allowed; how many sockets a process can then
    have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY in (soft, hard):
        hard = max(soft, hard, WANTED_DESCRIPTORS)
    for limit in (WANTED_DESCRIPTORS, hard):
        if soft == resource.RLIM_INFINITY or soft >= limit:
            continue
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, max(limit, hard)))
            soft = limit
        except (ValueError, OSError):
            pass  # only a privileged user raises the hard limit
    if soft == resource.RLIM_INFINITY:
        soft = WANTED_DESCRIPTORS
    return min(max(soft - SPARE_DESCRIPTORS, 2), MAX_SOCKETS)


@dataclasses.dataclass
class Programs:
    gockel: str
    bench: str
    max_sockets: int


def ticks(stat):
    """Processor time in a file of /proc, of user and system; none when the process has
    ended."""
    try:
        fields = pathlib.Path(stat).read_text().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(fields[11]) + int(fields[12])


class Serve:
    """A server with an empty SQLite file, or with the data it is given."""

    def __init__(self, program, data=None):
        self.program = program
        self.data = data

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="gockel-bench-")
        data = self.data or pathlib.Path(self.folder.name) / "tables.sqlite"
        sockets = str(self.program.max_sockets)
        self.process = subprocess.Popen(
            [self.program.gockel, "serve", "--listen", "127.0.0.1:0", "--data", data, "--rate", "0",
             "--sockets", sockets, "--sockets-each", sockets, "--tables-each", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.host, self.port = self.process.stdout.readline().split("//")[1].strip().split(":")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def memory(self):
        """Resident bytes."""
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("no VmRSS")

    def used(self):
        """Ticks of the thread of events, and of all others."""
        process = self.process.pid
        events = ticks(f"/proc/{process}/task/{process}/stat")
        return events, ticks(f"/proc/{process}/stat") - events


class Load:
    """Nodes on one store, with as many loads as there are nodes."""

    def __init__(self, program, store, nodes):
        self.program, self.nodes = program, nodes
        self.database = PostgreSQL() if store == "PostgreSQL" else None

    def measure(self, tables, seconds, rate):
        # What the round before has written is on the disk: moves would wait while it gets there.
        os.sync()
        try:
            with contextlib.ExitStack() as all_nodes:
                address = self.database.address if self.database else None
                self.servers = [all_nodes.enter_context(Serve(self.program, address))
                                for _ in range(self.nodes)]
                return self.run(tables // self.nodes, seconds, rate // self.nodes)
        finally:
            if self.database:
                self.database.close()

    def run(self, tables, seconds, rate):
        self.loads = [subprocess.Popen([self.program.bench, server.host, server.port, "moves",
                                        str(tables), str(seconds), str(rate)],
                                       stdout=subprocess.PIPE, text=True)
                      for server in self.servers]
        for load in self.loads:
            assert load.stdout.readline() == "measuring\n"
        before = self.used()
        told = [json.loads(load.stdout.readline()) for load in self.loads]
        used = [after - at_first for at_first, after in zip(before, self.used())]
        for load in self.loads:
            load.wait(timeout=60)
        moves = sum(each["moves"] for each in told)
        each_us = [1e6 / TICKS * part / max(moves, 1) for part in used]
        return {"moves_per_second": sum(each["moves"] / each["seconds"] for each in told),
                "p50_ms": max(each["p50_ms"] for each in told),
                "p99_ms": max(each["p99_ms"] for each in told),
                "entries_per_move": sum(each["entries"] for each in told) / max(moves, 1),
                "events_us": each_us[0], "store_us": each_us[1],
                "database_us": each_us[2], "load_us": each_us[3],
                "refused": sum(each["refused"] for each in told)}

    def used(self):
        """Ticks of the threads of events, other threads, the database and the loads, which
        have not been waited for: until then their time can be read."""
        servers = [server.used() for server in self.servers]
        database = self.database.processes() if self.database else []
        return [sum(events for events, _ in servers), sum(others for _, others in servers),
                sum(ticks(f"/proc/{process}/stat") for process in database),
                sum(ticks(f"/proc/{load.pid}/stat") for load in self.loads)]


class IdleSockets:
    def __init__(self, program):
        self.program = program

    def measure(self, sockets, tables):
        """Resident bytes before and after, with a fresh server."""
        with Serve(self.program) as server:
            before = server.memory()
            with subprocess.Popen([self.program.bench, server.host, server.port, "idle",
                                   str(sockets), str(tables)], stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, text=True) as load:
                assert load.stdout.readline().strip() == str(sockets)
                after = server.memory()
                load.stdin.close()
        return {"sockets": sockets, "tables": tables, "resident_mb": after / 2**20,
                "kb_each": (after - before) / sockets / 1024}
