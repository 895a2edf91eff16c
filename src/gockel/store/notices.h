#pragma once

#include <functional>
#include <memory>
#include <string>

namespace gockel {

/// Tells what other nodes on the same PostgreSQL append. Has a thread of its
/// own; a lost connection is made anew, and then `missed` is told, since
/// anything may have happened meanwhile.
class Notices {
 public:
  struct Told {
    std::function<void(std::string table)> touched;
    std::function<void()> missed;
  };
  Notices(std::string where, Told told);
  ~Notices();  ///< stops the thread
  Notices(const Notices&) = delete;
  Notices& operator=(const Notices&) = delete;

 private:
  class Listener;
  std::unique_ptr<Listener> listener_;
};

}  // namespace gockel
