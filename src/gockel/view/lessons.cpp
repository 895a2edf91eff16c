#include "gockel/view/lessons.h"

#include <algorithm>
#include <array>

#include "gockel/view/view.h"

namespace gockel {
namespace {

/// The end is worth a word when so many tiles are left in the middle.
constexpr int near_end = 4;

constexpr std::array<std::string_view, topic_count> topic_names{
    "grill_aim",     "deluxe_aim",    "grill_roll",     "golden",
    "keep",          "keep_again",    "double_one",     "weasel",
    "need_worm",     "too_low",       "stop",           "stop_lower",
    "low_tile",      "steal",         "steal_or_lower", "hen",
    "canned_worm",   "rob",           "back",           "took",
    "rival_took",    "stole",         "robbed",         "failed",
    "failed_free",   "turned",        "specialist",     "raven",
    "bratworm",      "end_near",      "grill_over",     "wok_aim",
    "wok_roll",      "wok_offers",    "wok_lock",       "wok_last",
    "wok_steal_top", "wok_steal_any", "ate_sushi",      "ate_bone",
    "wok_forced",    "snatched",      "wok_robbed",     "row_empty",
    "wok_end_near",  "wok_over"};

using Lessons = std::vector<Lesson>;

bool may(const MoveList& moves, MoveKind kind) {
  return std::ranges::any_of(moves,
                             [kind](Move move) { return move.kind() == kind; });
}

// Before a roll or a choice.

void before_keep(const Grill& grill, Lessons& all) {
  const MoveList moves = grill.moves();
  if (may(moves, MoveKind::keep))
    all.push_back({grill.kept.empty() ? Topic::keep : Topic::keep_again});
  if (std::ranges::any_of(faces_of(grill), &FaceView::bratworm))
    all.push_back({Topic::double_one});
  if (may(moves, MoveKind::weasel)) all.push_back({Topic::weasel});
}

/// What the dice aside are good for, and so whether to stop.
void before_stop(const Grill& grill, Lessons& all) {
  const MoveList moves = grill.moves();
  const int total = points(grill.kept);
  if (moves.contains(Move::stop(Stop::can))) {
    all.push_back({.topic = Topic::canned_worm, .total = total});
    return;
  }
  if (grill.kept.count(face::worm) == 0) {
    all.push_back({.topic = Topic::need_worm, .total = total});
    return;
  }
  const Prize prize = grill.prize(Stop::basic);
  switch (prize.kind) {
    case Prize::Kind::nothing:
      all.push_back({.topic = Topic::too_low, .total = total});
      return;
    case Prize::Kind::hen:
      all.push_back({.topic = Topic::hen, .seat = prize.from});
      return;
    case Prize::Kind::steal:
      all.push_back({.topic = moves.contains(Move::stop(Stop::lower))
                                  ? Topic::steal_or_lower
                                  : Topic::steal,
                     .seat = prize.from,
                     .tile = number(prize.tile)});
      return;
    case Prize::Kind::grill: break;
  }
  const int tile = number(prize.tile);
  if (exact_only(prize.tile))
    all.push_back({.topic = Topic::low_tile, .tile = tile});
  else
    all.push_back({.topic = tile == total ? Topic::stop : Topic::stop_lower,
                   .tile = tile,
                   .total = total});
}

void before_choice(const Grill& grill, Lessons& all) {
  switch (grill.phase) {
    case Phase::choose: all.push_back({Topic::golden}); return;
    case Phase::air:
      if (grill.kept.empty()) all.push_back({Topic::grill_roll});
      return;
    case Phase::rolled: return before_keep(grill, all);
    case Phase::hand: return before_stop(grill, all);
    case Phase::rob:
    case Phase::raven: all.push_back({Topic::rob}); return;
    case Phase::back: all.push_back({Topic::back}); return;
    case Phase::over: return;
  }
}

void before_choice(const Wok& wok, Lessons& all) {
  if (wok.phase == Wok::Phase::air) {
    if (wok.roll == 1) all.push_back({Topic::wok_roll});
    return;
  }
  all.push_back({wok.last_roll() ? Topic::wok_last
                 : wok.roll == 1 ? Topic::wok_offers
                                 : Topic::wok_lock});
  const MoveList moves = wok.moves();
  if (!may(moves, MoveKind::steal)) return;
  const bool any = wok.shown().count(symbol::blue) >= steal_any ||
                   wok.shown().count(symbol::red) >= steal_any;
  all.push_back({any ? Topic::wok_steal_any : Topic::wok_steal_top});
}

bool begins(const Grill& grill) {
  return grill.turn == 1 && grill.phase <= Phase::air && grill.kept.empty();
}

bool begins(const Wok& wok) {
  return wok.turn == 1 && wok.phase == Wok::Phase::air && wok.roll == 1;
}

Topic aim(const Rules& rules) {
  if (rules.rule_set() == RuleSet::wok) return Topic::wok_aim;
  return rules.deluxe() ? Topic::deluxe_aim : Topic::grill_aim;
}

// What happened.

/// Collects what the effects of an event mean for one seat.
class Happened {
 public:
  Happened(const EffectList& effects, Seat you) : effects_(effects), you_(you) {
    for (const Effect& e : effects) add(e);
  }
  Lessons take() { return std::move(all_); }

 private:
  void add(const Effect& e) {
    const bool mine = e.seat == you_;
    const bool from_me = e.from == you_;
    switch (e.kind) {
      case EffectKind::took:
        if (mine) return add_tile(Topic::took, e);
        return add_tile(Topic::rival_took, e, e.seat);
      case EffectKind::stole:
        if (mine) return add_tile(Topic::stole, e, e.from);
        if (from_me) add_tile(Topic::robbed, e, e.seat);
        return;
      case EffectKind::failed:
        if (mine) add_failure();
        return;
      case EffectKind::turned: return add_tile(Topic::turned, e);
      case EffectKind::gained:
        if (mine)
          all_.push_back(
              {.topic = Topic::specialist, .specialist = e.specialist});
        return;
      case EffectKind::bratworm:
        if (mine)
          all_.push_back({brought_by_raven() ? Topic::raven : Topic::bratworm});
        return;
      case EffectKind::ate:
        if (mine) add_eaten(e);
        return;
      case EffectKind::snatched:
        if (mine) return add_snatched(Topic::snatched, e, e.from);
        if (from_me) add_snatched(Topic::wok_robbed, e, e.seat);
        return;
      default: return;
    }
  }

  void add_tile(Topic topic, const Effect& e, Seat other = no_seat) {
    all_.push_back({.topic = topic, .seat = other, .tile = number(e.tile)});
  }

  void add_failure() {
    const Effect* lost = effects_.find(EffectKind::returned);
    if (lost != nullptr)
      add_tile(Topic::failed, *lost);
    else
      all_.push_back({Topic::failed_free});
  }

  /// The raven stands on another tile when it has brought one.
  bool brought_by_raven() const {
    return std::ranges::any_of(effects_, [](const Effect& e) {
      return e.kind == EffectKind::placed && e.specialist == Specialist::raven;
    });
  }

  void add_eaten(const Effect& e) {
    if (e.forced != 0)
      all_.push_back(
          {.topic = Topic::wok_forced, .value = e.value, .course = e.course});
    else
      all_.push_back({.topic = e.course == Course::sushi ? Topic::ate_sushi
                                                         : Topic::ate_bone,
                      .value = e.value});
  }

  void add_snatched(Topic topic, const Effect& e, Seat other) {
    all_.push_back(
        {.topic = topic, .seat = other, .value = e.value, .course = e.course});
  }

  const EffectList& effects_;
  Seat you_;
  Lessons all_;
};

void near_the_end(const Grill& before, const Grill& after, Lessons& all) {
  if (after.phase == Phase::over) {
    all.push_back({Topic::grill_over});
  } else if (before.up.size() > near_end && after.up.size() <= near_end) {
    all.push_back({.topic = Topic::end_near, .total = after.up.size()});
  }
}

void near_the_end(const Wok& before, const Wok& after, Lessons& all) {
  if (after.phase == Wok::Phase::over) {
    all.push_back({Topic::wok_over});
    return;
  }
  for (const Course course : {Course::sushi, Course::bone})
    if (after.row(course).empty() && !before.row(course).empty())
      all.push_back({.topic = Topic::row_empty, .course = course});
  const auto left = [](const Wok& wok) {
    return wok.row(Course::sushi).size() + wok.row(Course::bone).size();
  };
  if (left(before) > near_end && left(after) <= near_end)
    all.push_back({.topic = Topic::wok_end_near, .total = left(after)});
}

}  // namespace

std::string_view name(Topic topic) {
  return topic_names[static_cast<unsigned>(topic)];
}

std::vector<Lesson> lessons_at(const AnyState& state, Seat you) {
  Lessons all;
  std::visit(
      [&](const auto& game) {
        if (begins(game)) all.push_back({aim(game.rules)});
        if (game.seat == you) before_choice(game, all);
      },
      state);
  return all;
}

std::vector<Lesson> lessons_of(const AnyState& before, const AnyState& after,
                               const EffectList& effects, Seat you) {
  Lessons all = Happened(effects, you).take();
  if (const Grill* grill = std::get_if<Grill>(&after))
    near_the_end(std::get<Grill>(before), *grill, all);
  else
    near_the_end(std::get<Wok>(before), std::get<Wok>(after), all);
  return all;
}

}  // namespace gockel
