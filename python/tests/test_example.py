"""The example prints the row that docs/strength.md has."""

import pathlib
import re
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class ExampleTest(unittest.TestCase):

    def test_the_table_of_the_page_is_made_anew(self):
        printed = subprocess.run([sys.executable, ROOT / "python/examples/strength.py"], capture_output=True,
                                 text=True, check=True).stdout
        row = re.search(r"^\| swing \| 0\..*$", (ROOT / "docs/strength.md").read_text(), re.M)
        self.assertIn(row[0], printed.splitlines())


if __name__ == "__main__":
    unittest.main()
