#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gockel {

/// The page of a saved review in a language ("en"), or nothing if this build
/// has none. web/src/review draws it.
std::optional<std::string_view> report_template(std::string_view language);

/// The template with the data, which is JSON, at its place: one page that needs
/// no other file and no network. No text in the data can end the element that
/// it is put into. Nothing if the template does not have exactly one place.
std::optional<std::string> report_page(std::string_view report_template,
                                       std::string_view data);

}  // namespace gockel
