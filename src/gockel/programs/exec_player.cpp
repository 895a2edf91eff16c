#include "gockel/programs/exec_player.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "gockel/core/text.h"
#include "gockel/engine/describe.h"
#include "gockel/programs/child.h"
#include "gockel/rpc/read_json.h"

namespace gockel {
namespace {

using Clock = Child::Clock;
using Decision = std::expected<Move, ForfeitReason>;

/// Between two looks at whether the arena is to end.
constexpr auto look = std::chrono::milliseconds(100);
/// For a program to end by itself when nobody needs it any more.
constexpr auto grace = std::chrono::milliseconds(500);

std::unexpected<ForfeitReason> because(ForfeitKind kind, Details details,
                                       std::optional<Error> refused = {}) {
  return std::unexpected(
      ForfeitReason{kind, std::move(details), std::move(refused)});
}

std::string request(std::uint64_t id, const AnyState& state) {
  return dump(Json{
      {"jsonrpc", "2.0"},
      {"id", id},
      {"method", "pick"},
      {"params", {{"position", text(state)}, {"moves", moves_json(state)}}}});
}

/// The text in `object.field`, or null.
const std::string* text_in(const Input& object, std::string_view field) {
  const auto found = object.find(field);
  if (found == object.end()) return nullptr;
  return found->get_ptr<const std::string*>();
}

/// The legal move that the line brings as the answer to this request.
Decision read_answer(std::string_view line, std::uint64_t id,
                     const AnyState& state) {
  const Details answer{.what = gockel::quoted(line),
                       .n = static_cast<std::int64_t>(id)};
  const auto json = read_json(line);
  if (!json) return because(ForfeitKind::bad_json, answer);
  if (!json->is_object()) return because(ForfeitKind::no_object, answer);
  const auto its_id = json->find("id");
  if (its_id == json->end() || *its_id != id)
    return because(ForfeitKind::wrong_id, answer);
  if (const auto error = json->find("error"); error != json->end()) {
    const std::string* message = text_in(*error, "message");
    return because(ForfeitKind::error_answer,
                   {.what = gockel::quoted(message ? *message : dump(*error))});
  }
  const auto result = json->find("result");
  const std::string* written =
      result == json->end() ? nullptr : text_in(*result, "move");
  if (written == nullptr) return because(ForfeitKind::no_move, answer);
  auto move = Move::parse(*written);
  std::optional<Error> error;
  if (move)
    error = refusal(state, *move);
  else
    error = std::move(move.error());
  if (error)
    return because(ForfeitKind::refused_move,
                   {.what = gockel::quoted(*written)}, std::move(error));
  return *move;
}

/// A program at the table. Its process runs from the first decision to the
/// first fault.
class BotProcess {
 public:
  BotProcess(std::string command, const ExecOptions& options)
      : command_(std::move(command)), options_(&options) {}

  const std::string& command() const { return command_; }

  Decision pick(const AnyState& state) {
    Decision move = ask(state);
    if (!move) child_.reset();
    return move;
  }

  void close_input() {
    if (child_) child_->close_input();
  }
  void end(Clock::time_point deadline) {
    if (child_) child_->wait_for_end(deadline);
    child_.reset();
  }

 private:
  Decision ask(const AnyState& state) {
    const auto deadline =
        Clock::now() +
        std::chrono::duration_cast<Clock::duration>(options_->move_time);
    if (!child_) {
      auto started = Child::start(command_);
      if (!started)
        return because(ForfeitKind::not_started, {.what = started.error()});
      child_ = *std::move(started);
      id_ = 0;
    }
    ++id_;
    if (auto sent = child_->write_line(request(id_, state), deadline); !sent)
      return fault(sent.error());
    const auto line = wait_for_line(deadline);
    if (!line) return fault(line.error());
    return read_answer(*line, id_, state);
  }

  std::expected<std::string, Child::Trouble> wait_for_line(
      Clock::time_point deadline) {
    for (;;) {
      const auto until = std::min(deadline, Clock::now() + look);
      auto line = child_->read_line(until);
      if (line || line.error() != Child::Trouble::silent) return line;
      if (until == deadline || (options_->stop && options_->stop()))
        return line;
    }
  }

  std::unexpected<ForfeitReason> fault(Child::Trouble trouble) {
    switch (trouble) {
      case Child::Trouble::too_long:
        return because(ForfeitKind::line_too_long, {.n = max_child_line});
      case Child::Trouble::silent:
        // Half an answer is the usual fault: its line end waits in a buffer.
        if (!child_->half_line().empty()) return half_line();
        return because(ForfeitKind::no_answer,
                       {.what = fmt::to_string(options_->move_time.count())});
      case Child::Trouble::ended: break;
    }
    const Child::Ending ending = child_->ending();
    switch (ending.how) {
      case Child::End::none: return because(ForfeitKind::closed, {});
      case Child::End::signal: {
        const char* name = sigdescr_np(ending.status);
        return because(
            ForfeitKind::killed,
            {.what = name == nullptr ? "?" : name, .n = ending.status});
      }
      case Child::End::exit: break;
    }
    if (ending.status == Child::not_found)
      return because(ForfeitKind::no_command, {});
    if (ending.status == 0 && !child_->half_line().empty()) return half_line();
    return because(ForfeitKind::ended, {.n = ending.status});
  }

  std::unexpected<ForfeitReason> half_line() const {
    return because(ForfeitKind::half_line,
                   {.what = gockel::quoted(child_->half_line())});
  }

  std::string command_;
  const ExecOptions* options_;  ///< the pool's
  std::unique_ptr<Child> child_;
  std::uint64_t id_ = 0;
};

}  // namespace

/// The programs that sit at no table.
class ExecPlayers::Pool {
 public:
  explicit Pool(ExecOptions options) : options_(std::move(options)) {}
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;
  ~Pool() {
    const auto deadline = Clock::now() + grace;
    for (auto& [command, bots] : idle_)
      for (const auto& bot : bots) bot->close_input();
    for (auto& [command, bots] : idle_)
      for (const auto& bot : bots) bot->end(deadline);
  }

  std::unique_ptr<BotProcess> take(const std::string& command) {
    const std::scoped_lock lock(mutex_);
    auto& bots = idle_[command];
    if (bots.empty()) return std::make_unique<BotProcess>(command, options_);
    auto bot = std::move(bots.back());
    bots.pop_back();
    return bot;
  }

  void give_back(std::unique_ptr<BotProcess> bot) {
    const std::scoped_lock lock(mutex_);
    idle_[bot->command()].push_back(std::move(bot));
  }

 private:
  ExecOptions options_;
  std::mutex mutex_;
  std::map<std::string, std::vector<std::unique_ptr<BotProcess>>> idle_;
};

ExecPlayers::ExecPlayers(ExecOptions options)
    : pool_(std::make_shared<Pool>(std::move(options))) {}

std::optional<Contestant> ExecPlayers::make(std::string_view name) const {
  if (!name.starts_with(exec_prefix) || name == exec_prefix)
    return std::nullopt;
  const std::string command(name.substr(exec_prefix.size()));
  const std::shared_ptr<BotProcess> bot(
      pool_->take(command).release(), [pool = pool_](BotProcess* used) {
        pool->give_back(std::unique_ptr<BotProcess>(used));
      });
  return [bot](const AnyState& state) { return bot->pick(state); };
}

}  // namespace gockel
