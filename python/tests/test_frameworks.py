"""OpenSpiel's and PettingZoo's own tests, and an algorithm, on these games."""

import unittest
import warnings

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, random_agent
from pettingzoo.test import api_test, seed_test

import gockel
import gockel.open_spiel
from gockel import pettingzoo

GAMES = [("compact", 2), ("classic2005+short", 3), ("deluxe", 4), ("wok+memory", 2), ("wok", 5)]


def spiel_game(rules, players, max_turns=20):
    """The game as pyspiel loads it; a few turns are enough."""
    return pyspiel.load_game("gockel", {"rules": rules, "players": players, "max_turns": max_turns})


class OpenSpielTest(unittest.TestCase):

    def test_it_is_registered(self):
        self.assertIn("gockel", pyspiel.registered_names())

    def test_random_simulations_of_openspiel_pass(self):
        for rules, players in GAMES:
            with self.subTest(rules=rules, players=players):
                pyspiel.random_sim_test(spiel_game(rules, players), num_sims=2, serialize=True, verbose=False)

    def test_a_state_is_written_and_read_again(self):
        state = spiel_game("wok", 2).new_initial_state()
        for _ in range(30):
            state.apply_action(state.legal_actions()[0])
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        self.assertEqual(str(again), str(state))

    def test_tree_search_takes_the_last_tile_that_wins(self):
        game = spiel_game("compact", 2, max_turns=2)
        random = np.random.RandomState(1)
        bot = mcts.MCTSBot(game, 2, 200, mcts.RandomRolloutEvaluator(1, random), random_state=random)
        state = game.new_initial_state()
        for text in ("12345www", "w", "roll", "12355", "5", "roll", "123", "3"):
            state.apply_action(state.inner.string_to_action(text))
        # 28 lies in front of it: who stops has two worms, who rolls risks them.
        self.assertEqual(state.action_to_string(0, bot.step(state)), "stop")

    def test_the_learning_environment_of_openspiel_steps_it(self):
        env = rl_environment.Environment(spiel_game("compact", 2))
        env.seed(1)
        agents = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(2)]
        step = env.reset()
        steps = 0
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([agents[player].step(step).action])
            steps += 1
        self.assertGreater(steps, 4)
        self.assertAlmostEqual(sum(step.rewards), 0)


class PettingZooTest(unittest.TestCase):

    def test_the_tests_of_pettingzoo_pass(self):
        for rules, players in GAMES:
            with self.subTest(rules=rules, players=players), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                api_test(pettingzoo.env(rules, players, max_turns=20), num_cycles=100)
                seed_test(lambda: pettingzoo.env(rules, players, max_turns=20), num_cycles=50)

    def test_a_wrong_action_changes_nothing(self):
        env = pettingzoo.env(render_mode="ansi")
        env.reset(seed=3)
        before = env.render()
        with self.assertRaises(gockel.IllegalAction):
            env.step(8)
        self.assertEqual(env.render(), before)

    def test_a_game_ends_with_the_returns_as_rewards(self):
        env = pettingzoo.env("wok", 3, max_turns=5)
        env.reset(seed=2)
        rewards = {}
        for agent in env.agent_iter():
            observation, reward, termination, _, _ = env.last()
            rewards[agent] = reward
            env.step(None if termination else int(np.argmax(observation["action_mask"])))
        self.assertEqual(len(rewards), 3)
        self.assertAlmostEqual(sum(rewards.values()), 0)


if __name__ == "__main__":
    unittest.main()
