#!/usr/bin/env python3
"""Measures `gockel serve` on loopback: moves a second, latency, memory.
   server_bench.py GOCKEL SERVER_BENCH [SECONDS]"""

import contextlib
import json
import pathlib
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tests" / "server"))
from databases import PostgreSQL  # noqa: E402: the same as the tests start

GOCKEL, BENCH = sys.argv[1:3]
SECONDS = sys.argv[3] if len(sys.argv) > 3 else "10"

WANTED_DESCRIPTORS = 65_536
SPARE_DESCRIPTORS = 200  # files, pipes, connections that make tables


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
    return max(soft - SPARE_DESCRIPTORS, 2)


class Serve:
    """A server with an empty SQLite file, or with the data it is given."""

    def __init__(self, data=None):
        self.data = data

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="gockel-bench-")
        data = self.data or pathlib.Path(self.folder.name) / "tables.sqlite"
        self.process = subprocess.Popen(
            [GOCKEL, "serve", "--listen", "127.0.0.1:0", "--data", data, "--rate", "0",
             "--sockets", "12000", "--sockets-each", "12000", "--tables-each", "0"],
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


def moves(tables, rate):
    with Serve() as server:
        told = subprocess.run([BENCH, server.host, server.port, "moves", str(tables), SECONDS,
                               str(rate)], stdout=subprocess.PIPE, text=True, check=True,
                              timeout=600)
        return json.loads(told.stdout)


def shared_moves(nodes, tables, rate):
    """The same with nodes that share a PostgreSQL, the load spread evenly over them."""
    database = PostgreSQL()
    try:
        with contextlib.ExitStack() as all_nodes:
            servers = [all_nodes.enter_context(Serve(database.address)) for _ in range(nodes)]
            loads = [subprocess.Popen([BENCH, server.host, server.port, "moves",
                                       str(tables // nodes), SECONDS, str(rate // nodes)],
                                      stdout=subprocess.PIPE, text=True) for server in servers]
            told = [json.loads(load.communicate(timeout=600)[0]) for load in loads]
    finally:
        database.close()
    return {"moves_per_second": sum(each["moves_per_second"] for each in told),
            "p50_ms": max(each["p50_ms"] for each in told),
            "p99_ms": max(each["p99_ms"] for each in told),
            "refused": sum(each["refused"] for each in told)}


def idle(sockets, tables):
    """Resident bytes before and after, with a fresh server."""
    with Serve() as server:
        before = server.memory()
        with subprocess.Popen([BENCH, server.host, server.port, "idle", str(sockets), str(tables)],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as load:
            assert load.stdout.readline().strip() == str(sockets)
            after = server.memory()
            load.stdin.close()
        return before, after


def fitting(wanted, possible, what):
    """So many of them as there are descriptors for; says so when it is fewer."""
    if wanted <= possible:
        return wanted
    print(f"Only {possible:,} instead of {wanted:,} {what}: no more descriptors are allowed "
          "(ulimit -n).", file=sys.stderr)
    return possible


def main():
    possible = raise_descriptor_limit()
    print("| live tables | wanted moves/s | acknowledged moves/s | p50 ms | p99 ms |")
    print("|---:|---:|---:|---:|---:|")
    for wanted_tables in (100, 1000, 5000):
        # Two people with a socket each.
        tables = fitting(wanted_tables, possible // 2, "live tables")
        for rate in (1000, 0):
            got = moves(tables, rate)
            wanted = rate or "any"
            print(f"| {tables:,} | {wanted} | {got['moves_per_second']:,.0f} "
                  f"| {got['p50_ms']:.1f} | {got['p99_ms']:.1f} |", flush=True)
            assert got["refused"] == 0, got
    print("\n| nodes on PostgreSQL | live tables | wanted moves/s | acknowledged moves/s "
          "| p50 ms | p99 ms |")
    print("|---:|---:|---:|---:|---:|---:|")
    tables = fitting(100, possible // 2, "live tables")
    for nodes in (1, 2):
        for rate in (1000, 0):
            got = shared_moves(nodes, tables, rate)
            print(f"| {nodes} | {tables:,} | {rate or 'any'} | {got['moves_per_second']:,.0f} "
                  f"| {got['p50_ms']:.1f} | {got['p99_ms']:.1f} |", flush=True)
            assert got["refused"] == 0, got
    print("\n| idle sockets | tables | resident MB | grown by, KB a socket |")
    print("|---:|---:|---:|---:|")
    few, many = [], []
    for wanted, per_table, kept in ((2000, 20, few), (2000, 1, many), (10_000, 10, [])):
        sockets = fitting(wanted, possible, "idle sockets") // per_table * per_table
        tables = sockets // per_table
        before, after = idle(sockets, tables)
        kept += [tables, after - before]
        print(f"| {sockets:,} | {tables:,} | {after / 2**20:.0f} "
              f"| {(after - before) / sockets / 1024:.1f} |", flush=True)
    table = (many[1] - few[1]) / (many[0] - few[0])
    print(f"\nAn idle table with somebody at it: {table / 1024:.1f} KB.")


if __name__ == "__main__":
    main()
