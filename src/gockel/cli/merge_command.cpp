// `gockel merge`: the slices of an arena or a rollout, put together.

#include <fmt/format.h>

#include <memory>

#include "gockel/cli/arena_job.h"
#include "gockel/cli/commands.h"
#include "gockel/cli/rollout_job.h"
#include "gockel/cli/slice_options.h"

namespace gockel {
namespace {

struct MergeOptions {
  std::vector<std::string> files;
  std::string format;  ///< empty: as the slices were asked
};

/// Complains that slices make no whole; the exit code.
class MergeRefusal {
 public:
  explicit MergeRefusal(const Reporter& reporter) : reporter_(reporter) {}

  int operator()(const FileFault& fault) const {
    return refused(fault, reporter_);
  }
  int operator()(const OtherJob& other) const {
    if (other.field.empty())
      return complain(CliText::merge_other_kind,
                      {.what = other.path, .more = other.first_path});
    return complain(CliText::merge_differs,
                    {.what = other.path,
                     .more = other.first_path,
                     .list = fmt::format("{0} {1}, {0} {2}", other.field,
                                         other.value, other.first_value)});
  }
  int operator()(const SliceTwice& twice) const {
    return complain(CliText::merge_twice, {.what = twice.path,
                                           .more = twice.first_path,
                                           .list = twice.slice.text()});
  }
  int operator()(const SliceMissing& missing) const {
    return complain(CliText::merge_missing, {.what = missing.slice.text()});
  }

 private:
  int complain(CliText text, const Details& details) const {
    reporter_.complain(reporter_.say(text, details));
    return status::bad_input;
  }
  const Reporter& reporter_;
};

/// A checksum that fits and contents that do not: no slice of this program.
int refuse_contents(const MergeOptions& options, const Reporter& reporter) {
  return refused({.kind = FileFault::Kind::damaged, .path = options.files[0]},
                 reporter);
}

int merge_arena(const MergeOptions& options,
                const std::vector<SliceFile>& slices,
                const Reporter& reporter) {
  auto asked = arena_options(slices[0].fields);
  if (!asked) return refuse_contents(options, reporter);
  if (!options.format.empty()) asked->format = options.format;
  int status = status::ok;
  auto setup = arena_setup(*asked, reporter, status);
  if (!setup) return status;
  // Whoever played has played: nobody needs to be started for that.
  setup->make = [](std::string_view, std::uint64_t) {
    return std::optional<Contestant>(
        [](const AnyState&) { return std::unexpected(ForfeitReason{}); });
  };
  if (const auto reason = refusal(*setup))
    return reporter.refused("arena", *reason);
  const auto result = merged_arena(*setup, slices);
  if (!result) return refuse_contents(options, reporter);
  print_arena(*asked, *setup, *result, reporter);
  return status::ok;
}

int merge_rollout(const MergeOptions& options,
                  const std::vector<SliceFile>& slices,
                  const Reporter& reporter) {
  auto asked = rollout_options(slices[0].fields);
  if (!asked) return refuse_contents(options, reporter);
  if (options.format == "csv") {
    reporter.complain(reporter.say(CliText::not_one_of,
                                   {.what = "csv", .list = "table, json"}));
    return status::bad_input;
  }
  if (!options.format.empty()) asked->json = options.format == "json";
  const auto state = parse_state(asked->position);
  if (!state) return reporter.refused("position", state.error());
  const auto result = merged_rollout(*asked, *state, slices);
  if (!result) return refuse_contents(options, reporter);
  print_rollout(*asked, *state, *result, reporter);
  return status::ok;
}

int run(const MergeOptions& options, const Reporter& reporter) {
  const auto slices = read_slices(options.files);
  if (!slices) return std::visit(MergeRefusal(reporter), slices.error());
  if (slices->front().command == "arena")
    return merge_arena(options, *slices, reporter);
  if (slices->front().command == "rollout")
    return merge_rollout(options, *slices, reporter);
  return refuse_contents(options, reporter);
}

}  // namespace

void add_merge(Program& program) {
  auto options = std::make_shared<MergeOptions>();
  Command command = program.command("merge", CliText::merge_summary);
  command.option("files", &options->files, OptionText::merge_files).required();
  command.option("--format", &options->format, OptionText::merge_format)
      .one_of({"table", "json", "csv"});
  command.flag(
      "--json", [options] { options->format = "json"; },
      OptionText::arena_json);
  command.footer(
      {.note = command.say(OptionText::merge_note),
       .examples = {
           "gockel arena best,swing --deals 1000 --slice 1/2 --out 1.slice",
           "gockel arena best,swing --deals 1000 --slice 2/2 --out 2.slice",
           "gockel merge 1.slice 2.slice"}});
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
