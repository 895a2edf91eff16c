#pragma once

#include "gockel/store/store.h"

namespace gockel::simulation {

/// A store that hands every call on to another one. What derives from it says
/// what happens around all calls, or does single ones otherwise. This is the
/// one place in the simulation that follows the interface `Store`.
class StoreDecorator : public Store {
 public:
  explicit StoreDecorator(Store& inner) : inner_(inner) {}

  StoreResult<std::vector<Appended>> append(
      std::span<const Append> appends) override {
    return run("append", [&] { return inner_.append(appends); });
  }
  StoreResult<std::optional<TableRow>> table(const std::string& id) override {
    return run("table", [&] { return inner_.table(id); });
  }
  StoreResult<std::vector<std::string>> entries(const std::string& id,
                                                std::uint64_t since) override {
    return run("entries", [&] { return inner_.entries(id, since); });
  }
  StoreResult<std::optional<std::uint64_t>> request(
      const std::string& id, const std::string& client) override {
    return run("request", [&] { return inner_.request(id, client); });
  }
  StoreResult<std::optional<SeatOwner>> claim(const Claim& claim) override {
    return run("claim", [&] { return inner_.claim(claim); });
  }
  StoreResult<std::vector<std::string>> due(std::int64_t before,
                                            int max_count) override {
    return run("due", [&] { return inner_.due(before, max_count); });
  }
  StoreResult<std::vector<ListedTable>> listed(int max_count,
                                               int max_each) override {
    return run("listed", [&] { return inner_.listed(max_count, max_each); });
  }
  StoreResult<int> count_unfinished(const std::string& opener) override {
    return run("count_unfinished",
               [&] { return inner_.count_unfinished(opener); });
  }
  StoreResult<std::uint64_t> count_playing(std::int64_t since) override {
    return run("count_playing", [&] { return inner_.count_playing(since); });
  }
  StoreResult<void> set_presence(const std::string& node,
                                 std::span<const Arrival> arrivals) override {
    return run("set_presence",
               [&] { return inner_.set_presence(node, arrivals); });
  }
  StoreResult<std::vector<Presence>> presence(const std::string& id) override {
    return run("presence", [&] { return inner_.presence(id); });
  }
  StoreResult<std::vector<Lease>> renew_lease(const Lease& lease) override {
    return run("renew_lease", [&] { return inner_.renew_lease(lease); });
  }
  StoreResult<std::vector<std::string>> untouched_games(
      std::int64_t before, int max_count) override {
    return run("untouched_games",
               [&] { return inner_.untouched_games(before, max_count); });
  }
  StoreResult<int> delete_untouched(const Expiry& before,
                                    int max_count) override {
    return run("delete_untouched",
               [&] { return inner_.delete_untouched(before, max_count); });
  }
  StoreResult<std::string> secret(const std::string& name,
                                  const std::string& fresh) override {
    return run("secret", [&] { return inner_.secret(name, fresh); });
  }
  StoreResult<std::optional<std::int64_t>> now() override {
    return run("now", [&] { return inner_.now(); });
  }
  StoreResult<std::vector<std::string>> codes(const std::string& after,
                                              int max_count) override {
    return run("codes", [&] { return inner_.codes(after, max_count); });
  }
  StoreResult<int> rewrite(const std::string& id,
                           const ChangeText& change) override {
    return run("rewrite", [&] { return inner_.rewrite(id, change); });
  }
  StoreResult<void> tell(const Notice& notice) override {
    return run("tell", [&] { return inner_.tell(notice); });
  }
  bool shared() const override { return inner_.shared(); }

 protected:
  using Fault = std::optional<StoreFault>;
  /// Before a call of this name; a fault: it is not made.
  virtual Fault before(std::string_view /*name*/) { return {}; }
  /// After it; a fault: that is its answer, whatever it has done.
  virtual Fault after(std::string_view /*name*/) { return {}; }
  Store& inner() { return inner_; }

 private:
  template <class Call>
  auto run(std::string_view name, Call call) -> decltype(call()) {
    if (Fault fault = before(name)) return std::unexpected(*std::move(fault));
    auto result = call();
    if (Fault fault = after(name)) return std::unexpected(*std::move(fault));
    return result;
  }
  Store& inner_;
};

}  // namespace gockel::simulation
