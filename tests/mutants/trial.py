"""Tries mutants: builds each, runs what judges its room until one notices, and
writes down what came of it."""

import collections
import concurrent.futures
import contextlib
import json
import pathlib
import shutil
import tempfile
import threading

from mutation import cannot_compile, changes_nothing, in_order_of, mutants_of, shares
from process import stop_databases

# What order and time can do, after the unit tests because it takes longer: most
# of what it finds at all it finds in the first seeds.
SIMULATION = ["simulate --seeds 30", "simulate --first 31 --seeds 270"]
# A real server, for what only sockets can show.
SOCKETS = [f"tests/server/{name}_test.py --failfast" for name in ("safety", "http", "edge", "operate", "server")]
# The rooms whose tests are put to the test, and those tests.
ROOMS = {
    "arena": ["arena_test", "core_test --gtest_filter=Signature.*", "cluster_test --gtest_filter=Arena*"],
    "review": ["review_test", "cluster_test --gtest_filter=RolloutGames.*"],
    "table": ["table_test --gtest_filter=-Cheat.*:Rules/*", "table_test --gtest_filter=Cheat.*:Rules/*", *SIMULATION],
    "fair": ["fair_test"],
    "store": ["store_test --gtest_filter=-Postgres.*:*WhoSitsDownMeanwhile*", "store_test --gtest_filter=Postgres.*:*WhoSitsDownMeanwhile*", *SIMULATION],
    "server": ["server_test", *SIMULATION, *SOCKETS],
}
# Those that count. Of the others one does not compile, and one compiles to the
# same as before.
JUDGED = ("caught", "survived")


def program_of(judge):
    """The program that a judge runs."""
    name = judge.split()[0]
    return "gockel" if name.endswith(".py") else name


class Log:
    """What came of each mutant, one JSON object a line; a run that was ended goes
    on where it was."""

    def __init__(self, file):
        self.file = pathlib.Path(file)
        self.lock = threading.Lock()
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
        with self.lock, self.file.open("a") as log:
            self.results[mutant.id] = entry
            log.write(json.dumps(entry) + "\n")
        return entry


@contextlib.contextmanager
def workplace():
    """A folder for one fault and what its tests write, with a short path because
    of PostgreSQL's socket, and open to PostgreSQL's user."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="gockel-mutant-"))
    try:
        folder.chmod(0o711)
        yield folder
    finally:
        stop_databases(folder)
        shutil.rmtree(folder, ignore_errors=True)


class Trial:
    def __init__(self, tree, log, rooms=None, jobs=1):
        self.tree, self.log, self.rooms, self.jobs = tree, log, rooms or ROOMS, jobs
        self.limits, self.optimised = {}, {}

    def prepare(self):
        """Builds and tests everything without a fault: what fails by itself
        judges nothing."""
        self.tree.configure()
        judges = dict.fromkeys(judge for room in self.rooms.values() for judge in room)
        self.tree.make(*dict.fromkeys(map(program_of, judges)))
        for judge in judges:
            with workplace() as folder:
                result, seconds = self.tree.test(judge, self.tree.build / "bin" / program_of(judge), folder, 900)
            if result != "passed":
                raise RuntimeError(f"{judge} fails without a fault:\n{self.tree.said}")
            self.limits[judge] = 10 + 5 * seconds

    def judge(self, mutant):
        """What comes of a mutant, and of what: in a folder of its own."""
        if changes_nothing(mutant.before, mutant.after):
            return "equivalent", ""
        original = (self.tree.root / mutant.file).read_text()
        if cannot_compile(original, mutant, self.tree.words()):
            return "not compiled", ""
        text = mutant.put_into(original)
        with workplace() as folder:
            fault = folder / "fault.o"
            if not self.tree.compile(mutant.file, text, fault) or self.tree.lacks_a_symbol(mutant.file, fault):
                return "not compiled", ""
            if self.tree.is_as_before(mutant.file, fault):
                return "equivalent", ""
            for judge in self.rooms[mutant.room]:
                program = folder / program_of(judge)
                if not program.exists() and not self.tree.link(program.name, fault, program):
                    return "not compiled", ""
                result, _ = self.tree.test(judge, program, folder, self.limits[judge])
                if result != "passed":
                    return "caught", judge if result == "failed" else f"{judge}, by its time"
            return ("equivalent" if self.is_equivalent(mutant.file, text, folder) else "survived"), ""

    def is_equivalent(self, file, text, folder):
        """Whether an optimising compiler makes the same of it."""
        target = folder / "optimised.o"
        if file not in self.optimised:
            if not self.tree.optimise(file, (self.tree.root / file).read_text(), target):
                raise RuntimeError(f"{file} cannot be optimised without a fault")
            self.optimised[file] = target.read_bytes()
        return self.tree.optimise(file, text, target) and target.read_bytes() == self.optimised[file]

    def run(self, count, seed, faults, told=lambda entry: None):
        """Tries the seed's mutants, room by room, until `count` of them have been
        judged; the ids of those. They are the same however many are tried at once."""
        chosen = []
        for room, share in shares(count, list(self.rooms)).items():
            wanted = in_order_of(seed, mutants_of(self.tree.root, room, faults))
            judged = 0
            with contextlib.closing(self.results_of(wanted, told)) as results:
                for entry in results if share else []:
                    if entry["result"] in JUDGED:
                        judged += 1
                        chosen.append(entry["id"])
                    if judged == share:
                        break
        return chosen

    def run_survivors(self, ids, faults, told=lambda entry: None):
        """Tries again those that survived: there may be a new test."""
        for room in self.rooms:
            survivors = [mutant for mutant in mutants_of(self.tree.root, room, faults) if mutant.id in ids
                         and self.log.results[mutant.id]["result"] == "survived"]
            for mutant in survivors:
                del self.log.results[mutant.id]
            collections.deque(self.results_of(survivors, told), maxlen=0)

    def results_of(self, mutants, told):
        """The entry of each mutant, in order, `jobs` of them tried at once; those
        in the log are not tried again."""
        def entry_of(mutant):
            entry = self.log.results.get(mutant.id)
            if entry is None:
                entry = self.log.add(mutant, *self.judge(mutant))
                told(entry)
            return entry

        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            ahead = collections.deque()
            try:
                for mutant in mutants:
                    ahead.append(pool.submit(entry_of, mutant))
                    if len(ahead) >= self.jobs:
                        yield ahead.popleft().result()
                while ahead:
                    yield ahead.popleft().result()
            finally:
                for future in ahead:
                    future.cancel()
