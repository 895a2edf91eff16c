#include "gockel/table/person_name.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "gockel/core/text.h"
#include "gockel/players/players.h"

namespace gockel {
namespace {

constexpr std::size_t max_characters = 24;
constexpr int max_marks = 2;  ///< on one letter

struct CodePoints {
  char32_t first;
  char32_t last;
};

template <std::size_t size>
constexpr bool among(const std::array<CodePoints, size>& ranges, char32_t c) {
  return std::ranges::any_of(ranges, [c](CodePoints range) {
    return range.first <= c && c <= range.last;
  });
}

/// All that is written as a blank, and has its place in a line.
constexpr std::array<CodePoints, 7> blanks{{{U' ', U' '},
                                            {0x00A0, 0x00A0},
                                            {0x1680, 0x1680},
                                            {0x2000, 0x200A},
                                            {0x202F, 0x202F},
                                            {0x205F, 0x205F},
                                            {0x3000, 0x3000}}};

/// What cannot be seen, breaks lines, changes the direction of writing, or
/// means nothing to anybody else: soft hyphen, fillers, zero widths, separators
/// of lines, marks of direction, tags, private use, no characters at all.
constexpr std::array<CodePoints, 21> hidden{
    {{0x00AD, 0x00AD},   {0x034F, 0x034F},   {0x061C, 0x061C},
     {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
     {0x200B, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},
     {0x2800, 0x2800},   {0x3164, 0x3164},   {0xE000, 0xF8FF},
     {0xFDD0, 0xFDEF},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
     {0xFFF0, 0xFFFB},   {0xFFFE, 0xFFFF},   {0x1BCA0, 0x1BCA3},
     {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}, {0xF0000, 0x10FFFF}}};

/// Marks that stand on the letter before them.
constexpr std::array<CodePoints, 5> marks{{{0x0300, 0x036F},
                                           {0x1AB0, 0x1AFF},
                                           {0x1DC0, 0x1DFF},
                                           {0x20D0, 0x20FF},
                                           {0xFE20, 0xFE2F}}};

/// How a sign before them is drawn, in colours or not: left out.
constexpr CodePoints variants{0xFE00, 0xFE0F};

/// Letters and the same with the mark behind them, in the same order.
struct Composition {
  char32_t mark;
  std::u32string_view letters;
  std::u32string_view composed;
};
constexpr std::array<Composition, 9> compositions{{
    {0x0300, U"AEINOUaeinou", U"ÀÈÌǸÒÙàèìǹòù"},
    {0x0301, U"ACEILNORSUYZaceilnorsuyz", U"ÁĆÉÍĹŃÓŔŚÚÝŹáćéíĺńóŕśúýź"},
    {0x0302, U"ACEGHIJOSUWYaceghijosuwy", U"ÂĈÊĜĤÎĴÔŜÛŴŶâĉêĝĥîĵôŝûŵŷ"},
    {0x0303, U"AINOUainou", U"ÃĨÑÕŨãĩñõũ"},
    {0x0306, U"AEGIOUaegiou", U"ĂĔĞĬŎŬăĕğĭŏŭ"},
    {0x0308, U"AEIOUYaeiouy", U"ÄËÏÖÜŸäëïöüÿ"},
    {0x030A, U"AUau", U"ÅŮåů"},
    {0x030C, U"CDENRSTZcdenrstz", U"ČĎĚŇŘŠŤŽčďěňřšťž"},
    {0x0327, U"CGKLNRSTcgklnrst", U"ÇĢĶĻŅŖŞŢçģķļņŗşţ"},
}};
static_assert(std::ranges::all_of(compositions, [](const Composition& c) {
  return c.letters.size() == c.composed.size();
}));

/// REQUIRES: printable_utf8(text).
std::u32string decoded(std::string_view text) {
  std::u32string points;
  for (const char byte : text) {
    const auto bits = static_cast<unsigned char>(byte);
    if ((bits & 0xC0U) == 0x80U)
      points.back() = points.back() << 6 | (bits & 0x3FU);
    else
      points.push_back(bits < 0x80   ? bits
                       : bits < 0xE0 ? bits & 0x1FU
                       : bits < 0xF0 ? bits & 0x0FU
                                     : bits & 0x07U);
  }
  return points;
}

std::string encoded(std::u32string_view points) {
  std::string text;
  const auto add = [&text](char32_t bits) { text += static_cast<char>(bits); };
  for (const char32_t c : points) {
    if (c < 0x80) {
      add(c);
      continue;
    }
    const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    constexpr std::array<char32_t, 4> lead{0, 0xC0, 0xE0, 0xF0};
    add(lead[static_cast<std::size_t>(more)] | c >> (6 * more));
    for (int i = more - 1; i >= 0; --i) add(0x80U | (c >> (6 * i) & 0x3FU));
  }
  return text;
}

/// The letter with the mark on it, or the letter alone.
char32_t composed(char32_t letter, char32_t mark) {
  const auto found = std::ranges::find(compositions, mark, &Composition::mark);
  if (found == compositions.end()) return letter;
  const std::size_t at = found->letters.find(letter);
  return at == found->letters.npos ? letter : found->composed[at];
}

/// Composed, with single blanks and none at the ends.
std::u32string normalised(std::u32string_view points) {
  std::u32string out;
  for (const char32_t c : points) {
    if (variants.first <= c && c <= variants.last) continue;
    if (among(blanks, c)) {
      if (!out.empty() && out.back() != U' ') out += U' ';
      continue;
    }
    const char32_t with = out.empty() ? c : composed(out.back(), c);
    if (!out.empty() && with != out.back())
      out.back() = with;
    else
      out += c;
  }
  if (out.ends_with(U' ')) out.pop_back();
  return out;
}

/// More marks than writing needs, or some with no letter below them.
bool has_loose_marks(std::u32string_view points) {
  int room = 0;
  for (const char32_t c : points) {
    if (!among(marks, c))
      room = c == U' ' ? 0 : max_marks;
    else if (--room < 0)
      return true;
  }
  return false;
}

/// A sign as the small Latin letter that it looks like, as far as the names of
/// computer players need it.
char32_t looks_like(char32_t c) {
  struct Likeness {
    char letter;
    std::u32string_view signs;
  };
  constexpr std::array<Likeness, 6> likenesses{{{'g', U"ɡցԌԍ"},
                                                {'o', U"0оОοΟօ"},
                                                {'c', U"сСϲϹ"},
                                                {'k', U"кКκΚ"},
                                                {'e', U"еЕΕе"},
                                                {'l', U"1|IіІӏӀΙ"}}};
  for (const Likeness& likeness : likenesses)
    if (likeness.signs.find(c) != std::u32string_view::npos)
      return static_cast<char32_t>(likeness.letter);
  // Wide forms of ASCII.
  if (c >= 0xFF01 && c <= 0xFF5E) c -= 0xFEE0;
  return c >= U'A' && c <= U'Z' ? c - U'A' + U'a' : c;
}

/// Only letters, as they look.
std::string bare(std::u32string_view points) {
  std::string out;
  for (const char32_t c : points) {
    const char32_t letter = looks_like(c);
    if (letter >= U'a' && letter <= U'z') out += static_cast<char>(letter);
  }
  return out;
}

/// "Gockel", "Gockel (best)" and whatever looks the same: so they stand in
/// records and lists.
bool of_computer(std::u32string_view points) {
  constexpr std::string_view own = "gockel";
  constexpr std::u32string_view number = U" 0123456789";
  // Several of one level are told apart by a number.
  const std::size_t end = points.find_last_not_of(number);
  if (end + 1 < points.size() && of_computer(points.substr(0, end + 1)))
    return true;
  const std::string letters = bare(points);
  if (!letters.starts_with(own)) return false;
  const std::string rest = letters.substr(own.size());
  return rest.empty() || parse_level(rest).has_value();
}

}  // namespace

Result<std::string> person_name(std::string_view text) {
  if (!printable_utf8(text)) return refuse(Reason::name_not_text);
  const std::u32string name = normalised(decoded(text));
  if (std::ranges::any_of(name, [](char32_t c) { return among(hidden, c); }))
    return refuse(Reason::name_hidden_characters);
  if (name.empty() || name.size() > max_characters)
    return refuse(Reason::name_length, 0, {.limit = max_characters});
  if (has_loose_marks(name)) return refuse(Reason::name_too_many_marks);
  if (of_computer(name)) return refuse(Reason::name_of_computer);
  return encoded(name);
}

}  // namespace gockel
