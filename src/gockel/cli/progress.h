#pragma once

#include <chrono>
#include <string>

#include "gockel/cli/reporter.h"

namespace gockel {

/// A bar with the time left on standard error, for work that takes longer than
/// a second. Silent where standard error is no terminal, and gone when done.
class Progress {
 public:
  /// `reporter` must outlive it.
  Progress(std::string what, const Reporter& reporter);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Shows that this part of the work, 0 to 1, is done.
  void show(double done);
  /// Takes the bar away, to print a line of results.
  void clear();

 private:
  std::string what_;
  const Reporter* reporter_;
  bool terminal_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point last_;
};

}  // namespace gockel
