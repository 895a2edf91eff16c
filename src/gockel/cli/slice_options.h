#pragma once

#include <optional>
#include <string>

#include "gockel/cli/options.h"
#include "gockel/cluster/group.h"
#include "gockel/cluster/slice_file.h"

namespace gockel {

/// What --slice and --out say: a part of the work, and the file it goes to.
struct SliceOptions {
  std::string slice;  ///< empty: all of the work
  std::string out;
};

/// Both options, which need each other; a group of several ranks has none.
void add_slice(Command& command, SliceOptions& options, const Group& group);

/// The slice; when there is none, standard error has said why.
std::optional<Slice> parse_slice(const SliceOptions& options,
                                 const Reporter& reporter);

/// Writes what a slice has found; the exit code.
int write_slice(const SliceFile& file, const SliceOptions& options,
                const Reporter& reporter);

/// Complains about a file; the exit code.
int refused(const FileFault& fault, const Reporter& reporter);

}  // namespace gockel
