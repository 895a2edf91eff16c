#include "gockel/core/record.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"

namespace gockel {
namespace {

constexpr std::size_t max_tags = 64;
constexpr std::size_t max_tag_bytes = 1000;

/// What the turn brought so far, in the short form that ends its line.
void add_outcome(std::string& outcome, const Effect& e) {
  constexpr std::string_view courses = wok_faces;
  const auto course = static_cast<unsigned>(e.course);
  const bool from_seat = e.from != no_seat;
  const auto who = specialist_names[static_cast<unsigned>(e.specialist)];
  switch (e.kind) {
    case EffectKind::took: outcome = fmt::format("+{}", number(e.tile)); break;
    case EffectKind::stole:
      outcome = fmt::format("x{}{}", number(e.tile), letter(e.from));
      break;
    case EffectKind::gained:  // alone it is the hen, taken from its owner
      if (outcome.empty()) outcome = fmt::format("x{}{}", who, letter(e.from));
      break;
    case EffectKind::failed: outcome = "-"; break;
    case EffectKind::returned: outcome += fmt::to_string(number(e.tile)); break;
    case EffectKind::placed:
    case EffectKind::removed:  // instead of a tile it is the hen
      if (outcome == "-" && from_seat) outcome += who;
      break;
    case EffectKind::ate:
      outcome = fmt::format("+{}{}", courses[course], e.value);
      break;
    case EffectKind::snatched:
      outcome =
          fmt::format("x{}{}{}", courses[course], e.value, letter(e.from));
      break;
    default: break;
  }
}

std::string result_line(const AnyState& state) {
  std::string scores;
  std::string winners;
  const Shares won = shares(state);
  for (Seat s = 0; s < seats(state); ++s) {
    scores += fmt::format("{}{}", s == 0 ? "" : "/", score(state, s));
    if (won[s] > 0) winners += letter(s);
  }
  return fmt::format("result {} {}\n", scores, winners);
}

std::string tag_line(std::string_view name, std::string_view value) {
  std::string out = fmt::format("[{} \"", name);
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"]\n";
}

bool tag_name(std::string_view name) {
  const auto word = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           (c >= '0' && c <= '9');
  };
  return !name.empty() && name.size() <= max_tag_bytes &&
         std::ranges::all_of(name, word);
}

Result<Tag> parse_tag(std::string_view line) {
  const std::size_t space = line.find(" \"");
  if (!line.starts_with('[') || !line.ends_with("\"]") || space == line.npos ||
      space + 4 > line.size())
    return refuse(Code::syntax, 0, "expected a tag: [Name \"value\"]");
  Tag tag{std::string(line.substr(1, space - 1)), ""};
  if (!tag_name(tag.name))
    return refuse(Code::syntax, 1, "a tag's name has letters and digits only");
  const std::string_view value =
      line.substr(space + 2, line.size() - space - 4);
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '\\' && i + 1 < value.size()) ++i;
    tag.value += value[i];
  }
  if (!printable_utf8(tag.value) || tag.value.size() > max_tag_bytes)
    return refuse(Code::value, space + 2,
                  "a tag's value is one line of UTF-8 of at most 1000 bytes");
  const auto same = canonical(
      line,
      std::string_view(tag_line(tag.name, tag.value)).substr(0, line.size()));
  if (!same) return std::unexpected(same.error());
  return tag;
}

struct Head {
  std::vector<Tag> tags;
  AnyState start;
};

/// Reads the tags and the empty line behind them.
Result<Head> parse_head(Scanner& in) {
  Head head;
  for (std::size_t n = 0;; ++n) {
    const std::size_t at = in.offset();
    const std::string_view line = in.until('\n');
    if (line.empty() && n >= 2) {
      if (in.offset() == at) return in.expected("an empty line");
      return head;
    }
    auto tag = parse_tag(line);
    if (!tag) return std::unexpected(shifted(tag.error(), at));
    if (n == 0 && (tag->name != "Gockel" || tag->value != "1"))
      return refuse(Code::syntax, at, "a record begins with [Gockel \"1\"]");
    if (n == 1) {
      const auto start = parse_state(tag->value);
      if (tag->name != "Start")
        return refuse(Code::syntax, at, "the second tag is Start");
      if (!start)
        return std::unexpected(
            shifted(start.error(), at + std::string_view("[Start \"").size()));
      head.start = *start;
    }
    if (n > max_tags)
      return refuse(Code::length, at, "there are too many tags");
    if (n >= 2) head.tags.push_back(*std::move(tag));
  }
}

struct Piece {
  Event event;
  std::size_t bytes;
};

/// Reads one event and everything the scribe writes with it.
Result<Piece> parse_piece(std::string_view text, std::size_t at,
                          Scribe& scribe) {
  const std::string opening = scribe.opening();
  std::size_t from = at + opening.size();
  if (!text.substr(at).starts_with(opening))
    return refuse(
        Code::syntax, at,
        fmt::format("expected the turn to begin with \"{}\"", opening));
  if (opening.empty() && text.substr(at).starts_with(' ')) ++from;
  const std::size_t end =
      std::min(text.find_first_of(" /\n", from + 1), text.size());
  if (from >= text.size())
    return refuse(Code::syntax, from,
                  "the record stops in the middle of a line");
  const auto event = parse_event(scribe.state(), text.substr(from, end - from));
  if (!event) return std::unexpected(shifted(event.error(), from));
  if (auto error = refusal(scribe.state(), *event))
    return std::unexpected(shifted(*std::move(error), from));
  const std::string piece = scribe.write(*event);
  if (text.substr(at, piece.size()) != piece) {
    const auto differs = std::ranges::mismatch(text.substr(at), piece);
    const auto offset = static_cast<std::size_t>(differs.in1 - text.begin());
    return refuse(offset < end ? Code::canonical : Code::outcome, offset,
                  fmt::format("here the record has to go on with \"{}\"",
                              quoted({differs.in2, piece.end()})));
  }
  return Piece{*event, piece.size()};
}

}  // namespace

Result<std::string> Scribe::head(const std::vector<Tag>& tags,
                                 const AnyState& start) {
  std::string out =
      tag_line("Gockel", "1") + tag_line("Start", gockel::text(start));
  for (const Tag& tag : tags) {
    const std::string line = tag_line(tag.name, tag.value);
    const auto good =
        parse_tag(std::string_view(line).substr(0, line.size() - 1));
    if (!good) return std::unexpected(good.error());
    out += line;
  }
  return out + "\n";
}

std::string Scribe::opening() const {
  if (turn_begun_) return {};
  return fmt::format("{}. {} ", turn(state_), letter(seat(state_)));
}

std::string Scribe::write(const Event& event) {
  std::string out = opening();
  if (turn_begun_ && std::holds_alternative<Dice>(event)) out += ' ';
  out += event_text(state_, event);
  const Seat mover = seat(state_);
  EffectList effects;
  step(state_, event, &effects);
  for (const Effect& e : effects) add_outcome(outcome_, e);
  turn_begun_ = true;
  if (seat(state_) == mover) return out;
  out += fmt::format(" ={}\n", outcome_);
  if (node(state_) == Node::terminal) out += result_line(state_);
  outcome_.clear();
  turn_begun_ = false;
  return out;
}

std::string Record::text() const {
  std::string out = *Scribe::head(tags, start);
  Scribe scribe(start);
  for (const Event& event : events) out += scribe.write(event);
  return out;
}

std::string_view Record::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &Tag::name);
  return found == tags.end() ? "" : std::string_view(found->value);
}

AnyState Record::end() const {
  AnyState state = start;
  for (const Event& event : events) step(state, event);
  return state;
}

Result<Reading> read_record(std::string_view text) {
  if (text.size() > max_record_bytes)
    return refuse(Code::length, max_record_bytes,
                  "a record has at most 64 MiB");
  Scanner in(text);
  auto head = parse_head(in);
  if (!head) return std::unexpected(head.error());
  Reading reading{{std::move(head->tags), head->start, {}}, in.offset(), {}};
  Scribe scribe(reading.record.start);
  while (reading.good < text.size()) {
    if (node(scribe.state()) == Node::terminal) {
      reading.fault = Error{Code::syntax, reading.good,
                            "the record goes on after the end of the game"};
      break;
    }
    const auto piece = parse_piece(text, reading.good, scribe);
    if (!piece) {
      reading.fault = piece.error();
      break;
    }
    reading.good += piece->bytes;
    reading.record.events.push_back(piece->event);
  }
  return reading;
}

Result<Record> Record::parse(std::string_view text) {
  auto reading = read_record(text);
  if (!reading) return std::unexpected(reading.error());
  if (reading->fault) return std::unexpected(*std::move(reading->fault));
  return std::move(reading->record);
}

}  // namespace gockel
