#pragma once

#include <span>
#include <string_view>

namespace gockel {

/// The page of a saved review in one language, which waits for its data.
struct ReportTemplate {
  std::string_view path;  ///< "/en.html"
  std::string_view page;
};

/// The templates as the build found them in web/dist/report, none if the page
/// was not built before; the build writes the source.
std::span<const ReportTemplate> report_templates();

}  // namespace gockel
