#include "gockel/core/record.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"

namespace gockel {
namespace {

constexpr std::size_t max_tags = 64;

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
    return refuse(Reason::expected_tag);
  Tag tag{std::string(line.substr(1, space - 1)), ""};
  if (!tag_name(tag.name)) return refuse(Reason::bad_tag_name, 1);
  const std::string_view value =
      line.substr(space + 2, line.size() - space - 4);
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '\\' && i + 1 < value.size()) ++i;
    tag.value += value[i];
  }
  if (!printable_utf8(tag.value) || tag.value.size() > max_tag_bytes)
    return refuse(Reason::bad_tag_value, space + 2);
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
      if (in.offset() == at) return in.expected(Reason::expected_empty_line);
      return head;
    }
    auto tag = parse_tag(line);
    if (!tag) return std::unexpected(shifted(tag.error(), at));
    if (n == 0 && (tag->name != "Gockel" || tag->value != "1"))
      return refuse(Reason::expected_record_start, at);
    if (n == 1) {
      const auto start = parse_state(tag->value);
      if (tag->name != "Start") return refuse(Reason::expected_start_tag, at);
      if (!start)
        return std::unexpected(
            shifted(start.error(), at + std::string_view("[Start \"").size()));
      head.start = *start;
    }
    if (n > max_tags) return refuse(Reason::too_many_tags, at);
    if (n >= 2) head.tags.push_back(*std::move(tag));
  }
}

struct Piece {
  Event event;
  std::size_t bytes;
};

/// Reads one event and everything the writer writes with it.
Result<Piece> parse_piece(std::string_view text, std::size_t at,
                          RecordWriter& writer, EffectList* effects) {
  const std::string opening = writer.opening();
  std::size_t from = at + opening.size();
  if (!text.substr(at).starts_with(opening))
    return refuse(Reason::expected_turn_start, at, {.what = opening});
  if (opening.empty() && text.substr(at).starts_with(' ')) ++from;
  const std::size_t end =
      std::min(text.find_first_of(" /\n", from + 1), text.size());
  if (from >= text.size()) return refuse(Reason::record_stops, from);
  const auto event = parse_event(writer.state(), text.substr(from, end - from));
  if (!event) return std::unexpected(shifted(event.error(), from));
  if (auto error = refusal(writer.state(), *event))
    return std::unexpected(shifted(*std::move(error), from));
  const std::string piece = writer.write(*event, effects);
  if (text.substr(at, piece.size()) != piece) {
    const auto differs = std::ranges::mismatch(text.substr(at), piece);
    const auto offset = static_cast<std::size_t>(differs.in1 - text.begin());
    return refuse(
        offset < end ? Reason::record_not_canonical : Reason::record_disagrees,
        offset, {.what = quoted({differs.in2, piece.end()})});
  }
  return Piece{*event, piece.size()};
}

}  // namespace

Result<std::string> RecordWriter::head(const std::vector<Tag>& tags,
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

std::string RecordWriter::opening() const {
  if (turn_begun_) return {};
  return fmt::format("{}. {} ", turn(state_), letter(seat(state_)));
}

std::string RecordWriter::write(const Event& event, EffectList* wanted) {
  std::string out = opening();
  if (turn_begun_ && std::holds_alternative<Dice>(event)) out += ' ';
  out += event_text(state_, event);
  const Seat mover = seat(state_);
  EffectList effects;
  step(state_, event, &effects);
  for (const Effect& e : effects) {
    add_outcome(outcome_, e);
    note(wanted, e);
  }
  turn_begun_ = true;
  if (seat(state_) == mover) return out;
  out += fmt::format(" ={}\n", outcome_);
  if (node(state_) == Node::terminal) out += result_line(state_);
  outcome_.clear();
  turn_begun_ = false;
  return out;
}

std::string Record::text() const {
  std::string out = *RecordWriter::head(tags, start);
  RecordWriter writer(start);
  for (const Event& event : events) out += writer.write(event);
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

Result<Playback> play_back(const Record& record) {
  Playback playback{{}, record.start};
  playback.events.reserve(record.events.size());
  AnyState state = record.start;
  for (std::size_t i = 0; i < record.events.size(); ++i) {
    const Event& event = record.events[i];
    if (const auto why = refusal(state, event))
      return refuse(why->reason, i, why->details);
    PlayedEvent& played = playback.events.emplace_back(state, event);
    step(state, event, &played.effects);
  }
  playback.end = state;
  return playback;
}

Result<Reading> read_record(std::string_view text, EventRange wanted) {
  if (text.size() > max_record_bytes)
    return refuse(Reason::record_too_long, max_record_bytes);
  Scanner in(text);
  auto head = parse_head(in);
  if (!head) return std::unexpected(head.error());
  Reading reading{{std::move(head->tags), head->start, {}},
                  in.offset(),
                  {},
                  head->start,
                  {{}, head->start}};
  Playback& playback = reading.playback;
  RecordWriter writer(reading.record.start);
  while (reading.good < text.size()) {
    if (node(writer.state()) == Node::terminal) {
      reading.fault = refusal_for(Reason::record_goes_on, reading.good);
      break;
    }
    // The writer steps through the game to know what has to stand here. What it
    // sees on the way is kept, so that nobody steps through it a second time.
    reading.end = writer.state();
    EffectList effects;
    const auto piece = parse_piece(text, reading.good, writer, &effects);
    if (!piece) {
      reading.fault = piece.error();
      return reading;
    }
    if (wanted.contains(reading.record.events.size())) {
      playback.events.emplace_back(reading.end, piece->event, effects);
      playback.end = writer.state();
    }
    reading.good += piece->bytes;
    reading.record.events.push_back(piece->event);
  }
  reading.end = writer.state();
  return reading;
}

Result<Reading> read_whole_record(std::string_view text, EventRange wanted) {
  auto reading = read_record(text, wanted);
  if (reading && reading->fault)
    return std::unexpected(*std::move(reading->fault));
  return reading;
}

Result<Record> Record::parse(std::string_view text) {
  auto reading = read_whole_record(text, {});
  if (!reading) return std::unexpected(std::move(reading.error()));
  return std::move(reading->record);
}

}  // namespace gockel
