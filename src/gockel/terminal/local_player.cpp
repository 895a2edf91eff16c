#include "gockel/terminal/local_player.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/players/players.h"
#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

bool known_kind(std::string_view kind) {
  return kind == person_kind || std::ranges::count(player_names, kind) > 0;
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(at, from), text.size());
    parts.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  return parts;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

bool taken(std::span<const LocalPlayer> players, std::string_view name) {
  return std::ranges::count(players, name, &LocalPlayer::name) > 0;
}

/// "Gain", "Gain 2", ...: the first that nobody has.
std::string computer_name(std::span<const LocalPlayer> players,
                          std::string_view kind) {
  std::string name(kind);
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  const std::string stem = name;
  for (int n = 2; taken(players, name); ++n)
    name = fmt::format("{} {}", stem, n);
  return name;
}

/// Characters that turn, join or hide what stands beside them: a name with
/// them could garble every line it appears in.
bool has_format_characters(std::string_view name) {
  constexpr std::array<std::string_view, 4> prefixes{
      "\xE2\x80", "\xE2\x81", "\xEF\xBB\xBF", "\xD8\x9C"};
  return std::ranges::any_of(prefixes, [name](std::string_view prefix) {
    return name.find(prefix) != name.npos;
  });
}

}  // namespace

bool LocalPlayer::you() const {
  return person() && (lower(name) == "you" || lower(name) == "du");
}

Result<void> check_player_name(std::string_view name) {
  if (name.empty()) return refuse(Reason::player_name_empty);
  if (!printable_utf8(name) || has_format_characters(name))
    return refuse(Reason::player_name_characters, 0, {.what = quoted(name)});
  if (columns(name) > max_name_columns || name.size() > max_name_bytes)
    return refuse(Reason::player_name_too_long, 0,
                  {.what = quoted(name), .limit = max_name_columns});
  return {};
}

Result<std::vector<LocalPlayer>> parse_local_players(std::string_view list) {
  std::vector<LocalPlayer> players;
  for (const std::string_view part : split(list, ',')) {
    const std::string_view entry = trimmed(part);
    const auto at = static_cast<std::size_t>(part.data() - list.data());
    const std::size_t equals = entry.find('=');
    LocalPlayer player{std::string(trimmed(entry.substr(0, equals)))};
    if (equals != entry.npos) {
      player.kind = trimmed(entry.substr(equals + 1));
      if (!known_kind(player.kind))
        return refuse(
            Reason::unknown_local_player, at,
            {.what = quoted(player.kind),
             .more = std::string(person_kind),
             .list = fmt::format("{}", fmt::join(player_names, ", "))});
    } else if (std::ranges::count(player_names, entry) > 0) {
      player = {computer_name(players, entry), std::string(entry)};
    }
    if (auto named = check_player_name(player.name); !named)
      return std::unexpected(shifted(std::move(named.error()), at));
    if (taken(players, player.name))
      return refuse(Reason::player_name_twice, at, {.what = player.name});
    players.push_back(std::move(player));
  }
  return players;
}

std::string kinds_text(std::span<const LocalPlayer> players) {
  std::string out;
  for (const LocalPlayer& player : players)
    out += fmt::format("{}{}", out.empty() ? "" : ",", player.kind);
  return out;
}

Result<std::vector<LocalPlayer>> local_players_of_kinds(
    std::string_view kinds, std::span<const std::string> names) {
  const auto parts = split(kinds, ',');
  if (!kinds.empty() && parts.size() != names.size())
    return refuse(Reason::players_tag_count);
  std::vector<LocalPlayer> players;
  for (std::size_t i = 0; i < names.size(); ++i) {
    LocalPlayer& player =
        players.emplace_back(clip(names[i], max_name_columns));
    if (!kinds.empty()) player.kind = parts[i];
    if (!known_kind(player.kind))
      return refuse(Reason::players_tag_unknown, 0,
                    {.what = quoted(player.kind)});
    if (auto named = check_player_name(player.name); !named)
      return std::unexpected(std::move(named.error()));
  }
  return players;
}

Result<std::uint8_t> parse_seat(std::string_view text,
                                std::span<const LocalPlayer> players) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    const std::string seat_letter(1, static_cast<char>('a' + i));
    if (lower(text) == seat_letter || text == players[i].name)
      return static_cast<std::uint8_t>(i);
  }
  return refuse(Reason::nobody_at_seat, 0, {.what = quoted(text)});
}

}  // namespace gockel::terminal
