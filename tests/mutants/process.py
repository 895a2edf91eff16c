"""Commands that may hang, crash, fill the memory or leave a database behind."""

import os
import pathlib
import signal
import subprocess

# A fault must not take the machine: bytes of memory and of a file, no cores.
LIMITS = ["prlimit", f"--as={8 << 30}", f"--fsize={1 << 30}", "--core=0"]


def run(command, folder, timeout, **environment):
    """A command in a group of its own: what it started ends with it."""
    process = subprocess.Popen(command, cwd=folder, env={**os.environ, **environment}, text=True, errors="replace",
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        said, _ = process.communicate(timeout=timeout)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    return subprocess.CompletedProcess(command, process.returncode, said)


def stop_databases(folder):
    """Ends every PostgreSQL whose data lie below a folder: it has a group of its
    own, and a test that crashed does not end it."""
    for file in pathlib.Path(folder).rglob("postmaster.pid"):
        try:
            server = int(file.read_text().split()[0])
            os.kill(server, signal.SIGCONT)  # a test may have halted it
            os.kill(server, signal.SIGQUIT)
        except (OSError, ValueError, IndexError):
            pass  # it has ended meanwhile
