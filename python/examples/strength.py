# %% [markdown]
# # How far from perfect?
#
# A table of docs/strength.md, "Against perfect play", made anew: a small game of Heckmeck for two is
# solved exactly, and what a player gives away against an opponent who knows how it plays is measured.
# Run it as a script, or cell by cell in an editor that knows `# %%`:
#
#     python3 python/examples/strength.py
#
# Solving six tiles takes a few seconds, measuring a player about as long.

# %%
import os

import gockel

THREADS = os.cpu_count() or 1

exact = gockel.solve("21-26", threads=THREADS)
print(f"{len(exact):,} positions; who begins wins {exact.start_value:.1%}")

# %% [markdown]
# All values are one array. How often is the player to move the favourite?

# %%
print(f"the player to move is the favourite in {(exact.values > 0.5).mean():.1%} of them")

# %% [markdown]
# What `swing` and `gain` give away: from the start, beginning or not, and on the mean of all positions.

# %%
rows = {name: exact.losses(name, threads=THREADS) for name in ("swing", "gain")}
print("| player | from the start, first | second | mean of all positions, first | second | worst position |")
print("|---|---|---|---|---|---|")
for name, lost in rows.items():
    moving, waiting = lost["moving"], lost["waiting"]
    worst = max(moving["worst"], waiting["worst"])
    print(f"| {name} | {moving['start']:.4f} | {waiting['start']:.4f} | {moving['mean']:.4f} | "
          f"{waiting['mean']:.4f} | {worst:.2f} |")

# %% [markdown]
# What perfect play would do with 21 points and three dice, while 22 to 26 lie there too:

# %%
state = gockel.Game().state("compact 21-26 -/- A 4444w|.3 1")
for action, share in zip(*exact.action_values(state)):
    print(f"{state.action_to_string(int(action)):>5}  {share:.1%}")
