"""Drives the real engine through pipes: flushing, giant and broken lines, memory.

pipe_test.py <gockel> [ignored]
"""

import json
import os
import pathlib
import select
import signal
import subprocess
import sys
import threading
import unittest

ENGINE = sys.argv[1]
MAX_LINE = 80 << 20
# Seconds; an answer that is not flushed never comes.
PATIENCE = 120
# The worst is a line of 80 MiB whose last string is broken: the parser holds it
# in several copies. Measured 584 MiB in a release build.
MAX_MEMORY = 900 << 20
# A sanitizer's own memory says nothing about the engine's, and what takes seconds without it takes minutes.
SANITIZED = b"__asan_init" in pathlib.Path(ENGINE).read_bytes()
GIANT = 10 << 20 if SANITIZED else MAX_LINE
GOOD = {"jsonrpc": "2.0", "id": "next", "method": "moves",
        "params": {"position": "compact 21-36 -/- A w|.7 1"}}
GOOD_ANSWER = {"jsonrpc": "2.0", "id": "next", "result": {"moves": ["roll", "stop"]}}


class Engine:
    """A running engine, asked line by line."""

    def __init__(self):
        self.process = subprocess.Popen([ENGINE, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, bufsize=0)
        self.pending = b""

    def send(self, data):
        view = memoryview(data)
        while view:
            view = view[self.process.stdin.write(view):]

    def line(self):
        """The next answer; fails when it does not come without more input."""
        while b"\n" not in self.pending:
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            assert ready, "no answer came"
            piece = self.process.stdout.read(1 << 20)
            assert piece, "the engine has ended"
            self.pending += piece
        answer, self.pending = self.pending.split(b"\n", 1)
        return json.loads(answer)

    def ask(self, data):
        # A giant line fills the pipe while the engine may already answer.
        writer = threading.Thread(target=self.send, args=(data + b"\n",))
        writer.start()
        answer = self.line()
        writer.join()
        return answer

    def memory(self):
        """The most bytes it ever held."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        peak = [row for row in status.splitlines() if row.startswith("VmHWM:")]
        return int(peak[0].split()[1]) << 10

    def end(self):
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        rest = self.process.stdout.read()
        self.process.stdout.close()
        return code, self.pending + rest


def request(method, **params):
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()


def early_stops(turns):
    """A record in which everybody stops too early: three events a turn."""
    head = '[Gockel "1"]\n[Start "compact 21-36 -/- A |?8 1"]\n\n'
    return head + "".join(f"{n}. {'BA'[n % 2]} 1112345w/w/stop =-\n" for n in range(1, turns + 1))


class Pipe(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()

    def tearDown(self):
        self.assertEqual(self.engine.end(), (0, b""))

    def after_trouble(self, answer, code):
        """The answer is an error with a sentence, and the next request works."""
        self.assertEqual(answer["error"]["code"], code)
        self.assertGreater(len(answer["error"]["message"]), 10)
        self.assertLess(len(answer["error"]["message"]), 300)
        self.next_works()

    def next_works(self):
        self.assertEqual(self.engine.ask(json.dumps(GOOD).encode()), GOOD_ANSWER)
        self.check_memory(MAX_MEMORY)

    def check_memory(self, most):
        peak = self.engine.memory()
        self.assertGreater(peak, 0)
        if not SANITIZED:
            self.assertLess(peak, most)
        print(f"[{peak >> 20} MiB]", end=" ")

    def test_each_answer_comes_at_once(self):
        for _ in range(100):
            self.assertEqual(self.engine.ask(json.dumps(GOOD).encode()), GOOD_ANSWER)

    def test_an_answer_does_not_wait_for_the_line_that_has_only_begun(self):
        text = json.dumps(GOOD).encode()
        self.engine.send(text + b"\n" + text[:20])
        self.assertEqual(self.engine.line(), GOOD_ANSWER)
        self.engine.send(text[20:] + b"\n")
        self.assertEqual(self.engine.line(), GOOD_ANSWER)

    def test_a_line_may_come_byte_by_byte(self):
        for byte in json.dumps(GOOD).encode() + b"\n":
            self.engine.send(bytes([byte]))
        self.assertEqual(self.engine.line(), GOOD_ANSWER)

    def test_many_requests_at_once_are_answered_in_order(self):
        count = 20000
        lines = b"".join(json.dumps({**GOOD, "id": n}).encode() + b"\n" for n in range(count))
        writer = threading.Thread(target=self.engine.send, args=(lines,))
        writer.start()
        for n in range(count):
            self.assertEqual(self.engine.line()["id"], n)
        writer.join()

    def test_notifications_and_carriage_returns_leave_no_lines(self):
        quiet = json.dumps({"jsonrpc": "2.0", "method": "rules"}).encode()
        self.engine.send(quiet + b"\n" + b"[" + quiet + b"]\r\n")
        self.next_works()

    def test_a_long_request_is_cancelled_and_what_came_meanwhile_is_answered(self):
        long = request("rollout", position="compact 21-36 -/- A |?8 1", games=1000000,
                       progress=True)
        self.engine.send(long + b"\n" + json.dumps(GOOD).encode() + b"\n")
        cancel = {"jsonrpc": "2.0", "method": "cancel", "params": {"id": json.loads(long)["id"]}}
        self.engine.send(json.dumps(cancel).encode() + b"\n")
        answer = self.engine.line()
        while answer.get("method") == "progress":
            answer = self.engine.line()
        self.assertEqual(answer["error"]["code"], -32002)
        self.assertEqual(self.engine.line(), GOOD_ANSWER)

    def test_a_position_of_ten_megabytes(self):
        self.after_trouble(self.engine.ask(request("describe", position="2" * 10_000_000)), -32000)

    def test_a_line_of_the_greatest_length(self):
        line = request("describe", position="2" * (MAX_LINE - 100))
        self.after_trouble(self.engine.ask(line.ljust(MAX_LINE)), -32000)

    def test_a_line_that_is_one_byte_too_long(self):
        self.after_trouble(self.engine.ask(request("rules").ljust(MAX_LINE + 1)), -32600)

    def test_a_line_that_is_much_too_long(self):
        block = b"x" * (1 << 20)
        for _ in range(300):
            self.engine.send(block)
        self.after_trouble(self.engine.ask(b""), -32600)
        self.check_memory(300 << 20)

    def test_a_giant_line_that_is_broken_at_its_end(self):
        line = request("describe", position="2" * (GIANT - 100))[:-3]
        for end in (b"\\q", b"\xc3\"", b"\0", b""):
            self.after_trouble(self.engine.ask(line + end), -32700)

    def test_nul_bytes(self):
        self.after_trouble(self.engine.ask(b"\0" * 1000), -32700)
        self.after_trouble(self.engine.ask(b'{"jsonrpc":"2.0","id":"\0"}'), -32700)

    def test_half_a_utf8_sequence(self):
        self.after_trouble(self.engine.ask(b'{"jsonrpc":"2.0","id":"\xe2\x82"}'), -32700)
        self.after_trouble(self.engine.ask(b"\xe2\x82"), -32700)

    def test_deep_nesting(self):
        self.after_trouble(self.engine.ask(b"[" * 10_000_000), -32600)

    def test_millions_of_values(self):
        self.after_trouble(self.engine.ask(b"[" + b"1," * 30_000_000 + b"1]"), -32600)

    def test_a_record_with_a_million_events(self):
        turns = 333_334
        answer = self.engine.ask(request("replay", record=early_stops(turns), **{
            "from": 3 * turns - 2, "limit": 10}))
        self.assertEqual(answer["result"]["valid"], True)
        self.assertEqual(answer["result"]["events"], 3 * turns)
        self.assertEqual(answer["result"]["steps"], [
            {"event": {"move": "w"}, "position": f"compact 21-36 -/- B w|.7 {turns}"},
            {"event": {"move": "stop"}, "position": f"compact 21-36 -/- A |?8 {turns + 1}"}])
        self.next_works()

    @unittest.skipIf(SANITIZED, "six million events: the release build reads them")
    def test_a_record_of_the_greatest_length_and_one_beyond(self):
        record = early_stops(2_280_000)[:64 << 20]
        record = record[:record.rindex("\n") + 1]
        answer = self.engine.ask(request("record", record=record))
        self.assertEqual(answer["result"]["valid"], True)
        self.assertGreater(answer["result"]["events"], 6_000_000)
        answer = self.engine.ask(request("record", record=record.ljust((64 << 20) + 1)))
        self.assertEqual(answer["result"]["error"]["code"], "length")
        self.next_works()


class End(unittest.TestCase):
    def test_a_last_line_without_its_end_is_answered(self):
        engine = Engine()
        engine.send(json.dumps(GOOD).encode())
        code, rest = engine.end()
        self.assertEqual((code, json.loads(rest)), (0, GOOD_ANSWER))

    def test_a_last_line_that_is_too_long_is_refused(self):
        engine = Engine()
        engine.send(b"x" * (MAX_LINE + 1000))
        code, rest = engine.end()
        self.assertEqual((code, json.loads(rest)["error"]["code"]), (0, -32600))

    def test_no_input_is_no_output(self):
        self.assertEqual(Engine().end(), (0, b""))

    def test_a_reader_that_leaves_ends_the_engine(self):
        engine = Engine()
        engine.process.stdout.close()
        with self.assertRaises(BrokenPipeError):
            for _ in range(1000):
                engine.send((json.dumps(GOOD).encode() + b"\n") * 1000)
        self.assertEqual(engine.process.wait(PATIENCE), 0)
        engine.process.stdin.close()

    def test_a_killed_reader_ends_the_engine(self):
        line = json.dumps(GOOD).encode() + b"\n"
        out, into = os.pipe()
        reader = subprocess.Popen(["sleep", "600"], stdin=out)
        os.close(out)
        engine = subprocess.Popen([ENGINE, "engine"], stdin=subprocess.PIPE, stdout=into)
        os.close(into)
        engine.stdin.write(line)
        engine.stdin.flush()
        reader.kill()
        reader.wait()
        with self.assertRaises(BrokenPipeError):
            for _ in range(1000):
                engine.stdin.write(line * 1000)
        code = engine.wait(PATIENCE)
        try:
            engine.stdin.close()
        except BrokenPipeError:
            pass
        self.assertEqual(code, 0)

    def test_pipes_that_another_program_made_non_blocking(self):
        into, far_in = os.pipe()
        far_out, out = os.pipe()
        os.set_blocking(into, False)
        os.set_blocking(out, False)
        engine = subprocess.Popen([ENGINE, "engine"], stdin=into, stdout=out)
        os.close(into)
        os.close(out)
        count = 5000  # more answers than a pipe holds
        lines = (json.dumps(GOOD).encode() + b"\n") * count
        with open(far_in, "wb") as to_engine, open(far_out, "rb") as from_engine:
            writer = threading.Thread(target=lambda: (to_engine.write(lines), to_engine.close()))
            writer.start()
            answers = from_engine.readlines()
            writer.join()
        self.assertEqual(len(answers), count)
        self.assertEqual(json.loads(answers[-1]), GOOD_ANSWER)
        self.assertEqual(engine.wait(PATIENCE), 0)

    def test_an_input_that_cannot_be_read_is_a_failure(self):
        folder = os.open("/", os.O_RDONLY)
        run = subprocess.run([ENGINE, "engine"], stdin=folder, stdout=subprocess.PIPE)
        os.close(folder)
        self.assertEqual((run.returncode, run.stdout), (1, b""))

    def test_a_full_disk_is_a_failure(self):
        with open("/dev/full", "wb") as full:
            run = subprocess.run([ENGINE, "engine"], input=json.dumps(GOOD).encode(), stdout=full)
        self.assertEqual(run.returncode, 1)


class Help(unittest.TestCase):
    def test_it_has_an_example(self):
        text = subprocess.run([ENGINE, "engine", "--help"], stdout=subprocess.PIPE, check=True).stdout
        self.assertIn(b"Example:", text)


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    unittest.main(argv=sys.argv[:1], verbosity=2)
