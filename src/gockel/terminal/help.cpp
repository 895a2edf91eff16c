#include "gockel/terminal/help.h"

#include <algorithm>

#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

/// Collects the paragraphs, one bullet each.
class HelpPage {
 public:
  explicit HelpPage(const Screen& screen) : screen_(screen) {
    out_ = screen.ink(Ink::title, say(HelpText::title)) + '\n';
  }
  std::string say(HelpText text, const Blanks& fields = {}) const {
    return screen_.speech().say(text, fields);
  }
  void add(HelpText text, const Blanks& fields = {}) {
    bullet(say(text, fields));
  }
  void bullet(const std::string& text) { out_ += wrap("  * " + text, 4); }
  const Speech& speech() const { return screen_.speech(); }
  const Screen& screen() const { return screen_; }
  std::string text() const { return out_; }

 private:
  const Screen& screen_;
  std::string out_;
};

void add_now(const View& view, const GrillView& grill, HelpPage& page) {
  switch (grill.phase) {
    case Phase::air:
      page.add(HelpText::now_dice_grill);
      if (grill.golden_left()) page.add(HelpText::now_dice_golden);
      break;
    case Phase::rolled: {
      const bool free = std::ranges::any_of(grill.faces, &FaceView::free);
      page.add(free ? HelpText::now_rolled : HelpText::now_bust);
      break;
    }
    case Phase::hand:
      if (std::ranges::count(view.moves, Move::simple(MoveKind::roll)) > 0)
        page.add(HelpText::now_hand,
                 {.what = page.speech().key(ScreenText::key_roll),
                  .more = page.speech().key(ScreenText::key_stop)});
      else
        page.add(HelpText::now_must_stop);
      break;
    case Phase::choose: page.add(HelpText::now_golden); break;
    case Phase::rob: page.add(HelpText::now_rob); break;
    case Phase::raven: page.add(HelpText::now_raven); break;
    case Phase::back: page.add(HelpText::now_back); break;
    case Phase::over: break;
  }
}

void add_stop_rules(const View& view, HelpPage& page) {
  page.add(HelpText::worm_needed);
  page.add(view.rules.may_take_lower() ? HelpText::stop_may
                                       : HelpText::stop_must);
  if (view.rules.deluxe()) page.add(HelpText::low_tiles);
  page.add(view.rules.short_game() ? HelpText::fail_short : HelpText::fail);
  if (view.rules.turn_on_empty()) page.add(HelpText::fail_turn_on_empty);
}

/// What the Specialists can do that are still in the game.
void add_specialists(const View& view, const GrillView& grill, HelpPage& page) {
  for (unsigned s = 0; s < specialist_count; ++s) {
    const Specialist figure{static_cast<std::uint8_t>(s)};
    const bool on_grill = std::ranges::any_of(
        grill.tiles,
        [figure](const TileView& tile) { return tile.figure == figure; });
    const bool owned =
        std::ranges::any_of(view.seats, [figure](const SeatView& seat) {
          return std::ranges::count(seat.figures, figure) > 0;
        });
    if (on_grill || owned) page.add(key_after(HelpText::can, s));
  }
}

/// Before a stop is possible the aim, when it is what it brings and costs.
/// With the Specialists all of it would not fit on a screen.
void add_rules(const View& view, const GrillView& grill, HelpPage& page) {
  const bool stopping = grill.phase == Phase::hand;
  add_now(view, grill, page);
  if (stopping) {
    add_stop_rules(view, page);
  } else {
    page.add(HelpText::aim);
    page.add(HelpText::worm_needed);
  }
  if (view.rules.deluxe()) {
    page.add(stopping ? HelpText::one_figure : HelpText::double_one);
    add_specialists(view, grill, page);
  }
  if (stopping) return;
  page.add(HelpText::end);
  page.add(HelpText::screen_grill, {.what = page.screen().glyph("░░", "##")});
}

void add_rules(const View& view, const WokView& wok, HelpPage& page) {
  if (view.node == Node::chance)
    page.add(HelpText::now_dice_wok);
  else
    page.add(wok.last_roll ? HelpText::now_wok_last : HelpText::now_wok);
  for (const HelpText text :
       {HelpText::wok_aim, HelpText::wok_offer, HelpText::wok_steal,
        HelpText::wok_forced, HelpText::wok_score})
    page.add(text);
  if (wok.tops_only) page.add(HelpText::wok_memory);
  page.add(HelpText::wok_end);
  page.add(HelpText::screen_wok);
}

}  // namespace

std::string help(const View& view, const Screen& screen) {
  HelpPage page(screen);
  std::visit([&](const auto& board) { add_rules(view, board, page); },
             view.board);
  page.add(HelpText::keys);
  return page.text();
}

}  // namespace gockel::terminal
