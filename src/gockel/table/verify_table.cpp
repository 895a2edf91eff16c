#include "gockel/table/verify_table.h"

#include <algorithm>

#include "gockel/random/draw.h"
#include "gockel/table/computer_move.h"

namespace gockel {
namespace {

const Seed* revealed_seed(const Entry::What& what) {
  if (const auto* over = std::get_if<entry::Over>(&what)) return &over->seed;
  if (const auto* away = std::get_if<entry::PutAway>(&what)) return &away->seed;
  return nullptr;
}

/// Follows a table entry by entry: each is checked against the table before it.
class TableVerifier {
 public:
  TableVerifier(const FairHash& hash, const std::optional<Seed>& seed,
                const ValueSource& values)
      : table_(hash), seed_(seed), values_(values) {}

  Result<void> follow(const std::string& text) {
    const Table before = table_;
    const Result<Entry> entry = table_.read(text);
    if (!entry) return std::unexpected(entry.error());
    return std::visit([&](const auto& e) { return check(before, e); },
                      entry->what);
  }

  VerifiedTable found() const {
    VerifiedTable found = found_;
    found.table = table_.created().table;
    found.kind = table_.created().kind;
    found.commit = table_.created().commit;
    found.stage = table_.stage();
    found.revealed = seed_.has_value();
    return found;
  }

 private:
  // What the table itself has checked needs nothing more.
  template <class Other>
  Result<void> check(const Table& /*before*/, const Other& /*e*/) {
    return {};
  }
  Result<void> check(const Table& /*before*/, const entry::Created& e) {
    if (seed_ && commitment(table_.hash(), *seed_) != e.commit)
      return refuse(Reason::seed_not_promised);
    return {};
  }
  Result<void> check(const Table& /*before*/, const entry::Sat& e) {
    if (table_.links() && !e.salt) ++found_.names_taken_out;
    return {};
  }
  Result<void> check(const Table& /*before*/, const entry::Renewed& /*e*/) {
    ++found_.chains_renewed;
    return {};
  }
  Result<void> check(const Table& before, const entry::Started& e) {
    if (!seed_) return {};
    Rng rng = before.next_draw(*seed_, std::nullopt);
    if (draw_start(before.created().rules, before.seats(), rng) != e.position)
      return refuse(Reason::start_not_drawn);
    return {};
  }
  Result<void> check(const Table& before, const entry::Rolled& e) {
    const Seat throws = seat(before.game());
    const SeatHolder& thrower = before.seat_holder(throws);
    if (!thrower.computer())
      ++(thrower.renewed ? found_.rolls.by_renewed_chains[throws]
                         : found_.rolls.by_people);
    else if (thrower.kind == SeatHolder::Kind::bot)
      ++found_.rolls.by_computers;
    else
      ++found_.rolls.by_stand_ins;
    if (!seed_) return {};
    Rng rng = before.next_draw(*seed_, e.link);
    const Dice drawn = draw(before.game(), rng);
    if (drawn != e.dice)
      return refuse(Reason::roll_not_drawn, 0,
                    {.what = event_text(before.game(), e.dice),
                     .more = event_text(before.game(), drawn),
                     .n = static_cast<std::int64_t>(before.rolls()) + 1,
                     .turn = turn(before.game())});
    return {};
  }
  Result<void> check(const Table& before, const entry::Moved& e) {
    if (e.by == MovedBy::person) return {};
    if (!before.links() || before.created().players != players_version) {
      ++found_.decisions_unchecked;
      return {};
    }
    const Strength strength = acting_strength(before);
    const Move move = computer_move(before.game(), strength,
                                    before.next_decision_seed(), values_);
    if (move != e.move)
      return refuse(Reason::decision_not_of_level, 0,
                    {.what = e.move.text(),
                     .more = move.text(),
                     .list = std::string(name(strength.level)),
                     .n = static_cast<std::int64_t>(before.events()) + 1,
                     .turn = turn(before.game())});
    count_decision(e.seat, strength.level, e.by == MovedBy::stand_in);
    return {};
  }
  Result<void> check(const Table& before, const entry::Over& e) {
    for (Seat s = 0; s < before.seats(); ++s)
      if (e.scores[s] != score(before.game(), s))
        return refuse(Reason::scores_not_counted);
    if (e.shares != shares(before.game()))
      return refuse(Reason::scores_not_counted);
    return {};
  }
  Result<void> check(const Table& /*before*/, const entry::PutAway& /*e*/) {
    found_.put_away = true;
    return {};
  }

  void count_decision(Seat seat, Level level, bool stand_in) {
    for (VerifiedTable::Decisions& known : found_.decisions)
      if (known.seat == seat && known.stand_in == stand_in) {
        ++known.count;
        return;
      }
    found_.decisions.push_back({seat, level, stand_in, 1});
  }

  Table table_;
  std::optional<Seed> seed_;
  const ValueSource& values_;
  VerifiedTable found_;
};

/// The seed that the table reveals, if it does.
Result<std::optional<Seed>> find_seed(std::span<const std::string> entries,
                                      const FairHash& hash) {
  Table table(hash);
  std::optional<Seed> seed;
  for (const std::string& text : entries) {
    const Result<Entry> entry = table.read(text);
    if (!entry) return std::unexpected(entry.error());
    if (const Seed* shown = revealed_seed(entry->what)) seed = *shown;
  }
  return seed;
}

}  // namespace

Result<VerifiedTable> verify_table(std::span<const std::string> entries,
                                   const FairHash& hash,
                                   const ValueSource& values) {
  const auto seed = find_seed(entries, hash);
  if (!seed) return std::unexpected(seed.error());
  TableVerifier verifier(hash, *seed, values);
  for (const std::string& text : entries)
    if (const auto followed = verifier.follow(text); !followed)
      return std::unexpected(followed.error());
  return verifier.found();
}

}  // namespace gockel
