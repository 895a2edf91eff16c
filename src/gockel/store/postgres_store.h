#pragma once

#include <memory>
#include <string>

#include "gockel/store/pq_connection.h"
#include "gockel/store/store.h"

namespace gockel {

/// Tables in a PostgreSQL, of any number of nodes.
class PostgresStore final : public Store {
 public:
  /// Connects and brings the schema up to date. Refuses a schema newer than
  /// this program.
  static StoreResult<std::unique_ptr<PostgresStore>> open(PqOptions options);

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
  StoreResult<void> tell(const Notice& notice) override;
  bool shared() const override { return true; }

 private:
  explicit PostgresStore(PqOptions options) : connection_(std::move(options)) {}
  PqConnection connection_;
};

}  // namespace gockel
