#include "gockel/terminal/session.h"

#include "gockel/terminal/draw.h"
#include "gockel/terminal/help.h"
#include "gockel/terminal/layout.h"
#include "gockel/terminal/prompt.h"
#include "gockel/terminal/tell.h"

namespace gockel::terminal {

Session::Session(const LocalGame& table, const std::vector<Event>& played,
                 RecordFile& file, Console& console, const Screen& screen,
                 const Pacing& pacing)
    : table_(table),
      file_(file),
      console_(console),
      screen_(screen),
      pacing_(pacing),
      writer_(table.start),
      coach_(table.start, screen, pacing.warn_from),
      events_(played) {
  for (const Event& event : played) writer_.write(event);
}

FileResult<SessionEnd> Session::run() {
  const std::uint32_t first_turn = turn(state());
  while (node(state()) != Node::terminal) {
    if (console_.interrupted()) return SessionEnd::interrupted;
    if (turn(state()) - first_turn >= pacing_.max_turns)
      return SessionEnd::capped;
    announce_turn();
    const auto event = next_event();
    if (!event) return ending_;
    if (auto stored = happen(*event); !stored)
      return std::unexpected(stored.error());
  }
  return SessionEnd::over;
}

bool Session::asks() const {
  return node(state()) == Node::chance ? table_.dice == DiceMode::manual
                                       : actor().person();
}

/// Says whose turn begins where no board is about to say it.
void Session::announce_turn() {
  if (turn(state()) == announced_ || actor().person()) return;
  announced_ = turn(state());
  const View view = look(state());
  console_.write(table_.anybody_at_the_keyboard() ? draw_header(view, screen_)
                                                  : draw_board(view, screen_));
}

std::optional<Event> Session::next_event() {
  if (asks()) return ask();
  if (node(state()) == Node::chance)
    return table_.roll(state(), events_.size());
  return table_.decide(state(), events_.size());
}

std::optional<Event> Session::ask() {
  const View view = look(state(), &coach_.outlook());
  // A later roll by hand follows a decision, which has shown the board.
  if (view.node == Node::decision || turn(state()) != announced_) {
    console_.write(draw_board(view, screen_) + draw_choices(view, screen_));
    announced_ = turn(state());
  }
  return answer(view);
}

std::optional<Event> Session::answer(const View& view) {
  const Speech& speech = screen_.speech();
  const auto refuse = [&](const std::string& sentence) {
    console_.write(screen_.ink(Ink::bad, wrap(sentence)));
  };
  // Until something is answered that leads on: whatever is refused here changes
  // nothing, so the same is asked again.
  for (;;) {
    console_.write(prompt(view, screen_));
    const KeyboardLine input = console_.read_line();
    // What is no line is no answer: half of one may be an event that nobody
    // meant, and what lets nothing more come ends the session, not the game.
    switch (input.kind) {
      case KeyboardLine::Kind::line: break;
      case KeyboardLine::Kind::too_long:
        refuse(speech.say(ScreenText::line_too_long));
        continue;
      case KeyboardLine::Kind::torn:
        refuse("\n" + speech.say(ScreenText::line_torn));
        continue;
      case KeyboardLine::Kind::not_text:
        refuse(speech.say(ScreenText::line_not_text));
        continue;
      case KeyboardLine::Kind::end:
      case KeyboardLine::Kind::signal:
        console_.write("\n");
        ending_ = input.kind == KeyboardLine::Kind::end
                      ? SessionEnd::left
                      : SessionEnd::interrupted;
        return std::nullopt;
    }
    // The keyboard gives dice and moves alike; the position says which is due.
    const TypedLine typed = view.node == Node::chance
                                ? read_dice(input.line, state(), speech)
                                : read_move(input.line, state(), view, speech);
    switch (typed.kind) {
      case TypedLine::Kind::event:
        // The tutor may ask once more, before the event is in the record.
        if (warned(typed.event)) break;
        return typed.event;
      case TypedLine::Kind::again:
        console_.write(draw_board(view, screen_) + draw_choices(view, screen_));
        break;
      case TypedLine::Kind::help: console_.write(help(view, screen_)); break;
      case TypedLine::Kind::hint: give_hint(); break;
      case TypedLine::Kind::quit:
        ending_ = SessionEnd::left;
        return std::nullopt;
      case TypedLine::Kind::refused: refuse(typed.sentence); break;
    }
  }
}

/// Whether the tutor wants the move to be thought about again, once.
bool Session::warned(const Event& event) {
  const Move* move = std::get_if<Move>(&event);
  if (move == nullptr || warned_of_ == event) return false;
  const std::string warning = coach_.warning(state(), *move);
  if (warning.empty()) return false;
  console_.write(screen_.ink(Ink::bad, warning));
  warned_of_ = event;
  return true;
}

void Session::give_hint() {
  console_.write(node(state()) == Node::decision
                     ? coach_.hint(state())
                     : wrap(screen_.speech().say(ScreenText::no_hint)));
}

FileResult<void> Session::happen(const Event& event) {
  AnyState after = state();
  EffectList effects;
  step(after, event, &effects);
  const bool by_computer = !actor().person();
  RecordWriter next = writer_;
  if (auto stored = file_.append(next.write(event)); !stored) return stored;
  writer_ = next;
  warned_of_.reset();
  events_.push_back(event);
  show(event, effects);
  if (by_computer && effects.size() > 0) console_.pause(pacing_.pause_ms);
  return {};
}

void Session::show(const Event& event, const EffectList& effects) {
  // The board that asks what to do with a roll shows it.
  if (std::holds_alternative<Dice>(event) && effects.size() == 1 &&
      node(state()) == Node::decision && asks())
    return;
  console_.write(tell(effects, rules(state()).rule_set(), screen_));
}

}  // namespace gockel::terminal
