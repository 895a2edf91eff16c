#include "gockel/report/report_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/report/columns.h"
#include "gockel/report/paragraph.h"
#include "gockel/words/move_words.h"
#include "gockel/words/reasons.h"
#include "gockel/words/turns.h"

namespace gockel {
namespace {

constexpr int name_columns = 16;
constexpr int sign_columns = 3;

std::vector<std::string> short_names(const Review& review) {
  std::vector<std::string> names;
  names.reserve(review.names.size());
  for (const std::string& name : review.names)
    names.push_back(clip(name, name_columns));
  return names;
}

/// Spaces that were to keep a number and its unit on one line.
std::string without_hard_spaces(std::string text) {
  constexpr std::string_view hard = "\u00A0";
  for (std::size_t at = text.find(hard); at != text.npos;
       at = text.find(hard, at))
    text.replace(at, hard.size(), " ");
  return text;
}

class TextReport {
 public:
  TextReport(const Review& review, const Catalogue& catalogue, Listed listed)
      : review_(review),
        names_{short_names(review)},
        phrases_(catalogue, names_),
        listed_(listed) {}

  std::string write() {
    write_head();
    write_turns();
    write_accounts();
    write_decisions();
    write_questions();
    out_ += '\n' + paragraph("", word(ReviewText::fairness));
    return without_hard_spaces(std::move(out_));
  }

 private:
  void write_head();
  void write_turns();
  void write_event(const Verdict& verdict);
  void write_accounts();
  void write_decisions();
  void write_questions();

  std::string_view word(ReviewText key) const { return phrases_.text(key); }
  void title(std::string_view text) { out_ += fmt::format("\n{}\n", text); }
  bool shown(const Verdict& v) const {
    return v.marked() ||
           (listed_ == Listed::all && v.decision() && !v.forced());
  }
  /// A seat at the beginning of a table's row.
  std::string row_head(Seat s) const {
    return fmt::format("{} {}", letter(s), pad(names_.of[s], name_columns));
  }
  std::string column_head() const {
    return pad(word(ReviewText::column_player), name_columns + 2);
  }

  const Review& review_;
  Names names_;
  Phrases phrases_;
  Listed listed_;
  std::string out_;
};

void TextReport::write_head() {
  const RuleSet set = rules(review_.start).rule_set();
  out_ += paragraph(
      "", fmt::format("{}: {}", word(ReviewText::title), phrases_.rules(set)));
  const Shares won = review_.finished() ? shares(review_.end) : Shares{};
  for (Seat s = 0; s < review_.seats(); ++s) {
    const std::string_view prize = won[s] == 1  ? word(ReviewText::wins)
                                   : won[s] > 0 ? word(ReviewText::shares_win)
                                                : std::string_view();
    out_ += fmt::format("  {} {}{}{}\n", row_head(s),
                        score_text(phrases_, review_.end, s),
                        prize.empty() ? "" : ", ", prize);
  }
  if (!review_.finished())
    out_ += paragraph("  ", word(ReviewText::unfinished));
  if (!review_.all_seen()) out_ += paragraph("  ", word(ReviewText::unseen));
}

void TextReport::write_event(const Verdict& verdict) {
  const auto line = [&](std::string_view sign, std::string_view text) {
    out_ += paragraph("  " + pad(sign, sign_columns), text);
  };
  const double change = verdict.change[verdict.seat];
  const std::string percent = phrases_.percent_change(change);
  if (!verdict.decision()) {
    const std::string dice =
        dice_text(std::get<Dice>(verdict.event), faces(verdict.before));
    const std::string roll =
        verdict.unseen ? std::string(word(ReviewText::roll_unseen))
                       : phrases_.say(ReviewText::roll, {.what = dice});
    return line(sign(verdict.fortune),
                fmt::format("{}: {} ({})", roll,
                            phrases_.fortune(verdict.fortune), percent));
  }
  const Move played = verdict.chosen().move;
  const std::string move = move_words(phrases_, verdict.before, played);
  if (verdict.chosen().loss < no_loss)
    return line("", fmt::format("{}: {}", move, word(ReviewText::was_best)));
  const std::string better =
      move_words(phrases_, verdict.before, verdict.best().move);
  line(sign(verdict.mark),
       fmt::format(
           "{}: {} ({})",
           phrases_.say(ReviewText::instead, {.what = move, .more = better}),
           phrases_.mark(verdict.mark), percent));
  if (!verdict.facts.empty())
    line("", reasons(phrases_, {verdict.before, played, verdict.best().move},
                     verdict.facts));
}

void TextReport::write_turns() {
  bool any = false;
  for (const ReviewedTurn& turn : turns(review_, phrases_)) {
    if (std::ranges::none_of(turn.verdicts,
                             [&](const Verdict& v) { return shown(v); }))
      continue;
    any = true;
    out_ += '\n';
    out_ += paragraph("", turn.heading);
    for (const Verdict& verdict : turn.verdicts)
      if (shown(verdict)) write_event(verdict);
  }
  if (!any) out_ += '\n' + paragraph("", word(ReviewText::nothing_marked));
}

void TextReport::write_accounts() {
  constexpr int width = 10;
  title(word(ReviewText::accounts));
  out_ += column_head();
  for (const std::string_view head :
       {word(ReviewText::column_start), word(ReviewText::column_luck),
        word(ReviewText::column_skill), word(ReviewText::column_reestimate),
        word(ReviewText::column_result), word(ReviewText::column_adjusted)})
    out_ += pad_left(head, width);
  out_ += '\n';
  for (Seat s = 0; s < review_.seats(); ++s) {
    const Account& account = review_.accounts[s];
    out_ += row_head(s);
    for (const std::string& cell :
         {phrases_.share(account.start), phrases_.change(account.luck),
          phrases_.change(account.skill), phrases_.change(account.reestimate),
          phrases_.share(account.result), phrases_.share(account.adjusted())})
      out_ += pad_left(cell, width);
    out_ += '\n';
  }
  out_ += paragraph("", word(ReviewText::meaning));
}

void TextReport::write_decisions() {
  title(word(ReviewText::decisions));
  out_ += column_head() + pad_left(word(ReviewText::column_decisions), 10);
  for (const Mark mark : {Mark::doubtful, Mark::bad, Mark::very_bad})
    out_ += pad_left(sign(mark), 5);
  out_ += pad_left(word(ReviewText::column_rate), 13) + "  ";
  out_ += fmt::format("{}\n", word(ReviewText::column_rating));
  for (Seat s = 0; s < review_.seats(); ++s) {
    const Tally& tally = review_.accounts[s].all;
    out_ += row_head(s) + pad_left(fmt::to_string(tally.decisions), 10);
    for (const Mark mark : {Mark::doubtful, Mark::bad, Mark::very_bad})
      out_ += pad_left(fmt::to_string(tally.errors(mark)), 5);
    out_ += pad_left(phrases_.rate(tally.error_rate()), 13);
    out_ += fmt::format("  {}\n", phrases_.rating(review_.rating(s)));
  }
  out_ += paragraph("", word(ReviewText::rate_meaning));
}

void TextReport::write_questions() {
  constexpr int width = 15;
  const auto asked = [&](Question question) {
    return std::ranges::any_of(review_.accounts, [&](const Account& account) {
      return account.tally(question).decisions > 0;
    });
  };
  title(word(ReviewText::questions));
  out_ += column_head();
  for (const Question question : all_questions)
    if (asked(question)) out_ += pad_left(phrases_.question(question), width);
  out_ += '\n';
  for (Seat s = 0; s < review_.seats(); ++s) {
    out_ += row_head(s);
    for (const Question question : all_questions) {
      if (!asked(question)) continue;
      const Tally& tally = review_.accounts[s].tally(question);
      out_ += pad_left(fmt::format("{} ({})", phrases_.rate(tally.error_rate()),
                                   tally.decisions),
                       width);
    }
    out_ += '\n';
  }
}

}  // namespace

std::string report_text(const Review& review, const Catalogue& catalogue,
                        Listed listed) {
  return TextReport(review, catalogue, listed).write();
}

}  // namespace gockel
