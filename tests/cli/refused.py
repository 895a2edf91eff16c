"""What is refused in one language is refused in all."""

import re
import unittest

from program import LANGUAGES, run_in

# What the library that reads the command line says by itself, or parts of our English.
ENGLISH = re.compile(r"required|expected|convert|received|missing|not in|not a|range| and |there is|cannot|Run with")


class RefusalTest(unittest.TestCase):
    def refused(self, arguments, code=2, first=None):
        """Checks the refusal in all languages; the English sentence."""
        said = {}
        for language in LANGUAGES:
            done = run_in(language, arguments, first)
            text = done.stderr.decode()
            self.assertEqual((done.returncode, done.stdout), (code, b""), (language, arguments, text))
            lines = text.splitlines()
            # A command line that cannot be read is answered with where to read more.
            self.assertEqual(len(lines), 1 if text.startswith("gockel: ") else 2,
                             (language, arguments, text))
            said[language] = lines[0]
            if language != "en":
                self.assertNotEqual(said[language], said["en"], arguments)
                self.assertIsNone(ENGLISH.search(text), (arguments, text))
        self.count = getattr(self, "count", 0) + 1
        return said["en"]
