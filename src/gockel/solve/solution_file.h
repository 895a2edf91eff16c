#pragma once

#include <fstream>
#include <string>

#include "gockel/solve/solution.h"

namespace gockel {

/// A file of exact values in the making. It has its name only once it is
/// whole; until then there is NAME.part, gone with this object.
class NewSolutionFile {
 public:
  /// Refused when there is a file of that name or none can be made.
  static Result<NewSolutionFile> create(const std::string& path);
  NewSolutionFile(NewSolutionFile&& other) noexcept;
  NewSolutionFile& operator=(NewSolutionFile&&) = delete;
  ~NewSolutionFile();

  /// Writes all of it and gives it its name; to be called once.
  Result<void> write(const Solution& solution);
  /// The same piece by piece: the positions, then their values in order.
  void begin(const Positions& positions);
  void add(std::span<const double> values);
  Result<void> finish();

 private:
  explicit NewSolutionFile(std::string path);
  std::string path_;  ///< empty when there is nothing to clean up
  std::ofstream part_;
  std::uint64_t sum_ = 0;
};

/// Reads a solution. Refused when the file is damaged, cut off, of another kind
/// or version. No more memory is asked for than the file is long.
Result<Solution> read_solution(const std::string& path);
/// The same from a stream that holds `size` bytes.
Result<Solution> read_solution(std::istream& file, std::uint64_t size);

}  // namespace gockel
