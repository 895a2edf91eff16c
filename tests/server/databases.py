"""A PostgreSQL that a test starts itself."""

import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile


def programs():
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        raise AssertionError("PostgreSQL's server programs are not installed")
    return found[-1].parent


class PostgreSQL:
    """A cluster in a temporary folder, on loopback, as an ordinary user."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="gockel-pg-"))
        # It does not run as root.
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user:
            account = pwd.getpwnam(self.user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", "gockel")
        self.start()
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "gockel", "gockel")

    @property
    def address(self):
        return f"postgresql://gockel@127.0.0.1:{self.port}/gockel"

    def run(self, program, *arguments):
        command = [str(programs() / program), *arguments]
        if self.user:
            command = ["runuser", "-u", self.user, "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def value(self, query):
        """The one value that a query has."""
        return subprocess.run([str(programs() / "psql"), "-tA", "-c", query, self.address],
                              check=True, capture_output=True, text=True, cwd="/").stdout.strip()

    def start(self):
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-o", options,
                 "-l", str(self.folder / "log"), "start")

    def stop(self):
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", "immediate", "stop")

    def processes(self):
        """The ids of its server and of its server's children."""
        server = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = pathlib.Path(f"/proc/{server}/task/{server}/children").read_text().split()
        return [server, *map(int, children)]

    def hang(self):
        """Nothing answers any more, and no connection is refused."""
        for process in self.processes():
            os.kill(process, signal.SIGSTOP)

    def go_on(self):
        for process in self.processes():
            os.kill(process, signal.SIGCONT)

    def close(self):
        self.stop()
        shutil.rmtree(self.folder)
