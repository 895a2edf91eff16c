#pragma once

#include <functional>
#include <memory>
#include <string>

#include "gockel/store/store.h"

namespace gockel {

/// Tables in SQLite or PostgreSQL.
class SqlStore final : public Store {
 public:
  /// Opens "FILE" (SQLite, made when it is missing) or "postgresql://...", and
  /// brings its schema up to date. Refuses a schema newer than this program.
  static StoreResult<std::unique_ptr<SqlStore>> open(const std::string& where);
  ~SqlStore() override;

  StoreResult<std::vector<Appended>> append(
      std::span<const Append> appends) override;
  StoreResult<std::optional<TableRow>> table(const std::string& id) override;
  StoreResult<std::vector<std::string>> entries(const std::string& id,
                                                std::uint64_t since) override;
  StoreResult<std::optional<std::uint64_t>> request(
      const std::string& id, const std::string& client) override;
  StoreResult<std::optional<SeatOwner>> claim(
      const std::string& id, const std::string& key,
      const std::string& person) override;
  StoreResult<std::vector<std::string>> due(std::int64_t before,
                                            int max_count) override;
  StoreResult<std::vector<ListedTable>> listed(int max_count) override;
  StoreResult<std::uint64_t> count_playing() override;
  StoreResult<void> set_presence(const std::string& node,
                                 std::span<const Presence> seats) override;
  StoreResult<std::vector<Seat>> present(const std::string& id,
                                         std::int64_t now) override;
  StoreResult<std::vector<std::string>> untouched_games(std::int64_t before,
                                                        int max_count) override;
  StoreResult<int> delete_untouched(std::int64_t before) override;
  bool shared() const override;

  // For work on a whole database; sql_store_archive.cpp.

  /// The codes of all tables behind `after`, in order.
  StoreResult<std::vector<std::string>> codes(const std::string& after,
                                              int max_count);
  /// Puts another text in the place of entries of a table. `change` is asked in
  /// their order, and gives the text as it is where nothing is to change; how
  /// many changed.
  using ChangeText = std::function<std::string(const std::string& text)>;
  StoreResult<int> rewrite(const std::string& id, const ChangeText& change);

 private:
  struct Session;
  explicit SqlStore(std::unique_ptr<Session> session);
  std::unique_ptr<Session> session_;
};

}  // namespace gockel
