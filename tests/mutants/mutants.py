#!/usr/bin/env python3
"""Puts single small faults into a copy of the project and sees whether the
tests notice.

  mutants.py --count 300 --seed 1          goes on where it was ended
  mutants.py --count 300 --seed 1 --again  tries those again that survived
"""

import argparse
import json
import os
import pathlib
import signal
import sys

from mutation import faults_by_tool
from report import document, table
from trial import ROOMS, Log, Trial
from tree import Tree

PROJECT = pathlib.Path(__file__).resolve().parents[2]


def arguments():
    parser = argparse.ArgumentParser(description="Puts small faults in and sees whether the unit tests notice.")
    parser.add_argument("--count", type=int, default=300, help="how many to judge, the same number in every room")
    parser.add_argument("--seed", default="1", help="which of all possible ones")
    parser.add_argument("--rooms", default=",".join(ROOMS), help="of which rooms")
    parser.add_argument("--again", action="store_true", help="try survivors again, after a new test")
    parser.add_argument("--json", type=pathlib.Path, help="write everything to this file too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many are tried at once")
    parser.add_argument("--folder", type=pathlib.Path, default=PROJECT / "build" / "mutants",
                        help="where the copy and the log are")
    given = parser.parse_args()
    unknown = set(given.rooms.split(",")) - ROOMS.keys()
    if unknown:
        parser.error(f"no such room: {', '.join(sorted(unknown))}")
    return given


def tell(entry):
    print(f"{entry['result']:12} {entry['file']}:{entry['line']}  {' '.join(entry['after'].split())}", flush=True)


def main():
    given = arguments()
    given.folder.mkdir(parents=True, exist_ok=True)
    tree = Tree(PROJECT, given.folder / "tree", given.jobs, list(ROOMS))
    log = Log(given.folder / "log.jsonl")
    trial = Trial(tree, log, {room: ROOMS[room] for room in given.rooms.split(",")}, given.jobs)
    print("building and testing without a fault", flush=True)
    trial.prepare()
    chosen = trial.run(given.count, given.seed, faults_by_tool, tell)
    if given.again:
        trial.run_survivors(set(chosen), faults_by_tool, tell)
    entries = [log.results[id] for id in chosen if log.results[id]["result"] in ("caught", "survived")]
    print(table(entries))
    if given.json:
        given.json.write_text(json.dumps(document(entries, given.seed), indent=2) + "\n")


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # nothing is left behind
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("ended; the same command goes on from here")
