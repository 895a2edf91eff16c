"""Plays random games through the engine and checks every answer with the schema.

schema_walk.py <gockel> <docs folder>
"""

import json
import pathlib
import random
import subprocess
import sys

import jsonschema

ENGINE = sys.argv[1]
SCHEMA = json.loads((pathlib.Path(sys.argv[2]) / "engine.schema.json").read_text())
EVENTS = 120  # per game
# Random players seldom win a tile, so some walks begin where a rare phase is.
RARE = ("deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A |.8 3",
        "deluxe 11,13,21-26,28-36 27/-/- c11,h21,r23,w25,gA,a29 0/3/4 A 11|x6+ 16",
        "deluxe 11,13,21-22,24-36 23/-/- c11,h21,r13,w25,g27,a29 0/3/4 A rob 16",
        "deluxe 11,13,22-24,26-36 21.25/- c11,hA,r23,wA,g27,a29 0/0 A back 5",
        "deluxe 22 21/36 c-,hA,r22,w-,g-,a- 3/4 B 2wwww|.3 44",
        "classic2005 21-23,31 24.36/25/-/30 C 5wwww|.3 12",
        "wok 4352116 2311 -:2/653:131/24:4212 A bbbb|f#3 16")

engine = subprocess.Popen([ENGINE, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
validators = {}
checked = {}


def check(name, value):
    if name not in validators:
        validators[name] = jsonschema.Draft202012Validator(
            {**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{name}"}]})
    validators[name].validate(value)
    checked[name] = checked.get(name, 0) + 1


def ask(method, **params):
    request = {"jsonrpc": "2.0", "id": len(checked), "method": method, "params": params}
    check("request", request)
    engine.stdin.write(json.dumps(request).encode() + b"\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    check("answer", answer)
    assert answer["id"] == request["id"], (request, answer)
    assert "result" in answer, (request, answer)
    check(f"result_{method}", answer["result"])
    return answer["result"]


def shuffled(dice, tiles):
    row = list(tiles)
    dice.shuffle(row)
    return "".join(row)


def new_game(rule_set, seats, dice):
    rows = {}
    if rule_set == "wok":
        rows = {"sushi_row": shuffled(dice, "112233445566"),
                "bone_row": shuffled(dice, "111112222334")}
    return ask("new", rule_set=rule_set, seats=seats, **rows)["position"]


def words(dice):
    """The parameters that ask for words, or none."""
    lang = dice.choice(["", "en", "de", "nl", "fr"])
    return {"lang": lang, "you": dice.choice("AB")} if lang else {}


def walk(position, dice):
    """Random play from a position on; returns what it went through."""
    seen = set()
    for number in range(EVENTS):
        now = ask("describe", position=position, **words(dice))
        seen.add((now["rules"]["set"], now["phase"]))
        if now["node"] == "terminal":
            break
        if now["node"] == "decision":
            event = {"move": dice.choice(ask("moves", position=position, **words(dice))["moves"])}
        else:
            event = {"dice": roll(now, dice)}
        if number % 10 == 0:
            ask("coach", position=position, lang="en")
        ask("lessons", position=position, you="A", **event)
        position = ask("effects", position=position, **event, **words(dice))["position"]
    return seen


def roll(now, dice):
    if now["game"] == "wok":
        faces = dice.choices("sfbr", weights=[2, 2, 1, 1], k=now["dice"]["left"])
        return "".join(sorted(faces, key="sfbr".index))
    faces = "".join(sorted(dice.choices("12345w", k=now["dice"]["left"])))
    return faces + (dice.choice(["+1", "+w"]) if now["dice"]["golden_left"] else "")


dice = random.Random(2005)
seen = set()
for rule_set in ("compact", "classic2005", "deluxe", "wok"):
    for seats in range(2, 6):
        seen |= walk(new_game(rule_set, seats, dice), dice)
for position in RARE:
    seen |= walk(position, dice)
for position in ("compact 21-36 -/- A 3ww|.5 1", "wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14",
                 "deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A 112|.5+ 3"):
    ask("odds", position=position)
    ask("pick", position=position, moves=ask("moves", position=position)["moves"], level="first")
    air = ask("apply", position=position, move=ask("moves", position=position)["moves"][0])["position"]
    ask("outcomes", position=air)
    ask("apply", position=air, dice=ask("draw", position=air, seed="00000000c0ffee00")["dice"])
for lang in ("en", "de", "nl", "fr"):
    ask("rules", lang=lang)
    ask("analyse", position="compact 21-36 -/- A 3ww|.5 1", lang=lang, names=["Anna", "Bruno"])
    for position in ("compact 21-36 -/- A 3ww|.5 1", "wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14", *RARE):
        ask("coach", position=position, lang=lang)
    ask("follow", position="compact 21-36 -/- A |?8 1", lang=lang,
        events=[{"dice": "1123344w"}, {"move": "w"}, {"move": "stop"}])
    ask("follow", position="compact 21-24,26-36 25/- A 55ww|?4 3", lang=lang, you="-", describe="last", odds=False,
        events=[{"dice": "55ww"}])
    for position in RARE:
        ask("describe", position=position, lang=lang)
    ask("judge", position="compact 21-36 -/- A 3ww|.5 1", move="roll", lang=lang, you="A")
    record = pathlib.Path(sys.argv[2], "../tests/data/games/wok-2.gockel").read_text()
    ask("review", record=record, lang=lang)
    ask("replay", record=record, lang=lang)
    assert ask("record", record=record + "x", lang=lang)["error"]["reason"]
    seen_in_part = ask("complete_roll", position="compact 21-36 -/- A 3ww|?5 1", kept="44", lang=lang)
    record = ask("write_record", position="compact 21-36 -/- A 3ww|?5 1", unseen=[0],
                 events=[{"dice": seen_in_part["dice"]}, {"move": seen_in_part["move"]}])["record"]
    assert ask("replay", record=record, lang=lang)["steps"][0]["unseen"]
    assert ask("review", record=record, lang=lang)["unseen_text"]
for rule_set, theme in (("compact", "stop"), ("classic2005", "keep"), ("deluxe", "specialist"), ("wok", "lock")):
    ask("puzzle", rule_set=rule_set, theme=theme, seed="00000000c0ffee00")
for loss in (0, 0.003, 0.5):
    ask("own_level", rule_set="compact", loss=loss)
    ask("own_level", rule_set="compact", games=[{"decisions": 30, "loss": loss, "opponents": [
        {"level": "casual", "notices": 40, "decisions": 25, "loss": 0.001}]}])
ask("pick", position="compact 21-36 -/- A 3ww|.5 1", level="child", notices=20)
ask("daily_puzzle", date="2026-11-18", number=5)
engine.stdin.close()
assert engine.wait() == 0, engine.returncode

print(*(f"{name}: {count}" for name, count in sorted(checked.items())), sep="\n")
assert checked.get("result_describe", 0) > 1000 and checked.get("result_effects", 0) > 1000
wanted = {("deluxe", phase) for phase in SCHEMA["$defs"]["grill"]["properties"]["phase"]["enum"]}
wanted |= {("wok", phase) for phase in SCHEMA["$defs"]["wok"]["properties"]["phase"]["enum"]}
wanted |= {(rule_set, "hand") for rule_set in ("compact", "classic2005")}
assert wanted <= seen, wanted - seen
