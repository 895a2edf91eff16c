#include "gockel/table/requests.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "gockel/core/text.h"
#include "gockel/play/draw.h"
#include "gockel/play/match.h"
#include "gockel/play/players.h"

namespace gockel {
namespace {

std::unexpected<Refusal> refuse_request(Refusal::Code code,
                                        std::string sentence) {
  return std::unexpected(Refusal{code, std::move(sentence)});
}

std::unexpected<Refusal> wrong_time(std::string sentence) {
  return refuse_request(Refusal::Code::wrong_time, std::move(sentence));
}

bool open(const Chair& chair) { return chair.kind == Chair::Kind::open; }

}  // namespace

Draft::Draft(Table table, const Seed& seed, Millis now)
    : table_(std::move(table)),
      seed_(seed),
      // Clocks of two servers differ; a table's time does not run backwards.
      now_(std::max(now, table_.last_entry())) {}

void Draft::append(Entry::What what) {
  Entry entry{now_, std::move(what)};
  [[maybe_unused]] const Result<void> applied = table_.apply(entry);
  assert(applied);
  entries_.push_back(std::move(entry));
}

void Draft::add(Entry::What what) {
  append(std::move(what));
  settle();
}

Rng Draft::draw_next() const {
  const bool started = table_.stage() != Table::Stage::waiting;
  return fair_draw(seed_, table_.lucks(), started ? table_.rolls() + 1 : 0);
}

void Draft::settle() {
  if (table_.stage() == Table::Stage::waiting) {
    if (std::ranges::any_of(table_.chairs(), open)) return;
    Rng rng = draw_next();
    append(entry::Started{
        text(draw_start(table_.about().rules, table_.seats(), rng))});
  }
  if (table_.stage() != Table::Stage::playing) return;
  const auto over = [this](WhyOver why) {
    entry::Over e{.why = why, .scores = {}, .shares = {}, .seed = seed_.text()};
    for (Seat s = 0; s < table_.seats(); ++s)
      e.scores[s] = score(table_.game(), s);
    e.shares = shares(table_.game());
    append(e);
  };
  if (node(table_.game()) == Node::terminal) return over(WhyOver::rules);
  if (turn(table_.game()) > match_cap) return over(WhyOver::cap);
  if (node(table_.game()) != Node::chance) return;
  Rng rng = draw_next();
  const Dice dice = draw(table_.game(), rng);
  append(entry::Rolled{event_text(table_.game(), dice)});
  settle();
}

std::expected<Seat, Refusal> sit(Draft& draft, std::optional<Seat> wanted,
                                 std::string_view name, std::string_view luck) {
  const Table& table = draft.table();
  if (const auto named = check_name(name); !named)
    return refuse_request(Refusal::Code::bad_params, named.error().sentence);
  if (const auto added = check_luck(luck); !added)
    return refuse_request(Refusal::Code::bad_params,
                          "luck: " + added.error().sentence);
  if (table.stage() != Table::Stage::waiting)
    return wrong_time("the game has begun: you can watch it");
  const auto& chairs = table.chairs();
  const auto first = std::ranges::find_if(chairs, open);
  if (first == chairs.end() ||
      (wanted && (*wanted >= chairs.size() || !open(chairs[*wanted]))))
    return refuse_request(Refusal::Code::seat_taken,
                          wanted ? "that seat is not open" : "no seat is open");
  const Seat seat =
      wanted ? *wanted : static_cast<Seat>(first - chairs.begin());
  draft.add(entry::Sat{seat, std::string(name), std::string(luck)});
  return seat;
}

Requested stand(Draft& draft, Seat seat) {
  switch (draft.table().stage()) {
    case Table::Stage::waiting: draft.add(entry::Stood{seat}); return {};
    case Table::Stage::playing:
      send_away(draft, seat, WhyAway::left);
      return {};
    case Table::Stage::over: return wrong_time("the game is over");
  }
  return {};
}

Requested fill(Draft& draft, std::string_view level) {
  if (!is_level(level))
    return refuse_request(
        Refusal::Code::bad_params,
        fmt::format("there is no level \"{}\"", quoted(level)));
  if (draft.table().stage() != Table::Stage::waiting)
    return wrong_time("the game has begun");
  // The last one starts the game, so the open seats are listed first.
  std::vector<Seat> seats;
  for (Seat s = 0; s < draft.table().seats(); ++s)
    if (open(draft.table().chair(s))) seats.push_back(s);
  for (const Seat seat : seats) draft.add(entry::Bot{seat, std::string(level)});
  return {};
}

Requested play(Draft& draft, Seat seat, std::uint64_t seen,
               std::string_view move) {
  const Table& table = draft.table();
  if (table.stage() != Table::Stage::playing)
    return wrong_time(table.stage() == Table::Stage::over
                          ? "the game is over"
                          : "the game has not begun");
  if (seen < table.game_version() || seen > table.version())
    return refuse_request(Refusal::Code::stale, "the table has moved on");
  if (table.to_act() != seat)
    return refuse_request(Refusal::Code::not_yours, "it is not your turn");
  const Result<Event> event =
      parse_event(table.game(), "/" + std::string(move));
  if (!event)
    return refuse_request(Refusal::Code::illegal, event.error().sentence);
  if (const auto refused = refusal(table.game(), *event))
    return refuse_request(Refusal::Code::illegal, refused->sentence);
  if (table.chair(seat).away) draft.add(entry::Back{seat});
  draft.add(entry::Moved{seat, std::string(move), By::person});
  return {};
}

Requested come_back(Draft& draft, Seat seat) {
  if (draft.table().chair(seat).away) draft.add(entry::Back{seat});
  return {};
}

void send_away(Draft& draft, Seat seat, WhyAway why) {
  if (!draft.table().chair(seat).away) draft.add(entry::Away{seat, why});
}

void bot_move(Draft& draft, Move move) {
  const Table& table = draft.table();
  const Seat seat = table.to_act();
  const bool bot = table.chair(seat).kind == Chair::Kind::bot;
  // event_text writes a move as "/w".
  draft.add(entry::Moved{seat, event_text(table.game(), move).substr(1),
                         bot ? By::bot : By::stand_in});
}

bool is_level(std::string_view name) {
  return std::ranges::find(levels, name, &PlayerInfo::name) != levels.end();
}

}  // namespace gockel
