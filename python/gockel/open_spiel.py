"""The games of Gockel as games of OpenSpiel. Importing this registers them with pyspiel:

    import pyspiel
    import gockel.open_spiel

    game = pyspiel.load_game("gockel", {"rules": "wok", "players": 3})

Rolls are explicit chance nodes, in the Wok the laying of the rows too. Returns sum to 0.
"""

import numpy as np
import pyspiel

import gockel

SHORT_NAME = "gockel"

_PARAMETERS = {"rules": "compact", "players": 2, "first": 0, "max_turns": 1000}

_GAME_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Heckmeck and Sushizock",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    # Everything happens in the open; what the option memory hides of it lies in the past.
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=7,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS)


class SpielGame(pyspiel.Game):
    """A gockel.Game that pyspiel knows."""

    def __init__(self, params=None):
        given = {**_PARAMETERS, **(params or {})}
        self.rules = gockel.Game(given["rules"], given["players"], first=given["first"],
                                 max_turns=given["max_turns"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_distinct_actions(),
            max_chance_outcomes=self.rules.max_chance_outcomes(),
            num_players=self.rules.num_players(),
            min_utility=self.rules.min_utility(),
            max_utility=self.rules.max_utility(),
            utility_sum=self.rules.utility_sum(),
            max_game_length=self.rules.max_game_length())
        super().__init__(_GAME_TYPE, info, given)

    def new_initial_state(self):
        """The state before anything has happened."""
        return SpielState(self)

    def max_chance_nodes_in_history(self):
        """The most rolls, and tiles laid in rows, of a game."""
        return self.rules.max_chance_nodes_in_history()

    def make_py_observer(self, iig_obs_type=None, params=None):
        """What sees a state as a row of numbers."""
        return SpielObserver(self, params)


class SpielState(pyspiel.State):
    """A gockel.State that pyspiel knows."""

    def __init__(self, game):
        super().__init__(game)
        self.inner = game.rules.new_initial_state()

    def current_player(self):
        """Who decides; chance or the end otherwise."""
        return self.inner.current_player()

    def _legal_actions(self, player):
        return self.inner.legal_actions()

    def chance_outcomes(self):
        """All outcomes with their probabilities."""
        return self.inner.chance_outcomes()

    def _apply_action(self, action):
        self.inner.apply_action(action)

    def _action_to_string(self, player, action):
        return self.inner.action_to_string(action)

    def is_terminal(self):
        """Whether the game is over."""
        return self.inner.is_terminal()

    def returns(self):
        """What everybody gets; 0 until the game is over."""
        return self.inner.returns()

    def __str__(self):
        return self.inner.position


class SpielObserver:
    """Conforms to the observers of open_spiel.python.observation."""

    def __init__(self, game, params=None):
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        self.tensor = np.zeros(game.rules.observation_tensor_size(), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        """Fills the tensor with what the player may see."""
        self.tensor[:] = state.inner.observation_tensor(player)

    def string_from(self, state, player):
        """What the player may see as text: equal for what looks equal."""
        seen = state.inner.observation_tensor(player)
        return " ".join(f"{place}:{seen[place]:.6g}" for place in np.flatnonzero(seen))


pyspiel.register_game(_GAME_TYPE, SpielGame)
