#include "gockel/review/sentences.h"

#include <cmath>

namespace gockel {
namespace {

/// That the turn fails is said beside the chance of a bust when it differs by
/// this much, in shares of all turns.
constexpr double worth_saying = 0.02;

/// Builds the sentence about one move: a lead and its clauses.
class MoveSentence {
 public:
  MoveSentence(const Phrases& phrases, const AnyState& before, Move move)
      : phrases_(phrases),
        before_(before),
        roll_(move.kind() == MoveKind::roll),
        text_(phrases.lead(before, move)) {}

  void add(const Fact& fact);
  void append(std::string_view clause) { text_ += clause; }
  std::string take() { return std::move(text_) + "."; }

 private:
  using Kind = Fact::Kind;
  using Word = ReviewWords::Word;
  const ReviewWords& words() const { return phrases_.words(); }
  void clause(std::string_view text, const Blanks& blanks = {}) {
    text_ += Phrases::fill(text, blanks);
    first_ = false;
  }
  void prize(const Effect& e, std::string_view chance = {});
  void gets(const Fact& fact);
  void score(const Fact& fact);
  void fails(double chance);
  void returns(const Effect& e);

  const Phrases& phrases_;
  const AnyState& before_;
  bool roll_;
  std::string text_;
  bool first_ = true;
  double bust_ = 0;
  Course course_{};  ///< of the Wok tile that was got
};

/// What a success brings, as a clause; with a chance it is the likeliest one.
void MoveSentence::prize(const Effect& e, std::string_view chance) {
  const bool wok = e.kind == EffectKind::ate || e.kind == EffectKind::snatched;
  std::string what = wok                 ? phrases_.portion(e.course, e.value)
                     : e.tile == no_tile ? std::string()
                                         : phrases_.tile(e.tile);
  if (!chance.empty())
    what = Phrases::fill(words().often, {.what = what, .chance = chance});
  const Blanks blanks{
      .what = what,
      .from = e.from == no_seat ? std::string_view() : phrases_.name(e.from)};
  switch (e.kind) {
    case EffectKind::took: return clause(words().took, blanks);
    case EffectKind::stole: return clause(words().stole, blanks);
    case EffectKind::gained: return clause(words().took_hen, blanks);
    case EffectKind::ate: return clause(words().ate, blanks);
    case EffectKind::snatched: return clause(words().snatched, blanks);
    default: return;
  }
}

void MoveSentence::gets(const Fact& fact) {
  const Effect& e = fact.effect;
  switch (e.kind) {
    case EffectKind::ate:
    case EffectKind::snatched: course_ = e.course; return;  // in the lead
    case EffectKind::failed:
      return clause(e.why == Failure::bust      ? words().failed_bust
                    : e.why == Failure::no_worm ? words().failed_no_worm
                                                : words().failed_nothing,
                    {.n = fact.value});
    default: prize(e);
  }
  if (e.kind != EffectKind::gained)
    clause(words().worth, {.what = phrases_.worms(worms(e.tile))});
}

void MoveSentence::score(const Fact& fact) {
  const bool own = fact.seat == seat(before_);
  const std::string points = phrases_.points(fact.value);
  const bool same = fact.value == gockel::score(before_, fact.seat);
  if (own && same && course_ == Course::sushi) return clause(words().stays);
  if (own) return clause(words().reaches, {.what = points});
  if (!same)
    clause(words().victim_falls,
           {.what = points, .from = phrases_.name(fact.seat)});
}

void MoveSentence::fails(double chance) {
  const std::string text = phrases_.chance(chance);
  const Blanks blanks{.chance = text};
  const auto said = [&](Word some, Word never, Word surely) {
    clause(chance <= 0 ? never : chance >= certain ? surely : some, blanks);
  };
  if (std::holds_alternative<Wok>(before_))
    return clause(chance > 0 ? words().no_offer : words().always_offer, blanks);
  if (first_)
    return said(words().fails, words().fails_never, words().fails_surely);
  if (!roll_)
    return said(words().fails_then, words().fails_never_then,
                words().fails_surely_then);
  if (std::abs(chance - bust_) >= worth_saying)
    clause(words().fails_in_all, blanks);
}

void MoveSentence::returns(const Effect& e) {
  const Grill& grill = std::get<Grill>(before_);
  std::string_view left;
  for (unsigned s = 0; s < specialist_count; ++s)
    if (Specialist(s) != e.specialist && grill.owns(grill.seat, Specialist(s)))
      left = phrases_.specialist(Specialist(s));
  if (e.kind == EffectKind::removed)
    return clause(words().returns_nowhere, {.more = left});
  clause(words().returns, {.what = phrases_.tile(e.tile), .more = left});
}

void MoveSentence::add(const Fact& fact) {
  const std::string chance = phrases_.chance(fact.chance);
  switch (fact.kind) {
    case Kind::gets: return gets(fact);
    case Kind::score: return score(fact);
    case Kind::keeps:
      return clause(fact.dice > 0 ? words().keeps : words().keeps_all,
                    {.n = fact.value, .what = phrases_.dice(fact.dice)});
    case Kind::no_worm: return clause(words().no_worm);
    case Kind::bratworm: return clause(words().bratworm);
    case Kind::busts:
      bust_ = fact.chance;
      return clause(bust_ > 0 ? words().busts : words().busts_never,
                    {.chance = chance});
    case Kind::rescue: return clause(words().rescue);
    case Kind::fails: return fails(fact.chance);
    case Kind::likely:
      if (first_) return prize(fact.effect, chance);
      clause(fact.chance >= certain ? words().surely : words().likely);
      prize(fact.effect);
      if (fact.chance >= certain) return;
      return clause(words().chance, {.chance = chance});
    case Kind::robs: return clause(words().robs, {.chance = chance});
    case Kind::returns: return returns(fact.effect);
    case Kind::cost:
    case Kind::wins: return;  // told by others
  }
}

/// What a failed turn costs or, in the Wok, what nothing on offer brings.
class Price {
 public:
  explicit Price(const Phrases& phrases) : phrases_(phrases) {}

  void add(const Effect& e) {
    any_ = true;
    lowest_ = e.kind == EffectKind::ate;
    if (e.kind == EffectKind::failed) return;
    const std::string thing =
        lowest_ ? phrases_.portion(e.course, e.value)
        : e.kind == EffectKind::returned
            ? phrases_.tile(e.tile)
            : std::string(phrases_.specialist(e.specialist));
    what_ = what_.empty() ? thing
                          : Phrases::fill(phrases_.words().also,
                                          {.what = what_, .more = thing});
  }
  bool any() const { return any_; }

  /// As a clause behind the chance of a bust.
  std::string clause() const {
    const std::string_view what =
        what_.empty() ? phrases_.words().nothing : std::string_view(what_);
    return Phrases::fill(phrases_.words().busts_cost, {.what = what});
  }
  std::string sentence() const {
    const ReviewWords& words = phrases_.words();
    return Phrases::fill(lowest_         ? words.cost_lowest
                         : what_.empty() ? words.cost_nothing
                                         : words.cost,
                         {.what = what_});
  }

 private:
  const Phrases& phrases_;
  std::string what_;
  bool any_ = false;
  bool lowest_ = false;
};

}  // namespace

std::string sentences(const Phrases& phrases, const Choice& choice,
                      std::span<const Fact> facts) {
  using About = Fact::About;
  std::string out;
  for (const About side : {About::first, About::second}) {
    MoveSentence sentence(phrases, choice.before,
                          side == About::first ? choice.first : choice.second);
    Price price(phrases);
    for (const Fact& fact : facts)
      if (fact.about == side && fact.kind == Fact::Kind::cost)
        price.add(fact.effect);
    for (const Fact& fact : facts) {
      if (fact.about != side) continue;
      sentence.add(fact);
      if (fact.kind == Fact::Kind::busts && price.any())
        sentence.append(price.clause());
    }
    out += sentence.take() + " ";
  }
  Price price(phrases);
  std::string first;
  std::string second;
  for (const Fact& fact : facts) {
    if (fact.kind == Fact::Kind::cost && fact.about == About::both)
      price.add(fact.effect);
    if (fact.kind == Fact::Kind::wins)
      (fact.about == About::first ? first : second) =
          phrases.percent(fact.chance);
  }
  if (price.any()) out += price.sentence() + " ";
  return out + Phrases::fill(phrases.words().win_shares,
                             {.what = first, .more = second});
}

}  // namespace gockel
