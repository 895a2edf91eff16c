#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "gockel/store/store.h"

namespace gockel {

/// Tables in a file of SQLite, of one node.
class SqliteStore final : public Store {
 public:
  /// Opens a file, or makes it, and brings its schema up to date. Refuses a
  /// schema newer than this program. Only the user may read the file. A call
  /// waits up to `timeout` for another program that is writing.
  static StoreResult<std::unique_ptr<SqliteStore>> open(
      const std::string& file,
      std::chrono::milliseconds timeout = std::chrono::seconds(5));
  ~SqliteStore() override;

  StoreResult<std::vector<Appended>> append(
      std::span<const Append> appends) override;
  StoreResult<std::optional<TableRow>> table(const std::string& id) override;
  StoreResult<std::vector<std::string>> entries(const std::string& id,
                                                std::uint64_t since) override;
  StoreResult<std::optional<std::uint64_t>> request(
      const std::string& id, const std::string& client) override;
  StoreResult<std::optional<SeatOwner>> claim(const Claim& claim) override;
  StoreResult<std::vector<std::string>> due(std::int64_t before,
                                            int max_count) override;
  StoreResult<std::vector<ListedTable>> listed(int max_count,
                                               int max_each) override;
  StoreResult<int> count_unfinished(const std::string& opener) override;
  StoreResult<std::uint64_t> count_playing(std::int64_t since) override;
  StoreResult<void> set_presence(const std::string& node,
                                 std::span<const Arrival> arrivals) override;
  StoreResult<std::vector<Presence>> presence(const std::string& id) override;
  StoreResult<std::vector<Lease>> renew_lease(const Lease& lease) override;
  StoreResult<std::vector<std::string>> untouched_games(std::int64_t before,
                                                        int max_count) override;
  StoreResult<int> delete_untouched(const Expiry& before,
                                    int max_count) override;
  StoreResult<std::string> secret(const std::string& name,
                                  const std::string& fresh) override;
  StoreResult<std::optional<std::int64_t>> now() override;
  StoreResult<std::vector<std::string>> codes(const std::string& after,
                                              int max_count) override;
  StoreResult<int> rewrite(const std::string& id,
                           const ChangeText& change) override;
  StoreResult<void> tell(const Notice& /*notice*/) override { return {}; }
  bool shared() const override { return false; }

 private:
  struct Session;
  explicit SqliteStore(std::unique_ptr<Session> session);
  std::unique_ptr<Session> session_;
};

}  // namespace gockel
