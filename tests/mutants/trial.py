"""Tries mutants: builds each, runs what judges its room until one notices, and
writes down what came of it."""

import json
import pathlib

from mutation import in_order_of, mutants_of, shares

# What order and time can do; after the unit tests, because it takes longer.
SIMULATION = "simulate --seeds 300"
# The rooms whose tests are put to the test, and those tests.
ROOMS = {
    "arena": ["arena_test", "core_test", "cluster_test"],
    "review": ["review_test"],
    "table": ["table_test", SIMULATION],
    "fair": ["fair_test"],
    "store": ["store_test", SIMULATION],
    "server": ["server_test", SIMULATION],
}
# Those that count. Of the others one does not compile, and one compiles to the
# same as before.
JUDGED = ("caught", "survived")


class Log:
    """What came of each mutant, one JSON object a line; a run that was ended goes
    on where it was."""

    def __init__(self, file):
        self.file = pathlib.Path(file)
        self.results = {}
        if self.file.exists():
            for line in self.file.read_text().splitlines():
                try:
                    result = json.loads(line)
                except json.JSONDecodeError:
                    continue  # it was ended in the midst of writing
                self.results[result["id"]] = result

    def add(self, mutant, result, by=""):
        entry = {"id": mutant.id, "room": mutant.room, "file": mutant.file, "line": mutant.line,
                 "before": mutant.before, "after": mutant.after, "result": result, "by": by}
        self.results[mutant.id] = entry
        with self.file.open("a") as log:
            log.write(json.dumps(entry) + "\n")
        return entry


class Trial:
    def __init__(self, tree, log, rooms=None):
        self.tree, self.log, self.rooms = tree, log, rooms or ROOMS
        self.libraries, self.limits = {}, {}

    def prepare(self):
        """Builds and tests everything without a fault: what fails by itself
        judges nothing."""
        self.tree.configure()
        for room, judges in self.rooms.items():
            for judge in judges:
                if judge in self.limits:
                    continue
                if not self.tree.compile(judge, keep=True):
                    raise RuntimeError(f"{judge} does not compile without a fault:\n{self.tree.said}")
                result, seconds = self.tree.test(judge, timeout=900)
                if result != "passed":
                    raise RuntimeError(f"{judge} fails without a fault:\n{self.tree.said}")
                self.limits[judge] = 10 + 5 * seconds
            self.libraries[room] = self.tree.library(room)

    def judge(self, mutant):
        """Puts it in, builds, tests, and takes it out again whatever happens."""
        path = self.tree.root / mutant.file
        original = path.read_text()
        try:
            path.write_text(mutant.put_into(original))
            for judge in self.rooms[mutant.room]:
                if not self.tree.compile(judge, keep=False):
                    return "not compiled", ""
                if self.tree.library(mutant.room) == self.libraries[mutant.room]:
                    return "equivalent", ""
                result, _ = self.tree.test(judge, self.limits[judge])
                if result != "passed":
                    return "caught", judge if result == "failed" else f"{judge}, by its time"
            return "survived", ""
        finally:
            path.write_text(original)

    def run(self, count, seed, faults, told=lambda entry: None):
        """Tries the seed's mutants, room by room, until `count` of them have been
        judged; the ids of those."""
        chosen = []
        for room, share in shares(count, list(self.rooms)).items():
            judged = 0
            for mutant in in_order_of(seed, mutants_of(self.tree.root, room, faults)):
                if judged == share:
                    break
                entry = self.log.results.get(mutant.id)
                if entry is None:
                    entry = self.log.add(mutant, *self.judge(mutant))
                    told(entry)
                if entry["result"] in JUDGED:
                    judged += 1
                    chosen.append(mutant.id)
        return chosen

    def run_survivors(self, ids, faults, told=lambda entry: None):
        """Tries again those that survived: there may be a new test."""
        for room in self.rooms:
            for mutant in mutants_of(self.tree.root, room, faults):
                if mutant.id in ids and self.log.results[mutant.id]["result"] == "survived":
                    told(self.log.add(mutant, *self.judge(mutant)))
