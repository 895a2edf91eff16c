#include "gockel/server/system_time.h"

#include <boost/asio/steady_timer.hpp>

namespace gockel {
namespace {

class SteadyTimer final : public Timer {
 public:
  explicit SteadyTimer(asio::io_context& io) : timer_(io) {}
  ~SteadyTimer() override { cancel(); }

  void start(Millis delay, Job then) override {
    // A callback that is queued already can no longer be cancelled in Asio: it
    // finds its token gone.
    token_ = std::make_shared<char>();
    timer_.expires_after(std::chrono::milliseconds(delay));
    timer_.async_wait(
        [then = std::move(then), token = std::weak_ptr<char>(token_)](
            const boost::system::error_code& error) mutable {
          if (!error && !token.expired()) then();
        });
  }
  void cancel() override {
    token_.reset();
    timer_.cancel();
  }

 private:
  asio::steady_timer timer_;
  std::shared_ptr<char> token_;
};

}  // namespace

Millis SystemTime::now() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

std::chrono::duration<double> SystemTime::elapsed() const {
  return std::chrono::steady_clock::now().time_since_epoch();
}

std::unique_ptr<Timer> SystemTime::timer() {
  return std::make_unique<SteadyTimer>(io_);
}

}  // namespace gockel
