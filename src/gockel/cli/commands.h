#pragma once

#include <CLI/CLI.hpp>

namespace gockel {

/// Exit codes of every command.
namespace status {
inline constexpr int ok = 0;
inline constexpr int failed = 1;     ///< it was tried and did not work
inline constexpr int bad_input = 2;  ///< a file, text or option was refused
}  // namespace status

// Each adds its subcommand to the program; running it sets `status`.
void add_analyse(CLI::App& app, int& status);
void add_arena(CLI::App& app, int& status);
void add_bench(CLI::App& app, int& status);
void add_engine(CLI::App& app, int& status);
void add_odds(CLI::App& app, int& status);
void add_perft(CLI::App& app, int& status);
void add_play(CLI::App& app, int& status);
void add_review(CLI::App& app, int& status);
void add_serve(CLI::App& app, int& status);
void add_solve(CLI::App& app, int& status);
void add_rollout(CLI::App& app, int& status);
void add_train(CLI::App& app, int& status);
void add_verify(CLI::App& app, int& status);

}  // namespace gockel
