#!/usr/bin/env python3
"""Measures `gockel serve` on loopback: moves a second, latency, processor time, memory.

A move is a request of a person, a choice or a throw, that is durable and
acknowledged. Where other work makes the clock useless, the processor time of a
move still tells, and --before measures another program in the same minutes.
"""

import argparse
import json
import os
import sys

from server_load import IdleSockets, Load, Programs, raise_descriptor_limit

COLUMNS = (("tables", "tables", ",.0f"), ("wanted", "wanted moves/s", ""),
           ("moves_per_second", "moves/s", ",.0f"), ("p50_ms", "p50 ms", ".1f"),
           ("p99_ms", "p99 ms", ".1f"), ("entries_per_move", "entries a move", ".2f"),
           ("events_us", "events us", ".0f"), ("store_us", "store us", ".0f"),
           ("database_us", "database us", ".0f"), ("load_us", "load us", ".0f"))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gockel")
    parser.add_argument("server_bench")
    parser.add_argument("--before", metavar="GOCKEL",
                        help="another program: every row is measured with it as well, in turns")
    parser.add_argument("--seconds", type=float, default=10, help="of a round")
    parser.add_argument("--rounds", type=int, default=1, help="of a row; medians are shown")
    parser.add_argument("--quick", action="store_true",
                        help="three rounds of three seconds, 2,000 sockets at most")
    parser.add_argument("--only", nargs="+", default=("sqlite", "postgresql", "idle"),
                        choices=("sqlite", "postgresql", "idle"))
    parser.add_argument("--json", action="store_true", help="instead of tables")
    given = parser.parse_args()
    if given.quick:
        given.seconds, given.rounds = 3, 3
    return given


def load_rows(only):
    """What is measured: where the tables are, nodes, tables, moves wanted in a second."""
    rows = []
    if "sqlite" in only:
        rows += [("SQLite", 1, tables, rate) for tables in (100, 5000) for rate in (1000, 0)]
    if "postgresql" in only:
        rows += [("PostgreSQL", nodes, 100, rate) for nodes in (1, 2) for rate in (1000, 0)]
    return rows


def idle_rows(quick):
    """Sockets, and how many of them are at one table."""
    return [(2000, 20), (2000, 1)] + ([] if quick else [(10_000, 10)])


def median(rounds):
    """Of every figure by itself."""
    return {name: sorted(each[name] for each in rounds)[len(rounds) // 2] for name in rounds[0]}


def in_turns(programs, rounds, measure):
    """The medians of each program, measured one after the other so that what else the
    machine does meets all of them."""
    got = {name: [] for name in programs}
    for _ in range(rounds):
        for name, program in programs.items():
            got[name].append(measure(program))
    return {name: median(each) for name, each in got.items()}


def shown(value, form):
    return "-" if value is None else format(value, form)


class Report:
    """Rows as they come, or all of them as JSON at the end."""

    def __init__(self, as_json):
        self.as_json = as_json
        self.rows = []
        self.head = None

    def add(self, kind, row, columns):
        self.rows.append({"kind": kind, **row})
        if self.as_json:
            return
        titles = [title for _, title, _ in columns]
        if self.head != titles:
            self.head = titles
            print("\n| " + " | ".join(titles) + " |")
            print("|---|" + "---:|" * (len(titles) - 1))
        print("| " + " | ".join(shown(row[name], form) for name, _, form in columns) + " |",
              flush=True)

    def close(self, facts):
        if self.as_json:
            print(json.dumps({**facts, "rows": self.rows}, indent=1))


def fitting(wanted, possible, what):
    """So many of them as there are descriptors for; says so when it is fewer."""
    if wanted <= possible:
        return wanted
    print(f"Only {possible:,} instead of {wanted:,} {what}: no more descriptors are allowed "
          "(ulimit -n).", file=sys.stderr)
    return possible


def measure_load(given, programs, possible, report):
    for store, nodes, wanted_tables, rate in load_rows(given.only):
        # Two people with a socket each.
        tables = fitting(wanted_tables, possible // 2, "live tables")

        def one(program, store=store, nodes=nodes, tables=tables, rate=rate):
            return Load(program, store, nodes).measure(tables, given.seconds, rate)

        for name, got in in_turns(programs, given.rounds, one).items():
            row = {"what": store + (f", {nodes} nodes" if nodes > 1 else ""), "program": name,
                   "tables": tables, "wanted": str(rate or "any"), **got}
            report.add("load", row, (("what", "store", ""), ("program", "program", ""), *COLUMNS))
            assert got["refused"] == 0, got


def measure_idle(given, programs, possible, report):
    columns = (("program", "program", ""), ("sockets", "idle sockets", ",.0f"),
               ("tables", "tables", ",.0f"), ("resident_mb", "resident MB", ".0f"),
               ("kb_each", "KB a socket", ".1f"))
    for wanted, per_table in idle_rows(given.quick):
        sockets = fitting(wanted, possible, "idle sockets") // per_table * per_table
        for name, program in programs.items():
            got = IdleSockets(program).measure(sockets, sockets // per_table)
            report.add("idle", {"program": name, **got}, columns)


def main():
    given = arguments()
    possible = raise_descriptor_limit()
    programs = {"this": Programs(given.gockel, given.server_bench, possible)}
    if given.before:
        programs = {"before": Programs(given.before, given.server_bench, possible), **programs}
    report = Report(given.json)
    facts = {"cores": os.cpu_count(), "seconds": given.seconds, "rounds": given.rounds,
             "load_average_before": os.getloadavg()[0]}
    measure_load(given, programs, possible, report)
    if "idle" in given.only:
        measure_idle(given, programs, possible, report)
    facts["load_average_after"] = os.getloadavg()[0]
    report.close(facts)


if __name__ == "__main__":
    main()
