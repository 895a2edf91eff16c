"""A copy of the project in which faults are put: the project itself is never
touched, and the copy is made right again before every use."""

import hashlib
import os
import pathlib
import subprocess
import time


class Tree:
    """A copy of what git knows of a project and of what is new in it, built with
    the preset `quick`."""

    def __init__(self, project, copy, jobs):
        self.project, self.root, self.jobs = pathlib.Path(project), pathlib.Path(copy), jobs
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
        done = self.run(["cmake", "--preset", "quick"], timeout=600)
        if done.returncode != 0:
            raise RuntimeError(f"the copy cannot be configured:\n{done.stdout}")

    def compile(self, judge, keep):
        """Whether the program of a judge compiles. What is not to be kept does not
        fill the compiler's cache."""
        extra = {} if keep else {"CCACHE_READONLY": "1"}
        done = self.run(["cmake", "--build", "--preset", "quick", "-j", str(self.jobs), "--target", judge.split()[0]],
                        timeout=1800, **extra)
        self.said = done.stdout
        return done.returncode == 0

    def library(self, room):
        """A hash of what a room's sources were compiled to."""
        file = self.build / "src" / "gockel" / room / f"libgockel_{room}.a"
        return hashlib.sha256(file.read_bytes()).hexdigest()

    def test(self, judge, timeout):
        """What a program with its options says: (passed, failed or timeout, seconds)."""
        program, *options = judge.split()
        begin = time.monotonic()
        try:
            done = self.run([self.build / "bin" / program, *options], timeout=timeout, GTEST_BRIEF="1")
            result = "passed" if done.returncode == 0 else "failed"
            self.said = done.stdout
        except subprocess.TimeoutExpired:
            result = "timeout"
        return result, time.monotonic() - begin

    def run(self, command, timeout, **environment):
        """A command in a group of its own: what it started ends with it."""
        process = subprocess.Popen(command, cwd=self.root, env={**os.environ, **environment}, text=True,
                                   errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   start_new_session=True)
        try:
            said, _ = process.communicate(timeout=timeout)
        except BaseException:
            os.killpg(process.pid, 9)
            process.communicate()
            raise
        return subprocess.CompletedProcess(command, process.returncode, said)
