#include "gockel/table/forget_name.h"

namespace gockel {

Result<std::string> without_name(std::string_view text, std::string_view name,
                                 TableKind kind) {
  // Other entries are not read: nothing of them is to change.
  if (!text.starts_with(R"({"type":"sat",)")) return std::string(text);
  const EntryFormat format{.kind = kind};
  Result<Entry> entry = parse_entry(text, format);
  if (!entry) return std::unexpected(std::move(entry.error()));
  auto& sat = std::get<entry::Sat>(entry->what);
  if (sat.name != name) return std::string(text);
  sat.name = forgotten_name;
  sat.salt.reset();
  return entry_text(*entry, format);
}

}  // namespace gockel
