#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "gockel/server/keeper.h"
#include "gockel/server/messages.h"
#include "gockel/server/settings.h"

namespace gockel {

class Hall;

/// A client at a table's socket.
struct Member {
  std::string person;  ///< hash of the cookie
  std::function<void(Message)> send;
  std::uint64_t sent = 0;  ///< version the client knows of
  bool welcomed = false;
};

/// A table that this node has at hand: its state, its clients, its clock. The
/// store is the truth; a room that lags behind it catches up. Runs on the
/// server's one thread of events; lives as long as a client or a task needs it.
class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(Hall& hall, std::string id, const Seed& seed);

  /// Reads what the store has and this room has not.
  Task<Stored<void>> catch_up();
  /// The same, and tells everybody; for notices of other nodes. `self` keeps
  /// the room until the task has run.
  Task<> refresh(std::shared_ptr<Room> self);

  /// Sends the entries behind `since`, then everything that happens.
  Task<> enter(std::shared_ptr<Member> member, std::uint64_t since);
  void leave(const std::shared_ptr<Member>& member);

  /// The answer to a client's message.
  Task<Message> answer(std::shared_ptr<Member> member, std::string text);

  /// Looks what has to be done, now or later.
  void wake();
  /// Tells the other nodes that this node's people are still there.
  void still_present();

  /// Everything about the table for one person.
  Task<Stored<Welcome>> describe(std::string person, std::uint64_t since);
  /// The seat of a person, or no_seat.
  Seat seat_of(const std::string& person) const;
  /// Another device of somebody who has a seat.
  void hold(const Holder& holder);

  const std::string& id() const { return id_; }
  const Table& table() const { return table_; }
  int watchers() const;

 private:
  /// Entries to be added, and what the store is to keep beside them.
  struct Change {
    Draft draft;
    std::vector<Holder> holders;
  };
  using Make = std::function<Requested(Change&)>;
  using Answered = std::expected<Json, Fault>;

  // room.cpp
  Task<std::expected<std::uint64_t, Fault>> change(std::string client,
                                                   Make make);
  Task<std::expected<std::uint64_t, Fault>> refused(std::string client,
                                                    Refusal why);
  Task<Stored<void>> catch_up_inside();
  void tell(std::uint64_t from, const std::vector<std::string>& entries);
  void tell_present();
  std::vector<Seat> present() const;
  std::optional<Millis> deadline() const;

  // room_clock.cpp
  Task<> tick(std::shared_ptr<Room> self);
  std::optional<Millis> next_alarm() const;
  std::optional<Millis> absence_ends() const;
  Task<> act();

  // room_calls.cpp
  struct Call;
  Task<Answered> run(Call call);
  Task<Answered> sit(Call call);
  Task<Answered> rematch(Call call);

  Hall& hall_;
  std::string id_;
  Seed seed_;
  Table table_;
  std::vector<Holder> holders_;
  std::vector<std::shared_ptr<Member>> members_;
  std::vector<Seat> elsewhere_;  ///< seats connected to other nodes
  std::array<Millis, max_seats> gone_since_{};
  Turnstile changing_;
  asio::steady_timer alarm_;
  Millis not_before_ = 0;  ///< after a fault of the store
  bool ticking_ = false;
};

}  // namespace gockel
