#include "gockel/terminal/prompt.h"

#include <algorithm>

namespace gockel::terminal {
namespace {

ScreenText question(const GrillView& grill) {
  switch (grill.phase) {
    case Phase::choose: return ScreenText::ask_golden;
    case Phase::rolled:
      return std::ranges::any_of(grill.faces, &FaceView::free)
                 ? ScreenText::ask_keep
                 : ScreenText::ask_weasel;
    case Phase::rob:
    case Phase::raven: return ScreenText::ask_rob;
    case Phase::back: return ScreenText::ask_back;
    default: return ScreenText::ask_hand;
  }
}

ScreenText question(const WokView& wok) {
  return wok.last_roll ? ScreenText::ask_wok_last : ScreenText::ask_wok;
}

/// The last `dice` of an example of all dice.
std::string_view example(std::string_view all, int dice) {
  return all.substr(all.size() - static_cast<std::size_t>(dice));
}

std::string dice_prompt(const View& view, const GrillView& grill,
                        const Speech& speech) {
  const int ordinary = int{grill.left.dice};
  std::string dice(example("1123344w", ordinary));
  if (grill.golden_left()) dice += "+1";
  return speech.say(
      grill.golden_left() ? ScreenText::ask_dice_golden : ScreenText::ask_dice,
      {.who = speech.person(view.to_act),
       .what = speech.dice(ordinary),
       .more = speech.say(ScreenText::dice_example_grill, {.what = dice})});
}

std::string dice_prompt(const View& view, const WokView& wok,
                        const Speech& speech) {
  const int dice = wok_dice - wok.locked.size();
  const std::string letters = speech.say(ScreenText::letters_wok);
  const std::string all = letters.substr(0, 1) + letters;
  return speech.say(ScreenText::ask_dice,
                    {.who = speech.person(view.to_act),
                     .what = speech.dice(dice),
                     .more = speech.say(ScreenText::dice_example_wok,
                                        {.what = example(all, dice)})});
}

}  // namespace

std::string prompt(const View& view, const Screen& screen) {
  const Speech& speech = screen.speech();
  return std::visit(
      [&](const auto& board) {
        if (view.node == Node::chance) return dice_prompt(view, board, speech);
        return speech.say(question(board), {.who = speech.person(view.to_act)});
      },
      view.board);
}

}  // namespace gockel::terminal
