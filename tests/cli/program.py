"""The program as its tests call it, in each language."""

import functools
import os
import re
import subprocess
import sys

GOCKEL = os.path.abspath(sys.argv.pop(1))

# The first is the language that the others are compared with.
LANGUAGES = ("en", "de", "nl", "fr")
LOCALES = {"en": "en_GB.UTF-8", "de": "de_DE.UTF-8", "nl": "nl_NL.UTF-8", "fr": "fr_FR.UTF-8"}

LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "LANGUAGE")


def environment(**changes):
    """That of the test, but with no language other than what `changes` says."""
    env = {name: value for name, value in os.environ.items() if name not in LANGUAGE_VARIABLES}
    return {**env, **changes}


def run(arguments, first=None, **changes):
    """`first` is called in the new process before the program."""
    return subprocess.run([GOCKEL, *arguments], env=environment(**changes), stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60, preexec_fn=first)


def run_in(language, arguments, first=None):
    return run(arguments, first, LANG=LOCALES[language])


def run_line(line):
    """What a shell does with a line of an example."""
    folder = os.path.dirname(GOCKEL)
    return subprocess.run(line, shell=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60,
                          env={**os.environ, "PATH": folder + os.pathsep + os.environ["PATH"]})


def start_in(language, arguments):
    """A process of the program, to be ended by the caller."""
    return subprocess.Popen([GOCKEL, *arguments], env=environment(LANG=LOCALES[language]),
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def help_of(command, language):
    return help_once(tuple(command), language)


@functools.cache
def help_once(command, language):
    """Asked once: many tests look at the same help."""
    done = run_in(language, [*command, "--help"])
    if (done.returncode, done.stderr) != (0, b""):
        raise AssertionError(f"{command} --help in {language}: {done}")
    return done.stdout.decode()


def commands():
    """The names of all commands, as the help lists them."""
    listed = help_of([], "en").split("\nSubcommands:\n")[1].split("\n\n")[0]
    names = re.findall(r"^  ([\w-]+)", listed, re.M)
    assert len(names) >= 13, names
    return names


# What stands above options, arguments and commands.
HEADINGS = ["Positionals:", "Options:", "Subcommands:", "Angaben:", "Optionen:", "Befehle:",
            "Argumenten:", "Opties:", "Opdrachten:", "Arguments\u00a0:", "Options\u00a0:",
            "Commandes\u00a0:"]
# Where descriptions begin.
COLUMN = 30


def options_of(text):
    """What a help tells of options and arguments: what stands left, and its description."""
    found = []
    for block in text.split("\n\n"):
        heading, *lines = block.strip("\n").split("\n")
        if heading not in HEADINGS:
            continue
        for line in lines:
            if line.startswith(" " * COLUMN):
                found[-1][1] = f"{found[-1][1]} {line.strip()}".strip()
                continue
            beside = line[COLUMN - 1:COLUMN] == " " and line[COLUMN:COLUMN + 1] != " "
            left, description = (line[:COLUMN], line[COLUMN:]) if beside else (line, "")
            found.append([left.strip(), description])
    return [(left, description) for left, description in found]
