#include "gockel/cli/slice_options.h"

namespace gockel {

void add_slice(Command& command, SliceOptions& options, const Group& group) {
  if (group.size() > 1) return;
  Argument slice = command.option("--slice", &options.slice, OptionText::slice);
  slice.shown_as("I/N");
  Argument out = command.option("--out", &options.out, OptionText::slice_out);
  out.shown_as(OptionText::value_file);
  slice.needs(out);
  out.needs(slice);
}

std::optional<Slice> parse_slice(const SliceOptions& options,
                                 const Reporter& reporter) {
  const auto slice = Slice::parse(options.slice);
  if (!slice)
    reporter.complain(
        reporter.say(CliText::bad_slice,
                     {.what = options.slice, .limit = Slice::max_count}));
  return slice;
}

int write_slice(const SliceFile& file, const SliceOptions& options,
                const Reporter& reporter) {
  const auto written = file.write(options.out);
  return written ? status::ok : refused(written.error(), reporter);
}

int refused(const FileFault& fault, const Reporter& reporter) {
  using Kind = FileFault::Kind;
  const auto text = [](Kind kind) {
    switch (kind) {
      case Kind::unreadable: return CliText::job_file_unreadable;
      case Kind::unwritable: return CliText::unwritable;
      case Kind::foreign: return CliText::job_file_foreign;
      case Kind::other_version: return CliText::job_file_version;
      case Kind::damaged: return CliText::job_file_damaged;
      case Kind::other_job: return CliText::job_file_of_another;
    }
    return CliText::job_file_damaged;
  };
  reporter.complain(reporter.say(text(fault.kind),
                                 {.what = fault.path, .more = fault.detail}));
  return fault.kind == Kind::unwritable ? status::failed : status::bad_input;
}

}  // namespace gockel
