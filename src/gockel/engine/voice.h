#pragma once

#include <optional>

#include "gockel/engine/handler.h"
#include "gockel/rpc/params.h"
#include "gockel/values/outlook.h"
#include "gockel/words/phrases.h"

namespace gockel {

/// How a request wants to be spoken to: its parameters `lang`, `names`, `you`
/// and `odds`.
struct Voice {
  const Catalogue* catalogue = nullptr;
  Names names = {};
  bool odds = true;  ///< whether chances are told

  /// Speaks with this voice, which must outlive it.
  Phrases phrases() const { return {*catalogue, names}; }
};

/// The players' names in `names`, one for every seat, or none at all.
std::expected<std::vector<std::string>, Fault> wanted_names(
    const Params& params, int seats);

/// The voice that the request asks for; nothing when it has no `lang`. Refused:
/// a language that does not exist or that the host does not have, names that do
/// not fit the seats.
std::expected<std::optional<Voice>, Fault> wanted_voice(const Params& params,
                                                        const Host& host,
                                                        int seats);

/// What tells the chances of a view, if the voice wants them. Refused: the host
/// does not have the position values.
std::expected<std::optional<Outlook>, Fault> wanted_outlook(
    const std::optional<Voice>& voice, const AnyState& state, const Host& host);

/// The same of a method that speaks in any case: without `lang` English.
std::expected<Voice, Fault> any_voice(const Params& params, const Host& host,
                                      int seats);

/// The catalogue of the language in `lang`, without it English.
std::expected<const Catalogue*, Fault> wanted_catalogue(const Params& params,
                                                        const Host& host);

/// The same, null without `lang`: for methods that only refuse in a language,
/// which then is fetched where it is missing.
std::expected<const Catalogue*, Fault> asked_catalogue(const Params& params,
                                                       const Host& host);

}  // namespace gockel
