// `gockel engine`: the protocol over standard input and output.

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/cli/commands.h"
#include "gockel/crypto/crypto.h"
#include "gockel/engine/handler.h"
#include "gockel/languages/languages.h"
#include "gockel/parallel/parallel.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

constexpr std::size_t chunk = 64U << 10;

/// Whether a call that failed with this errno is to be tried again. Waits for
/// the file when another program has made it non-blocking.
bool again(int file, short events) {
  if (errno == EINTR) return true;
  if (errno != EAGAIN) return false;
  pollfd one{file, events, 0};
  return poll(&one, 1, -1) > 0 || errno == EINTR;
}

/// Standard output with a buffer of its own.
class Writer {
 public:
  /// False when nobody reads any more or the output cannot be written.
  bool line(std::string_view text) {
    pending_ += text;
    pending_ += '\n';
    return pending_.size() < chunk || flush();
  }

  bool flush() {
    std::string_view rest = pending_;
    while (!rest.empty()) {
      const ssize_t n = write(STDOUT_FILENO, rest.data(), rest.size());
      if (n < 0) {
        if (again(STDOUT_FILENO, POLLOUT)) continue;
        reader_left_ = errno == EPIPE;
        return false;
      }
      rest.remove_prefix(static_cast<std::size_t>(n));
    }
    pending_.clear();
    if (pending_.capacity() > max_kept) pending_.shrink_to_fit();
    return true;
  }

  bool reader_left() const { return reader_left_; }

 private:
  static constexpr std::size_t max_kept = 1U << 20;
  std::string pending_;
  bool reader_left_ = false;
};

/// Standard input in lines. Holds at most one line of max_line_bytes and one
/// chunk; what is longer is dropped as it comes.
class Reader {
 public:
  struct LineView {
    std::string_view text;  ///< until the next call
    bool too_long = false;
  };

  /// The next line if all of it has been read already.
  std::optional<LineView> buffered() {
    const std::string_view all(data_.data() + begin_, end_ - begin_);
    const std::size_t length = all.find('\n', searched_);
    if (length == all.npos) {
      searched_ = all.size();
      if (dropping_ || searched_ > max_line_bytes) drop_line();
      return std::nullopt;
    }
    const LineView line{all.substr(0, length), dropping_};
    begin_ += length + 1;
    searched_ = 0;
    dropping_ = false;
    return line;
  }

  /// The line at the end of the input that has no line end, if any.
  std::optional<LineView> last() {
    if (begin_ == end_ && !dropping_) return std::nullopt;
    const LineView line{{data_.data() + begin_, end_ - begin_}, dropping_};
    begin_ = end_;
    dropping_ = false;
    return line;
  }

  /// Waits for more. False at the end of the input, or when it cannot be read.
  bool more() {
    make_room();
    ssize_t n = 0;
    do {
      n = read(STDIN_FILENO, data_.data() + end_, data_.size() - end_);
    } while (n < 0 && again(STDIN_FILENO, POLLIN));
    failed_ = n < 0;
    if (n <= 0) return false;
    end_ += static_cast<std::size_t>(n);
    return true;
  }

  bool failed() const { return failed_; }

 private:
  void drop_line() {
    begin_ = end_ = searched_ = 0;
    dropping_ = true;
  }

  /// Moves what is left to the front and sees to a chunk of room behind it.
  void make_room() {
    if (begin_ > 0) {
      std::memmove(data_.data(), data_.data() + begin_, end_ - begin_);
      end_ -= begin_;
      begin_ = 0;
    }
    const std::size_t needed = end_ + chunk;
    if (data_.size() < needed)
      data_.resize(std::min(2 * needed, max_line_bytes + 2 * chunk));
    if (data_.size() > max_kept && needed < data_.size() / 4) {
      data_.resize(needed);
      data_.shrink_to_fit();
    }
  }

  static constexpr std::size_t max_kept = 1U << 20;
  std::vector<char> data_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  std::size_t searched_ = 0;  ///< bytes after begin_ without a line end
  bool dropping_ = false;     ///< the line that is being read is too long
  bool failed_ = false;       ///< the input could not be read
};

/// Answers every line in order. Output waits only while another request is at
/// hand: a client that waits for its answer gets it, a full pipe stays fast.
class LineAnswerer {
 public:
  LineAnswerer() = default;
  LineAnswerer(const LineAnswerer&) = delete;
  LineAnswerer& operator=(const LineAnswerer&) = delete;

  bool serve() {
    while (true) {
      while (const auto line = next())
        if (!reply(*line)) return false;
      if (!out_.flush()) return false;
      if (in_.more()) continue;
      const auto rest = in_.last();
      return (!rest || reply({std::string(rest->text), rest->too_long})) &&
             out_.flush();
    }
  }

  /// Whether the end was a regular one.
  bool fine(bool served) const {
    return served ? !in_.failed() : out_.reader_left();
  }

 private:
  struct KeptLine {
    std::string text;
    bool too_long = false;
  };
  /// While a request runs, so many lines are read ahead to find a `cancel`.
  static constexpr std::size_t read_ahead = 1000;

  std::optional<KeptLine> next() {
    if (!waiting_.empty()) {
      KeptLine line = std::move(waiting_.front());
      waiting_.pop_front();
      return line;
    }
    const auto line = in_.buffered();
    if (!line) return std::nullopt;
    return KeptLine{std::string(line->text), line->too_long};
  }

  bool reply(const KeptLine& line) {
    const std::string answer =
        line.too_long ? answer_to_long_line() : handle(line.text, host_);
    return answer.empty() || out_.line(answer);
  }

  /// Looks at what has come in since the request began, and keeps it.
  bool cancelled(std::string_view id) {
    bool found = false;
    while (waiting_.size() < read_ahead) {
      if (const auto line = in_.buffered()) {
        if (!line->too_long && cancelled_id(line->text) == id)
          found = true;
        else
          waiting_.push_back({std::string(line->text), line->too_long});
        continue;
      }
      pollfd input{STDIN_FILENO, POLLIN, 0};
      if (poll(&input, 1, 0) <= 0 || (input.revents & POLLIN) == 0 ||
          !in_.more())
        break;
    }
    return found;
  }

  Reader in_;
  Writer out_;
  std::deque<KeptLine> waiting_;
  /// Made once: asking the system how many threads there are takes longer than
  /// most requests.
  const Host host_{
      .values = built_in_values,
      .hash = sodium_hash,
      .words = [](Language language) { return &catalogue_of(language); },
      .workers = hardware_threads(),
      .parallel_for = on_threads(hardware_threads()),
      .go_on = [this](std::string_view id) { return !cancelled(id); },
      .notify =
          [this](std::string_view note) {
            (void)(out_.line(note) && out_.flush());
          }};
};

}  // namespace

void add_engine(Program& program) {
  Command command = program.command("engine", CliText::engine_summary);
  command.footer(
      {.examples =
           {R"(echo '{"jsonrpc":"2.0","id":1,"method":"moves","params":)"
            R"({"position":"compact 21-36 -/- A |1123344w 1"}}')"
            " | gockel engine"},
       .after = command.say(OptionText::engine_note,
                            {.what = R"({"method":"methods"})"})});
  command.runs([](const Reporter&) {
    std::signal(SIGPIPE, SIG_IGN);
    LineAnswerer answerer;
    const bool served = answerer.serve();
    return answerer.fine(served) ? status::ok : status::failed;
  });
}

}  // namespace gockel
