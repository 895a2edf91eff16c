#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gockel/core/any_game.h"

namespace gockel {

/// A named fact about a game. Names are letters and digits; values are one
/// line of UTF-8.
struct Tag {
  std::string name;
  std::string value;
  friend bool operator==(const Tag&, const Tag&) = default;
};

/// A game from some position on: tags, the events, what they led to. All that
/// is not in `events` is derived from them by replay.
struct Record {
  std::vector<Tag> tags;  ///< besides Gockel and Start
  AnyState start;
  std::vector<Event> events;

  /// The file as docs/notation.md describes it, and back. What parse accepts
  /// has only legal events and right outcomes, and text() gives it back byte
  /// for byte; a record may end anywhere between two events.
  std::string text() const;
  static Result<Record> parse(std::string_view text);

  /// The value of a tag, or "".
  std::string_view tag(std::string_view name) const;
  /// The position after all events.
  AnyState end() const;
};

/// An event of a game, the position it happened in and what it brought about.
struct PlayedEvent {
  AnyState before;
  Event event;
  EffectList effects;
};

/// Events of a game one after the other, as they were seen when it was walked
/// through: nobody has to step through it again.
struct Playback {
  std::vector<PlayedEvent> events;
  AnyState end;  ///< the position after the last of them

  /// The position after event number `i` of these.
  const AnyState& after(std::size_t i) const {
    return i + 1 < events.size() ? events[i + 1].before : end;
  }
};

/// All events of a record, which need not have been parsed: an illegal one is
/// refused, the offset being its number.
Result<Playback> play_back(const Record& record);

/// The events that a reader wants to see played. An event takes about half a
/// kilobyte, and a record may have a million.
struct EventRange {
  std::size_t from = 0;
  std::size_t count = 0;

  bool contains(std::size_t i) const { return i >= from && i - from < count; }
};
inline constexpr EventRange all_events{.count = static_cast<std::size_t>(-1)};

/// What could be read of a record that may be torn, as a killed program leaves
/// it: everything up to the first fault.
struct Reading {
  Record record;
  std::size_t good = 0;  ///< bytes that make up `record`
  std::optional<Error> fault;
  AnyState end;       ///< the position after all events
  Playback playback;  ///< of the events that were wanted
};

/// Reads as far as the text is right; refused when not even the head is.
Result<Reading> read_record(std::string_view text, EventRange wanted = {});
/// The same, refused exactly when Record::parse refuses it: `fault` is nothing.
Result<Reading> read_whole_record(std::string_view text,
                                  EventRange wanted = all_events);

/// Longest name or value of a tag.
inline constexpr std::size_t max_tag_bytes = 1000;

/// Longest record text. A million events take about 8 MB.
inline constexpr std::size_t max_record_bytes = 64U << 20;

/// Writes a record piece by piece, so that a program can store each event
/// before it shows it. The pieces joined are Record::text().
class RecordWriter {
 public:
  explicit RecordWriter(const AnyState& start) : state_(start) {}

  /// Tags and start; refused when a tag's name or value is not allowed.
  static Result<std::string> head(const std::vector<Tag>& tags,
                                  const AnyState& start);
  /// The text of one event, which must not be refused, with the turn's
  /// outcome and the game's result where it brings them about. Its effects are
  /// added to `effects` where they are wanted.
  std::string write(const Event& event, EffectList* effects = nullptr);
  /// What stands before the next event when it opens a line: "3. C ".
  std::string opening() const;
  const AnyState& state() const { return state_; }

 private:
  AnyState state_;
  std::string outcome_;      ///< of the running turn, once it is known
  bool turn_begun_ = false;  ///< the running turn has a line already
};

}  // namespace gockel
