#include "gockel/review/phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gockel {
namespace {

template <class Key, std::size_t n>
std::string_view at(const std::array<std::string_view, n>& words, Key key) {
  return words[static_cast<std::size_t>(key)];
}

/// The value of the tile that a Wok move takes.
int taken_value(const Wok& wok, Move move) {
  if (move.kind() == MoveKind::take)
    return wok.row(move.course())[wok.offered(move.course()) - 1];
  const Row stack = wok.stack(move.seat(), move.course());
  return stack[stack.size() - move.depth()];
}

}  // namespace

std::vector<std::string> told_apart(std::vector<std::string> names, int seats) {
  names.resize(static_cast<std::size_t>(seats));
  for (Seat s = 0; s < names.size(); ++s)
    if (names[s].empty()) names[s] = letter(s);
  const std::vector<std::string> given = names;
  for (Seat s = 0; s < names.size(); ++s)
    if (std::ranges::count(given, given[s]) > 1)
      names[s] += std::string(" (") + letter(s) + ")";
  return names;
}

std::string Phrases::fill(std::string_view text, const Blanks& blanks) {
  return fmt::format(
      fmt::runtime(text), fmt::arg("n", blanks.n),
      fmt::arg("what", blanks.what), fmt::arg("more", blanks.more),
      fmt::arg("from", blanks.from), fmt::arg("chance", blanks.chance));
}

std::string Phrases::number(double value, std::string_view format) const {
  std::string text = fmt::format(fmt::runtime(format), value);
  const std::size_t mark = text.find('.');
  if (mark != text.npos) text.replace(mark, 1, words_.decimal_mark);
  return text;
}

std::string Phrases::share(double share) const {
  // No "-0.0" for what is nothing.
  return number(std::round(1000 * share) / 10 + 0.0, "{:.1f}");
}

std::string Phrases::change(double change) const {
  return number(std::round(1000 * change) / 10 + 0.0, "{:+.1f}");
}

std::string Phrases::rate(double rate) const {
  return number(100 * rate, "{:.2f}");
}

std::string Phrases::percent(double share) const {
  return fill(words_.percent, {.what = this->share(share)});
}

std::string Phrases::chance(double chance) const {
  std::string text = fmt::format("{:.0f}", 100 * chance);
  if (text == "0" && chance > 0) text = "<1";
  if (text == "100" && chance < 1) text = ">99";
  return fill(words_.percent, {.what = text});
}

std::string_view Phrases::rating(std::optional<Rating> rating) const {
  return rating ? at(words_.rating, *rating) : "-";
}

std::string Phrases::counted(int n, std::string_view one,
                             std::string_view many) const {
  return fill(n == 1 ? one : many, {.n = n});
}

std::string Phrases::worms(int n) const {
  return counted(n, words_.worm_one, words_.worm_many);
}

std::string Phrases::points(int n) const {
  return counted(n, words_.point_one, words_.point_many);
}

std::string Phrases::dice(int n) const {
  return counted(n, words_.die_one, words_.die_many);
}

std::string Phrases::score(const AnyState& state, Seat seat) const {
  const int n = gockel::score(state, seat);
  return std::holds_alternative<Grill>(state) ? worms(n) : points(n);
}

std::string Phrases::tile(Tile tile) const {
  return fill(words_.tile, {.n = gockel::number(tile)});
}

std::string Phrases::portion(Course course, int value) const {
  return fill(at(words_.portion, course), {.n = value});
}

std::string_view Phrases::specialist(Specialist s) const {
  return at(words_.specialist, s);
}

std::string Phrases::object(const AnyState& before, Move move) const {
  switch (move.kind()) {
    case MoveKind::keep: {
      const int n = std::get<Grill>(before).rolled.count(move.face());
      return std::string(
          at(n == 1 ? words_.face_one : words_.face_many, move.face()));
    }
    case MoveKind::back: return std::string(specialist(move.specialist()));
    case MoveKind::lock: {
      std::string list;
      for (Face s = 0; s < symbol::count; ++s)
        if (const int n = move.dice().count(s); n > 0)
          list += (list.empty() ? "" : ", ") +
                  counted(n, words_.symbol_one[s], words_.symbol_many[s]);
      return list;
    }
    case MoveKind::take:
    case MoveKind::steal:
      return portion(move.course(), taken_value(std::get<Wok>(before), move));
    default: return "";
  }
}

std::string Phrases::lead(const AnyState& before, Move move) const {
  const bool robs =
      move.kind() == MoveKind::rob || move.kind() == MoveKind::steal;
  const std::string what = object(before, move);
  const Blanks blanks{.what = what,
                      .from = robs ? name(move.seat()) : std::string_view()};
  const auto stop = [&] {
    if (move.how() == Stop::lower) return words_.lead_lower;
    if (move.how() == Stop::can) return words_.lead_can;
    return moves(before).contains(Move::stop(Stop::can)) ? words_.lead_no_can
                                                         : words_.lead_stop;
  };
  switch (move.kind()) {
    case MoveKind::golden: return fill(words_.lead_golden);
    case MoveKind::plain: return fill(words_.lead_plain);
    case MoveKind::keep: return fill(words_.lead_keep, blanks);
    case MoveKind::weasel: return fill(words_.lead_weasel);
    case MoveKind::bust: return fill(words_.lead_bust);
    case MoveKind::roll: return fill(words_.lead_roll);
    case MoveKind::stop: return fill(stop());
    case MoveKind::rob: return fill(words_.lead_rob, blanks);
    case MoveKind::back: return fill(words_.lead_back, blanks);
    case MoveKind::lock: return fill(words_.lead_lock, blanks);
    case MoveKind::take: return fill(words_.lead_take, blanks);
    case MoveKind::steal: return fill(words_.lead_steal, blanks);
  }
  return "";
}

std::string Phrases::move(const AnyState& before, Move move) const {
  const bool robs =
      move.kind() == MoveKind::rob || move.kind() == MoveKind::steal;
  const std::string what = object(before, move);
  const Blanks blanks{.what = what,
                      .from = robs ? name(move.seat()) : std::string_view()};
  switch (move.kind()) {
    case MoveKind::golden: return fill(words_.move_golden);
    case MoveKind::plain: return fill(words_.move_plain);
    case MoveKind::keep: return fill(words_.move_keep, blanks);
    case MoveKind::weasel: return fill(words_.move_weasel);
    case MoveKind::bust: return fill(words_.move_bust);
    case MoveKind::roll: return fill(words_.move_roll);
    case MoveKind::stop:
      return fill(move.how() == Stop::lower ? words_.move_lower
                  : move.how() == Stop::can ? words_.move_can
                                            : words_.move_stop);
    case MoveKind::rob: return fill(words_.move_rob, blanks);
    case MoveKind::back: return fill(words_.move_back, blanks);
    case MoveKind::lock: return fill(words_.move_lock, blanks);
    case MoveKind::take: return fill(words_.move_take, blanks);
    case MoveKind::steal: return fill(words_.move_steal, blanks);
  }
  return "";
}

std::string Phrases::outcome(const EffectList& effects) const {
  if (const Effect* took = effects.find(EffectKind::took))
    return fill(words_.turn_took, {.what = tile(took->tile)});
  if (const Effect* stole = effects.find(EffectKind::stole))
    return fill(words_.turn_stole,
                {.what = tile(stole->tile), .from = name(stole->from)});
  if (effects.find(EffectKind::failed) != nullptr) {
    const Effect* back = effects.find(EffectKind::returned);
    if (back == nullptr) return fill(words_.turn_failed);
    return fill(words_.turn_lost, {.what = tile(back->tile)});
  }
  if (const Effect* hen = effects.find(EffectKind::gained))
    return fill(words_.turn_hen, {.from = name(hen->from)});
  if (const Effect* ate = effects.find(EffectKind::ate))
    return fill(ate->forced != 0 ? words_.turn_forced : words_.turn_ate,
                {.what = portion(ate->course, ate->value)});
  if (const Effect* theft = effects.find(EffectKind::snatched))
    return fill(words_.turn_snatched,
                {.what = portion(theft->course, theft->value),
                 .from = name(theft->from)});
  return "";
}

}  // namespace gockel
