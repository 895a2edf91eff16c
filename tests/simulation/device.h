#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gockel/crypto/crypto.h"
#include "gockel/table/table.h"
#include "tests/simulation/world.h"

namespace gockel::simulation {

/// A person's browser: what a page does, with a person before it who does as
/// the seed likes. It follows the table by what it hears alone. Requests are
/// sent again, by the same name, until there is an answer.
class Device {
 public:
  Device(World& world, int number);

  /// Makes the table all meet at.
  void create(std::string body);
  /// Begins, or looks again what to do, after so long.
  void wake(Millis delay);
  /// Goes for good.
  void go();
  void break_off() {
    if (link_) link_->break_off();
  }
  /// What it sees is compared with what is so.
  void check();
  const std::string& name() const { return name_; }

 private:
  struct Pending {
    SentRequest request;
    Input params;
    Millis sent = 0;
  };
  struct Copy {
    SentRequest request;
    Millis sent = 0;
  };

  // What it does: device.cpp.
  void think();
  void act();
  void act_waiting();
  void act_playing();
  void claim();
  void ask(const std::string& method, Input params);
  void send_pending();
  /// Draws a new chain; its end.
  std::string fresh_chain();
  /// The link that the seat has to show next; nothing: it is not known here.
  std::optional<gockel::Link> next_link() const;
  Input claim_body(const std::string& key);
  Input sit_params();
  Input play_params();
  void throw_dice();
  void call_out();

  // What it hears: device_hears.cpp.
  void connect();
  void disconnect();
  void hear(const std::string& text);
  void hear_answer(const Json& answer);
  void hear_table(const Json& params);
  void hear_entries(const Json& params);
  void lost();

  Context& context() { return world_.context; }
  Chance& chance() { return world_.context.chance; }

  World& world_;
  std::string name_;    ///< in the story
  std::string person_;  ///< hash of the cookie
  std::string address_;
  std::shared_ptr<Link> link_;
  bool welcomed_ = false;
  bool gone_ = false;
  Millis connected_at_ = 0;
  Millis away_until_ = 0;
  std::uint64_t known_then_ = 0;
  int copies_ = 0;
  int requests_ = 0;
  std::map<int, Copy> sent_;
  std::optional<Pending> pending_;
  std::optional<Scheduler::Event> appointment_;
  // The person's chain, from its secret to its end.
  std::vector<gockel::Link> chain_;
  // The table, as far as it was heard.
  Table table_{sodium_hash};
  Seat seat_ = no_seat;
  std::vector<std::string> present_;
};

}  // namespace gockel::simulation
