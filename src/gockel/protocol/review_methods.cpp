// The method that judges a game.

#include <fmt/format.h>

#include "gockel/core/text.h"
#include "gockel/protocol/methods.h"
#include "gockel/protocol/review_json.h"

namespace gockel {
namespace {

/// Each event costs up to a millisecond, and its answer a kilobyte.
constexpr std::size_t max_reviewed_events = 10'000;

}  // namespace

std::expected<const ReviewWords*, Fault> review_words(const Params& params) {
  const std::string_view language =
      params.has("lang") ? params.text("lang") : review_languages[0];
  const ReviewWords* words = find_review_words(language);
  if (words == nullptr)
    return refused({Code::value, 0,
                    fmt::format("there is no language \"{}\"; there are {}",
                                gockel::quoted(language),
                                fmt::join(review_languages, ", "))},
                   "lang");
  return words;
}

Answer run_review(const Params& params) {
  const auto words = review_words(params);
  if (!words) return std::unexpected(words.error());
  const auto record = Record::parse(params.text("record"));
  if (!record) return refused(record.error(), "record");
  if (record->events.size() > max_reviewed_events)
    return fault(rpc::too_much, fmt::format("a review has at most {} events",
                                            max_reviewed_events));
  if (auto values = values_for(record->start); !values)
    return std::unexpected(values.error());
  bool wanted = true;
  const auto reviewed = review(*record, {.progress = [&](double done) {
    return wanted = params.go_on(done);
  }});
  if (!wanted) return fault(rpc::cancelled, "the client cancelled");
  if (!reviewed) return refused(reviewed.error(), "record");
  return review_json(*reviewed, **words);
}

}  // namespace gockel
