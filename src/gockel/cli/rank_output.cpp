#include "gockel/cli/rank_output.h"

#include <unistd.h>

#include <array>

namespace gockel {

RankOutput::RankOutput(int rank) {
  if (rank == 0) return;
  // Were there no temporary file, it would just be said by every rank.
  kept_ = std::tmpfile();
  if (kept_ != nullptr) {
    stderr_ = ::dup(STDERR_FILENO);
    ::dup2(::fileno(kept_), STDERR_FILENO);
  }
  if (std::freopen("/dev/null", "w", stdout) == nullptr) std::fclose(stdout);
}

RankOutput::~RankOutput() {
  let_through();
  if (kept_ != nullptr) std::fclose(kept_);
}

std::string RankOutput::complaint() const {
  std::string text;
  if (kept_ == nullptr) return text;
  std::fflush(stderr);
  std::array<char, 4096> buffer;
  off_t at = 0;
  for (ssize_t size = 0;
       (size = ::pread(::fileno(kept_), buffer.data(), buffer.size(), at)) > 0;
       at += size)
    text.append(buffer.data(), static_cast<std::size_t>(size));
  return text;
}

void RankOutput::let_through() {
  if (stderr_ < 0) return;
  std::fflush(stderr);
  ::dup2(stderr_, STDERR_FILENO);
  ::close(stderr_);
  stderr_ = -1;
}

}  // namespace gockel
