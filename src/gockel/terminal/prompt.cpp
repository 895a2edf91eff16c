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

/// The last `dice` of an example of all dice.
std::string_view example(std::string_view all, int dice) {
  return all.substr(all.size() - static_cast<std::size_t>(dice));
}

std::string dice_prompt(const View& view, const GrillView& grill,
                        const Speech& speech) {
  const int ordinary = grill.dice_left - (grill.golden_left ? 1 : 0);
  std::string dice(example("1123344w", ordinary));
  if (grill.golden_left) dice += "+1";
  return speech.say(
      grill.golden_left ? Text::ask_dice_golden : Text::ask_dice,
      {.who = &view.actor().chair,
       .what = speech.dice(ordinary),
       .more = speech.say(Text::dice_example_grill, {.what = dice})});
}

std::string dice_prompt(const View& view, const WokView& wok,
                        const Speech& speech) {
  const int dice = wok_dice - wok.locked.size();
  const std::string letters = speech.say(Text::letters_wok);
  const std::string all = letters.substr(0, 1) + letters;
  return speech.say(Text::ask_dice,
                    {.who = &view.actor().chair,
                     .what = speech.dice(dice),
                     .more = speech.say(Text::dice_example_wok,
                                        {.what = example(all, dice)})});
}

}  // namespace

std::string prompt(const View& view, const Screen& screen) {
  const Speech& speech = screen.speech();
  return std::visit(
      [&](const auto& board) {
        if (view.node == Node::chance) return dice_prompt(view, board, speech);
        return speech.say(question(board), {.who = &view.actor().chair});
      },
      view.board);
}

}  // namespace gockel::terminal
