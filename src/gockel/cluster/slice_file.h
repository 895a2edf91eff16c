#pragma once

#include <expected>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "gockel/cluster/file_fault.h"
#include "gockel/cluster/slice.h"

namespace gockel {

/// What a job is, as names and values: everything that its result depends on.
using JobFields = std::vector<std::pair<std::string, std::string>>;

/// What a slice of a job has found, as a file.
struct SliceFile {
  std::string command;  ///< "arena"
  Slice slice;
  JobFields fields;
  std::string found;  ///< bytes that the command knows how to read

  /// Has its name only once it is whole.
  std::expected<void, FileFault> write(const std::string& path) const;
  static std::expected<SliceFile, FileFault> read(const std::string& path);
};

/// Why slices do not make a whole. The paths are those of the files.
struct OtherJob {
  std::string path;  ///< whose job is not that of the first file
  std::string first_path;
  /// In which they differ; "" when they have other fields.
  std::string field = {};
  std::string value = {};
  std::string first_value = {};
};
struct SliceTwice {
  std::string path;
  std::string first_path;
  Slice slice;
};
struct SliceMissing {
  Slice slice;  ///< the first that is missing
};
using MergeFault = std::variant<FileFault, OtherJob, SliceTwice, SliceMissing>;

/// All slices of one job, by number: none is missing, none comes twice.
/// REQUIRES: one path at least.
std::expected<std::vector<SliceFile>, MergeFault> read_slices(
    const std::vector<std::string>& paths);

}  // namespace gockel
