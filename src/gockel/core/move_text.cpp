#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/move.h"
#include "gockel/core/text.h"

namespace gockel {
namespace {

/// Moves without an argument, and stops, by their whole text.
struct Word {
  std::string_view text;
  Move move;
};
constexpr std::array<Word, 8> words{{
    {"golden", Move::simple(MoveKind::golden)},
    {"plain", Move::simple(MoveKind::plain)},
    {"weasel", Move::simple(MoveKind::weasel)},
    {"bust", Move::simple(MoveKind::bust)},
    {"roll", Move::simple(MoveKind::roll)},
    {"stop", Move::stop(Stop::basic)},
    {"stop:lower", Move::stop(Stop::lower)},
    {"stop:can", Move::stop(Stop::can)},
}};

constexpr char course_letter(Course course) {
  return wok_faces[static_cast<unsigned>(course)];
}

Result<Course> parse_course(Scanner& in) {
  if (in.skip(wok_faces[symbol::sushi])) return Course::sushi;
  if (in.skip(wok_faces[symbol::bone])) return Course::bone;
  return in.expected(Reason::expected_course);
}

Result<Move> parse_take(Scanner& in) {
  const auto course = parse_course(in);
  if (!course) return std::unexpected(course.error());
  return Move::take(*course);
}

Result<Move> parse_rob(Scanner& in) {
  const auto seat = in.seat(max_seats);
  if (!seat) return std::unexpected(seat.error());
  return Move::rob(*seat);
}

Result<Move> parse_back(Scanner& in) {
  const std::size_t at = in.offset();
  const std::string_view who = in.rest();
  const auto found = std::ranges::find(specialist_names, who);
  if (found == specialist_names.end())
    return refuse(Reason::unknown_specialist, at, {.what = quoted(who)});
  return Move::back(Specialist(found - specialist_names.begin()));
}

Result<Move> parse_steal(Scanner& in) {
  const auto course = parse_course(in);
  if (!course) return std::unexpected(course.error());
  if (!in.skip(':')) return in.expected(Reason::expected_colon);
  const auto seat = in.seat(max_seats);
  if (!seat) return std::unexpected(seat.error());
  if (!in.skip(':')) return in.expected(Reason::expected_colon);
  const auto depth = in.number(12);
  if (!depth) return std::unexpected(depth.error());
  return Move::steal(*course, *seat, static_cast<int>(*depth));
}

Result<Move> parse_lock(Scanner& in) {
  const std::size_t at = in.offset();
  const auto dice = parse_dice(in.rest(), wok_faces);
  if (!dice) return std::unexpected(shifted(dice.error(), at));
  if (dice->empty() || dice->size() > 5) return refuse(Reason::lock_size, at);
  return Move::lock(*dice);
}

}  // namespace

std::string Move::text() const {
  for (const Word& word : words)
    if (word.move == *this) return std::string(word.text);
  switch (kind()) {
    case MoveKind::keep: return {grill_faces[face()]};
    case MoveKind::rob: return fmt::format("rob:{}", letter(seat()));
    case MoveKind::back:
      return fmt::format("back:{}",
                         specialist_names[static_cast<unsigned>(specialist())]);
    case MoveKind::lock:
      return fmt::format("lock:{}", dice_text(dice(), wok_faces));
    case MoveKind::take: return fmt::format("take:{}", course_letter(course()));
    case MoveKind::steal:
      return fmt::format("steal:{}:{}:{}", course_letter(course()),
                         letter(seat()), depth());
    default: return {};
  }
}

Result<Move> Move::parse(std::string_view text) {
  for (const Word& word : words)
    if (word.text == text) return word.move;
  if (text.size() == 1 && grill_faces.find(text[0]) != text.npos)
    return Move::keep(static_cast<Face>(grill_faces.find(text[0])));

  Scanner in(text);
  const std::string_view verb = in.until(':');
  Result<Move> move = refuse(Reason::not_a_move, 0, {.what = quoted(text)});
  if (verb == "back") move = parse_back(in);
  if (verb == "lock") move = parse_lock(in);
  if (verb == "rob") move = parse_rob(in);
  if (verb == "take") move = parse_take(in);
  if (verb == "steal") move = parse_steal(in);
  if (move && !in.done()) return in.expected(Reason::expected_move_end);
  return move;
}

}  // namespace gockel
