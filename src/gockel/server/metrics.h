#pragma once

#include <memory>
#include <string>

namespace gockel {

struct Server;

/// What a running server counts, for Prometheus.
class Metrics {
 public:
  Metrics();
  ~Metrics();
  Metrics(Metrics&&) noexcept;

  void answered(int status);
  /// A connection for which there was no place.
  void turned_away();
  /// A request at a table's socket, from its arrival to its answer.
  void requested(double seconds, bool refused);
  /// Everything in Prometheus' text format.
  std::string text(const Server& server) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace gockel
