"""Heckmeck and Sushizock for programs that learn.

    import gockel

    state = gockel.Game("compact", players=2).new_initial_state()
    while not state.is_terminal():
        ...

Game and State speak OpenSpiel's words; gockel.open_spiel registers the games with pyspiel,
gockel.pettingzoo has an AEC environment, VectorEnv steps many games at once. Turn, Values,
analyse, review and solve give what the engine knows, as numpy arrays.
"""

from gockel._gockel import (Analysis, Game, IllegalAction, Player, Review, Solution, State, Turn,
                            Values, VectorEnv, analyse, play_game, player_names, review, solve)

__version__ = "0.1.0"

__all__ = [
    "Analysis", "Game", "IllegalAction", "Player", "Review", "Solution", "State", "Turn", "Values",
    "VectorEnv", "analyse", "play_game", "player_names", "review", "solve",
]
