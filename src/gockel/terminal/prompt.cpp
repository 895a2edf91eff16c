#include "gockel/terminal/prompt.h"

#include <algorithm>

namespace gockel::terminal {
namespace {

Text question(const GrillView& grill) {
  switch (grill.phase) {
    case Phase::choose: return Text::ask_golden;
    case Phase::rolled:
      return std::ranges::any_of(grill.faces, &FaceView::free)
                 ? Text::ask_keep
                 : Text::ask_weasel;
    case Phase::rob:
    case Phase::raven: return Text::ask_rob;
    case Phase::back: return Text::ask_back;
    default: return Text::ask_hand;
  }
}

Text question(const WokView& wok) {
  return wok.last_roll ? Text::ask_wok_last : Text::ask_wok;
}

}  // namespace

std::string prompt(const View& view, const Screen& screen) {
  const Speech& speech = screen.speech();
  const Chair* who = &view.actor().chair;
  if (view.node == Node::decision)
    return speech.say(
        std::visit([](const auto& board) { return question(board); },
                   view.board),
        {.who = who});
  if (const auto* wok = std::get_if<WokView>(&view.board))
    return speech.say(Text::ask_dice,
                      {.who = who,
                       .what = speech.dice(wok_dice - wok->locked.size()),
                       .more = speech.say(Text::dice_example_wok)});
  const auto& grill = std::get<GrillView>(view.board);
  const int ordinary = grill.dice_left - (grill.golden_left ? 1 : 0);
  return speech.say(
      grill.golden_left ? Text::ask_dice_golden : Text::ask_dice,
      {.who = who,
       .what = speech.dice(ordinary),
       .more = speech.say(grill.golden_left ? Text::dice_example_golden
                                            : Text::dice_example_grill)});
}

}  // namespace gockel::terminal
