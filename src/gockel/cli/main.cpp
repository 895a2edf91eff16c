#include "gockel/cli/commands.h"

int main(int argc, char** argv) {
  CLI::App app("Gockel: Heckmeck am Bratwurmeck and Sushizock im Gockelwok",
               "gockel");
  app.set_version_flag("--version", GOCKEL_VERSION);
  app.require_subcommand(1);
  app.footer("Example:\n  gockel play --players you,gain");
  int status = gockel::status::ok;
  gockel::add_play(app, status);
  gockel::add_serve(app, status);
  gockel::add_engine(app, status);
  gockel::add_odds(app, status);
  gockel::add_analyse(app, status);
  gockel::add_rollout(app, status);
  gockel::add_arena(app, status);
  gockel::add_review(app, status);
  gockel::add_verify(app, status);
  gockel::add_solve(app, status);
  gockel::add_train(app, status);
  gockel::add_perft(app, status);
  gockel::add_bench(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool asked = error.get_exit_code() == 0;  // --help, --version
    app.exit(error);
    return asked ? gockel::status::ok : gockel::status::bad_input;
  }
  return status;
}
