#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gockel/server/client_address.h"
#include "gockel/table/entry.h"

namespace gockel {

/// Where a server listens.
struct ListenAddress {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  ///< 0: any that is free
};

/// How a server is run.
struct Settings {
  ListenAddress listen;
  std::optional<ListenAddress> metrics;  ///< where operators ask, if anywhere
  std::string data;                      ///< SQLite file, or postgresql://...
  std::string web;     ///< folder of the page; "": the embedded one
  std::string origin;  ///< "https://games.example" behind a proxy
  std::vector<AddressRange> trusted_proxies;
  ProxyHeader proxy_header = ProxyHeader::x_forwarded_for;
  Millis bot_pace = 60;          ///< pause before a computer player's move
  Millis absent_after = 45'000;  ///< then a computer player stands in
  /// Then the others may ask for one, where somebody is idle and no clock runs.
  Millis ask_after = 60'000;
  Millis store_timeout = 5000;  ///< then a call to the database has failed
  int keep_days = 60;  ///< tables nobody touched are deleted then; 0: never
  int keep_over_days = 60;      ///< the same for those whose game is over
  int keep_waiting_hours = 48;  ///< and for those whose game has not begun
  double rate = 20;         ///< requests a second of one address; 0: any number
  int max_sockets = 2'500;  ///< in all
  int max_sockets_each = 100;  ///< per address
  int max_tables_each = 40;    ///< unfinished, per address; 0: any number

  /// The same where no person plays: pages show a move in about this time, and
  /// whoever looks on is not left behind.
  Millis watched_pace() const {
    return bot_pace == 0 ? 0 : std::max<Millis>(bot_pace, 700);
  }
  /// Beside sockets there are requests for the page and its tables.
  int max_connections() const { return max_sockets + 1024; }
  int max_connections_each() const { return max_sockets_each + 100; }
};

}  // namespace gockel
