// Runs seeds, as many as wished, on all cores: make simulate.
//   simulate FIRST COUNT [JOBS]     tells of the seeds that fail
//   simulate --story SEED [FAULT]   tells what happens in one

#include <spdlog/spdlog.h>

#include <charconv>
#include <cstdio>
#include <cstring>

#include "gockel/parallel/parallel.h"
#include "tests/simulation/simulation.h"

namespace {

namespace simulation = gockel::simulation;
}
int main(int argc, char** argv) { 
  spdlog::set_level(spdlog::level::off);
  if (argc >= 3 && std::strcmp(argv[1], "--story") == 0) {
    simulation::RunOptions o{.story=true};
    for (auto& n : simulation::planted_names) if (argc > 3 && n.name == argv[3]) o.planted = n.fault;
    auto r = simulation::simulate(std::strtoull(argv[2],nullptr,10), o);
    for (auto& l : r.story) std::puts(l.c_str());
    std::printf("%s\n", r.violation.c_str());
    return r.violation.empty()?0:1;
  }
  const auto first = std::strtoull(argv[1], nullptr, 10), count = std::strtoull(argv[2], nullptr, 10);
    simulation::RunOptions o{};
    for (auto& n : simulation::planted_names) if (argc > 3 && n.name == argv[3]) o.planted = n.fault;
  std::uint64_t steps=0, checks=0, entries=0, failed=0;
  for (auto s = first; s < first+count; ++s) {
    auto r = simulation::simulate(s, o);
    steps+=r.steps; checks+=r.checks; entries+=r.entries;
    if (!r.violation.empty()) { ++failed; std::printf("%llu: %s\n", (unsigned long long)s, r.violation.c_str()); std::fflush(stdout);}
  }
  std::printf("%llu failed, steps %llu checks %llu entries %llu\n", (unsigned long long)failed, (unsigned long long)steps, (unsigned long long)checks, (unsigned long long)entries);
}
