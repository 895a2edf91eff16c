"""What the server and its clients say has to fit docs/server.schema.json."""

import collections
import functools
import json
import pathlib

import jsonschema

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"
DEFINITIONS = json.loads((DOCS / "server.schema.json").read_text())["$defs"]

NAMES_A_KIND = ("by", "code", "kind", "method", "stage", "type", "why")
SEEN = collections.Counter()


@functools.cache
def validator(name):
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": DEFINITIONS})


def shape(value):
    """Which fields there are, of which type; what names a kind counts as such."""
    if isinstance(value, dict):
        return tuple((field, inner if field in NAMES_A_KIND else shape(inner))
                     for field, inner in value.items())
    if isinstance(value, list):
        return frozenset(map(shape, value))
    return type(value)


def check(name, value):
    """The value has to be what the schema calls by this name. Validation is
    slow: of a shape only the first few are looked at."""
    SEEN[name, shape(value)] += 1
    if SEEN[name, shape(value)] > 10:
        return value
    wrong = jsonschema.exceptions.best_match(validator(name).iter_errors(value))
    assert wrong is None, f"{json.dumps(value)[:500]} is no {name}: {wrong.message}"
    return value


def check_http(method, path, status, text):
    """What comes over HTTP, where it is JSON."""
    if not path.startswith("/api/") or path.endswith(("/record", "/entries")):
        return
    if status >= 400:
        check("refusal", json.loads(text))
    elif path.endswith("/claim"):
        check("claim_answer", json.loads(text))
    elif path == "/api/info":
        check("info", json.loads(text))
    elif path.startswith("/api/seats"):
        check("own_tables", json.loads(text))
    elif path == "/api/tables":
        check("table_list" if method == "GET" else "create_answer", json.loads(text))
    else:
        check("table", json.loads(text))
