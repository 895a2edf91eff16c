#!/usr/bin/env python3
"""A bot for the arena that plays every turn perfectly for an aim of its own, with the package gockel.

It needs `pip install ./python`. The aim is what `worth` says of a position; change that, and it plays
for something else. docs/engine.md has the protocol.
"""

import json
import sys

import numpy as np

import gockel


def worth(state, me):
    """What a position is worth to a player: the own score, and a bit less of what the best other one has."""
    scores = state.scores()
    own = scores.pop(me)
    return own - 0.5 * max(scores)


class TurnBot:
    """Solves a turn once and plays all its decisions by that."""

    def __init__(self):
        self.turn = None

    def pick(self, position):
        """The move at a decision."""
        state = gockel.State.at(position)
        me = state.current_player()
        try:
            return state.action_to_string(self.best_action(state, me))
        except ValueError:
            pass  # a decision after the dice: whom to rob, which Specialist goes back
        return state.action_to_string(max(state.legal_actions(), key=lambda action: self.after(state, action, me)))

    def best_action(self, state, me):
        """By the turn that was solved last, or by this one if the state is none of its points."""
        try:
            return self.turn.best_action(state)
        except (AttributeError, ValueError):
            turn = gockel.Turn(state)
            turn.solve(np.array([[worth(result, me) for result in turn.results]], float))
            self.turn = turn
            return turn.best_action(state)

    @staticmethod
    def after(state, action, me):
        """What the position is worth that an action leads to."""
        following = state.clone()
        following.apply_action(action)
        return worth(following, me)


if __name__ == "__main__":
    bot = TurnBot()
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"jsonrpc": "2.0", "id": request["id"], "result": {"move": bot.pick(request["params"]["position"])}}
        print(json.dumps(answer), flush=True)
