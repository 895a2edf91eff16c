#!/usr/bin/env python3
"""Measures the program from outside: start-up, and requests through a pipe.

Usage: program_bench.py PATH_OF_GOCKEL

Every figure is the best of several runs: whatever else the machine does can only slow it down.
"""

import json
import subprocess
import sys
import tempfile
import time

GOCKEL = sys.argv[1]
REQUESTS = 100_000

# One event of each kind of position.
EVENTS = [
    {"position": "compact 21-36 -/- A |?8 1", "dice": "1123344w"},
    {"position": "compact 21-24,26-33,35 25.34/-/- B 3ww|12445 17", "move": "4"},
    {"position": "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A |.8 4",
     "move": "golden"},
    {"position": "wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1", "move": "take:s"},
]


def best(runs, action):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def start_up():
    subprocess.run([GOCKEL, "--version"], check=True, stdout=subprocess.DEVNULL)


def pipe(requests):
    with subprocess.Popen([GOCKEL, "engine"], stdin=requests, stdout=subprocess.PIPE) as engine:
        answers = engine.stdout.read()
    assert answers.count(b'"result"') == REQUESTS, "an answer is missing"


with tempfile.TemporaryFile() as requests:
    for number in range(REQUESTS):
        line = {"jsonrpc": "2.0", "id": number, "method": "apply",
                "params": EVENTS[number % len(EVENTS)]}
        requests.write(json.dumps(line).encode() + b"\n")

    def one_pipe():
        requests.seek(0)
        pipe(requests)

    print(f"start-up (gockel --version)   {best(20, start_up) * 1e3:8.1f} ms")
    print(f"apply through a pipe          {REQUESTS / best(3, one_pipe):8.0f} requests/s")
