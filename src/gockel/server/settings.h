#pragma once

#include <cstdint>
#include <string>

#include "gockel/table/entry.h"

namespace gockel {

/// How a server is run.
struct Settings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;     ///< 0: any that is free
  std::string data;              ///< SQLite file, or postgresql://...
  std::string web;               ///< folder of the page; "": the embedded one
  std::string origin;            ///< "https://games.example" behind a proxy
  Millis bot_pace = 700;         ///< pause before a computer player's move
  Millis absent_after = 45'000;  ///< then a computer player stands in
  Millis store_timeout = 5000;   ///< then a call to the database has failed
  int keep_days = 60;            ///< tables nobody touched are deleted then
  double rate = 20;  ///< requests a second of one address; 0: any number
  int max_sockets = 20'000;    ///< in all
  int max_sockets_each = 100;  ///< per address
};

}  // namespace gockel
