#include "gockel/report/report_page.h"

#include "gockel/report/report_templates.h"

namespace gockel {
namespace {

/// What the template has where the data belongs: report.html of the page.
constexpr std::string_view place = R"("REVIEW")";

/// The same JSON without what ends a script element or, read as JavaScript, a
/// line. All of it can stand in texts only, where an escape means the same.
std::string escaped(std::string_view json) {
  constexpr std::string_view line_separator = "\xe2\x80\xa8";
  constexpr std::string_view paragraph_separator = "\xe2\x80\xa9";
  std::string out;
  out.reserve(json.size());
  for (std::size_t i = 0; i < json.size(); ++i) {
    const std::string_view rest = json.substr(i);
    if (rest.front() == '<') {
      out += "\\u003c";
    } else if (rest.starts_with(line_separator)) {
      out += "\\u2028";
      i += line_separator.size() - 1;
    } else if (rest.starts_with(paragraph_separator)) {
      out += "\\u2029";
      i += paragraph_separator.size() - 1;
    } else {
      out += rest.front();
    }
  }
  return out;
}

}  // namespace

std::optional<std::string_view> report_template(std::string_view language) {
  for (const ReportTemplate& one : report_templates())
    if (one.path == "/" + std::string(language) + ".html") return one.page;
  return std::nullopt;
}

std::optional<std::string> report_page(std::string_view report_template,
                                       std::string_view data) {
  const std::size_t at = report_template.find(place);
  if (at == report_template.npos || report_template.rfind(place) != at)
    return std::nullopt;
  std::string page(report_template.substr(0, at));
  page += escaped(data);
  page += report_template.substr(at + place.size());
  return page;
}

}  // namespace gockel
