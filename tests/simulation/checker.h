#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "gockel/crypto/crypto.h"
#include "gockel/store/store.h"
#include "gockel/table/table.h"
#include "tests/simulation/context.h"

namespace gockel::simulation {

/// A request as its sender knows it. It may be sent several times.
struct SentRequest {
  std::string table;
  std::string person;
  std::string client;  ///< its name
  std::string method;
  std::uint64_t known_then = 0;  ///< acknowledged to anybody before it was sent
};

/// Looks at every step whether what clients saw and what the store has fit
/// together. It knows nothing of rooms and nodes: only requests and their
/// answers, what clients were told, what is stored, who is connected, and when.
/// Slow and plain on purpose.
class Checker {
 public:
  explicit Checker(Context& context) : context_(context) {}

  // What happens to the store. Called at the moment of the commit.
  void stored(const Append& append, Store& tables);
  void claimed(const std::string& table, const SeatOwner& owner);

  // What clients send and hear.
  /// The highest version of a table that was acknowledged to anybody.
  std::uint64_t acknowledged(const std::string& table) const;
  void answered(const SentRequest& request, Millis sent, const Json& answer);
  void told_entries(const std::string& device, const std::string& table,
                    std::uint64_t from, const std::vector<std::string>& texts);
  /// `known_then` as in SentRequest, for the moment of connecting.
  void welcomed(const std::string& device, const std::string& table,
                std::uint64_t version, std::uint64_t known_then);
  void claim_answered(const std::string& table, const std::string& key,
                      const std::string& person, Millis sent, bool taken);
  void told_reaction(const std::string& table, const Json& reaction);
  void created(const std::string& table, const std::string& commit);

  // Who is connected, as the nodes see it.
  void entered(const std::string& table, const std::string& person);
  void left(const std::string& table, const std::string& person);

  /// Whether everything that has to happen by itself happens in time.
  void check_duties();
  /// Whether a client was told rightly who is there, once it had the time.
  void check_presence(const std::string& device, const std::string& table,
                      const std::vector<std::string>& present);
  /// Whether a client knows all that has happened, once it had the time.
  void check_version(const std::string& device, const std::string& table,
                     std::uint64_t version);
  /// Whether a person is told the seat that is theirs.
  void check_seat(const std::string& device, const std::string& table,
                  const std::string& person, Seat told);
  /// Whether the tables are what their entries make them, and their dice fell
  /// as they had to.
  void check_end(Store& tables);

  /// How many things it has looked at.
  std::uint64_t checks() const { return checks_; }
  std::vector<std::string> tables() const;

 private:
  /// A person at a seat, by the key of that sitting.
  struct Holder {
    Seat seat = no_seat;
    Millis since = 0;
  };
  /// From sitting down to standing up: its key, and who has come with it.
  struct Sitting {
    std::string key;
    std::set<std::string> people;  ///< their short names
  };
  struct Stored {
    std::uint64_t version = 0;
    Millis at = 0;
    std::vector<SeatOwner> owners;
    bool acknowledged = false;
  };
  /// What must be so, as far as the store's commits tell.
  struct Model {
    std::vector<std::string> texts;
    std::vector<Millis> stored_at;  ///< true times of the entries
    Table table{sodium_hash};
    std::map<std::string, Stored> requests;   ///< by the request's name
    std::map<std::string, Holder> holders;    ///< by the person's short name
    std::map<Seat, Sitting> sittings;         ///< of now
    std::map<std::string, Millis> dead_keys;  ///< and since when
    std::uint64_t acknowledged = 0;
    Millis last_stored = 0;                ///< true time
    Millis turn_stored = 0;                ///< when the turn began, true time
    Millis back_stored = 0;                ///< when somebody last came back
    Millis idle_stored = 0;                ///< when who is to act last did
    std::multiset<std::string> connected;  ///< persons
    Millis looked_since = 0;               ///< somebody is connected
    std::map<Seat, Millis> gone_since;
    Millis people_changed = 0;  ///< who is connected, or who sits where
    Millis seats_changed = 0;   ///< who sits where
  };

  void check_entry(Model& model, const Append& append, const Entry& entry);
  void check_actor(const Model& model, const Append& append, Seat seat);
  void check_away(const Model& model, const entry::Away& away);
  void check_asked(const Model& model, const entry::Away& away);
  void take_seats(Model& model, const Append& append, const Entry& entry);
  void vacate(Model& model, Seat seat);
  void check_duty(const std::string& id, const Model& model);
  std::set<Seat> present(const Model& model) const;
  /// Since when nothing is disturbed; nothing: it is.
  std::optional<Millis> undisturbed_since() const;
  /// From when on everybody must know who is there.
  std::optional<Millis> presence_known_since() const;
  /// Counts the check; when it does not hold, the run has failed.
  template <class... Args>
  bool expect(bool holds, fmt::format_string<Args...> text, Args&&... args) {
    ++checks_;
    if (!holds) context_.fail(fmt::format(text, std::forward<Args>(args)...));
    return holds;
  }

  Context& context_;
  std::uint64_t checks_ = 0;
  Millis begin_ = context_.now();
  std::map<std::string, Model> models_;
};

/// The beginning of a person's hash, which the stored names of requests have.
std::string short_name(const std::string& person);
/// A request's name as it is stored: two people may choose the same.
std::string stored_name(const std::string& person, const std::string& client);

}  // namespace gockel::simulation
