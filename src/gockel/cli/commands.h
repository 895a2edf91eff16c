#pragma once

#include "gockel/cli/options.h"
#include "gockel/cluster/group.h"

namespace gockel {

// Each adds its subcommand to the program. Those that a group can share are
// handed it; it must outlive the program's run.
void add_analyse(Program& program);
void add_arena(Program& program, Group& group);
void add_backup(Program& program);
void add_bench(Program& program);
void add_engine(Program& program);
void add_forget_name(Program& program);
void add_merge(Program& program);
void add_odds(Program& program);
void add_perft(Program& program);
void add_play(Program& program);
void add_restore(Program& program);
void add_review(Program& program);
void add_rollout(Program& program, Group& group);
void add_serve(Program& program);
void add_solve(Program& program, Group& group);
void add_train(Program& program, Group& group);
void add_verify(Program& program);

}  // namespace gockel
