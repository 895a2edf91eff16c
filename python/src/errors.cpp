#include "errors.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gockel::python {
namespace nb = nanobind;
namespace {

std::string sentence(std::int64_t action, std::span<const int> legal,
                     std::optional<std::size_t> index) {
  const std::string where =
      index ? fmt::format("game {}: ", *index) : std::string();
  if (legal.empty())
    return fmt::format("{}action {} is not legal: the game is over", where,
                       action);
  // A chance node may have a thousand.
  constexpr std::size_t shown = 40;
  if (legal.size() > shown)
    return fmt::format("{}action {} is not legal: legal are {} to {}", where,
                       action, legal.front(), legal.back());
  return fmt::format("{}action {} is not legal: legal are {}", where, action,
                     fmt::join(legal, ", "));
}

/// The Python type, made once when the module is; it lives as long.
PyObject*& illegal_action_type() {
  static PyObject* type = nullptr;
  return type;
}

void translate(const std::exception_ptr& thrown, void*) {
  try {
    std::rethrow_exception(thrown);
  } catch (const IllegalAction& wrong) {
    const nb::handle type(illegal_action_type());
    nb::object error = type(wrong.what());
    error.attr("action") = wrong.action();
    error.attr("index") = wrong.index() ? nb::cast(*wrong.index()) : nb::none();
    PyErr_SetObject(type.ptr(), error.ptr());
  }
}

}  // namespace

IllegalAction::IllegalAction(std::int64_t action, std::span<const int> legal,
                             std::optional<std::size_t> index)
    : std::runtime_error(sentence(action, legal, index)),
      action_(action),
      index_(index) {}

void raise(const Error& refusal) {
  throw nb::value_error(refusal.sentence.c_str());
}

void bind_errors(nb::module_& module) {
  illegal_action_type() = PyErr_NewExceptionWithDoc(
      "gockel.IllegalAction",
      "An action that is not legal, and in a batch the index of its game. "
      "Nothing has changed.",
      PyExc_ValueError, nullptr);
  module.attr("IllegalAction") = nb::borrow(illegal_action_type());
  nb::register_exception_translator(translate);
}

}  // namespace gockel::python
