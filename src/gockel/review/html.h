#pragma once

#include <string>
#include <string_view>

#include "gockel/review/phrases.h"
#include "gockel/review/review.h"

namespace gockel::html {

// The parts of the page that report_html() puts together. Each returns markup
// that is well-formed XML and in which every name is escaped.

/// A text as content or as the value of an attribute in quotes.
std::string escaped(std::string_view text);

/// What the parts have in common; all of it must outlive them.
struct Page {
  const Review& review;
  const Phrases& phrases;
  const ReviewWords& words() const { return phrases.words(); }
  /// A player's name, escaped.
  std::string name(Seat seat) const { return escaped(phrases.name(seat)); }
};

/// The style sheet (html_style.cpp).
std::string_view style();

/// The pictures of the dice faces, to be referred to (html_dice.cpp).
std::string dice_symbols(const Page& page);
/// Dice side by side, `marked` ones among them marked as kept.
std::string dice(const Page& page, Dice all, Dice marked);

/// The shares of the win over the game (html_curve.cpp).
std::string curve(const Page& page);

/// Accounts, decisions and questions (html_tables.cpp).
std::string tables(const Page& page);

/// All turns with their events (html_turns.cpp).
std::string turn_list(const Page& page);

}  // namespace gockel::html
