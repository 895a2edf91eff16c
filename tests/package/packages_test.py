#!/usr/bin/env python3
"""The packages of `make packages`, each started in a root of its own as its unit
or its configuration says, and a game played against it. For root: it changes
roots and users. GOCKEL is the program as it was built, PACKAGES their folder."""

import asyncio
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "server"))

from server_case import YOU, bot
from table_client import Node, Person, Referee

PACKAGES = pathlib.Path(os.environ["PACKAGES"])
SUITE = "bookworm"
# Any that nobody has: systemd would choose one from this range.
DYNAMIC_USER = 61234


def run(*command, **more):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=600, **more)
    if done.returncode != 0:
        raise AssertionError(f"{command} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def one_package(pattern):
    found = sorted(PACKAGES.glob(pattern))
    assert len(found) == 1, f"{pattern}: {found}"
    return found[0].resolve()


class RootedNode(Node):
    """A server in another root, as another user, with nothing of this environment."""

    def __init__(self, root, user, environment, command):
        self.process = subprocess.Popen(
            ["env", "-i", *(f"{name}={value}" for name, value in environment.items()),
             shutil.which("chroot"), f"--userspec={user}:{user}", str(root), *command],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("Gockel is at http://127.0.0.1:"):
            self.process.kill()
            raise AssertionError(f"it does not start: {line} {self.process.communicate()[1]}")
        self.host = line.split("//")[1].strip()


class PackageCase(unittest.IsolatedAsyncioTestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="gockel-packages-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder)

    def setUp(self):
        self.referee = Referee()
        self.addCleanup(self.referee.close)

    async def asyncSetUp(self):
        asyncio.get_running_loop().set_debug(False)

    async def play_across_a_restart(self, start):
        """A game that a stop of the server interrupts; how it ends."""
        node = start()
        status, _, page = node.request("GET", "/")
        self.assertEqual(status, 200)
        self.assertIn("<script", page)
        anna = Person(node, "Anna", self.referee)
        anna.create("compact", [YOU, bot("best"), bot("child")])
        await anna.connect()
        await anna.play_on(3)
        await anna.close()
        self.assertEqual(node.stop(), 0)
        known = anna.entries
        node = anna.node = start()
        anna.entries = []
        await anna.connect()
        self.assertEqual(anna.entries[:len(known)], known)
        await anna.play_on()
        await anna.close()
        self.assertEqual(node.stop(), 0)
        self.assertEqual(anna.entries[-1]["type"], "over")


class Deb(PackageCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.root = cls.folder / "root"
        deb = one_package("gockel_*.deb")
        # Essential packages and apt, and then what an administrator types.
        run("mmdebstrap", "--variant=apt", "--mode=root", SUITE, cls.root,
            f"--customize-hook=copy-in {deb} /tmp",
            f'--customize-hook=chroot "$1" apt-get install -y --no-install-recommends /tmp/{deb.name}')

    def file(self, name):
        return self.root / name.lstrip("/")

    def unit(self):
        """What the unit says: name and values."""
        lines = self.file("/lib/systemd/system/gockel.service").read_text().splitlines()
        found = {}
        for name, value in (line.split("=", 1) for line in lines
                            if "=" in line and not line.startswith("#")):
            found.setdefault(name, []).append(value)
        return found

    def start(self):
        """As systemd would, as far as this test knows how: the unit's user,
        folder, environment and command."""
        unit = self.unit()
        self.assertEqual(unit["DynamicUser"], ["yes"])
        state = self.file("/var/lib") / unit["StateDirectory"][0]
        state.mkdir(mode=int(unit["StateDirectoryMode"][0], 8), exist_ok=True)
        os.chown(state, DYNAMIC_USER, DYNAMIC_USER)
        words = shlex.split(unit["Environment"][0])
        words += [word for line in self.file(unit["EnvironmentFile"][0].lstrip("-")).read_text().splitlines()
                  if not line.startswith("#") for word in shlex.split(line)]
        environment = dict(word.split("=", 1) for word in words)
        command = []
        for word in shlex.split(unit["ExecStart"][0]):
            command += shlex.split(environment.get(word[1:], "")) if word.startswith("$") else [word]
        return RootedNode(self.root, DYNAMIC_USER, environment, command)

    async def test_a_game_is_played_against_the_installed_package(self):
        settings = self.file("/etc/default/gockel")
        settings.write_text(settings.read_text()
                            .replace("GOCKEL_LISTEN=127.0.0.1:8080", "GOCKEL_LISTEN=127.0.0.1:0")
                            .replace('#GOCKEL_OPTIONS="--keep-days 30"',
                                     'GOCKEL_OPTIONS="--bot-pace 0 --rate 0"'))
        await self.play_across_a_restart(self.start)
        # What an administrator does on Monday, as root, and when all was lost.
        data = "/var/lib/gockel/tables.sqlite"
        self.assertEqual(self.file(data).stat().st_uid, DYNAMIC_USER)
        run("chroot", self.root, "gockel", "backup", "/root/monday", "--data", data)
        self.file(data).unlink()
        run("chroot", self.root, "gockel", "restore", "/root/monday", "--data", data)
        self.assertEqual(self.file(data).stat().st_uid, DYNAMIC_USER)
        await self.play_across_a_restart(self.start)

    def test_the_package_is_whole(self):
        run("chroot", self.root, "dpkg", "--verify", "gockel")
        listed = run("chroot", self.root, "dpkg", "--listfiles", "gockel").split()
        for name in ("/usr/bin/gockel", "/etc/default/gockel", "/lib/systemd/system/gockel.service",
                     "/usr/share/man/man1/gockel.1.gz", "/usr/share/doc/gockel/copyright",
                     "/usr/share/doc/gockel/operate.md", "/usr/share/doc/gockel/examples/nginx.conf",
                     "/usr/share/doc/gockel/examples/Caddyfile", "/usr/share/doc/gockel/examples/alerts.yml",
                     "/usr/share/doc/gockel/examples/dashboard.json"):
            self.assertIn(name, listed)
        # It is to start with the machine.
        self.assertTrue(self.file("/etc/systemd/system/multi-user.target.wants/gockel.service").is_symlink())


class Image(PackageCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        layout, bundle = cls.folder / "oci", cls.folder / "bundle"
        layout.mkdir()
        run("tar", "-C", layout, "-xf", one_package("gockel-*.oci.tar"))
        run("umoci", "unpack", "--image", f"{layout}:latest", bundle)
        cls.root = bundle / "rootfs"
        cls.process = json.loads((bundle / "config.json").read_text())["process"]

    def start(self):
        environment = dict(word.split("=", 1) for word in self.process["env"])
        # The rest of the world is not to see a test.
        self.assertEqual(environment["GOCKEL_LISTEN"], "0.0.0.0:8080")
        environment["GOCKEL_LISTEN"] = "127.0.0.1:0"
        return RootedNode(self.root, self.process["user"]["uid"], environment,
                          [*self.process["args"], "--bot-pace", "0", "--rate", "0"])

    async def test_a_game_is_played_against_the_image(self):
        self.assertEqual(self.process["user"]["uid"], 65532)
        await self.play_across_a_restart(self.start)

    def test_nothing_else_in_it_can_run(self):
        programs = [path for folder in ("bin", "sbin", "usr/bin", "usr/sbin", "usr/games", "usr/local/bin")
                    for path in (self.root / folder).glob("*")]
        self.assertEqual(programs, [self.root / "usr/bin/gockel"])
        # Nobody gets more rights by it, and nothing is left of who built it.
        privileged = run("find", self.root, "-perm", "/6000").split()
        self.assertEqual(privileged, [])
        self.assertEqual(sorted(path.name for path in (self.root / "etc").iterdir()),
                         ["group", "nsswitch.conf", "passwd"])


if __name__ == "__main__":
    unittest.main()
