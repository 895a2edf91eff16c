"""Turns, values, reviews and exact games as arrays."""

import unittest

import numpy as np

import gockel


def start_of(rules, players):
    """A state before the first roll; rows of the Wok are laid."""
    state = gockel.Game(rules, players).new_initial_state()
    while not state.position.endswith(" 1"):
        state.apply_action(state.sample_chance(1))
    return state


class TurnTest(unittest.TestCase):

    def test_endings_times_worths_are_the_value(self):
        for rules, players in (("compact", 2), ("deluxe", 3), ("wok", 2)):
            state = start_of(rules, players)
            values = gockel.Values(state.game)
            turn = gockel.Turn(state)
            worths = np.ascontiguousarray(values(turn.results).T)
            turn.solve(worths)
            chances = turn.endings(state)
            self.assertAlmostEqual(chances.sum(), 1, places=9)
            np.testing.assert_allclose(worths @ chances, turn.value(state), atol=1e-9)
            np.testing.assert_allclose(turn.value(state)[0], gockel.analyse(state).shares[0], atol=1e-9)

    def test_the_best_action_has_the_value_of_the_state(self):
        state = gockel.Game().state("compact 21-36 -/- A 55www|.3 1")
        turn = gockel.Turn(state)
        turn.solve(np.array([[result.scores()[0] for result in turn.results]], float))
        actions, values = turn.action_values(state)
        self.assertEqual(actions.tolist(), state.legal_actions())
        self.assertAlmostEqual(values.max(), turn.value(state)[0])
        self.assertEqual(turn.best_action(state), actions[values.argmax()])

    def test_what_cannot_be_asked_is_a_value_error(self):
        state = start_of("compact", 2)
        turn = gockel.Turn(state)
        with self.assertRaises(ValueError):
            turn.value(state)
        with self.assertRaises(ValueError):
            turn.solve(np.zeros((1, 3)))
        turn.solve(np.zeros((1, len(turn.results))))
        with self.assertRaises(ValueError):
            turn.value(turn.results[0])
        with self.assertRaises(ValueError):
            gockel.Turn(gockel.Game().state("compact - 21/22 - over 9"))


class ValuesTest(unittest.TestCase):

    def test_shares_sum_to_one(self):
        for rules, players in (("compact", 2), ("deluxe", 7), ("wok", 5)):
            state = start_of(rules, players)
            shares = gockel.Values(state.game)([state, state])
            self.assertEqual(shares.shape, (2, players))
            np.testing.assert_allclose(shares.sum(axis=1), 1, atol=1e-6)

    def test_a_state_that_values_do_not_know_is_named(self):
        values = gockel.Values(gockel.Game())
        start = start_of("compact", 2)
        with self.assertRaisesRegex(ValueError, "state 1: .* start of a turn"):
            values([start, gockel.Game().state("compact 21-36 -/- A 5|.7 1")])
        with self.assertRaisesRegex(ValueError, "state 0: .* another game"):
            values([start_of("compact", 3)])

    def test_analysis_ranks_the_legal_actions(self):
        state = gockel.Game().state("compact 21-24,26-36 -/25 A 55www|.3 3")
        found = gockel.analyse(state)
        self.assertEqual(sorted(found.actions.tolist()), state.legal_actions())
        self.assertEqual(found.losses[0], 0)
        self.assertTrue((np.diff(found.losses) >= 0).all())
        np.testing.assert_allclose(found.action_shares[0], found.shares, atol=1e-9)
        self.assertEqual(gockel.Player("best")(state), found.actions[0])

    def test_there_is_no_player_of_another_name(self):
        self.assertIn("swing", gockel.player_names)
        with self.assertRaises(ValueError):
            gockel.Player("nobody")
        with self.assertRaises(ValueError):
            gockel.Player("best")(start_of("compact", 2))


class ReviewTest(unittest.TestCase):

    def test_luck_and_skill_add_up_to_the_result(self):
        for rules, players in (("compact", 2), ("deluxe", 3), ("wok", 2)):
            names = ["club", "expert", "casual"][:players]
            record = gockel.play_game(gockel.Game(rules, players), names, seed=4)
            found = gockel.review(record)
            self.assertEqual(found.names, names)
            accounts = found.accounts
            np.testing.assert_allclose(accounts[:, :4].sum(axis=1), accounts[:, 4], atol=1e-9)
            self.assertAlmostEqual(accounts[:, 4].sum(), 1)
            count = len(found.events)
            self.assertEqual(found.changes.shape, (count, players))
            moves = np.array([event.startswith("/") for event in found.events])
            np.testing.assert_array_equal(found.decisions == 1, moves)
            self.assertTrue((found.losses[~moves] == 0).all())

    def test_the_same_seed_is_the_same_game(self):
        game = gockel.Game("wok", 2)
        one, two, other = (gockel.play_game(game, ["club", "best"], seed) for seed in (1, 1, 2))
        self.assertEqual(one, two)
        self.assertNotEqual(one, other)

    def test_a_record_that_is_wrong_is_refused(self):
        with self.assertRaises(ValueError):
            gockel.review("nonsense")
        with self.assertRaises(ValueError):
            gockel.play_game(gockel.Game(), ["best"])


class SolveTest(unittest.TestCase):

    @classmethod
    def setUpClass(cls):
        cls.exact = gockel.solve("21-23")

    def test_values_and_positions_belong_together(self):
        exact = self.exact
        self.assertEqual(exact.values.shape, (len(exact),))
        start = exact.index(gockel.Game().state("compact 21-23 -/- A |?8 1"))
        self.assertEqual(exact.values[start], exact.start_value)
        for index in range(0, len(exact), 7):
            self.assertEqual(exact.index(exact.state(index)), index)
            shares = exact.shares(exact.state(index))
            self.assertAlmostEqual(shares[0], exact.values[index], places=8)
            self.assertAlmostEqual(shares.sum(), 1)

    def test_perfect_play_knows_every_action(self):
        state = gockel.Game().state("compact 21-23 -/- A 555w|.4 1")
        actions, shares = self.exact.action_values(state)
        self.assertEqual(sorted(actions.tolist()), state.legal_actions())
        self.assertTrue((np.diff(shares) <= 0).all())

    def test_a_worse_player_loses_more(self):
        gain, swing = (self.exact.losses(name) for name in ("gain", "swing"))
        self.assertGreater(gain["moving"]["mean"], swing["moving"]["mean"])
        self.assertGreaterEqual(swing["waiting"]["start"], 0)
        with self.assertRaises(ValueError):
            self.exact.losses("nobody")

    def test_what_is_not_of_the_game_is_refused(self):
        with self.assertRaises(ValueError):
            gockel.solve("21-99")
        with self.assertRaises(ValueError):
            self.exact.index(gockel.Game().state("compact 21-36 -/- A |?8 1"))
        with self.assertRaises(IndexError):
            self.exact.state(len(self.exact))


if __name__ == "__main__":
    unittest.main()
