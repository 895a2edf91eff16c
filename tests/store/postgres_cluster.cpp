#include "tests/store/postgres_cluster.h"

#include <fmt/format.h>
#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <vector>

namespace gockel {
namespace {

namespace fs = std::filesystem;

/// PostgreSQL does not run as root.
std::string as_user(const std::string& command) {
  if (geteuid() != 0) return command;
  return "runuser -u postgres -- " + command;
}

fs::path newest_programs() {
  std::vector<fs::path> found;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql"))
    if (fs::exists(version.path() / "bin/initdb"))
      found.push_back(version.path() / "bin");
  if (found.empty())
    throw std::runtime_error("PostgreSQL's server programs are missing");
  return *std::ranges::max_element(found);
}

}  // namespace

PostgresCluster::PostgresCluster()
    : folder_(fs::temp_directory_path() /
              fmt::format("gockel-store-pg-{}", getpid())),
      programs_(newest_programs()) {
  fs::create_directories(folder_);
  if (geteuid() == 0) {
    const passwd* user = getpwnam("postgres");
    if (user == nullptr ||
        chown(folder_.c_str(), user->pw_uid, user->pw_gid) != 0)
      throw std::runtime_error("there is no user postgres");
  }
  run(fmt::format("{}/initdb -D {}/data -A trust -U gockel --no-sync",
                  programs_.string(), folder_.string()));
  run(
      fmt::format("{0}/pg_ctl -D {1}/data -w -l {1}/log -o \"-c "
                  "listen_addresses='' -k {1}\" start",
                  programs_.string(), folder_.string()));
}

PostgresCluster::~PostgresCluster() {
  const std::string stop =
      as_user(fmt::format("{}/pg_ctl -D {}/data -w -m immediate stop "
                          "> /dev/null 2>&1",
                          programs_.string(), folder_.string()));
  if (std::system(stop.c_str()) == 0) fs::remove_all(folder_);
}

void PostgresCluster::run(const std::string& command) const {
  const std::string all =
      fmt::format("cd / && {} > /dev/null 2>&1", as_user(command));
  if (std::system(all.c_str()) != 0)
    throw std::runtime_error("this failed: " + command);
}

std::string PostgresCluster::fresh_database() {
  const std::string name = fmt::format("test{}", ++databases_);
  run(fmt::format("{}/createdb -h {} -U gockel {}", programs_.string(),
                  folder_.string(), name));
  return fmt::format("postgresql:///{}?host={}&user=gockel", name,
                     folder_.string());
}

void PostgresCluster::signal(const std::string& name) const {
  // The first line of the file is the server; the others are its children.
  run(
      fmt::format("sh -c 'server=$(head -n 1 {}/data/postmaster.pid); "
                  "kill -{} $server $(cat /proc/$server/task/*/children)'",
                  folder_.string(), name));
}

PostgresCluster& postgres_cluster() {
  static PostgresCluster cluster;
  return cluster;
}

}  // namespace gockel
