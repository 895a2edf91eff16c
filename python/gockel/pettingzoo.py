"""The games of Gockel as an AEC environment of PettingZoo.

    from gockel import pettingzoo

    env = pettingzoo.env("deluxe", players=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else policy(observation)
        env.step(action)

Dice are drawn from the seed between two decisions. An observation is a dict of the numbers that the
agent may see and of its action_mask.
"""

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import gockel


def env(rules="compact", players=2, *, max_turns=1000, render_mode=None):
    """An environment for this game."""
    return GockelEnv(rules, players, max_turns=max_turns, render_mode=render_mode)


class GockelEnv(AECEnv):
    """One game at a time, its agents player_0 and so on. Who begins is drawn."""

    metadata = {"name": "gockel_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, rules="compact", players=2, *, max_turns=1000, render_mode=None):
        super().__init__()
        self._rules, self._max_turns = rules, max_turns
        game = gockel.Game(rules, players, max_turns=max_turns)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{i}" for i in range(players)]
        self.agents = []
        seen = (game.observation_tensor_size(),)
        actions = game.num_distinct_actions()
        self.observation_spaces = {
            agent: spaces.Dict({
                "observation": spaces.Box(0, 1, seen, np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self.state_of_game = None

    def observation_space(self, agent):
        """The space of the agent's observations, the same every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent):
        """The space of the agent's actions, the same every time."""
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begins a game; with the same seed and actions it is the same game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        players = len(self.possible_agents)
        game = gockel.Game(self._rules, players, first=int(self._random.integers(players)),
                           max_turns=self._max_turns)
        self.state_of_game = game.new_initial_state()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._play_chance()

    def observe(self, agent):
        """What the agent may see, and which actions it has; none while others decide."""
        player = self.possible_agents.index(agent)
        deciding = self.state_of_game.current_player() == player
        mask = (self.state_of_game.legal_actions_mask() if deciding else
                np.zeros(self.action_spaces[agent].n))
        return {
            "observation": self.state_of_game.observation_tensor(player),
            "action_mask": np.asarray(mask, np.int8),
        }

    def step(self, action):
        """Plays the action of the agent that is selected. gockel.IllegalAction: nothing happened."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.state_of_game.apply_action(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._play_chance()
        if self.state_of_game.is_terminal():
            self.rewards = dict(zip(self.agents, self.state_of_game.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self):
        """The position as text, with the render mode "ansi"."""
        return self.state_of_game.position if self.render_mode == "ansi" else None

    def close(self):
        """There is nothing to close."""

    def _play_chance(self):
        state = self.state_of_game
        while state.is_chance_node():
            state.apply_action(state.sample_chance(int(self._random.integers(2**63))))
        if not state.is_terminal():
            self.agent_selection = self.possible_agents[state.current_player()]
