#include <fmt/format.h>

#include <algorithm>

#include "gockel/review/html.h"
#include "gockel/review/turns.h"

namespace gockel::html {
namespace {

using Cells = std::vector<std::string>;

std::string head(std::string_view caption, const Cells& columns) {
  std::string out = fmt::format(
      R"(<div class="card scroll"><table><caption>{}</caption><thead><tr>)",
      escaped(caption));
  for (const std::string& column : columns)
    out += fmt::format(R"(<th scope="col">{}</th>)", escaped(column));
  return out + "</tr></thead><tbody>";
}

std::string row(const Page& page, Seat s, const Cells& cells) {
  std::string out =
      fmt::format(R"(<tr><th scope="row"><span class="dot s{}"></span>)"
                  "{}</th>",
                  s, page.name(s));
  for (const std::string& cell : cells)
    out += fmt::format("<td>{}</td>", escaped(cell));
  return out + "</tr>";
}

std::string foot(std::string_view note) {
  const std::string text = escaped(note);
  return "</tbody></table>" +
         (note.empty() ? "" : fmt::format(R"(<p class="soft">{}</p>)", text)) +
         "</div>";
}

std::string account_table(const Page& page) {
  const ReviewWords& w = page.words();
  const Phrases& say = page.phrases;
  std::string out =
      head(w.accounts,
           {std::string(w.column_player), std::string(w.column_start),
            std::string(w.column_luck), std::string(w.column_skill),
            std::string(w.column_reestimate), std::string(w.column_result),
            std::string(w.column_adjusted)});
  for (Seat s = 0; s < page.review.seats(); ++s) {
    const Account& a = page.review.accounts[s];
    out += row(page, s,
               {say.share(a.start), say.change(a.luck), say.change(a.skill),
                say.change(a.reestimate), say.share(a.result),
                say.share(a.adjusted())});
  }
  return out + foot(w.meaning);
}

std::string decision_table(const Page& page) {
  const ReviewWords& w = page.words();
  const auto marks = {Mark::doubtful, Mark::bad, Mark::very_bad};
  Cells columns{std::string(w.column_player), std::string(w.column_decisions)};
  for (const Mark mark : marks) columns.emplace_back(sign(mark));
  columns.emplace_back(w.column_rate);
  columns.emplace_back(w.column_rating);
  std::string out = head(w.decisions, columns);
  for (Seat s = 0; s < page.review.seats(); ++s) {
    const Tally& tally = page.review.accounts[s].all;
    Cells cells{fmt::to_string(tally.decisions)};
    for (const Mark mark : marks)
      cells.push_back(fmt::to_string(tally.errors(mark)));
    cells.push_back(page.phrases.rate(tally.error_rate()));
    cells.emplace_back(page.phrases.rating(page.review.rating(s)));
    out += row(page, s, cells);
  }
  return out + foot(w.rate_meaning);
}

std::string question_table(const Page& page) {
  const ReviewWords& w = page.words();
  std::vector<Question> asked;
  for (const Question question : all_questions)
    if (std::ranges::any_of(page.review.accounts, [&](const Account& account) {
          return account.tally(question).decisions > 0;
        }))
      asked.push_back(question);
  Cells columns{std::string(w.column_player)};
  for (const Question question : asked)
    columns.emplace_back(w.question[static_cast<unsigned>(question)]);
  std::string out = head(w.questions, columns);
  for (Seat s = 0; s < page.review.seats(); ++s) {
    Cells cells;
    for (const Question question : asked) {
      const Tally& tally = page.review.accounts[s].tally(question);
      cells.push_back(fmt::format(
          "{} ({})", page.phrases.rate(tally.error_rate()), tally.decisions));
    }
    out += row(page, s, cells);
  }
  return out + foot("");
}

}  // namespace

std::string tables(const Page& page) {
  return account_table(page) + decision_table(page) + question_table(page);
}

}  // namespace gockel::html
