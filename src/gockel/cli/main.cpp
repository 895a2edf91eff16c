#include "gockel/cli/commands.h"

int main(int argc, char** argv) {
  using namespace gockel;
  Program program(Reporter::for_user(argc, argv), GOCKEL_VERSION);
  OneProcess alone;
  add_play(program);
  add_serve(program);
  add_backup(program);
  add_restore(program);
  add_engine(program);
  add_odds(program);
  add_analyse(program);
  add_rollout(program, alone);
  add_arena(program, alone);
  add_merge(program);
  add_review(program);
  add_verify(program);
  add_forget_name(program);
  add_solve(program, alone);
  add_train(program, alone);
  add_perft(program);
  add_bench(program);
  return program.run(argc, argv);
}
