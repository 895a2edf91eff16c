#include "gockel/words/reasons.h"

#include <cmath>

#include "gockel/words/move_words.h"

namespace gockel {
namespace {

/// A failure rarer than this hardly ever happens, one as likely as this is no
/// surprise either way, one likelier than that nearly always happens.
constexpr double rare = 1.0 / 15;
constexpr double half = 0.42;
constexpr double nearly_sure = 14.0 / 15;

/// A legal move at the beginning of a sentence.
std::string lead(const Phrases& phrases, const AnyState& before, Move move) {
  const auto stop = [&] {
    if (move.how() == Stop::lower) return ReasonText::lead_lower;
    if (move.how() == Stop::can) return ReasonText::lead_can;
    return moves(before).contains(Move::stop(Stop::can))
               ? ReasonText::lead_no_can
               : ReasonText::lead_stop;
  };
  const auto key = [&] {
    switch (move.kind()) {
      case MoveKind::golden: return ReasonText::lead_golden;
      case MoveKind::plain: return ReasonText::lead_plain;
      case MoveKind::keep: return ReasonText::lead_keep;
      case MoveKind::weasel: return ReasonText::lead_weasel;
      case MoveKind::bust: return ReasonText::lead_bust;
      case MoveKind::roll: return ReasonText::lead_roll;
      case MoveKind::stop: break;
      case MoveKind::rob: return ReasonText::lead_rob;
      case MoveKind::back: return ReasonText::lead_back;
      case MoveKind::lock: return ReasonText::lead_lock;
      case MoveKind::take: return ReasonText::lead_take;
      case MoveKind::steal: return ReasonText::lead_steal;
    }
    return stop();
  };
  return phrases.say(key(), {.from = phrases.person(robbed_seat(move)),
                             .what = move_object(phrases, before, move)});
}

/// How chances are told: in percent, or as friends talk.
enum class Chances : std::uint8_t { percent, roughly };

/// Builds the sentence about one move: a lead and its clauses.
class MoveSentence {
 public:
  MoveSentence(const Phrases& phrases, const AnyState& before, Move move,
               Chances chances)
      : phrases_(phrases),
        before_(before),
        roughly_(chances == Chances::roughly),
        text_(lead(phrases, before, move)) {}

  void add(const Fact& fact);
  void append(std::string_view clause) { text_ += clause; }
  /// Whether there is nothing behind the lead.
  bool bare() const { return first_; }
  std::string take() { return std::move(text_) + "."; }

 private:
  using Kind = Fact::Kind;
  void clause(ReasonText text, const Blanks& blanks = {}) {
    text_ += phrases_.say(text, blanks);
    first_ = false;
  }
  void prize(const Effect& e, std::string_view chance = {});
  void gets(const Fact& fact);
  void score(const Fact& fact);
  void fails(double chance);
  void fails_roughly(double chance);
  void returns(const Effect& e);

  const Phrases& phrases_;
  const AnyState& before_;
  bool roughly_;
  std::string text_;
  bool first_ = true;
  Course course_{};  ///< of the Wok tile that was got
};

/// What a success brings, as a clause; with a chance it is the likeliest one.
void MoveSentence::prize(const Effect& e, std::string_view chance) {
  const bool wok = e.kind == EffectKind::ate || e.kind == EffectKind::snatched;
  std::string what = wok ? phrases_.portion(e.course, int{e.value})
                     : e.tile == no_tile ? std::string()
                                         : phrases_.tile(e.tile);
  if (!chance.empty())
    what =
        phrases_.say(roughly_ ? ReasonText::often_roughly : ReasonText::often,
                     {.what = what, .chance = chance});
  const Blanks blanks{.from = phrases_.person(e.from), .what = what};
  switch (e.kind) {
    case EffectKind::took: return clause(ReasonText::took, blanks);
    case EffectKind::stole: return clause(ReasonText::stole, blanks);
    case EffectKind::gained: return clause(ReasonText::took_hen, blanks);
    case EffectKind::ate: return clause(ReasonText::ate, blanks);
    case EffectKind::snatched: return clause(ReasonText::snatched, blanks);
    default: return;
  }
}

void MoveSentence::gets(const Fact& fact) {
  const Effect& e = fact.effect;
  switch (e.kind) {
    case EffectKind::ate:
    case EffectKind::snatched: course_ = e.course; return;  // in the lead
    case EffectKind::failed:
      return clause(e.why == Failure::bust      ? ReasonText::failed_bust
                    : e.why == Failure::no_worm ? ReasonText::failed_no_worm
                                                : ReasonText::failed_nothing,
                    {.n = fact.value});
    default: prize(e);
  }
  if (e.kind != EffectKind::gained)
    clause(ReasonText::worth, {.what = phrases_.worms(worms(e.tile))});
}

void MoveSentence::score(const Fact& fact) {
  const bool own = fact.seat == seat(before_);
  const std::string points = phrases_.points(fact.value);
  const bool same = fact.value == gockel::score(before_, fact.seat);
  if (own && same && course_ == Course::sushi) return clause(ReasonText::stays);
  if (own) return clause(ReasonText::reaches, {.what = points});
  if (!same)
    clause(ReasonText::victim_falls,
           {.from = phrases_.person(fact.seat), .what = points});
}

void MoveSentence::fails(double chance) {
  // Behind something else a friend only says what is certain.
  const bool open = chance > 0 && chance < certain;
  const bool wok = std::holds_alternative<Wok>(before_);
  if (roughly_ && open && (wok || !first_)) return;
  const std::string text = phrases_.chance(chance);
  const Blanks blanks{.chance = text};
  const auto said = [&](ReasonText some, ReasonText never, ReasonText surely) {
    clause(chance <= 0 ? never : chance >= certain ? surely : some, blanks);
  };
  if (wok)
    return clause(chance > 0 ? ReasonText::no_offer : ReasonText::always_offer,
                  blanks);
  if (roughly_ && open) return fails_roughly(chance);
  if (first_)
    return said(ReasonText::fails, ReasonText::fails_never,
                ReasonText::fails_surely);
  return said(ReasonText::fails_then, ReasonText::fails_never_then,
              ReasonText::fails_surely_then);
}

/// "about 1 in 6 times", "about 5 in 6 times".
void MoveSentence::fails_roughly(double chance) {
  if (chance < rare) return clause(ReasonText::fails_rarely);
  if (chance > nearly_sure) return clause(ReasonText::fails_mostly);
  if (chance >= half && chance <= 1 - half)
    return clause(ReasonText::fails_half);
  const bool seldom = chance < half;
  const auto total =
      static_cast<int>(std::lround(1 / (seldom ? chance : 1 - chance)));
  clause(ReasonText::fails_some, {.n = seldom ? 1 : total - 1, .total = total});
}

void MoveSentence::returns(const Effect& e) {
  const Grill& grill = std::get<Grill>(before_);
  std::string_view left;
  for (unsigned s = 0; s < specialist_count; ++s)
    if (Specialist(s) != e.specialist && grill.owns(grill.seat, Specialist(s)))
      left = phrases_.specialist(Specialist(s));
  if (e.kind == EffectKind::removed)
    return clause(ReasonText::returns_nowhere, {.more = left});
  clause(ReasonText::returns, {.what = phrases_.tile(e.tile), .more = left});
}

void MoveSentence::add(const Fact& fact) {
  const std::string chance = phrases_.chance(fact.chance);
  switch (fact.kind) {
    case Kind::gets: return gets(fact);
    case Kind::score: return score(fact);
    case Kind::keeps:
      return clause(fact.dice > 0 ? ReasonText::keeps : ReasonText::keeps_all,
                    {.n = fact.value, .what = phrases_.dice(fact.dice)});
    case Kind::no_worm: return clause(ReasonText::no_worm);
    case Kind::bratworm: return clause(ReasonText::bratworm);
    case Kind::fails: return fails(fact.chance);
    case Kind::likely:
      if (first_) return prize(fact.effect, chance);
      clause(fact.chance >= certain ? ReasonText::surely : ReasonText::likely);
      prize(fact.effect);
      if (fact.chance >= certain || roughly_) return;
      return clause(ReasonText::chance, {.chance = chance});
    case Kind::robs:
      if (roughly_) return;
      return clause(ReasonText::robs, {.chance = chance});
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
        lowest_ ? phrases_.portion(e.course, int{e.value})
        : e.kind == EffectKind::returned
            ? phrases_.tile(e.tile)
            : std::string(phrases_.specialist(e.specialist));
    what_ = what_.empty()
                ? thing
                : phrases_.say(Thing::also, {.what = what_, .more = thing});
  }
  bool any() const { return any_; }

  /// As a clause behind the chance of failing.
  std::string clause() const {
    return phrases_.say(
        what_.empty() ? ReasonText::fails_cost_nothing : ReasonText::fails_cost,
        {.what = what_});
  }
  std::string sentence() const {
    return phrases_.say(lowest_         ? ReasonText::cost_lowest
                        : what_.empty() ? ReasonText::cost_nothing
                                        : ReasonText::cost,
                        {.what = what_});
  }

 private:
  const Phrases& phrases_;
  std::string what_;
  bool any_ = false;
  bool lowest_ = false;
};

/// The facts about one of the moves, and a space behind them; nothing where a
/// friend has nothing to say of it.
std::string about(const Phrases& phrases, const MovePair& choice,
                  std::span<const Fact> facts, Fact::About side,
                  Chances chances) {
  MoveSentence sentence(
      phrases, choice.before,
      side == Fact::About::first ? choice.first : choice.second, chances);
  Price price(phrases);
  for (const Fact& fact : facts)
    if (fact.about == side && fact.kind == Fact::Kind::cost)
      price.add(fact.effect);
  for (const Fact& fact : facts) {
    if (fact.about != side) continue;
    sentence.add(fact);
    if (fact.kind == Fact::Kind::fails && fact.chance > 0 && price.any())
      sentence.append(price.clause());
  }
  if (chances == Chances::roughly && sentence.bare()) return {};
  return sentence.take() + " ";
}

}  // namespace

std::string advice(const Phrases& phrases, const MovePair& choice,
                   std::span<const Fact> facts, Mark second) {
  return about(phrases, choice, facts, Fact::About::first, Chances::roughly) +
         lead(phrases, choice.before, choice.second) +
         phrases.say(key_after(ReasonText::next_equal, second)) + ".";
}

std::string reasons(const Phrases& phrases, const MovePair& choice,
                    std::span<const Fact> facts) {
  using About = Fact::About;
  std::string out;
  for (const About side : {About::first, About::second})
    out += about(phrases, choice, facts, side, Chances::percent);
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
  return out +
         phrases.say(ReasonText::win_shares, {.what = first, .more = second});
}

}  // namespace gockel
