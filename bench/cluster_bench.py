#!/usr/bin/env python3
"""Measures what a second rank brings, and where the time of the ranks goes.

Usage: cluster_bench.py PATH_OF_GOCKEL_MPI [RUNS]

Each rank has one thread. One and two ranks take turns, and of each the best of several runs counts: whatever else
the machine does can only slow it down. Beside the ratio of the times stands that of the processor times spent on the
work itself, one rank against the busier of two: on a busy machine it tells more.
"""

import os
import re
import subprocess
import sys
import tempfile

GOCKEL_MPI = os.path.abspath(sys.argv[1])
RUNS = int(sys.argv[2]) if len(sys.argv) > 2 else 3
JOBS = {
    "arena, best against swing": ["arena", "best,swing", "--deals", "1600"],
    "rollout, a new game": ["rollout", "--games", "1200"],
    "train, an epoch": ["train", "--epochs", "1", "--out", "trained"],
    "solve, seven tiles": ["solve", "--tiles", "21-27"],
}
ENVIRONMENT = {**os.environ, "LC_ALL": "C", "GOCKEL_RANK_TIMES": "1", "OMPI_ALLOW_RUN_AS_ROOT": "1",
               "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "OMPI_MCA_btl_vader_single_copy_mechanism": "none"}
COST = re.compile(r"rank \d+: ([\d.]+) s, of them ([\d.]+) s in (\d+) exchanges; ([\d.]+) MB sent; (\d+) ms")


def run(ranks, arguments):
    """The seconds of the slowest rank, and what each rank said of its time."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["mpirun", "--oversubscribe", "-np", str(ranks), GOCKEL_MPI, *arguments, "--threads", "1"],
                              cwd=folder, check=True, capture_output=True, text=True, env=ENVIRONMENT)
    costs = [tuple(map(float, found)) for found in COST.findall(done.stderr)]
    assert len(costs) == ranks, done.stderr
    return max(cost[0] for cost in costs), costs


print(f"{'job':28} {'one rank':>9} {'two ranks':>9} {'ratio':>6} {'of work':>8}  "
      "exchanges, time in them of each rank, sent")
for name, arguments in JOBS.items():
    best = {}
    for _ in range(RUNS):
        for ranks in (1, 2):
            found = run(ranks, arguments)
            if ranks not in best or found[0] < best[ranks][0]:
                best[ranks] = found
    costs = best[2][1]
    work = best[1][1][0][4] / max(cost[4] for cost in costs)
    waits = " and ".join(f"{100 * cost[1] / cost[0]:.1f} %" for cost in costs)
    print(f"{name:28} {best[1][0]:7.2f} s {best[2][0]:7.2f} s {best[1][0] / best[2][0]:5.2f}x {work:7.2f}x  "
          f"{costs[0][2]:.0f}, {waits}, {sum(cost[3] for cost in costs):.1f} MB", flush=True)
