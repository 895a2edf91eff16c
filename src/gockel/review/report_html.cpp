#include "gockel/review/report_html.h"

#include <fmt/format.h>

#include "gockel/review/html.h"

namespace gockel {
namespace html {

std::string escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += c;
    }
  return out;
}

}  // namespace html

namespace {

using html::escaped;

/// The players with their scores, the winner named.
std::string seat_list(const html::Page& page) {
  const Review& review = page.review;
  const Shares won = review.finished() ? shares(review.end) : Shares{};
  std::string out = R"(<ul class="seats">)";
  for (Seat s = 0; s < review.seats(); ++s) {
    const std::string_view prize = won[s] == 1  ? page.words().wins
                                   : won[s] > 0 ? page.words().shares_win
                                                : std::string_view();
    out += fmt::format(R"(<li class="s{}"><b>{}</b>{}{}{}</li>)", s,
                       page.name(s), escaped(page.phrases.score(review.end, s)),
                       prize.empty() ? "" : ", ", escaped(prize));
  }
  return out + "</ul>";
}

std::string header(const html::Page& page) {
  const ReviewWords& words = page.words();
  const auto set = static_cast<unsigned>(rules(page.review.start).rule_set());
  return fmt::format(
      "<header><h1>{}: {}</h1>{}{}</header>", escaped(words.title),
      escaped(words.rules[set]), seat_list(page),
      page.review.finished() ? ""
                             : fmt::format("<p><strong>{}</strong></p>",
                                           escaped(words.unfinished)));
}

}  // namespace

std::string report_html(const Review& review, const ReviewWords& words) {
  const Phrases phrases(words, review.names);
  const html::Page page{review, phrases};
  const auto section = [](std::string_view title, std::string_view body) {
    return fmt::format("<section><h2>{}</h2>{}</section>", escaped(title),
                       body);
  };
  std::string names;
  for (const std::string& name : review.names)
    names += (names.empty() ? "" : ", ") + name;
  return fmt::format(
             R"(<!DOCTYPE html>
<html lang="{}"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{}: {}</title><style>{}</style></head><body>{}
)",
             words.language, escaped(words.title), escaped(names),
             html::style(), html::dice_symbols(page)) +
         header(page) + "<main>" +
         section(words.curve,
                 R"(<div class="card">)" + html::curve(page) + "</div>") +
         section(words.totals,
                 html::tables(page) +
                     fmt::format("<p>{}</p>", escaped(words.fairness))) +
         section(words.turns, html::turn_list(page)) + "</main>" +
         fmt::format("<footer><p>{}</p></footer></body></html>\n",
                     escaped(words.footer));
}

}  // namespace gockel
