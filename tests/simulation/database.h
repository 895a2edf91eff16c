#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "gockel/store/notice.h"
#include "gockel/store/sqlite_store.h"
#include "tests/simulation/checker.h"
#include "tests/simulation/context.h"
#include "tests/simulation/fiber.h"

namespace gockel::simulation {

/// A node as the database sees it: who waits for calls and hears notices.
struct DatabaseClient {
  int node = 0;
  bool ended = false;     ///< nothing it asks for happens any more
  bool listening = true;  ///< its connection for notices is there
  Millis last_fault = 0;  ///< of a call
  std::function<void(Notice)> hear = {};
  std::function<void()> missed = {};
};

/// The database of all nodes: the real store on SQLite in memory, behind
/// connections whose calls take virtual time, and tells nodes what they have to
/// know, as PostgreSQL would.
class Database {
 public:
  enum class State : std::uint8_t { up, down, hanging };

  Database(Context& context, Checker& checker);
  ~Database();

  /// A connection of a node.
  std::unique_ptr<Store> connect(DatabaseClient& client);
  void attach(DatabaseClient& client) { clients_.push_back(&client); }
  void detach(DatabaseClient& client) { std::erase(clients_, &client); }

  void set_state(State state);
  State state() const { return state_; }
  /// A node's connection for notices, lost or made anew.
  void set_listening(DatabaseClient& client, bool listening);

  /// All who listen hear of it later.
  void notify(const Notice& notice);

  /// What is stored, without delay and fault: for the checker.
  Store& tables() { return *tables_; }

 private:
  class Tap;
  class Connection;
  Context& context_;
  Checker& checker_;
  std::unique_ptr<SqliteStore> tables_;
  std::unique_ptr<Tap> tap_;
  std::vector<std::unique_ptr<Store>> planted_;
  std::vector<std::unique_ptr<Store>> connections_;
  State state_ = State::up;
  std::vector<DatabaseClient*> clients_;
  std::vector<Fiber*> waiting_;  ///< for a database that hangs
};

}  // namespace gockel::simulation
