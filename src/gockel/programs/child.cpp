#include "gockel/programs/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <system_error>
#include <thread>
#include <utility>

namespace gockel {
namespace {

using Clock = Child::Clock;
using std::chrono::milliseconds;

/// For a program that has closed its output to be seen ending.
constexpr auto end_timeout = milliseconds(2000);

std::string reason(int error) { return std::system_category().message(error); }

/// Waits until the file is ready; false when the deadline comes first.
bool wait_for(int file, short events, Clock::time_point deadline) {
  for (;;) {
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    pollfd one{file, events, 0};
    const auto most = std::clamp<milliseconds::rep>(left.count(), 0, 1 << 30);
    const int ready = poll(&one, 1, static_cast<int>(most));
    if (ready > 0) return true;
    if (ready == 0 && Clock::now() >= deadline) return false;
  }
}

/// Keeps SIGPIPE from this thread while it writes. One that the write has
/// raised is taken back before the signal is let through again.
class NoSigpipe {
 public:
  NoSigpipe() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  NoSigpipe(const NoSigpipe&) = delete;
  NoSigpipe& operator=(const NoSigpipe&) = delete;
  ~NoSigpipe() {
    if (sigismember(&before_, SIGPIPE) == 1) return;
    const timespec at_once{};
    sigtimedwait(&pipe_, nullptr, &at_once);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  sigset_t pipe_{};
  sigset_t before_{};
};

/// The settings of posix_spawn, freed at the end of the scope.
struct Spawning {
  Spawning() {
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&how);
  }
  Spawning(const Spawning&) = delete;
  Spawning& operator=(const Spawning&) = delete;
  ~Spawning() {
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
  }
  posix_spawn_file_actions_t files{};
  posix_spawnattr_t how{};
};

/// A shell for the command in a new process group; 0 or an errno.
int spawn_shell(const std::string& command, int input, int output, pid_t& pid) {
  Spawning with;
  posix_spawn_file_actions_adddup2(&with.files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&with.files, output, STDOUT_FILENO);
  // An ignored SIGPIPE would be handed down.
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&with.how, &usual);
  posix_spawnattr_setpgroup(&with.how, 0);
  posix_spawnattr_setflags(&with.how,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  std::string shell = "sh";
  std::string option = "-c";
  std::string script = command;
  const std::array<char*, 4> arguments{shell.data(), option.data(),
                                       script.data(), nullptr};
  return posix_spawn(&pid, "/bin/sh", &with.files, &with.how, arguments.data(),
                     environ);
}

}  // namespace

void Descriptor::close() {
  const int file = std::exchange(file_, -1);
  if (file >= 0) ::close(file);
}

std::expected<std::unique_ptr<Child>, std::string> Child::start(
    const std::string& command) {
  std::array<int, 2> to{-1, -1};
  std::array<int, 2> from{-1, -1};
  if (pipe2(to.data(), O_CLOEXEC) != 0) return std::unexpected(reason(errno));
  Descriptor its_input(to[0]);
  Descriptor our_output(to[1]);
  if (pipe2(from.data(), O_CLOEXEC) != 0) return std::unexpected(reason(errno));
  Descriptor our_input(from[0]);
  Descriptor its_output(from[1]);
  pid_t pid = 0;
  if (const int error =
          spawn_shell(command, its_input.get(), its_output.get(), pid))
    return std::unexpected(reason(error));
  // Only our ends: the program's must wait.
  fcntl(our_output.get(), F_SETFL, O_NONBLOCK);
  fcntl(our_input.get(), F_SETFL, O_NONBLOCK);
  return std::unique_ptr<Child>(
      new Child(pid, our_output.release(), our_input.release()));
}

Child::~Child() {
  to_.close();
  from_.close();
  // Until it is reaped nobody else can get its number. It may have left its
  // group, so both are killed.
  kill(-pid_, SIGKILL);
  kill(pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

std::expected<void, Child::Trouble> Child::write_line(
    std::string_view line, Clock::time_point deadline) {
  std::string whole(line);
  whole += '\n';
  std::string_view rest = whole;
  const NoSigpipe quiet;
  while (!rest.empty()) {
    const ssize_t n = write(to_.get(), rest.data(), rest.size());
    if (n >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(n));
    } else if (errno == EAGAIN) {
      if (!wait_for(to_.get(), POLLOUT, deadline))
        return std::unexpected(Trouble::silent);
    } else if (errno != EINTR) {
      return std::unexpected(Trouble::ended);
    }
  }
  return {};
}

std::expected<void, Child::Trouble> Child::read_some(
    Clock::time_point deadline) {
  std::array<char, 16U << 10> bytes;
  for (;;) {
    const ssize_t n = read(from_.get(), bytes.data(), bytes.size());
    if (n > 0) {
      pending_.append(bytes.data(), static_cast<std::size_t>(n));
      return {};
    }
    if (n == 0 || (errno != EAGAIN && errno != EINTR))
      return std::unexpected(Trouble::ended);
    if (!wait_for(from_.get(), POLLIN, deadline))
      return std::unexpected(Trouble::silent);
  }
}

std::expected<std::string, Child::Trouble> Child::read_line(
    Clock::time_point deadline) {
  for (;;) {
    const std::size_t end = pending_.find('\n', searched_);
    searched_ = std::min(end, pending_.size());
    if (searched_ > max_child_line) return std::unexpected(Trouble::too_long);
    if (end != pending_.npos) {
      std::string line = pending_.substr(0, end);
      pending_.erase(0, end + 1);
      searched_ = 0;
      return line;
    }
    if (auto more = read_some(deadline); !more)
      return std::unexpected(more.error());
  }
}

bool Child::wait_for_end(Clock::time_point deadline) {
  for (;;) {
    pending_.clear();
    searched_ = 0;
    if (auto more = read_some(deadline); !more)
      return more.error() == Trouble::ended;
    if (Clock::now() >= deadline) return false;
  }
}

Child::Ending Child::ending() {
  const auto deadline = Clock::now() + end_timeout;
  siginfo_t info{};
  // It stays unreaped: the number is needed to kill its group.
  while (waitid(P_PID, static_cast<id_t>(pid_), &info,
                WEXITED | WNOWAIT | WNOHANG) == 0 &&
         info.si_pid == 0) {
    if (Clock::now() >= deadline) return {};
    std::this_thread::sleep_for(milliseconds(5));
  }
  return {info.si_code == CLD_EXITED ? End::exit : End::signal, info.si_status};
}

}  // namespace gockel
