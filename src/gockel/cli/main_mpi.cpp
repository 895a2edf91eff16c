// `gockel-mpi`: the commands that many machines can share, under MPI.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>

#include "gockel/cli/commands.h"
#include "gockel/cli/rank_output.h"
#include "gockel/cluster/bytes.h"
#include "gockel/mpi/mpi_group.h"

namespace gockel {
namespace {

/// What a rank has said, every line with its number.
void pass_on(const RankEnd& end, const Reporter& reporter) {
  std::string_view rest = end.complaint;
  while (!rest.empty()) {
    const std::size_t line_end = std::min(rest.find('\n'), rest.size());
    fmt::print(stderr, "{}\n",
               reporter.say(CliText::of_rank,
                            {.what = std::string(rest.substr(0, line_end)),
                             .n = end.rank}));
    rest.remove_prefix(std::min(line_end + 1, rest.size()));
  }
}

/// Where the time of every rank went, on standard error of rank 0.
void tell_costs(Group& group, std::chrono::steady_clock::time_point began,
                const Reporter& reporter) {
  const GroupCost cost = group.cost();
  ByteWriter out;
  out.put(
      std::chrono::duration<double>(std::chrono::steady_clock::now() - began)
          .count());
  out.put(cost.seconds);
  out.put(static_cast<double>(std::clock()) / CLOCKS_PER_SEC -
          cost.processor_seconds);
  out.put(cost.exchanges);
  out.put(cost.bytes);
  const auto all = group.gather(out.take());
  if (group.rank() != 0) return;
  for (std::size_t r = 0; r < all.size(); ++r) {
    ByteReader in(all[r]);
    const auto seconds = in.get<double>();
    const auto shared = in.get<double>();
    const auto worked = in.get<double>();
    const auto exchanges = in.get<std::uint64_t>();
    const auto bytes = static_cast<double>(in.get<std::uint64_t>());
    fmt::print(stderr, "{}\n",
               reporter.say(CliText::rank_cost,
                            {.what = reporter.decimal(seconds, 3),
                             .more = reporter.decimal(shared, 3),
                             .list = reporter.decimal(bytes / 1e6, 3),
                             .n = static_cast<std::int64_t>(r),
                             .least = std::llround(1000 * worked),
                             .limit = static_cast<std::int64_t>(exchanges)}));
  }
}

/// Runs the command on this rank; the exit code, the same on all.
int run(int argc, char** argv, Group& group, RankOutput& output) {
  const auto began = std::chrono::steady_clock::now();
  const Reporter reporter = Reporter::for_user(argc, argv);
  Program program(reporter, GOCKEL_VERSION, "gockel-mpi",
                  "mpirun -np 4 gockel-mpi arena best,swing --deals 100000");
  add_rollout(program, group);
  add_arena(program, group);
  add_solve(program, group);
  add_train(program, group);
  try {
    int status = program.run(argc, argv);
    if (status == status::ok && std::getenv("GOCKEL_RANK_TIMES") != nullptr)
      tell_costs(group, began, reporter);
    // MPI ends all ranks as soon as one has ended with an exit code.
    std::fflush(stdout);
    // The others may have seen what this rank has not: a file that is missing
    // on one machine, a signal.
    const int own = status;
    for (const RankEnd& end : group.leave(status, output.complaint())) {
      if (group.rank() == 0 && end.rank != 0 && end.status != own)
        pass_on(end, reporter);
      status = std::max(status, end.status);
    }
    return status;
  } catch (const RankLeft& left) {
    if (group.rank() == 0) pass_on(left.end(), reporter);
    return std::max(left.end().status, status::failed);
  }
}

}  // namespace
}  // namespace gockel

int main(int argc, char** argv) {
  using namespace gockel;
  MpiGroup group(argc, argv);
  RankOutput output(group.rank());
  try {
    return run(argc, argv, group, output);
  } catch (const std::exception& error) {
    output.let_through();
    fmt::print(stderr, "gockel-mpi: rank {}: {}\n", group.rank(), error.what());
    MpiGroup::abort(status::failed);
  }
}
