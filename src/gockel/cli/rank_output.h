#pragma once

#include <cstdio>
#include <string>

namespace gockel {

/// Where a rank prints. Rank 0 speaks for all and prints as any program does;
/// of the others standard output goes nowhere, and standard error is kept, so
/// that what all ranks have to say is said once.
class RankOutput {
 public:
  explicit RankOutput(int rank);
  ~RankOutput();
  RankOutput(const RankOutput&) = delete;
  RankOutput& operator=(const RankOutput&) = delete;

  /// What was kept of standard error so far.
  std::string complaint() const;
  /// Lets standard error through again, for what cannot wait.
  void let_through();

 private:
  std::FILE* kept_ = nullptr;  ///< none at rank 0
  int stderr_ = -1;            ///< as it was
};

}  // namespace gockel
