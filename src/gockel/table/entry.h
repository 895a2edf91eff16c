#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "gockel/core/any_game.h"
#include "gockel/core/text.h"
#include "gockel/fair/fair_dice.h"
#include "gockel/players/players.h"
#include "gockel/rpc/json.h"

namespace gockel {

// What happens at a table: docs/server.md, "A table is its entries".

/// Milliseconds since 1970.
using Millis = std::int64_t;

/// How long a turn may take.
struct TurnClock {
  enum class Kind : std::uint8_t { none, turn, days };
  Kind kind = Kind::none;
  int amount = 0;  ///< seconds or days

  /// The whole time for a turn; 0 when there is no limit.
  Millis limit() const;
  friend bool operator==(const TurnClock&, const TurnClock&) = default;
};

enum class MovedBy : std::uint8_t { person, bot, stand_in };
enum class WhyAway : std::uint8_t { gone, clock, left, asked };
enum class WhyOver : std::uint8_t { rules, cap };

/// The two kinds of table. At the first everybody's luck was added once, at
/// sitting down; nothing new is made of it, what there is can be played on.
enum class TableKind : std::uint8_t { lucks = 1, links = 2 };

/// What is left of a name that was taken out.
inline constexpr std::string_view forgotten_name = "?";

namespace entry {

struct Created {
  Rules rules;
  int seats = 2;
  TurnClock clock;
  bool listed = false;
  Digest commit;  ///< to the seed
  TableKind kind = TableKind::links;
  // Of a table with links.
  std::string table = {};       ///< its code
  PublicSeed public_seed = {};  ///< of its computer players
  int players = 0;              ///< players_version of the levels
  bool coach = false;  ///< whoever sits down agrees that all are coached
};
/// A person takes the seat, or a program that plays by itself and says so.
struct Sat {
  Seat seat = 0;
  std::string name;
  std::variant<Luck, Link> added;  ///< luck, or the end of a chain
  // Of a table with links.
  Digest name_hash = {};
  std::optional<Salt> salt = {};  ///< none: the name was taken out
  std::string animal = {};        ///< that shows the person, or ""
  bool program = false;           ///< of either kind of table
};
/// From the next throw of its own on, the seat shows links of this chain.
struct Renewed {
  Seat seat = 0;
  Link chain;
};
struct Bot {
  Seat seat = 0;
  Strength strength;
};
struct Stood {
  Seat seat = 0;
};
struct Started {
  AnyState position;
};
struct Rolled {
  Dice dice;
  std::optional<Link> link = {};  ///< by which a person's dice fell
};
struct Moved {
  Seat seat = 0;
  Move move;
  MovedBy by = MovedBy::person;
};
struct Away {
  Seat seat = 0;
  WhyAway why = WhyAway::gone;
};
struct Back {
  Seat seat = 0;
};
/// The person of this seat wants a computer player to stand in for who is to
/// act. It holds until the game goes on.
struct Asked {
  Seat seat = 0;
};
struct Over {
  WhyOver why = WhyOver::rules;
  std::array<int, max_seats> scores{};
  Shares shares{};
  Seed seed;
};
struct Rematch {
  std::string table;  ///< its code
};
/// Nobody will finish the game; its dice can be verified.
struct PutAway {
  Seed seed;
};

}  // namespace entry

/// One entry of a table.
struct Entry {
  using What =
      std::variant<entry::Created, entry::Sat, entry::Bot, entry::Stood,
                   entry::Started, entry::Rolled, entry::Moved, entry::Away,
                   entry::Back, entry::Over, entry::Rematch, entry::Renewed,
                   entry::PutAway, entry::Asked>;
  Millis at = 0;
  What what;
  /// Covers the entry and those before it; at a table with links.
  std::optional<Digest> hash = {};
};

/// What the text of an entry needs to know of its table.
struct EntryFormat {
  std::string_view faces = grill_faces;  ///< how its dice are written
  int seats = 0;                         ///< how many scores and shares
  TableKind kind = TableKind::links;
};

/// The text of an entry, in the parts that its hash tells apart.
struct EntryText {
  std::string covered;  ///< a JSON object with all that the hash covers
  std::string open;     ///< ',"name":...': what can be taken out, or ""

  std::string whole(const std::optional<Digest>& hash) const;
};
EntryText entry_parts(const Entry& entry, const EntryFormat& format);

/// The hash of an entry behind one with the hash `before`; the first entry is
/// behind Digest().
Digest entry_hash(const FairHash& hash, const Digest& before,
                  std::string_view covered);

/// An entry as the store keeps it and the clients get it, on one line. What
/// parse_entry accepts has all fields of its type, with values of theirs;
/// fields that the type does not have are ignored. Whether it fits the table is
/// for the table to say.
std::string entry_text(const Entry& entry, const EntryFormat& format);
Result<Entry> parse_entry(std::string_view text, const EntryFormat& format);

Json clock_json(const TurnClock& clock);
/// "none", or a number of seconds or days that is allowed.
Result<TurnClock> parse_clock(const Input& json);

/// {"rule_set": ..., "options": {...}} with the value of every option.
void add_rules(Json& to, const Rules& rules);
/// The rules of a rule set's name and an object of options.
Result<Rules> parse_rules(std::string_view rule_set, const Input& options);

/// Whether a text may name the animal that shows a person: up to 16 letters
/// from a to z. Which there are is the page's affair.
bool is_animal(std::string_view text);

/// A name as it is shown: 1 to 24 characters, no control characters, spaces
/// only between others. Refused otherwise.
Result<void> check_name(std::string_view name);

}  // namespace gockel
