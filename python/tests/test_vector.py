"""Many games at once."""

import threading
import time
import unittest

import numpy as np

import gockel


class VectorEnvTest(unittest.TestCase):

    def test_the_arrays_show_where_every_game_stands(self):
        for rules, players in (("compact", 2), ("deluxe", 3), ("wok", 4)):
            env = gockel.VectorEnv(gockel.Game(rules, players, max_turns=20), 8, seed=3)
            ended = 0
            for _ in range(300):
                env.step(env.sample_actions())
                ended += env.dones.sum()
                self.assertTrue((env.rewards[~env.dones] == 0).all())
                np.testing.assert_allclose(env.rewards.sum(axis=1), 0, atol=1e-6)
            self.assertGreater(ended, 0)
            for index in range(len(env)):
                state = env.state(index)
                player = state.current_player()
                self.assertEqual(env.players[index], player)
                np.testing.assert_array_equal(env.observations[index], state.observation_tensor(player))
                self.assertEqual(np.flatnonzero(env.action_masks[index]).tolist(), state.legal_actions())

    def test_a_wrong_action_in_a_batch_says_which_and_moves_nothing(self):
        env = gockel.VectorEnv(gockel.Game(), 100, seed=1)
        actions = env.sample_actions()
        actions[17] = 6
        before = [env.state(index) for index in range(len(env))]
        seen = env.observations.copy()
        with self.assertRaises(gockel.IllegalAction) as refused:
            env.step(actions)
        self.assertEqual((refused.exception.index, refused.exception.action), (17, 6))
        self.assertIn("game 17: action 6 is not legal: legal are ", str(refused.exception))
        self.assertEqual([env.state(index) for index in range(len(env))], before)
        np.testing.assert_array_equal(env.observations, seen)
        actions[17] = 2**40
        with self.assertRaises(gockel.IllegalAction):
            env.step(actions)
        with self.assertRaises(ValueError):
            env.step(actions[:99])

    def test_other_integers_are_taken_for_actions(self):
        env = gockel.VectorEnv(gockel.Game(), 4)
        env.step(env.sample_actions().astype(np.int32))
        env.step(np.argmax(env.action_masks, axis=1))

    def test_the_same_seed_and_actions_are_the_same_games(self):
        one, two = (gockel.VectorEnv(gockel.Game("wok", 3), 16, seed=5) for _ in range(2))
        for _ in range(100):
            actions = one.sample_actions()
            np.testing.assert_array_equal(actions, two.sample_actions())
            one.step(actions)
            two.step(actions)
        np.testing.assert_array_equal(one.observations, two.observations)
        other = gockel.VectorEnv(gockel.Game("wok", 3), 16, seed=6)
        self.assertFalse((other.observations == gockel.VectorEnv(gockel.Game("wok", 3), 16, seed=5).observations).all())

    def test_an_array_outlives_its_environment(self):
        seen = gockel.VectorEnv(gockel.Game(), 1000).observations
        self.assertEqual(seen.shape, (1000, gockel.Game().observation_tensor_size()))
        self.assertGreater(float(seen.sum()), 0)
        with self.assertRaises(ValueError):
            seen[0, 0] = 1

    def test_other_threads_run_while_it_steps(self):
        env = gockel.VectorEnv(gockel.Game(), 200_000)
        actions = env.sample_actions()
        counted, stop = 0, threading.Event()

        def count():
            nonlocal counted
            while not stop.is_set():
                counted += 1
                time.sleep(0)

        counter = threading.Thread(target=count)
        counter.start()
        while counted == 0:
            time.sleep(0)
        before = counted
        env.step(actions)
        gained = counted - before
        stop.set()
        counter.join()
        self.assertGreater(gained, 0)


if __name__ == "__main__":
    unittest.main()
