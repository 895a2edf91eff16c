#include "gockel/cli/arena_job.h"

#include <fmt/format.h>

#include <iterator>

#include "gockel/arena/deal_bytes.h"
#include "gockel/cli/job_fields.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

/// The columns by name, in the order of their options.
template <class Columns, class Visit>
void each_column(Columns& columns, Visit visit) {
  visit("crosstable", columns.crosstable);
  visit("times", columns.times);
  visit("loss", columns.loss);
  visit("adjusted", columns.adjusted);
}

}  // namespace

JobFields arena_fields(const ArenaOptions& options) {
  JobFields fields{
      {"rules", options.rules},
      {"agents", fmt::format("{}", fmt::join(options.agents, ","))},
      {"seats", fmt::to_string(options.seats)},
      {"deals", fmt::to_string(options.deals)},
      {"seed", fmt::to_string(options.seed)},
      {"move-time", fmt::to_string(options.move_time)},
      {"sprt", fmt::format("{}", fmt::join(options.test, " "))},
      {"format", options.format}};
  each_column(options.columns, [&fields](const char* name, bool wanted) {
    fields.emplace_back(name, wanted ? "yes" : "no");
  });
  return fields;
}

std::optional<ArenaOptions> arena_options(const JobFields& fields) {
  FieldReader in(fields);
  ArenaOptions options;
  options.rules = in.text("rules");
  options.agents = {in.text("agents")};
  options.seats = in.number<int>("seats");
  options.deals = in.number<std::uint64_t>("deals");
  options.seed = in.number<std::uint64_t>("seed");
  options.move_time = in.number<double>("move-time");
  const std::string test = in.text("sprt");
  if (const std::size_t space = test.find(' '); space != test.npos)
    options.test = {in.number_of<double>(test.substr(0, space)),
                    in.number_of<double>(test.substr(space + 1))};
  options.format = in.text("format");
  each_column(options.columns, [&in](const char* name, bool& wanted) {
    wanted = in.text(name) == "yes";
  });
  if (!in.at_end()) return std::nullopt;
  return options;
}

std::optional<ArenaSetup> arena_setup(const ArenaOptions& options,
                                      const Reporter& reporter, int& status) {
  const auto rules = Rules::parse(options.rules);
  if (!rules) {
    status = reporter.refused("rules", rules.error());
    return std::nullopt;
  }
  const auto agents = parse_agents(options.agents);
  if (!agents) {
    status = reporter.refused(agents.error());
    return std::nullopt;
  }
  ArenaSetup setup{.rules = *rules,
                   .agents = *agents,
                   .seats = options.seats == 0
                                ? static_cast<int>(agents->size())
                                : options.seats,
                   .deals = options.deals,
                   .seed = options.seed,
                   .threads = options.threads};
  if (!options.test.empty())
    setup.test = SequentialTest{options.test[0], options.test[1]};
  setup.measures.times = options.columns.times;
  if (options.columns.loss || options.columns.adjusted)
    setup.measures.judge = built_in_values(*rules, setup.seats);
  return setup;
}

void print_arena(const ArenaOptions& options, const ArenaSetup& setup,
                 const ArenaResult& result, const Reporter& reporter) {
  if (options.format == "json")
    return print_arena_json(options.rules, setup, options.columns, result);
  // Headings above nothing tell nothing; programs want their JSON whole.
  if (result.games == 0) return;
  if (options.format == "csv") return print_arena_csv(options.columns, result);
  print_arena_table(setup, options.columns, result, reporter);
}

std::optional<ArenaResult> merged_arena(const ArenaSetup& setup,
                                        const std::vector<SliceFile>& slices) {
  const std::size_t rows = row_names(setup).size();
  std::vector<DealSums> all;
  for (const SliceFile& file : slices) {
    auto deals = read_deals(file.found, file.slice.of(setup.deals).count, rows);
    if (!deals) return std::nullopt;
    std::ranges::move(*deals, std::back_inserter(all));
  }
  return add_up(setup, all);
}

}  // namespace gockel
