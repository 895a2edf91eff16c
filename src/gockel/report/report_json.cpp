#include "gockel/report/report_json.h"

#include "gockel/engine/describe.h"
#include "gockel/engine/effects_json.h"
#include "gockel/engine/review_json.h"

namespace gockel {
namespace {

/// Adds steps to a list; remembers how the last one described its position.
class Steps {
 public:
  void add(const AnyState& state, const EffectList& effects) {
    Json told = Json::array();
    for (const Effect& effect : effects)
      told.push_back(effect_json(effect, faces(state)));
    Json now = describe(state);
    Json changed = Json::object();
    for (const auto& [name, value] : now.items())
      if (!last_.contains(name) || last_[name] != value) changed[name] = value;
    last_ = std::move(now);
    list_.push_back(
        {{"effects", std::move(told)}, {"changed", std::move(changed)}});
  }

  Json take() { return std::move(list_); }

 private:
  Json last_ = Json::object();
  Json list_ = Json::array();
};

}  // namespace

std::string report_json(const Review& review, const Catalogue& words) {
  Steps steps;
  steps.add(review.start, {});
  for (const Verdict& verdict : review.verdicts) {
    AnyState after = verdict.before;
    step(after, verdict.event);
    steps.add(after, verdict.effects);
  }
  return dump(Json{{"language", code(words.language)},
                   {"review", review_json(review, words, Worded::all)},
                   {"steps", steps.take()}});
}

}  // namespace gockel
