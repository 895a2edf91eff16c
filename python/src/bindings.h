#pragma once

#include <nanobind/nanobind.h>

namespace gockel::python {

void bind_game(nanobind::module_& module);      ///< Game, State
void bind_vector(nanobind::module_& module);    ///< VectorEnv
void bind_turn(nanobind::module_& module);      ///< Turn
void bind_analysis(nanobind::module_& module);  ///< Values, analyse, Player
void bind_review(nanobind::module_& module);    ///< review, play_game
void bind_solve(nanobind::module_& module);     ///< Solution

}  // namespace gockel::python
