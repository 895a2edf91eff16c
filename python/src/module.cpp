#include "bindings.h"
#include "errors.h"

NB_MODULE(_gockel, module) {
  module.doc() = "Heckmeck and Sushizock in C++; import gockel instead.";
  gockel::python::bind_errors(module);
  gockel::python::bind_game(module);
  gockel::python::bind_vector(module);
  gockel::python::bind_turn(module);
  gockel::python::bind_analysis(module);
  gockel::python::bind_review(module);
  gockel::python::bind_solve(module);
}
