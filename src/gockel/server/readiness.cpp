#include "gockel/server/readiness.h"

#include <chrono>
#include <optional>

namespace gockel {
namespace {

constexpr const char* no_answer = "the database does not answer";
constexpr const char* no_reading = "the database cannot be read";
constexpr const char* no_storing = "the last move could not be stored";

using Seconds = std::chrono::duration<double>;

}  // namespace

struct Readiness::State {
  State(Environment from, AsyncStore& asked)
      : environment(std::move(from)),
        store(asked),
        expiry(environment.time.timer()) {}
  Environment environment;
  AsyncStore& store;
  std::unique_ptr<Timer> expiry;  ///< of those who wait
  Waiters waiters;
  bool probing = false;
  bool late = false;             ///< the probe has not come back in time
  std::optional<Seconds> since;  ///< when the last probe came back
  std::string found;             ///< by it
};

Readiness::Readiness(Environment environment, AsyncStore& store)
    : state_(std::make_shared<State>(std::move(environment), store)) {}

Task<> Readiness::probe(std::shared_ptr<State> state) {
  // Whether anything is there, which also makes a lost connection anew.
  auto reading = state->store.ask([](Store& store) { return store.due(0, 1); });
  const auto read = co_await std::move(reading);
  state->found = read ? "" : no_reading;
  // After an append that failed, reading is not enough. The row means nothing.
  if (read && !state->store.healthy()) {
    auto writing = state->store.change([](Store& store) {
      const Store::Arrival nobody{.table = "", .seat = 0, .gone = 0};
      return store.set_presence("readiness", {&nobody, 1});
    });
    const auto written = co_await std::move(writing);
    if (!written) state->found = no_storing;
  }
  state->since = state->environment.time.elapsed();
  state->probing = false;
  state->late = false;
  state->expiry->cancel();
  state->waiters.wake_all();
}

Task<std::string> Readiness::problem() {
  const std::shared_ptr<State> state = state_;
  const Seconds now = state->environment.time.elapsed();
  const Seconds fresh = std::chrono::milliseconds(lifetime);
  if (!state->probing && state->since && now - *state->since < fresh)
    co_return state->found;
  if (state->late) co_return std::string(no_answer);
  if (!state->probing) {
    state->probing = true;
    // The state outlives its timer.
    State* const waited_for = state.get();
    state->expiry->start(deadline, [waited_for] {
      waited_for->late = true;
      waited_for->waiters.wake_all();
    });
    start(state->environment.io, probe(state));
  }
  co_await state->waiters.wait();
  co_return state->late ? std::string(no_answer) : state->found;
}

}  // namespace gockel
