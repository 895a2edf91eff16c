#pragma once

#include <filesystem>
#include <string>

namespace gockel {

/// A PostgreSQL that a test starts itself: a cluster in a temporary folder,
/// reached by a socket in there, as an ordinary user.
class PostgresCluster {
 public:
  PostgresCluster();
  ~PostgresCluster();
  PostgresCluster(const PostgresCluster&) = delete;
  PostgresCluster& operator=(const PostgresCluster&) = delete;

  /// The address of a database of its own.
  std::string fresh_database();
  /// Stops and continues all of its processes.
  void hang() { signal("STOP"); }
  void go_on() { signal("CONT"); }

 private:
  void run(const std::string& command) const;
  void signal(const std::string& name) const;

  std::filesystem::path folder_;
  std::filesystem::path programs_;
  int databases_ = 0;
};

/// The one that all tests of this process use; started when it is first asked
/// for.
PostgresCluster& postgres_cluster();

}  // namespace gockel
