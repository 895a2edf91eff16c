#pragma once

#include "gockel/cli/options.h"

namespace gockel {

// Each adds its subcommand to the program.
void add_analyse(Program& program);
void add_arena(Program& program);
void add_backup(Program& program);
void add_bench(Program& program);
void add_engine(Program& program);
void add_odds(Program& program);
void add_perft(Program& program);
void add_play(Program& program);
void add_restore(Program& program);
void add_review(Program& program);
void add_rollout(Program& program);
void add_serve(Program& program);
void add_solve(Program& program);
void add_train(Program& program);
void add_verify(Program& program);

}  // namespace gockel
