#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <functional>
#include <list>
#include <memory>
#include <string>

#include "gockel/server/routes.h"
#include "tests/simulation/database.h"
#include "tests/simulation/link.h"

namespace gockel::simulation {

/// Who comes, and what for.
struct Visit {
  std::string table;
  std::string person;
  std::string address;
  std::uint64_t since = 0;
};

/// A POST or, without a body, a GET.
struct HttpCall {
  std::string path;
  std::string body;
  std::string person;
  std::string address;
  std::function<void(unsigned status, std::string body)> answered;
};

/// A node: the server's rooms, limits, routes and store with its own loop of
/// events and clocks. Only Beast's sockets are not there; `talk` does at a Link
/// what Connection and Socket do at theirs.
class Node {
 public:
  Node(Context& context, Database& database, Checker& checker, int number,
       Millis skew);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  int number() const { return client_.node; }
  void accept(std::shared_ptr<Link> link, const Visit& visit);
  void ask(HttpCall call);

  NodeTime& time() { return time_; }
  DatabaseClient& database_client() { return client_; }
  /// Does nothing for so long.
  void stall(Millis delay);
  /// Ends it between two steps. What it has asked of the database may still
  /// happen.
  void end();
  bool ended() const { return client_.ended; }
  /// Whether nothing of it is under way any more, so that it can be destroyed.
  bool idle() const { return jobs_ == 0; }

 private:
  struct Talk {
    std::shared_ptr<Link> link;
    Visit visit;
    bool counted = false;  ///< the checker takes the person for connected
  };
  AsyncStore::Connections connections();
  Background store_jobs();
  Background thoughts();
  Task<> talk(std::list<Talk>::iterator here);
  Task<> respond(HttpCall call);
  void uncount(Talk& talk);

  Context& context_;
  Database& database_;
  Checker& checker_;
  DatabaseClient client_;
  Settings settings_;
  asio::io_context io_{1};
  asio::executor_work_guard<asio::io_context::executor_type> guard_{
      io_.get_executor()};
  NodeTime time_;
  int jobs_ = 0;
  std::list<std::unique_ptr<Fiber>> fibers_;
  std::list<Talk> talks_;
  AsyncStore store_;
  Server server_;
};

}  // namespace gockel::simulation
