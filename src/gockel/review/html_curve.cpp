#include <fmt/format.h>

#include <algorithm>

#include "gockel/review/html.h"
#include "gockel/review/turns.h"

namespace gockel::html {
namespace {

// The drawing, in its own units.
constexpr double left = 44, right = 630, top = 12, bottom = 250, height = 282;
/// A longer game is drawn with every so many events only.
constexpr std::size_t most_points = 3000;
constexpr std::size_t turn_labels = 8;

class Curve {
 public:
  explicit Curve(const Page& page)
      : page_(page),
        verdicts_(page.review.verdicts),
        turns_(turns(page.review, page.phrases)) {}

  std::string draw() const {
    const std::string about = escaped(description());
    std::string out =
        fmt::format(R"(<svg class="curve" viewBox="0 0 {} {}" role="img" )"
                    R"(aria-labelledby="ct cd"><title id="ct">{}</title>)"
                    R"(<desc id="cd">{}</desc>)",
                    right + 10, height, escaped(page_.words().curve), about);
    out += grid();
    for (Seat s = 0; s < page_.review.seats(); ++s) out += line(s);
    for (std::size_t i = 0; i < verdicts_.size(); ++i) out += sign(i);
    return out + "</svg>" + legend();
  }

 private:
  double x(std::size_t event) const {
    const double all =
        std::max<double>(1, static_cast<double>(verdicts_.size()));
    return left + (right - left) * static_cast<double>(event) / all;
  }
  static double y(double share) { return bottom - (bottom - top) * share; }

  std::string description() const {
    std::string names;
    for (Seat s = 0; s < page_.review.seats(); ++s)
      names += fmt::format("{}{}", s == 0 ? "" : ", ", page_.phrases.name(s));
    return Phrases::fill(page_.words().curve_text,
                         {.n = static_cast<int>(turns_.size()), .what = names});
  }

  std::string grid() const {
    std::string out;
    for (const int percent : {0, 25, 50, 75, 100})
      out += fmt::format(
          R"(<line class="grid" x1="{0}" x2="{1}" y1="{2:.1f}" y2="{2:.1f}"/>)"
          R"(<text x="{3}" y="{4:.1f}" text-anchor="end">{5}</text>)",
          left, right, y(percent / 100.0), left - 6, y(percent / 100.0) + 5,
          percent);
    const std::size_t every = turns_.size() / turn_labels + 1;
    std::size_t event = 0;
    for (std::size_t t = 0; t < turns_.size(); ++t) {
      if (t % every == 0)
        out += fmt::format(R"(<text x="{:.1f}" y="{}">{}</text>)", x(event),
                           height - 10, turns_[t].number);
      event += turns_[t].verdicts.size();
    }
    return out;
  }

  std::string line(Seat s) const {
    std::string points =
        fmt::format("{:.1f},{:.1f}", x(0), y(page_.review.accounts[s].start));
    const std::size_t every = verdicts_.size() / most_points + 1;
    for (std::size_t i = 0; i < verdicts_.size(); ++i)
      if (i % every == 0 || i + 1 == verdicts_.size())
        points +=
            fmt::format(" {:.1f},{:.1f}", x(i + 1), y(verdicts_[i].shares[s]));
    return fmt::format(R"(<polyline class="share s{}" points="{}"/>)", s,
                       points);
  }

  /// A triangle for luck, a cross for a bad move; a tip tells more.
  std::string sign(std::size_t i) const {
    const Verdict& v = verdicts_[i];
    const bool lucky = v.fortune > Fortune::even;
    if (v.fortune == Fortune::even && v.mark < Mark::bad) return "";
    const double at = x(i + 1);
    const double high = y(v.shares[v.seat] - v.reestimate[v.seat]);
    const std::string shape =
        v.decision()
            ? fmt::format(R"(<path class="cross" d="M{:.1f} {:.1f}l8 8m0-8)"
                          R"(l-8 8"/>)",
                          at - 4, high - 4)
            : fmt::format(
                  R"(<path class="sign s{}" d="M{:.1f} {:.1f}l-6 {}h12z"/>)",
                  v.seat, at, lucky ? high - 14 : high + 14, lucky ? 10 : -10);
    const std::string_view word =
        v.decision() ? page_.words().mark[static_cast<unsigned>(v.mark)]
                     : page_.words().fortune[static_cast<unsigned>(v.fortune)];
    const std::string where = Phrases::fill(
        page_.words().turn, {.n = static_cast<int>(turn(v.before)),
                             .from = page_.phrases.name(v.seat)});
    return fmt::format(R"(<a href="#t{}"><title>{}: {} ({} %)</title>{}</a>)",
                       turn(v.before), escaped(where), escaped(word),
                       page_.phrases.change(v.change[v.seat]), shape);
  }

  std::string legend() const {
    std::string out = R"(<ul class="legend">)";
    for (Seat s = 0; s < page_.review.seats(); ++s)
      out += fmt::format(R"(<li class="s{}"><span class="dot"></span>{}</li>)",
                         s, page_.name(s));
    return out + fmt::format(
                     "<li>▲ {}</li><li>▼ {}</li>"
                     R"(<li><span class="bad">✕</span> {}</li></ul>)",
                     escaped(page_.words().legend_lucky),
                     escaped(page_.words().legend_unlucky),
                     escaped(page_.words().legend_mark));
  }

  const Page& page_;
  std::span<const Verdict> verdicts_;
  std::vector<ReviewedTurn> turns_;
};

}  // namespace

std::string curve(const Page& page) { return Curve(page).draw(); }

}  // namespace gockel::html
