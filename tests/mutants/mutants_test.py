#!/usr/bin/env python3
"""The judge judged: a project of twenty lines, and faults of which it is known
what must come of them."""

import json
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from mutation import (Mutant, cannot_compile, changes_nothing, in_order_of, is_code, is_plausible, mutants_of,
                      shares, words_of)
from report import document, summary, table
from trial import Log, Trial
from tree import Tree

FILES = {
    "CMakePresets.json": """{"version": 6, "configurePresets": [{"name": "quick", "generator": "Ninja",
        "binaryDir": "${sourceDir}/build/quick", "cacheVariables": {"CMAKE_EXPORT_COMPILE_COMMANDS": "ON"}}],
        "buildPresets": [{"name": "quick", "configurePreset": "quick"}]}""",
    "CMakeLists.txt": """cmake_minimum_required(VERSION 3.25)
project(small LANGUAGES CXX)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
add_subdirectory(src/gockel/arena)
add_executable(arena_test test.cpp)
target_link_libraries(arena_test gockel_arena)
add_executable(simulate simulate.cpp)
target_link_libraries(simulate gockel_arena)
""",
    "src/gockel/arena/CMakeLists.txt": "add_library(gockel_arena STATIC sum.cpp)\n",
    "src/gockel/arena/sum.cpp": """int sum(int a, int b) {
  return a + b;
}
int twice(int a) {
  return a * 2;
}
int down(int n) {
  while (n > 0) n = n - 1;
  return n;
}
int less(int n) {
  return n - 1;
}
""",
    "test.cpp": """int sum(int, int);
int twice(int);
int down(int);
int main() { return sum(2, 1) == 3 && down(3) == 0 ? 0 : 1; }
""",
    "simulate.cpp": """int less(int);
int main(int count, char**) { return less(count) == 2 ? 0 : 1; }
""",
    ".gitignore": "build/\n",
}

# Line, what it reads then, and what must come of it.
FAULTS = [
    (2, "  return a - b;\n", "caught"),
    (2, "  return (a + b);\n", "equivalent"),
    (2, "  return a + b + 0;\n", "equivalent"),  # as an optimising compiler sees
    (2, "  return a +;\n", "not compiled"),
    (4, "int down(int a, int) {\n", "not compiled"),  # whoever wants twice() does not find it
    (5, "  return a * 3;\n", "survived"),
    (8, "  while (n == n) n = n - 1;\n", "caught"),  # it never ends
    (12, "  return n - 2;\n", "caught"),  # only by the second judge
]


def faults(lines):
    return [(number, after) for number, after, _ in FAULTS]


class Judge(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="gockel-mutants-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.project = self.folder / "project"
        for name, text in FILES.items():
            file = self.project / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        subprocess.run(["git", "init", "-q"], cwd=self.project, check=True)

    def trial(self):
        rooms = {"arena": ["arena_test", "simulate --seeds 3"]}
        tree = Tree(self.project, self.folder / "copy", 2, list(rooms))
        trial = Trial(tree, Log(self.folder / "log"), rooms, jobs=2)
        trial.prepare()
        trial.limits["arena_test"] = 2
        return trial

    def judged(self, trial, count=10, seed=1):
        told = []
        chosen = trial.run(count, seed, faults, told.append)
        return chosen, {(entry["line"], entry["after"] + "\n"): entry["result"] for entry in told}

    def unharmed(self):
        for name, text in FILES.items():
            self.assertEqual((self.project / name).read_text(), text)
            self.assertEqual((self.folder / "copy" / name).read_text(), text)

    def test_every_kind_of_fault_is_judged_rightly_and_changes_no_file(self):
        trial = self.trial()
        chosen, results = self.judged(trial)
        self.assertEqual(results, {(line, after): wanted for line, after, wanted in FAULTS})
        self.assertEqual(len(chosen), 4)
        self.unharmed()
        by = {entry["by"] for entry in trial.log.results.values() if entry["result"] == "caught"}
        self.assertEqual(by, {"arena_test", "arena_test, by its time", "simulate --seeds 3"})
        entries = [trial.log.results[id] for id in chosen]
        self.assertEqual(summary(entries)["all"], {"mutants": 4, "caught": 3, "survived": 1})
        told = table(entries)
        self.assertIn("| arena | 4 | 3 | 1 | 75.0 |", told)
        self.assertIn("src/gockel/arena/sum.cpp:5", told)
        self.assertIn("- return a * 2;\n+ return a * 3;", told)
        self.assertEqual(json.loads(json.dumps(document(entries, 1)))["summary"]["arena"]["caught"], 3)

    def test_a_run_that_was_ended_goes_on_where_it_was(self):
        trial = self.trial()

        class Ended(Exception):
            pass

        def stop_in_the_midst(*_, **__):
            raise Ended
        compile, trial.tree.compile = trial.tree.compile, stop_in_the_midst
        with self.assertRaises(Ended):
            self.judged(trial)
        trial.tree.compile = compile
        self.unharmed()
        chosen, results = self.judged(trial)
        self.assertEqual(len(results), len(FAULTS))
        # The last line was not written to its end: only that one is tried again.
        log = self.folder / "log"
        log.write_text(log.read_text()[:-10])
        again, results = self.judged(self.trial())
        self.assertEqual((len(results), again), (1, chosen))

    def test_a_new_test_is_tried_on_those_that_survived(self):
        chosen, _ = self.judged(self.trial())
        test = self.project / "test.cpp"
        test.write_text(FILES["test.cpp"].replace("== 0 ?", "== 0 && twice(3) == 6 ?"))
        trial = self.trial()
        told = []
        trial.run_survivors(set(chosen), faults, told.append)
        self.assertEqual([(entry["line"], entry["result"]) for entry in told], [(5, "caught")])

    def test_tests_that_fail_by_themselves_judge_nothing(self):
        test = self.project / "test.cpp"
        test.write_text(FILES["test.cpp"].replace("== 3", "== 4"))
        with self.assertRaisesRegex(RuntimeError, "without a fault"):
            self.trial()

    def test_the_copy_is_made_right_whatever_was_left_in_it(self):
        self.trial()
        (self.folder / "copy" / "src/gockel/arena/sum.cpp").write_text("broken")
        (self.folder / "copy" / "src/gockel/arena/more.cpp").write_text("left over")
        self.trial()
        self.unharmed()
        self.assertFalse((self.folder / "copy" / "src/gockel/arena/more.cpp").exists())


class Choice(unittest.TestCase):
    def test_a_seed_fixes_the_order_and_another_has_another(self):
        with tempfile.TemporaryDirectory() as folder:
            room = pathlib.Path(folder) / "src/gockel/arena"
            room.mkdir(parents=True)
            (room / "a.cpp").write_text("".join(f"int x{i} = {i};\n" for i in range(50)))
            found = mutants_of(folder, "arena", lambda lines: [(i + 1, f"int x{i} = -1;\n") for i in range(50)])
        self.assertEqual(len({mutant.id for mutant in found}), 50)
        self.assertEqual(in_order_of(1, found), in_order_of(1, found))
        self.assertNotEqual(in_order_of(1, found), in_order_of(2, found))
        self.assertEqual(sorted(in_order_of(1, found), key=lambda mutant: mutant.line), found)

    def test_rooms_get_equal_shares(self):
        self.assertEqual(shares(8, ["a", "b", "c"]), {"a": 3, "b": 3, "c": 2})

    def test_comments_and_brackets_are_not_code(self):
        self.assertFalse(any(map(is_code, ["// a + b", "#include <a>", "}", "}  // namespace gockel", "  "])))
        self.assertTrue(all(map(is_code, ["  return a + b;  // sum", "} else {"])))

    def test_what_cannot_compile_is_not_tried(self):
        for before, after in (("std::vector<int> a;", "std::vector<=int> a;"), ("const Record& r", "const Record| r"),
                              ("std::uint8_t b", "std::uint1_t b"), ("T* p", "T+ p"), ("if (a) {", "/*if (a) {*/"),
                              ("f(a && b);", "f((1==1);"), ("++i", "+*i"), ("a == b", "a === b"), ("0x80", "(0+1)x80"),
                              ("1'000", "1'(000-1)"), ("a || b", "a (0==1) || b"), ("if (a) f();", "if (1==1);")):
            self.assertFalse(is_plausible(before, after), before)
        for before, after in (("if (a < b)", "if (a <= b)"), ("return a * 2;", "return a / 2;"), ("a = 8;", "a = 7;"),
                              ("f(a && b);", "f(a || b);"), ("f();", "/*f();*/"), ("x = a +", "x = a -"),
                              ('if (f("{\\"")) {', 'if (f("")) {'), ("if (a == '(')", "if (a == ')')"),
                              ("if (a)", "if (1==1)"), ("return a || b;", "return (0==1) || b;"), ("f(i + 1)", "f(i + (1+1))"), ("++i", "--i")):
            self.assertTrue(is_plausible(before, after), before)

    def test_jumps_out_of_no_loop_and_unknown_words_need_no_compiler(self):
        text = """int f(int a) {
  while (a > 1) {
    a -= 1;
  }
  return g(a,
           1);
}
int g(int a, int b) {
  return a;
}
"""
        def tried(line, after):
            before = text.splitlines()[line - 1]
            return not cannot_compile(text, Mutant("", "", line, before, after, ""), words_of(text) | {"break", "continue"})
        for line, after in ((3, "    a -= 1; break;"), (3, "    a += 1;"), (4, "  } continue;"), (9, "  return b;")):
            self.assertTrue(tried(line, after), after)
        for line, after in ((9, "  return a; break;"), (8, "int g(int a, int b) { continue;"),
                            (5, "  return g(a, break;"), (1, "int f(int a) { break;"), (3, "    begin -= 1;")):
            self.assertFalse(tried(line, after), after)

    def test_what_no_test_can_notice_does_not_count(self):
        loop = "for (Seat s = 0; s < seats(state); ++s) f(s < 1);"
        for before, after in ((loop, loop.replace("s < s", "s != s")), ("  a.reserve(2 * b);", "  a.reserve(2 - b);"),
                              ("a->b.reserve(n);", "/*a->b.reserve(n);*/")):
            self.assertTrue(changes_nothing(before, after), after)
        for before, after in ((loop, loop.replace("s < s", "s <= s")), (loop, loop.replace("s < 1", "s != 1")),
                              (loop.replace("= 0", "= 1"), loop.replace("= 0", "= 1").replace("s < s", "s != s")),
                              ("a.reserve(n);", "a.reserve(n); break;"), ("a.resize(n);", "a.resize(n + 1);")):
            self.assertFalse(changes_nothing(before, after), after)


if __name__ == "__main__":
    unittest.main()
