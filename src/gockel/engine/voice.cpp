#include "gockel/engine/voice.h"

#include <fmt/format.h>

#include "gockel/core/text.h"
#include "gockel/engine/methods.h"
#include "gockel/review/unique_names.h"
#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

std::expected<Language, Fault> wanted_language(const Params& params) {
  if (!params.has("lang")) return Language::english;
  const std::string_view given = params.text("lang");
  if (const auto language = find_language(given)) return *language;
  std::string all;
  for (const Language language : all_languages)
    all += fmt::format("{}{}", all.empty() ? "" : ", ", code(language));
  return refused(refusal_for(Reason::unknown_language, 0,
                             {.what = gockel::quoted(given), .list = all}),
                 "lang");
}

/// Who reads this and does not play.
constexpr std::string_view watcher = "-";

/// The seat that is spoken to; none where the method or the request has none.
std::expected<Seat, Fault> wanted_you(const Params& params, int seats) {
  if (!params.has("you") || params.text("you") == watcher) return no_seat;
  const std::string_view given = params.text("you");
  for (Seat s = 0; s < seats; ++s)
    if (given.size() == 1 && given[0] == letter(s)) return s;
  return refused(
      refusal_for(Reason::nobody_at_seat, 0, {.what = gockel::quoted(given)}),
      "you");
}

}  // namespace

std::expected<const Catalogue*, Fault> wanted_catalogue(const Params& params,
                                                        const Host& host) {
  const auto language = wanted_language(params);
  if (!language) return std::unexpected(language.error());
  const Catalogue* found = host.words ? host.words(*language) : nullptr;
  if (found != nullptr) return found;
  return fault(rpc::no_words,
               fmt::format("the words of the language {} have not been loaded",
                           code(*language)),
               JsonObject().add("language", code(*language)));
}

std::expected<const Catalogue*, Fault> asked_catalogue(const Params& params,
                                                       const Host& host) {
  if (!params.has("lang")) return nullptr;
  return wanted_catalogue(params, host);
}

std::expected<std::vector<std::string>, Fault> wanted_names(
    const Params& params, int seats) {
  std::vector<std::string> names = params.texts("names");
  if (params.has("names") && std::ssize(names) != seats)
    return bad_params("names", "there has to be a name for every seat");
  return names;
}

std::expected<Voice, Fault> any_voice(const Params& params, const Host& host,
                                      int seats) {
  const auto catalogue = wanted_catalogue(params, host);
  if (!catalogue) return std::unexpected(catalogue.error());
  auto given = wanted_names(params, seats);
  if (!given) return std::unexpected(given.error());
  const auto you = wanted_you(params, seats);
  if (!you) return std::unexpected(you.error());
  return Voice{*catalogue,
               {.of = unique_names(*std::move(given), seats),
                .you = *you,
                .watching = params.has("you") && params.text("you") == watcher},
               !params.has("odds") || params.flag("odds")};
}

std::expected<std::optional<Voice>, Fault> wanted_voice(const Params& params,
                                                        const Host& host,
                                                        int seats) {
  if (!params.has("lang")) return std::nullopt;
  auto voice = any_voice(params, host, seats);
  if (!voice) return std::unexpected(voice.error());
  return *std::move(voice);
}

std::expected<std::optional<Outlook>, Fault> wanted_outlook(
    const std::optional<Voice>& voice, const AnyState& state,
    const Host& host) {
  if (!voice || !voice->odds || node(state) == Node::terminal)
    return std::nullopt;
  auto values = values_for(state, host);
  if (!values) return std::unexpected(std::move(values.error()));
  return Outlook(*std::move(values));
}

}  // namespace gockel
