"""Runs every example of docs/engine.md through the real engine.

docs_examples.py <gockel> <docs folder>

A `json request` block, or a `sh` block that calls the engine, is followed by a
`json response` block with the whole answer. Requests and answers have to fit
docs/engine.schema.json: the schema accepts a request exactly when the engine
takes it for one.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import unittest

import jsonschema

ENGINE = pathlib.Path(sys.argv[1]).resolve()
DOCS = pathlib.Path(sys.argv[2])
SCHEMA = json.loads((DOCS / "engine.schema.json").read_text())
BLOCK = re.compile(r"^```([a-z]+(?: [a-z]+)?)\n(.*?)^```$", re.M | re.S)
NOT_A_REQUEST = (-32700, -32600, -32601, -32602)


def examples():
    """Pairs of (kind, request text, answer text) in the order of the page."""
    asked = None
    for kind, body in BLOCK.findall((DOCS / "engine.md").read_text()):
        if kind in ("json request", "sh"):
            assert asked is None, f"a request without a response: {asked}"
            asked = (kind, body)
        elif kind == "json response":
            assert asked is not None, f"a response without a request: {body}"
            yield (*asked, body)
            asked = None
    assert asked is None, f"a request without a response: {asked}"


def answer(kind, body):
    """What the engine writes for an example, which must be one line."""
    if kind == "sh":
        path = f"{ENGINE.parent}:{os.environ['PATH']}"
        run = subprocess.run(["sh", "-c", body], stdout=subprocess.PIPE, check=True,
                             env={**os.environ, "PATH": path})
    else:
        line = " ".join(body.split("\n"))
        run = subprocess.run([ENGINE, "engine"], input=line.encode(),
                             stdout=subprocess.PIPE, check=True)
    text = run.stdout.decode()
    assert text.count("\n") == 1 and text.endswith("\n"), text
    return text


def schema(name):
    return jsonschema.Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{name}"}]})


def check_pair(test, request, got):
    """The schema agrees with the engine about one request and its answer."""
    refused = got.get("error", {}).get("code") in NOT_A_REQUEST
    test.assertEqual(schema("request").is_valid(request), not refused, request)
    schema("answer").validate(got)
    if "result" in got:
        schema(f"result_{request['method']}").validate(got["result"])


class Examples(unittest.TestCase):
    def test_the_schema_is_a_schema(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_every_example_gets_the_answer_that_stands_there(self):
        count = 0
        for kind, asked, expected in examples():
            with self.subTest(asked):
                self.assertEqual(json.loads(answer(kind, asked)), json.loads(expected))
                count += 1
        self.assertGreater(count, 20)

    def test_requests_and_answers_fit_the_schema(self):
        count = 0
        for kind, asked, expected in examples():
            if kind == "sh":
                continue
            with self.subTest(asked):
                request, got = json.loads(asked), json.loads(expected)
                whole = jsonschema.Draft202012Validator(SCHEMA)
                whole.validate(got)
                if isinstance(request, list):
                    schema("batch").validate(request)
                    answered = [one for one in request if "id" in one]
                    self.assertEqual(len(answered), len(got))
                else:
                    answered, got = [request], [got]
                for one, its in zip(answered, got):
                    self.assertEqual(one["id"], its["id"])
                    check_pair(self, one, its)
                    count += 1
        self.assertGreater(count, 20)

    def test_every_method_has_an_example_with_a_result(self):
        line = '{"jsonrpc":"2.0","id":1,"method":"methods"}'
        methods = [m["name"] for m in json.loads(answer("json", line))["result"]["methods"]]
        shown = [json.loads(asked)["method"] for kind, asked, expected in examples()
                 if kind == "json request" and "result" in json.loads(expected)]
        self.assertGreater(len(methods), 0)
        self.assertEqual(sorted(set(methods) - set(shown)), [])
        self.assertEqual(SCHEMA["$defs"]["request"]["properties"]["method"]["enum"], methods)

    def test_every_effect_has_its_row(self):
        kinds = [shape["properties"]["kind"]["const"] for shape in SCHEMA["$defs"]["effect"]["oneOf"]]
        page = (DOCS / "engine.md").read_text()
        self.assertEqual([kind for kind in kinds if f"\n| `{kind}` |" not in page], [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
