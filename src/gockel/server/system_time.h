#pragma once

#include "gockel/server/environment.h"

namespace gockel {

/// The clocks of the machine; its timers call back on the thread that runs
/// `io`.
class SystemTime final : public Time {
 public:
  explicit SystemTime(asio::io_context& io) : io_(io) {}
  Millis now() const override;
  std::chrono::duration<double> elapsed() const override;
  std::unique_ptr<Timer> timer() override;

 private:
  asio::io_context& io_;
};

}  // namespace gockel
