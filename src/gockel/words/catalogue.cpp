#include "gockel/words/catalogue.h"

#include <fmt/format.h>

namespace gockel {
namespace {

constexpr std::string_view magic = "gockel words 1 ";

/// Calls f with the texts of every section, in the order of the bytes.
template <class AnyCatalogue, class F>
void visit_sections(AnyCatalogue& catalogue, F&& f) {
  f(catalogue.things.all);
  f(catalogue.table.all);
  f(catalogue.moves.all);
  f(catalogue.effects.all);
  f(catalogue.reasons.all);
  f(catalogue.review.all);
  f(catalogue.refusals.all);
}

std::size_t text_count() {
  std::size_t count = 0;
  const Catalogue none;
  visit_sections(none, [&](const auto& texts) { count += texts.size(); });
  return count;
}

std::string head(Language language) {
  return fmt::format("{}{} {}\n", magic, code(language), text_count());
}

}  // namespace

std::string Catalogue::bytes() const {
  std::string out = head(language);
  visit_sections(*this, [&out](const auto& texts) {
    for (const std::string_view text : texts) {
      out += text;
      out += '\0';
    }
  });
  return out;
}

Result<Catalogue> Catalogue::parse(std::string_view bytes) {
  const auto wrong = [](std::string_view why) {
    return refuse(Reason::not_words, 0, {.what = std::string(why)});
  };
  if (!bytes.starts_with(magic) || bytes.size() < magic.size() + 2)
    return wrong("the first line is another one");
  const auto language = find_language(bytes.substr(magic.size(), 2));
  if (!language) return wrong("there is no such language");
  if (!bytes.starts_with(head(*language)))
    return wrong("they have another number of texts");
  bytes.remove_prefix(head(*language).size());
  Catalogue read{.language = *language};
  bool complete = true;
  visit_sections(read, [&](auto& texts) {
    for (std::string_view& text : texts) {
      const std::size_t end = bytes.find('\0');
      if (end == 0 || end == bytes.npos) {
        complete = false;
        return;
      }
      text = bytes.substr(0, end);
      bytes.remove_prefix(end + 1);
    }
  });
  if (!complete) return wrong("a text is missing");
  if (!bytes.empty()) return wrong("something stands behind the last text");
  return read;
}

}  // namespace gockel
