#include <fmt/format.h>

#include <algorithm>

#include "gockel/review/html.h"
#include "gockel/review/sentences.h"
#include "gockel/review/turns.h"

namespace gockel::html {
namespace {

/// Candidates that are listed; the played one always is.
constexpr std::size_t most_candidates = 5;

/// The dice that the answer to a roll puts aside.
Dice put_aside(const Verdict& roll, const Verdict* answer) {
  if (answer == nullptr || !answer->decision()) return {};
  const Move move = std::get<Move>(answer->event);
  if (move.kind() == MoveKind::keep)
    return std::get<Dice>(roll.event).only(move.face());
  return move.kind() == MoveKind::lock ? move.dice() : Dice();
}

/// Whether the picture of the dice already says what was done.
bool seen_in_dice(Move move) {
  return move.kind() == MoveKind::keep || move.kind() == MoveKind::lock ||
         move.kind() == MoveKind::roll;
}

std::string candidates(const Page& page, const Verdict& v) {
  const ReviewWords& w = page.words();
  std::string out = fmt::format(
      R"(<details><summary>{}</summary><div class="scroll"><table><thead><tr>)"
      R"(<th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th>)"
      R"(<th scope="col">{}</th></tr></thead><tbody>)",
      escaped(w.candidates), escaped(w.column_move), escaped(w.column_share),
      escaped(w.column_loss), escaped(w.column_fail));
  for (std::size_t i = 0; i < v.candidates.size(); ++i) {
    if (i >= most_candidates && i != v.played) continue;
    const Candidate& c = v.candidates[i];
    out +=
        fmt::format("<tr{}><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                    i == v.played ? R"( class="played")" : "",
                    escaped(page.phrases.move(v.before, c.move)),
                    escaped(page.phrases.percent(c.shares[v.seat])),
                    escaped(page.phrases.share(c.loss)),
                    escaped(page.phrases.chance(c.fail)));
  }
  return out + "</tbody></table></div></details>";
}

/// What is to be said about a marked move or roll.
std::string note(const Page& page, const Verdict& v) {
  const ReviewWords& w = page.words();
  const std::string change =
      Phrases::fill(w.percent, {.what = page.phrases.change(v.change[v.seat])});
  if (!v.decision()) {
    const bool lucky = v.fortune > Fortune::even;
    return fmt::format(R"(<p class="note"><b class="{}">{} {} ({})</b></p>)",
                       lucky ? "lucky" : "unlucky", lucky ? "▲" : "▼",
                       escaped(w.fortune[static_cast<unsigned>(v.fortune)]),
                       escaped(change));
  }
  const std::string moves = Phrases::fill(
      w.instead, {.what = page.phrases.move(v.before, v.chosen().move),
                  .more = page.phrases.move(v.before, v.best().move)});
  return fmt::format(
      R"(<div class="note"><p><b class="{}">{} {} ({})</b> {}</p>)"
      "<p>{}</p>{}</div>",
      name(v.mark), sign(v.mark),
      escaped(w.mark[static_cast<unsigned>(v.mark)]), escaped(change),
      escaped(moves),
      escaped(sentences(page.phrases,
                        {v.before, v.chosen().move, v.best().move}, v.facts)),
      candidates(page, v));
}

std::string turn_card(const Page& page, const ReviewedTurn& turn) {
  const Phrases& say = page.phrases;
  std::string out =
      fmt::format(R"(<section class="card turn s{1}" id="t{0}" )"
                  R"(aria-labelledby="h{0}"><h3 id="h{0}"><span>{2}</span>)"
                  "<span>{3} → {4}</span></h3>",
                  turn.number, turn.seat, escaped(turn.heading),
                  escaped(say.share(turn.before()[turn.seat])),
                  escaped(say.percent(turn.after()[turn.seat])));
  out += R"(<ul class="rolls">)";
  std::string notes;
  for (std::size_t i = 0; i < turn.verdicts.size(); ++i) {
    const Verdict& v = turn.verdicts[i];
    const Verdict* next =
        i + 1 < turn.verdicts.size() ? &turn.verdicts[i + 1] : nullptr;
    if (!v.decision())
      out += fmt::format("<li>{}</li>", dice(page, std::get<Dice>(v.event),
                                             put_aside(v, next)));
    else if (const Move move = std::get<Move>(v.event); !seen_in_dice(move))
      out += fmt::format(R"(<li><span class="act">{}</span></li>)",
                         escaped(say.move(v.before, move)));
    if (v.marked()) notes += note(page, v);
  }
  return out + "</ul>" + notes + "</section>";
}

}  // namespace

std::string turn_list(const Page& page) {
  std::string out;
  for (const ReviewedTurn& turn : turns(page.review, page.phrases))
    out += turn_card(page, turn);
  return out;
}

}  // namespace gockel::html
