#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "gockel/server/async_store.h"
#include "gockel/server/messages.h"
#include "gockel/server/rate_limits.h"
#include "gockel/server/settings.h"
#include "gockel/store/notice.h"

namespace gockel {

class Rooms;

/// Who opens tables.
struct Opener {
  std::string person;  ///< hash of the cookie
  std::string quota;   ///< whose tables they count as, in the store; "": nobody
};

/// A client at a table's socket.
struct Member {
  std::string person;  ///< hash of the cookie
  std::string quota;   ///< as in Opener
  std::function<void(Message)> send;
  std::uint64_t sent = 0;  ///< version the client knows of
  bool welcomed = false;
};

/// A table that this node has at hand: its state, its clients, its clock. The
/// store is the truth; a room that lags behind it catches up. Runs on the
/// server's one thread of events.
///
/// What holds whenever no task of it is between two of its waits:
///  1. `table_` is what follows from the first `table_.version()` entries in
///     the store. It may lag behind, it is never ahead: an entry is applied
///     here after the store has it.
///  2. `table_` changes only under `change_mutex_`, so a request that was
///     checked against it is stored against the same version.
///  3. Nobody hears of an entry before it is stored.
///  4. A member that is welcomed has been sent everything up to `sent`,
///     without a gap, and `sent` is not behind `table_`. One that is not yet
///     welcomed is sent nothing.
///  5. `owners_` has at most one seat for a person. It may lag behind the
///     store, and whoever stood up is still in it: who may act is asked of it
///     and of `table_` (`seat_of`).
///  6. At most one task runs the schedule, while `schedule_runs_`; and it
///     runs whenever `next_due()` has a time, unless the rooms are closed.
///     Whoever changes what `next_due()` looks at calls `reschedule()`; what
///     another node changed is followed by its notice, which does.
///  7. What the schedule decides is stored only if the position is still the
///     one it was decided in.
///  8. Nothing is tried before `retry_not_before_`, the pause after a fault
///     of the store.
///  9. What is waited for is measured by the steady clock, from when the
///     entry that it follows was stored. A room that stored it, or was told
///     of it at once, knows when that was. One that reads it later knows that
///     it was made at the entry's time, or now if that lies ahead, and stored
///     at most `store_timeout` later: it tells the earlier time and acts by
///     the later one. So no clock is shorter for a slow store, and nothing
///     waits longer than its own pace, whoever's clock was set.
/// 10. `was_present_` is `present()`, and the other nodes are told that
///     exactly the seats in `announced_` have somebody here.
/// 11. After a fault nobody knows whether an append was stored. The room is
///     then `doubtful_` until its next append is stored, and reads the store
///     until it has answered. So it does after a claim of which nobody knows
///     whether it was stored, and when what a notice told could not be read.
/// 12. The room lives as long as a client or a task needs it; `Rooms` does
///     not keep it. A schedule that waits does: a table with a clock or a
///     computer player to act stays.
/// 13. A room whose table was deleted or is damaged is `given_up_`: its clients
///     are sent away, nothing is asked of it any more, and `Rooms` makes
///     another one where there is a table.
class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(Rooms& rooms, std::string id, const Seed& seed);

  /// Reads what the store has and this room has not.
  Task<StoreResult<void>> catch_up();
  /// Reads who is at the table from other nodes.
  Task<StoreResult<void>> read_presence();
  /// Both. `self` keeps the room until the task has run.
  Task<> refresh(std::shared_ptr<Room> self);
  /// Takes over what another node has stored.
  Task<> hear(std::shared_ptr<Room> self, Notice notice);

  /// Sends the entries behind `since`, then everything that happens.
  Task<> enter(std::shared_ptr<Member> member, std::uint64_t since);
  void leave(const std::shared_ptr<Member>& member);

  /// The answer to a client's message.
  Task<Message> answer(std::shared_ptr<Member> member, std::string text);

  /// Ends a game that nobody touched since this time, and reveals its seed.
  Task<> put_away(Millis since);

  /// Looks anew what has to be done by itself, now or later.
  void reschedule();
  /// Lets everything that waits here see that the rooms are closed.
  void end_waiting();
  /// Looks anew who is there; tells clients and the other nodes what changed.
  void update_presence();

  /// Everything about the table for one person.
  Task<StoreResult<Welcome>> describe(std::string person, std::uint64_t since);
  /// The seat of a person, or no_seat.
  Seat seat_of(const std::string& person) const;
  /// The key of that seat, or "".
  std::string key_of(const std::string& person) const;
  /// Another device of somebody who has a seat, known by its key; nothing when
  /// the key opens none.
  Task<StoreResult<std::optional<SeatOwner>>> claim(std::string key,
                                                    std::string person);

  /// Whether a person may have the seat of this key: it is theirs already, or
  /// not of as many as may have one.
  bool may_hold(const std::string& key, const std::string& person) const;

  /// Whether its table is not there any more, or damaged.
  bool given_up() const { return given_up_.has_value(); }
  /// Whether the store may have more of this node's own than the room knows.
  bool doubtful() const { return doubtful_; }

  const std::string& id() const { return id_; }
  const Table& table() const { return table_; }
  int watchers() const;

 private:
  /// Entries to be added, and what the store is to keep beside them.
  struct Change {
    Draft draft;
    std::vector<SeatOwner> owners;
  };
  /// How a room comes to know of entries.
  enum class Learned : std::uint8_t { at_once, later };
  /// When something was stored, by the steady clock.
  struct Moment {
    Millis at = 0;      ///< then, or
    Millis unsure = 0;  ///< up to so much later
    Millis latest() const { return at + unsure; }
  };
  using DraftMaker = std::function<Requested(Change&)>;
  using Answered = std::expected<Json, Refusal>;
  using Changed = std::expected<std::uint64_t, Refusal>;

  // room.cpp
  Task<Changed> change(std::string client, DraftMaker make);
  Task<Changed> unless_stored(std::string client, Changed otherwise);
  Task<Changed> happened(std::uint64_t version);
  Changed not_known();
  void start_recovery();
  Task<> recover(std::shared_ptr<Room> self);
  Task<StoreResult<void>> catch_up_inside();
  Result<void> take_entries(const std::vector<std::string>& texts,
                            Learned learned);
  void add_owner(const SeatOwner& owner);
  void remove_owners(Seat seat);
  StoreFault give_up(StoreFault why);
  void broadcast(std::uint64_t from, const std::vector<std::string>& entries);
  WaitTimes wait_times() const;
  Millis now() const;
  Millis steady() const;
  /// After a fault of the store the schedule tries again this much later.
  static constexpr Millis store_retry_delay = 1000;

  // room_presence.cpp
  void broadcast_presence();
  std::vector<Seat> present() const;

  // room_clock.cpp
  void note_times(Learned learned);
  Task<> run_schedule(std::shared_ptr<Room> self);
  Millis due_at(const Duty& duty) const;
  Millis pace() const;
  std::optional<Millis> next_due() const;
  std::optional<Millis> stand_in_due() const;
  std::optional<Millis> ask_due() const;
  std::vector<Seat> needed_to_ask() const;
  Task<> act();

  // room_calls.cpp
  struct Caller;
  Task<Answered> sit(std::string person, std::string client,
                     request::Sit request);
  Task<Answered> rematch(Opener by, std::string client);
  Requested ask_stand_in(Draft& draft, Seat seat,
                         const request::StandIn& request) const;
  Task<Answered> react(std::string person, Reaction reaction);
  void broadcast_reaction(Seat seat, std::string_view reaction);

  Rooms& rooms_;
  std::string id_;
  Seed seed_;
  Table table_;
  std::vector<SeatOwner> owners_;
  std::vector<std::shared_ptr<Member>> members_;
  std::vector<Presence> elsewhere_;  ///< as the store last said
  std::vector<Seat> was_present_;
  std::array<bool, max_seats> announced_{};
  // Moments of the steady clock.
  std::array<Millis, max_seats> gone_since_{};
  Millis looked_since_ = 0;  ///< when the first of the members came
  Moment entry_since_;       ///< the last entry
  Moment turn_since_;        ///< what began the running turn
  Millis idle_ = 0;          ///< the table's time of `idle_since_`
  Moment idle_since_;        ///< what the person to act did last
  /// The turn that `turn_since_` is of, and its time in the table.
  std::optional<std::pair<std::uint32_t, Millis>> turn_;
  std::vector<TokenBucket> reactions_;  ///< how many each seat may send
  AsyncMutex change_mutex_;
  AsyncMutex presence_mutex_;
  Pause schedule_pause_;
  Millis retry_not_before_ = 0;
  Pause recovery_pause_;
  bool schedule_runs_ = false;
  bool recovers_ = false;
  bool behind_ = false;  ///< what the store has has to be read
  std::optional<StoreFault> given_up_;
  bool doubtful_ = false;
};

}  // namespace gockel
