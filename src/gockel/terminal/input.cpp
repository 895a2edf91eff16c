#include "gockel/terminal/input.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "gockel/core/text.h"
#include "gockel/terminal/layout.h"
#include "gockel/words/refusals.h"

namespace gockel::terminal {
namespace {

constexpr int shown_columns = 24;  ///< of a line that is refused

TypedLine refused(std::string sentence) {
  return {TypedLine::Kind::refused, {}, std::move(sentence)};
}

std::string tidy(std::string_view line) {
  constexpr std::string_view space = " \t\r";
  const std::size_t from = line.find_first_not_of(space);
  if (from == line.npos) return {};
  const std::size_t to = line.find_last_not_of(space);
  return lower(line.substr(from, to - from + 1));
}

bool is_key(std::string_view word, ScreenText key, const Speech& speech) {
  return std::ranges::count(speech.keys(key), word) > 0;
}

/// Leaving, helping and asking again are understood everywhere.
std::optional<TypedLine> read_common(std::string_view word,
                                     const Speech& speech) {
  using Kind = TypedLine::Kind;
  if (word.empty()) return TypedLine{Kind::again, {}, {}};
  if (is_key(word, ScreenText::key_help, speech))
    return TypedLine{Kind::help, {}, {}};
  if (is_key(word, ScreenText::key_hint, speech))
    return TypedLine{Kind::hint, {}, {}};
  if (is_key(word, ScreenText::key_quit, speech))
    return TypedLine{Kind::quit, {}, {}};
  return std::nullopt;
}

/// The face that a letter means: the notation's own letters, 6 for a worm,
/// and in the Wok those of the language. No face: the letter count.
std::size_t face_of(char c, bool wok, const Speech& speech) {
  const std::string_view letters = wok ? wok_faces : grill_faces;
  if (!wok && c == '6') c = 'w';
  const std::size_t found = letters.find(c);
  if (found != letters.npos || !wok) return std::min(found, letters.size());
  return std::min(speech.say(ScreenText::letters_wok).find(c), letters.size());
}

std::string faces_listed(bool wok, const Speech& speech) {
  std::string out;
  for (const char c :
       wok ? speech.say(ScreenText::letters_wok) : std::string(grill_faces))
    out += fmt::format("{}{}", out.empty() ? "" : " ", c);
  return out;
}

bool means(std::string_view word, Move move, const Speech& speech) {
  if (word == lower(move.text())) return true;
  switch (move.kind()) {
    case MoveKind::keep:
      return word.size() == 1 && face_of(word[0], false, speech) == move.face();
    case MoveKind::rob: {
      const Seat victim = move.seat();
      return word == lower(speech.phrases().names().of[victim]) ||
             word == lower(std::string(1, letter(victim)));
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
  for (auto key = static_cast<unsigned>(ScreenText::key_roll);
       key <= static_cast<unsigned>(ScreenText::key_back_apple); ++key)
    if (is_key(word, static_cast<ScreenText>(key), speech)) return true;
  return false;
}

/// How the game at the keyboard says what the rules refuse, where it has words
/// of its own for it.
std::optional<ScreenText> own_words(Reason reason) {
  switch (reason) {
    case Reason::face_already_kept: return ScreenText::face_kept;
    case Reason::face_not_rolled: return ScreenText::face_not_rolled;
    case Reason::roll_before_keep:
    case Reason::stop_before_keep: return ScreenText::keep_first;
    case Reason::seat_not_robbable: return ScreenText::no_such_seat;
    case Reason::dice_not_rolled: return ScreenText::lock_not_rolled;
    case Reason::lock_some_not_all: return ScreenText::lock_one_free;
    case Reason::golden_die_missing: return ScreenText::golden_missing;
    case Reason::golden_die_not_in_air: return ScreenText::golden_extra;
    default: return std::nullopt;
  }
}

/// The refusal of what `what` was typed for.
TypedLine refused(const Error& why, std::string_view what,
                  const Speech& speech) {
  if (const auto text = own_words(why.reason))
    return refused(speech.say(*text, {.what = what}));
  return refused(speech.spelt(sentence(why, speech.catalogue())));
}

/// The move that a word asks for where people try it though it is refused:
/// keeping a face, rolling or stopping before that, robbing a seat.
std::optional<Move> meant(std::string_view word, Phase phase,
                          const Speech& speech) {
  if (phase == Phase::rolled) {
    if (word.size() == 1 && face_of(word[0], false, speech) < face::count)
      return Move::keep(static_cast<Face>(face_of(word[0], false, speech)));
    if (is_key(word, ScreenText::key_stop, speech))
      return Move::stop(Stop::basic);
    if (is_key(word, ScreenText::key_roll, speech))
      return Move::simple(MoveKind::roll);
  }
  if ((phase == Phase::rob || phase == Phase::raven) && word.size() == 1 &&
      word[0] >= 'a' && word[0] <= 'g')
    return Move::rob(static_cast<Seat>(word[0] - 'a'));
  return std::nullopt;
}

TypedLine refuse_grill(std::string_view word, const AnyState& state,
                       const GrillView& grill, const Speech& speech) {
  if (const auto move = meant(word, grill.phase, speech))
    if (const auto why = refusal(state, *move))
      return refused(*why,
                     move->kind() == MoveKind::rob ? why->details.what : word,
                     speech);
  if (grill.phase == Phase::rolled && word.size() == 1 && word[0] >= '0' &&
      word[0] <= '9')
    return refused(
        speech.say(ScreenText::no_such_face,
                   {.what = word, .more = faces_listed(false, speech)}));
  const bool known = known_elsewhere(word, speech);
  return refused(
      speech.say(known ? ScreenText::not_now : ScreenText::no_command,
                 {.what = clip(word, shown_columns)}));
}

/// "ssb", "lock ssb", "lock:ssb" or the language's word: the dice to lock.
std::optional<Dice> read_lock(std::string_view word, const Speech& speech) {
  std::vector<std::string> heads = speech.keys(ScreenText::key_lock);
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

TypedLine read_wok(std::string_view word, const AnyState& state,
                   const View& view, const Speech& speech) {
  const std::string shown = clip(word, shown_columns);
  std::size_t number = 0;
  const auto [end, fault] =
      std::from_chars(word.data(), word.data() + word.size(), number);
  if (end == word.data() + word.size() &&
      fault != std::errc::invalid_argument) {
    if (fault == std::errc() && number >= 1 && number <= view.choices.size())
      return {TypedLine::Kind::event, view.choices[number - 1].move, {}};
    return refused(speech.say(ScreenText::no_choice_number, {.what = shown}));
  }
  const auto dice = read_lock(word, speech);
  if (!dice)
    return refused(speech.say(ScreenText::no_command, {.what = shown}));
  const Move lock = Move::lock(*dice);
  if (std::ranges::count(view.locks, lock, &LockView::move) > 0)
    return {TypedLine::Kind::event, lock, {}};
  if (view.locks.empty())
    return refused(speech.say(ScreenText::lock_last_roll));
  return refused(*refusal(state, lock), shown, speech);
}

}  // namespace

TypedLine read_move(std::string_view line, const AnyState& state,
                    const View& view, const Speech& speech) {
  const std::string word = tidy(line);
  for (const Move move : moves(state))
    if (means(word, move, speech)) return {TypedLine::Kind::event, move, {}};
  if (const auto common = read_common(word, speech)) return *common;
  if (const auto* grill = std::get_if<GrillView>(&view.board))
    return refuse_grill(word, state, *grill, speech);
  return read_wok(word, state, view, speech);
}

TypedLine read_dice(std::string_view line, const AnyState& state,
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
      return refused(speech.say(ScreenText::golden_face));
    const std::size_t face = face_of(word[i], wok, speech);
    if (plus && face != face::one && face != face::worm)
      return refused(speech.say(ScreenText::golden_face));
    if (face == letters.size())
      return refused(speech.say(ScreenText::no_such_face,
                                {.what = clip(word.substr(i), 1),
                                 .more = faces_listed(wok, speech)}));
    if (plus)
      golden = {'+', letters[face]};
    else
      ordinary += letters[face];
  }
  if (ordinary.size() != air.dice)
    return refused(speech.say(
        ScreenText::dice_count,
        {.n = static_cast<int>(ordinary.size()), .total = air.dice}));
  const auto dice = parse_loose_dice(state, ordinary + golden);
  if (!dice) return refused(dice.error(), word, speech);
  return {TypedLine::Kind::event, *dice, {}};
}

}  // namespace gockel::terminal
