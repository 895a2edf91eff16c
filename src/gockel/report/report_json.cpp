#include "gockel/report/report_json.h"

#include "gockel/engine/describe.h"
#include "gockel/engine/effects_json.h"
#include "gockel/engine/review_json.h"

namespace gockel {
namespace {

/// The fields that are not as they were.
Json changes(const Json& before, const Json& now) {
  Json changed = Json::object();
  for (const auto& [name, value] : now.items())
    if (!before.contains(name) || before[name] != value) changed[name] = value;
  return changed;
}

/// Adds steps to a list; remembers how the last one described its position.
class Steps {
 public:
  explicit Steps(Voice voice) : voice_(std::move(voice)) {}

  /// An event that led from one state to the other; for the first position
  /// there is none, and both are the same.
  void add(const AnyState& before, const AnyState& after,
           const EffectList& effects) {
    Json told = happened(after, effects, voice_);
    Json now = described(after, voice_);
    Json view = std::move(now["view"]);
    now.erase("view");
    list_.push_back({{"turn", turn(before)},
                     {"effects", std::move(told["effects"])},
                     {"sentences", std::move(told["sentences"])},
                     {"between", between_json(before, after, effects, voice_)},
                     {"changed", changes(last_, now)},
                     {"view", changes(last_view_, view)}});
    last_ = std::move(now);
    last_view_ = std::move(view);
  }

  Json take() { return std::move(list_); }

 private:
  Voice voice_;
  Json last_ = Json::object();
  Json last_view_ = Json::object();
  Json list_ = Json::array();
};

}  // namespace

std::string report_json(const Review& review, const Catalogue& words) {
  Steps steps(
      {.catalogue = &words, .names = {.of = review.names, .watching = true}});
  steps.add(review.start, review.start, {});
  for (std::size_t i = 0; i < review.verdicts.size(); ++i)
    steps.add(review.verdicts[i].before, review.after(i),
              review.verdicts[i].effects);
  return dump(Json{{"language", code(words.language)},
                   {"review", review_json(review, words, Worded::all)},
                   {"steps", steps.take()}});
}

}  // namespace gockel
