"""Decisions a second of VectorEnv on one core, for every rule set: legal actions at random."""

import time

import gockel

GAMES, STEPS = 4096, 400

for rules in ("compact", "classic2005", "deluxe", "wok"):
    env = gockel.VectorEnv(gockel.Game(rules), GAMES)
    stepping = 0.0
    began = time.perf_counter()
    for _ in range(STEPS):
        actions = env.sample_actions()
        before = time.perf_counter()
        env.step(actions)
        stepping += time.perf_counter() - before
    whole = time.perf_counter() - began
    print(f"{rules:12} {GAMES * STEPS / stepping / 1e6:6.2f} million decisions a second, "
          f"{GAMES * STEPS / whole / 1e6:6.2f} with the drawing of actions")
