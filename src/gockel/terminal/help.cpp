#include "gockel/terminal/help.h"

#include <algorithm>

#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

/// Collects the paragraphs, one bullet each.
class Leaflet {
 public:
  explicit Leaflet(const Screen& screen) : screen_(screen) {
    out_ = screen.ink(Ink::title, say(Help::title)) + '\n';
  }
  std::string say(Help text, const Fields& fields = {}) const {
    return screen_.speech().say(text, fields);
  }
  void add(Help text, const Fields& fields = {}) { bullet(say(text, fields)); }
  void bullet(const std::string& text) { out_ += wrap("  * " + text, 4); }
  const Speech& speech() const { return screen_.speech(); }
  const Screen& screen() const { return screen_; }
  std::string text() const { return out_; }

 private:
  const Screen& screen_;
  std::string out_;
};

void add_now(const View& view, const GrillView& grill, Leaflet& page) {
  switch (grill.phase) {
    case Phase::air:
      page.add(Help::now_dice_grill);
      if (grill.golden_left) page.add(Help::now_dice_golden);
      break;
    case Phase::rolled: {
      const bool free = std::ranges::any_of(grill.faces, &FaceView::free);
      page.add(free ? Help::now_rolled : Help::now_bust);
      break;
    }
    case Phase::hand:
      if (grill.bust)
        page.add(Help::now_hand, {.what = page.speech().key(Text::key_roll),
                                  .more = page.speech().key(Text::key_stop)});
      else
        page.add(Help::now_must_stop);
      break;
    case Phase::choose: page.add(Help::now_golden); break;
    case Phase::rob: page.add(Help::now_rob); break;
    case Phase::raven: page.add(Help::now_raven); break;
    case Phase::back: page.add(Help::now_back); break;
    case Phase::over: break;
  }
  page.add(Help::aim);
  if (grill.phase == Phase::rolled && view.rules.deluxe())
    page.add(Help::double_one);
}

void add_stop_rules(const View& view, Leaflet& page) {
  page.add(Help::worm_needed);
  page.add(Help::stop_gets);
  page.add(view.rules.may_take_lower() ? Help::steal_may : Help::steal_must);
  if (view.rules.deluxe()) page.add(Help::low_tiles);
  page.add(view.rules.short_game() ? Help::fail_short : Help::fail);
  if (view.rules.turn_on_empty()) page.add(Help::fail_turn_on_empty);
}

/// What a Specialist does and where it is.
void add_specialist(const View& view, const GrillView& grill, Specialist s,
                    Leaflet& page) {
  const auto what = static_cast<Help>(static_cast<unsigned>(Help::can) +
                                      static_cast<unsigned>(s));
  std::string where = page.say(Help::gone);
  for (const TileView& tile : grill.tiles)
    if (tile.figure == s)
      where = page.say(Help::stands_on, {.tile = tile.number});
  for (const SeatView& seat : view.seats)
    if (std::ranges::count(seat.figures, s) > 0)
      where = page.say(Help::owned_by, {.from = &seat.chair});
  page.bullet(page.say(what) + where);
}

void add_rules(const View& view, const GrillView& grill, Leaflet& page) {
  add_now(view, grill, page);
  add_stop_rules(view, page);
  if (view.rules.deluxe()) {
    page.add(Help::one_figure);
    for (unsigned s = 0; s < specialist_count; ++s)
      add_specialist(view, grill, Specialist(s), page);
  }
  page.add(Help::end);
  page.add(Help::screen_grill, {.what = page.screen().glyph("░░", "##")});
}

void add_rules(const View& view, const WokView& wok, Leaflet& page) {
  if (view.node == Node::chance)
    page.add(Help::now_dice_wok);
  else
    page.add(wok.last_roll ? Help::now_wok_last : Help::now_wok);
  for (const Help text : {Help::wok_aim, Help::wok_offer, Help::wok_steal,
                          Help::wok_forced, Help::wok_score})
    page.add(text);
  if (view.rules.memory()) page.add(Help::wok_memory);
  page.add(Help::wok_end);
  page.add(Help::screen_wok);
}

}  // namespace

std::string help(const View& view, const Screen& screen) {
  Leaflet page(screen);
  std::visit([&](const auto& board) { add_rules(view, board, page); },
             view.board);
  page.add(Help::keys);
  return page.text();
}

}  // namespace gockel::terminal
