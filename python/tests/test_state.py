"""Game, State and their arrays, all four rule sets."""

import copy
import pickle
import random
import unittest

import numpy as np

import gockel

GAMES = [("compact", 2), ("compact+steal=may", 7), ("classic2005+short", 3), ("deluxe", 2), ("deluxe", 5),
         ("wok", 2), ("wok+memory", 5)]


def random_games(rules, players, count=1, max_turns=30):
    """Every state of some random games."""
    chooser = random.Random(f"{rules} {players}")
    for _ in range(count):
        state = gockel.Game(rules, players, max_turns=max_turns).new_initial_state()
        yield state
        while not state.is_terminal():
            if state.is_chance_node():
                action = state.sample_chance(chooser.getrandbits(64))
            else:
                action = chooser.choice(state.legal_actions())
            state.apply_action(action)
            yield state


class StateTest(unittest.TestCase):

    def test_random_games_of_all_rule_sets_end_with_returns_that_sum_to_zero(self):
        for rules, players in GAMES:
            with self.subTest(rules=rules, players=players):
                last = None
                for last in random_games(rules, players, max_turns=12):
                    legal = last.legal_actions()
                    self.assertEqual(legal, sorted(legal))
                    self.assertEqual(not legal, last.is_terminal())
                self.assertEqual(last.current_player(), -4)
                self.assertAlmostEqual(sum(last.returns()), 0)

    def test_probabilities_sum_to_one_and_no_outcome_is_above_the_most(self):
        for rules, players in GAMES:
            game = gockel.Game(rules, players)
            state = game.new_initial_state()
            outcomes = state.chance_outcomes()
            self.assertAlmostEqual(sum(chance for _, chance in outcomes), 1)
            self.assertLess(max(action for action, _ in outcomes), game.max_chance_outcomes())

    def test_an_observation_has_its_size_and_lies_between_zero_and_one(self):
        for rules, players in GAMES:
            size = gockel.Game(rules, players).observation_tensor_size()
            for state in random_games(rules, players, max_turns=6):
                for player in (0, players - 1):
                    seen = state.observation_tensor(player)
                    self.assertEqual((seen.shape, seen.dtype), ((size,), np.float32))
                    self.assertTrue((seen >= 0).all() and (seen <= 1).all())

    def test_a_wrong_action_is_refused_and_nothing_changes(self):
        state = gockel.Game().state("compact 21-36 -/- A |1123344w 1")
        with self.assertRaises(gockel.IllegalAction) as refused:
            state.apply_action(6)
        self.assertEqual(str(refused.exception), "action 6 is not legal: legal are 0, 1, 2, 3, 5")
        self.assertEqual((refused.exception.action, refused.exception.index), (6, None))
        self.assertEqual(state.position, "compact 21-36 -/- A |1123344w 1")

    def test_actions_are_written_as_moves_and_rolls(self):
        state = gockel.Game().new_initial_state()
        roll = state.string_to_action("1123344w")
        self.assertEqual(state.action_to_string(roll), "1123344w")
        state.apply_action(roll)
        self.assertEqual([state.action_to_string(action) for action in state.legal_actions()],
                         ["1", "2", "3", "4", "w"])
        with self.assertRaises(ValueError):
            state.string_to_action("5")

    def test_copies_and_pickles_are_states_of_their_own(self):
        for rules, players in GAMES:
            for number, state in enumerate(random_games(rules, players, max_turns=4)):
                if number % 9:
                    continue
                for other in (state.clone(), copy.copy(state), copy.deepcopy(state),
                              pickle.loads(pickle.dumps(state))):
                    self.assertEqual(other, state)
                if not state.is_terminal():
                    other = state.clone()
                    other.apply_action(other.legal_actions()[0])
                    self.assertNotEqual(other, state)
        game = gockel.Game("deluxe+golden_worms=2", 4, first=2, max_turns=9)
        self.assertEqual(pickle.loads(pickle.dumps(game)), game)

    def test_what_the_rules_do_not_allow_is_a_value_error(self):
        for wrong in (("chess", 2), ("compact", 1), ("wok", 6)):
            with self.assertRaises(ValueError):
                gockel.Game(*wrong)
        with self.assertRaises(ValueError):
            gockel.Game(first=2)
        with self.assertRaises(ValueError):
            gockel.Game(max_turns=0)
        with self.assertRaises(ValueError):
            gockel.Game().state("nonsense")
        with self.assertRaises(ValueError):
            gockel.Game("deluxe").state("compact 21-36 -/- A |?8 1")
        with self.assertRaises(IndexError):
            gockel.Game().new_initial_state().observation_tensor(2)

    def test_everything_public_has_a_docstring(self):
        for name in gockel.__all__:
            thing = getattr(gockel, name)
            self.assertTrue(thing.__doc__, name)
            for member in vars(thing) if isinstance(thing, type) else ():
                if not member.startswith("_") and thing is not gockel.IllegalAction:
                    self.assertTrue(getattr(thing, member).__doc__, f"{name}.{member}")


if __name__ == "__main__":
    unittest.main()
