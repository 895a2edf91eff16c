#pragma once

#include <optional>

#include "gockel/engine/handler.h"
#include "gockel/rpc/params.h"
#include "gockel/view/view.h"
#include "gockel/words/phrases.h"

namespace gockel {

/// How a request wants to be spoken to: its parameters `lang`, `names`, `you`
/// and `odds`.
struct Voice {
  const Catalogue* catalogue = nullptr;
  Names names = {};
  Risk risk = Risk::told;

  /// Speaks with this voice, which must outlive it.
  Phrases phrases() const { return {*catalogue, names}; }
};

/// The voice that the request asks for; nothing when it has no `lang`. Refused:
/// a language that does not exist or that the host does not have, names that do
/// not fit the seats.
std::expected<std::optional<Voice>, Fault> wanted_voice(const Params& params,
                                                        const Host& host,
                                                        int seats);

/// The same of a method that speaks in any case: without `lang` English.
std::expected<Voice, Fault> any_voice(const Params& params, const Host& host,
                                      int seats);

/// The catalogue of the language in `lang`, without it English.
std::expected<const Catalogue*, Fault> wanted_catalogue(const Params& params,
                                                        const Host& host);

}  // namespace gockel
