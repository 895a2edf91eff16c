#!/usr/bin/env python3
"""Every help speaks its language from the first line to the last.

Usage: help_test.py PATH_OF_GOCKEL [unittest arguments]
"""

import re
import unittest

from program import LANGUAGES, commands, help_of, options_of, run_line

COMMANDS = [[]] + [[name] for name in commands()]
OTHERS = LANGUAGES[1:]

# Lines that are the same in another language: names of players and places.
SAME_LINES = [
    re.compile(r"\s*"),
    re.compile(r" {30}casual, club, gain, swing, expert, best"),
]

# What the library that reads the command line says by itself.
LIBRARY = re.compile(r"\b(INT|UINT|FLOAT|REQUIRED|Needs|Excludes|Positionals|Subcommands)\b| in \[")

# A command whose help is laid out for a terminal of 80 columns.
LAID_OUT = (["play"], ["solve"])


def examples(text):
    """The command lines below the heading of the examples."""
    lines = text.split("\n")
    return [line for line in lines if line.startswith(("  gockel ", "  echo ", "    --"))]


class Help(unittest.TestCase):
    def test_every_option_is_described_in_every_language(self):
        described = 0
        for command in COMMANDS:
            english = options_of(help_of(command, "en"))
            for language in LANGUAGES:
                found = options_of(help_of(command, language))
                self.assertEqual([left.split()[0] for left, _ in found],
                                 [left.split()[0] for left, _ in english], (command, language))
                for left, description in found:
                    self.assertNotEqual(description, "", (command, language, left))
                    described += 1
        self.assertGreater(described, len(LANGUAGES) * 90)

    def test_no_description_is_the_english_one(self):
        for command in COMMANDS:
            english = {description for _, description in options_of(help_of(command, "en"))}
            for language in OTHERS:
                for left, description in options_of(help_of(command, language)):
                    self.assertNotIn(description, english, (command, language, left))

    def test_no_line_is_an_english_one_but_the_examples(self):
        compared = 0
        for command in COMMANDS:
            english = help_of(command, "en")
            same = set(examples(english))
            for language in OTHERS:
                for line in help_of(command, language).split("\n"):
                    if line in same or any(form.fullmatch(line) for form in SAME_LINES):
                        continue
                    # What stands left of a description that has a line of its own.
                    if line.startswith("  -") and line[28:30] != "  ":
                        continue
                    self.assertNotIn(line, english.split("\n"), (command, language))
                    compared += 1
        self.assertGreater(compared, len(OTHERS) * 150)

    def test_the_library_says_nothing_by_itself(self):
        for command in COMMANDS:
            for language in OTHERS:
                self.assertIsNone(LIBRARY.search(help_of(command, language)), (command, language))

    def test_every_command_has_the_same_examples_in_every_language(self):
        for command in COMMANDS:
            english = examples(help_of(command, "en"))
            self.assertNotEqual(english, [], command)
            for language in OTHERS:
                self.assertEqual(examples(help_of(command, language)), english, command)

    def test_examples_work(self):
        # Those that need no file and take no more than a moment.
        for name in ("odds", "analyse", "rollout", "perft", "bench", "engine"):
            for line in examples(help_of([name], "en")):
                done = run_line(line)
                self.assertEqual((done.returncode, done.stderr), (0, b""), line)
                self.assertGreater(len(done.stdout), 20, line)

    def test_descriptions_begin_in_one_column(self):
        for command in COMMANDS:
            for language in LANGUAGES:
                for line in help_of(command, language).split("\n"):
                    if line.startswith("  -") and line[29:30] == " ":
                        self.assertNotEqual(line[30:31], " ", (command, language, line))

    def test_what_is_laid_out_fits(self):
        for command in LAID_OUT:
            for language in LANGUAGES:
                for line in help_of(command, language).split("\n"):
                    self.assertLessEqual(len(line), 80, (command, language))

    def test_commands_that_print_figures_print_json(self):
        for command in COMMANDS[1:]:
            if command[0] in ("play", "serve", "engine", "backup", "restore", "forget-name"):  # none of their own
                continue
            names = [left.split()[0] for left, _ in options_of(help_of(command, "en"))]
            self.assertIn("--json", names, command)


if __name__ == "__main__":
    unittest.main()
