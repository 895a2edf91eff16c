#!/usr/bin/env python3
"""A bot for all four rule sets of Gockel, to be copied and made stronger.

Each line of input is a request with a position and its legal moves:
  {"jsonrpc": "2.0", "id": 1, "method": "pick",
   "params": {"position": "compact 21-36 -/- A 55w|.5 1", "moves": ["roll", "stop"]}}
Each line of output is the answer:
  {"jsonrpc": "2.0", "id": 1, "result": {"move": "roll"}}
docs/engine.md has the protocol, docs/notation.md the positions and moves.
Standard error is free for messages: print(..., file=sys.stderr).
"""

import json
import sys

POINTS = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "w": 5}


def pick(position, moves):
    """One of the legal moves."""
    fields = position.split(" ")
    game = pick_wok if fields[0].startswith("wok") else pick_grill
    return game(fields, moves)


def pick_grill(fields, moves):
    """Stop as soon as there is a tile to take; until then worms, then points."""
    kept, _, rest = fields[-2].partition("|")
    if "stop" in moves:
        if has_prize(fields, kept):
            return "stop"
        return "roll" if "roll" in moves else moves[-1]
    faces = [move for move in moves if move in POINTS]
    if faces:
        if "w" in faces and "w" not in kept:
            return "w"
        return max(faces, key=lambda face: rest.count(face) * POINTS[face])
    # Deluxe: use the golden die, rob anybody, give any Specialist back.
    return moves[0]


def has_prize(fields, kept):
    """Whether stopping now brings a tile from the grill or another stack."""
    if "w" not in kept:
        return False
    total = sum(POINTS.get(die, 0) for die in kept)
    stacks, seat = fields[2].split("/"), fields[-3]
    tops = [stack.split(".")[-1] for i, stack in enumerate(stacks) if "ABCDEFG"[i] != seat]
    # From the grill also a lower tile, but 11 and 13 (Deluxe) only exactly.
    return str(total) in tops or any(
        tile == total or 21 <= tile < total for tile in tiles_on(fields[1]))


def tiles_on(grill):
    """The numbers in a text like 21-23,31; none in "-"."""
    for part in grill.split(",") if grill != "-" else []:
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def pick_wok(fields, moves):
    """The tile that helps most; roll on while none helps by more than a point."""
    offers = [move for move in moves if not move.startswith("lock")]
    locks = [move for move in moves if move.startswith("lock")]
    best = max(offers, key=lambda move: gain(fields, move), default=None)
    if best and (gain(fields, best) > 1 or not locks):
        return best
    # Collect the symbol that shows most often: fewer kinds, longer is better.
    return max(locks, key=lambda lock: (-len(set(lock[5:])), len(lock)))


def gain(fields, move):
    """What an offer adds to the worth of the tiles of the seat to play."""
    rows = {"s": fields[1], "f": fields[2]}
    piles = [dict(zip("sf", pile.replace("-", "").split(":")))
             for pile in fields[3].split("/")]
    mine = piles["ABCDE".index(fields[4])]
    what, course, *source = move.split(":")
    if what == "steal":
        tile = piles["ABCDE".index(source[0])][course][-int(source[1])]
    else:
        tile = rows[course][fields[5].count(course) - 1]
    after = {**mine, course: mine[course] + tile}
    return worth(after) - worth(mine)


def worth(pile):
    """The score; a sushi without its bone counts nothing yet: half, in hope."""
    sushi, bones = [int(tile) for tile in pile["s"]], [int(tile) for tile in pile["f"]]
    paired = len(bones)
    return sum(sushi[:paired]) + sum(sushi[paired:]) / 2 - sum(bones)


for line in sys.stdin:
    request = json.loads(line)
    move = pick(request["params"]["position"], request["params"]["moves"])
    answer = {"jsonrpc": "2.0", "id": request["id"], "result": {"move": move}}
    print(json.dumps(answer), flush=True)  # unflushed, it would wait for ever
