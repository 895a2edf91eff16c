"""A copy of the project, built once without a fault. A fault is compiled and
linked beside it: nothing in the copy changes, so there is nothing to take out
again, and several faults can be tried at once."""

import functools
import json
import pathlib
import shlex
import subprocess
import time

from mutation import words_of
from process import LIMITS, run

# Debian's, which has the packages that the tests of the server need.
PYTHON = "/usr/bin/python3"
HERE = pathlib.Path(__file__).resolve().parent
# clang and lld take half the time of g++ and its linker here.
OPTIONS = ["-DCMAKE_CXX_COMPILER=clang++-19", "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld",
           f"-DCMAKE_PROJECT_INCLUDE={HERE / 'separate_rooms.cmake'}", "-DCMAKE_CXX_COMPILER_LAUNCHER="]


class Tree:
    """What git knows of a project and what is new in it, built with the preset
    `quick`, the rooms under test source by source."""

    def __init__(self, project, copy, jobs, rooms):
        self.project, self.root, self.jobs, self.rooms = pathlib.Path(project), pathlib.Path(copy), jobs, rooms
        self.build = self.root / "build" / "quick"
        self.refresh()

    def files(self):
        listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                                cwd=self.project, check=True, stdout=subprocess.PIPE).stdout
        return {name for name in listed.decode().split("\0")
                if name and (self.project / name).is_file()}

    def refresh(self):
        """Makes the copy equal to the project. What is equal keeps its time, so
        that nothing is compiled for nothing."""
        wanted = self.files()
        for name in wanted:
            source, target = self.project / name, self.root / name
            content = source.read_bytes()
            if not target.is_file() or target.read_bytes() != content:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
                target.chmod(source.stat().st_mode)
        for path in list(self.root.rglob("*")):
            name = path.relative_to(self.root)
            if path.is_file() and name.parts[0] != "build" and str(name) not in wanted:
                path.unlink()

    def configure(self):
        done = self.run(["cmake", "--preset", "quick", *OPTIONS, f"-DMUTATED_ROOMS={';'.join(self.rooms)}"], 600)
        if done.returncode != 0:
            raise RuntimeError(f"the copy cannot be configured:\n{done.stdout}")
        commands = json.loads((self.build / "compile_commands.json").read_text())
        self.sources = {str(pathlib.Path(one["file"]).relative_to(self.root)): shlex.split(one["command"])
                        for one in commands if pathlib.Path(one["file"]).is_relative_to(self.root)}

    @functools.cache
    def words(self):
        """Every word of the sources."""
        return words_of("\n".join(path.read_text() for path in sorted((self.root / "src").rglob("*.[ch]*"))
                                  if path.suffix in (".h", ".cpp"))) | {"break", "continue"}

    def make(self, *programs):
        """Builds programs without a fault."""
        done = self.run(["cmake", "--build", "--preset", "quick", "-j", str(self.jobs), "--target", *programs], 3600)
        if done.returncode != 0:
            raise RuntimeError(f"{', '.join(programs)} cannot be built without a fault:\n{done.stdout}")

    def compile(self, file, text, target):
        """Whether a source compiles with another text."""
        return self.compile_by(list(self.sources[file]), file, text, target)

    def optimise(self, file, text, target):
        """The same with all that the compiler can do. Headers that were read
        beforehand were not read for that."""
        command = list(self.sources[file])
        if "-include-pch" in command:
            at = command.index("-include-pch")
            del command[at - 1:at + 3]
        return self.compile_by([*command, "-O2"], file, text, target)

    def compile_by(self, command, file, text, target):
        beside = target.with_name(pathlib.Path(file).name)
        # For its messages and assertions it is where it was.
        beside.write_text(f'#line 1 "{self.root / file}"\n{text}')
        command[command.index("-o") + 1] = str(target)
        command[command.index("-c") + 1] = str(beside)
        return self.run(command, 600, self.build).returncode == 0

    def object_of(self, file):
        """What a source was compiled to without a fault."""
        command = self.sources[file]
        return self.build / command[command.index("-o") + 1]

    def is_as_before(self, file, target):
        return target.read_bytes() == self.object_of(file).read_bytes()

    def lacks_a_symbol(self, file, target):
        """Whether something is missing that others may need: the linker would
        take it from the library, which has the source without the fault."""
        return not self.symbols(self.object_of(file)) <= self.symbols(target)

    def symbols(self, target):
        said = self.run(["nm", "--extern-only", "--defined-only", "--format=posix", str(target)], 60).stdout
        return {line.split()[0] for line in said.splitlines() if line.split()[1] in "TDBR"}

    def link(self, program, fault, target):
        """Whether a program links with this object, which stands before the
        library that has the right one."""
        parts = self.link_command(program).split(f" -o bin/{program} ")
        command = f" {shlex.quote(str(fault))} -o {shlex.quote(str(target))} ".join(parts)
        return self.run(["sh", "-c", command], 600, self.build).returncode == 0

    @functools.cache
    def link_command(self, program):
        return self.run(["ninja", "-t", "commands", "-s", f"bin/{program}"], 60, self.build).stdout.strip()

    def test(self, judge, program, folder, timeout):
        """What a judge says of a program: (passed, failed or timeout, seconds). It
        has a folder for what it writes."""
        name, *options = judge.split()
        command = [PYTHON, self.root / name] if name.endswith(".py") else [program]
        begin = time.monotonic()
        try:
            done = self.run([*LIMITS, *command, *options], timeout, GOCKEL=str(program), TMPDIR=str(folder),
                            GTEST_BRIEF="1", GTEST_FAIL_FAST="1", PYTHONDONTWRITEBYTECODE="1")
            result = "passed" if done.returncode == 0 else "failed"
            self.said = done.stdout
        except subprocess.TimeoutExpired:
            result = "timeout"
        return result, time.monotonic() - begin

    def run(self, command, timeout, folder=None, **environment):
        return run(command, folder or self.root, timeout, **environment)
