// Work on a whole database.

#include <sstream>

#include "gockel/store/sql_session.h"

namespace gockel {
namespace {

using soci::into;
using soci::use;

struct Row {
  long long version = 0;
  std::string texts;
};

std::vector<Row> rows_of(soci::session& sql, const std::string& id) {
  std::vector<Row> all;
  const soci::rowset<soci::row> rows =
      (sql.prepare << "select version, texts from entries where "
                      "table_id = :id order by version",
       use(id));
  for (const soci::row& row : rows)
    all.push_back({row.get<long long>(0), row.get<std::string>(1)});
  return all;
}

}  // namespace

StoreResult<std::vector<std::string>> SqlStore::codes(const std::string& after,
                                                      int max_count) {
  try {
    soci::transaction all(session_->sql);
    const soci::rowset<std::string> rows =
        (session_->sql.prepare
             << "select id from tables where id > :after order by id "
                "limit :most",
         use(after), use(max_count));
    std::vector<std::string> codes(rows.begin(), rows.end());
    all.commit();
    return codes;
  } catch (const std::exception& error) {
    return std::unexpected(StoreFault{error.what()});
  }
}

StoreResult<int> SqlStore::rewrite(const std::string& id,
                                   const ChangeText& change) {
  try {
    soci::transaction all(session_->sql);
    int changed = 0;
    for (const Row& row : rows_of(session_->sql, id)) {
      std::string texts;
      std::istringstream lines(row.texts);
      for (std::string line; std::getline(lines, line);) {
        const std::string other = change(line);
        if (other != line) ++changed;
        if (!texts.empty()) texts += '\n';
        texts += other;
      }
      if (texts == row.texts) continue;
      session_->sql << "update entries set texts = :texts where "
                       "table_id = :id and version = :version",
          use(texts), use(id), use(row.version);
    }
    all.commit();
    return changed;
  } catch (const std::exception& error) {
    return std::unexpected(StoreFault{error.what()});
  }
}

}  // namespace gockel
