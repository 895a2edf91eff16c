#include "gockel/terminal/input.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "gockel/core/text.h"
#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

constexpr int shown_columns = 24;  ///< of a line that is refused

Answer refused(std::string sentence) {
  return {Answer::Kind::refused, {}, std::move(sentence)};
}

std::string tidy(std::string_view line) {
  constexpr std::string_view space = " \t\r";
  const std::size_t from = line.find_first_not_of(space);
  if (from == line.npos) return {};
  const std::size_t to = line.find_last_not_of(space);
  return lower(line.substr(from, to - from + 1));
}

bool is_key(std::string_view word, Text key, const Speech& speech) {
  return std::ranges::count(speech.keys(key), word) > 0;
}

/// Leaving, helping and asking again are understood everywhere.
std::optional<Answer> read_common(std::string_view word, const Speech& speech) {
  using Kind = Answer::Kind;
  if (word.empty()) return Answer{Kind::again, {}, {}};
  if (is_key(word, Text::key_help, speech)) return Answer{Kind::help, {}, {}};
  if (is_key(word, Text::key_hint, speech)) return Answer{Kind::hint, {}, {}};
  if (is_key(word, Text::key_quit, speech)) return Answer{Kind::quit, {}, {}};
  return std::nullopt;
}

/// The face that a letter means: the notation's own letters, 6 for a worm,
/// and in the Wok those of the language. No face: the letter count.
std::size_t face_of(char c, bool wok, const Speech& speech) {
  const std::string_view letters = wok ? wok_faces : grill_faces;
  if (!wok && c == '6') c = 'w';
  const std::size_t found = letters.find(c);
  if (found != letters.npos || !wok) return std::min(found, letters.size());
  return std::min(speech.say(Text::letters_wok).find(c), letters.size());
}

std::string faces_listed(bool wok, const Speech& speech) {
  std::string out;
  for (const char c :
       wok ? speech.say(Text::letters_wok) : std::string(grill_faces))
    out += fmt::format("{}{}", out.empty() ? "" : " ", c);
  return out;
}

bool means(std::string_view word, Move move, const View& view,
           const Speech& speech) {
  if (word == lower(move.text())) return true;
  switch (move.kind()) {
    case MoveKind::keep:
      return word.size() == 1 && face_of(word[0], false, speech) == move.face();
    case MoveKind::rob: {
      const SeatView& victim = view.seats[move.seat()];
      return word == lower(victim.chair.name) ||
             word == lower(std::string(1, victim.letter));
    }
    case MoveKind::lock:
    case MoveKind::take:
    case MoveKind::steal: return false;  // numbers and letters, see below
    default: return is_key(word, key_of(move), speech);
  }
}

/// Whether the word means something in this game, if not in this position.
bool known_elsewhere(std::string_view word, const Speech& speech) {
  if (Move::parse(word)) return true;
  if (word.size() == 1 && face_of(word[0], false, speech) < face::count)
    return true;
  for (auto key = static_cast<unsigned>(Text::key_roll);
       key <= static_cast<unsigned>(Text::key_back_apple); ++key)
    if (is_key(word, static_cast<Text>(key), speech)) return true;
  return false;
}

/// Why a single character is none of the faces to keep, if it looks like one.
std::optional<Answer> refuse_face(std::string_view word, const GrillView& grill,
                                  const Speech& speech) {
  if (word.size() != 1) return std::nullopt;
  const std::size_t face = face_of(word[0], false, speech);
  if (face < face::count) {
    const bool kept = grill.kept.count(static_cast<Face>(face)) > 0;
    return refused(speech.say(kept ? Text::face_kept : Text::face_not_rolled,
                              {.what = word}));
  }
  if (word[0] < '0' || word[0] > '9') return std::nullopt;
  return refused(speech.say(
      Text::no_such_face, {.what = word, .more = faces_listed(false, speech)}));
}

Answer refuse_grill(std::string_view word, const GrillView& grill,
                    const Speech& speech) {
  if (grill.phase == Phase::rolled) {
    if (const auto no_face = refuse_face(word, grill, speech)) return *no_face;
    if (is_key(word, Text::key_stop, speech) ||
        is_key(word, Text::key_roll, speech))
      return refused(speech.say(Text::keep_first));
  }
  const bool robbing = grill.phase == Phase::rob || grill.phase == Phase::raven;
  if (robbing && word.size() == 1 && word[0] >= 'a' && word[0] <= 'g') {
    const char seat = static_cast<char>(word[0] - 'a' + 'A');
    return refused(
        speech.say(Text::no_such_seat, {.what = std::string(1, seat)}));
  }
  const bool known = known_elsewhere(word, speech);
  return refused(speech.say(known ? Text::not_now : Text::no_command,
                            {.what = clip(word, shown_columns)}));
}

/// "ssb", "lock ssb", "lock:ssb" or the language's word: the dice to lock.
std::optional<Dice> read_lock(std::string_view word, const Speech& speech) {
  std::vector<std::string> heads = speech.keys(Text::key_lock);
  heads.emplace_back("lock");
  for (const std::string& head : heads)
    if (word.size() > head.size() && word.starts_with(head) &&
        (word[head.size()] == ':' || word[head.size()] == ' ')) {
      word.remove_prefix(head.size() + 1);
      break;
    }
  Dice dice;
  for (const char c : word) {
    if (c == ' ' || c == ',') continue;
    const std::size_t face = face_of(c, true, speech);
    if (face == wok_faces.size() || dice.size() == wok_dice)
      return std::nullopt;
    dice = dice + Dice::of(static_cast<Face>(face), 1);
  }
  return dice;
}

Answer read_wok(std::string_view word, const View& view, const WokView& wok,
                const Speech& speech) {
  const std::string shown = clip(word, shown_columns);
  std::size_t number = 0;
  const auto [end, fault] =
      std::from_chars(word.data(), word.data() + word.size(), number);
  if (end == word.data() + word.size() &&
      fault != std::errc::invalid_argument) {
    if (fault == std::errc() && number >= 1 && number <= wok.offers.size())
      return {Answer::Kind::event, wok.offers[number - 1], {}};
    return refused(speech.say(Text::no_choice_number, {.what = shown}));
  }
  const auto dice = read_lock(word, speech);
  if (!dice) return refused(speech.say(Text::no_command, {.what = shown}));
  const Move lock = Move::lock(*dice);
  if (std::ranges::count(view.choices, lock) > 0)
    return {Answer::Kind::event, lock, {}};
  if (!wok.can_lock) return refused(speech.say(Text::lock_last_roll));
  return refused(wok.rolled.contains(*dice)
                     ? speech.say(Text::lock_one_free)
                     : speech.say(Text::lock_not_rolled, {.what = shown}));
}

}  // namespace

Answer read_move(std::string_view line, const AnyState& state, const View& view,
                 const Speech& speech) {
  const std::string word = tidy(line);
  for (const Move move : moves(state))
    if (means(word, move, view, speech)) return {Answer::Kind::event, move, {}};
  if (const auto common = read_common(word, speech)) return *common;
  if (const auto* grill = std::get_if<GrillView>(&view.board))
    return refuse_grill(word, *grill, speech);
  return read_wok(word, view, std::get<WokView>(view.board), speech);
}

Answer read_dice(std::string_view line, const AnyState& state,
                 const Speech& speech) {
  const std::string word = tidy(line);
  if (const auto common = read_common(word, speech)) return *common;
  const bool wok = std::holds_alternative<Wok>(state);
  const std::string_view letters = faces(state);
  const Throw air = std::visit([](const auto& s) { return s.in_air(); }, state);
  std::string ordinary;
  std::string golden;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word[i] == ' ' || word[i] == ',') continue;
    const bool plus = word[i] == '+' && !wok;
    if (plus && (++i == word.size() || !golden.empty()))
      return refused(speech.say(Text::golden_face));
    const std::size_t face = face_of(word[i], wok, speech);
    if (plus && face != face::one && face != face::worm)
      return refused(speech.say(Text::golden_face));
    if (face == letters.size())
      return refused(
          speech.say(Text::no_such_face, {.what = clip(word.substr(i), 1),
                                          .more = faces_listed(wok, speech)}));
    if (plus)
      golden = {'+', letters[face]};
    else
      ordinary += letters[face];
  }
  if (ordinary.size() != air.dice)
    return refused(speech.say(
        Text::dice_count,
        {.n = static_cast<int>(ordinary.size()), .total = air.dice}));
  if (golden.empty() != (air.golden == 0))
    return refused(
        speech.say(golden.empty() ? Text::golden_missing : Text::golden_extra));
  const auto dice = parse_loose_dice(state, ordinary + golden);
  if (!dice) return refused(dice.error().sentence);
  return {Answer::Kind::event, *dice, {}};
}

}  // namespace gockel::terminal
