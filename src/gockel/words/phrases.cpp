#include "gockel/words/phrases.h"

#include <cmath>

namespace gockel {
namespace {

/// Joins with commas: dice, things before a seat.
void add_item(std::string& list, std::string_view item) {
  if (!list.empty()) list += ", ";
  list += item;
}

}  // namespace

std::string Phrases::filled(std::string_view text, const Blanks& blanks) const {
  return fill(text, blanks, (*catalogue_)[Thing::you_subject],
              (*catalogue_)[Thing::you_object]);
}

NamedPerson Phrases::person(Seat seat) const {
  if (seat == no_seat) return {};
  return {names_->of[seat], seat == names_->you};
}

std::string_view Phrases::name(Seat seat) const {
  return seat == names_->you ? text(Thing::you_subject)
                             : std::string_view(names_->of[seat]);
}

std::string Phrases::number(double value, int places, PlusSign plus) const {
  std::string text = decimal(value, places, plus);
  const std::size_t mark = text.find('.');
  if (mark != text.npos) text.replace(mark, 1, this->text(Thing::decimal_mark));
  return text;
}

std::string Phrases::share(double share) const {
  // No "-0.0" for what is nothing.
  return number(std::round(1000 * share) / 10 + 0.0, 1, PlusSign::left_out);
}

std::string Phrases::change(double change) const {
  return number(std::round(1000 * change) / 10 + 0.0, 1, PlusSign::written);
}

std::string Phrases::rate(double rate) const {
  return number(100 * rate, 2, PlusSign::left_out);
}

std::string Phrases::percent(double share) const {
  return say(Thing::percent, {.what = this->share(share)});
}

std::string Phrases::percent_change(double change) const {
  return say(Thing::percent, {.what = this->change(change)});
}

std::string Phrases::chance(double chance) const {
  std::string text = decimal(100 * chance, 0);
  if (text == "0" && chance > 0) text = "<1";
  if (text == "100" && chance < 1) text = ">99";
  return say(Thing::percent, {.what = text});
}

std::string_view Phrases::mark(Mark mark) const {
  return text(key_after(ReviewText::mark_none, mark));
}

std::string_view Phrases::fortune(Fortune fortune) const {
  return text(key_after(ReviewText::fortune_very_unlucky, fortune));
}

std::string_view Phrases::rating(std::optional<Rating> rating) const {
  return rating ? text(key_after(ReviewText::rating_engine, *rating)) : "-";
}

std::string_view Phrases::question(Question question) const {
  return text(key_after(ReviewText::question_keep, question));
}

std::string_view Phrases::rules(RuleSet set) const {
  return text(key_after(Thing::rules_compact, set));
}

std::string Phrases::counted(int n, Thing one, Thing many) const {
  return say(singular(language(), n) ? one : many, {.n = n});
}

std::string Phrases::worms(int n) const {
  return counted(n, Thing::worm_one, Thing::worm_many);
}

std::string Phrases::points(int n) const {
  return counted(n, Thing::point_one, Thing::point_many);
}

std::string Phrases::dice(int n) const {
  return counted(n, Thing::die_one, Thing::die_many);
}

std::string Phrases::bratworms(int n) const {
  return counted(n, Thing::bratworm_one, Thing::bratworm_many);
}

std::string Phrases::score(RuleSet set, int n) const {
  return set == RuleSet::wok ? points(n) : worms(n);
}

std::string Phrases::mean_change(double mean) const {
  return number(std::round(10 * mean) / 10 + 0.0, 1, PlusSign::written);
}

std::string Phrases::mean_score(RuleSet set, double mean) const {
  const double shown = std::round(10 * mean) / 10;
  const Thing one =
      set == RuleSet::wok ? Thing::mean_point_one : Thing::mean_worm_one;
  const int many = singular_mean(language(), shown) ? 0 : 1;
  return say(key_after(one, many), {.what = mean_change(mean)});
}

std::string Phrases::tile(Tile tile) const {
  return say(Thing::tile, {.n = gockel::number(tile)});
}

std::string Phrases::portion(Course course, int value) const {
  return say(key_after(Thing::portion_sushi, course), {.n = value});
}

std::string Phrases::portion(Course course, std::optional<int> value) const {
  if (value) return portion(course, *value);
  return say(key_after(Thing::hidden_sushi, course));
}

std::string_view Phrases::specialist(Specialist s, Form form) const {
  constexpr std::array firsts{Thing::can_bare, Thing::can_subject,
                              Thing::can_object};
  return text(key_after(firsts[static_cast<unsigned>(form)], s));
}

std::string_view Phrases::about(Specialist s) const {
  return text(key_after(Thing::can_about, s));
}

std::string_view Phrases::the_dice(Face face, int n) const {
  return text(key_after(n == 1 ? Thing::the_1 : Thing::the_1s, face));
}

std::string Phrases::face_dice(Face face, int n, Case use) const {
  if (n == 1)
    return say(
        key_after(use == Case::object ? Thing::one_1 : Thing::lone_1, face));
  return say(key_after(Thing::many_1s, face),
             {.what = text(key_after(Thing::number_two, n - 2))});
}

std::string Phrases::grill_dice(Dice dice, Case use) const {
  std::string list;
  for (Face f = 0; f < face::count; ++f)
    if (const int n = dice.count(f); n > 0)
      add_item(list, face_dice(f, n, use));
  return list;
}

std::string Phrases::wok_dice(Dice dice) const {
  std::string list;
  for (Face s = 0; s < symbol::count; ++s)
    if (const int n = dice.count(s); n > 0)
      add_item(list, counted(n, key_after(Thing::sushi_one, s),
                             key_after(Thing::sushi_many, s)));
  return list;
}

std::string Phrases::joined(std::span<const std::string> items,
                            Thing last) const {
  if (items.empty()) return {};
  std::string out;
  for (const std::string& item : items.first(items.size() - 1))
    add_item(out, item);
  if (items.size() == 1) return items[0];
  return say(last, {.what = out, .more = items.back()});
}

std::string Phrases::list(std::span<const std::string> items) const {
  return joined(items, Thing::also);
}

std::string Phrases::alternatives(std::span<const std::string> items) const {
  return joined(items, Thing::either);
}

}  // namespace gockel
