#include "gockel/arena/agent.h"

#include <algorithm>
#include <utility>

#include "gockel/core/text.h"

namespace gockel {
namespace {

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> parts(1);
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i] == ',')
      parts.emplace_back();
    else if (list.substr(i, 2) == "\\,")
      parts.back() += list[++i];
    else
      parts.back() += list[i];
  }
  return parts;
}

}  // namespace

Result<Agent> Agent::parse(std::string_view text) {
  const std::size_t at = text.find_first_of("=:");
  if (at == text.npos || text[at] == ':')
    return Agent{std::string(text), std::string(text)};
  const std::string_view name = text.substr(0, at);
  if (name.empty()) return refuse(Reason::player_name_empty);
  if (!printable_utf8(name))
    return refuse(Reason::player_name_characters, 0,
                  {.what = gockel::quoted(name)});
  if (name.size() > max_agent_name)
    return refuse(Reason::player_name_too_long, 0,
                  {.what = gockel::quoted(name), .limit = max_agent_name});
  return Agent{std::string(name), std::string(text.substr(at + 1))};
}

Result<std::vector<Agent>> parse_agents(const std::vector<std::string>& lists) {
  std::vector<Agent> agents;
  for (const std::string& list : lists)
    for (const std::string& part : split(list)) {
      auto agent = Agent::parse(part);
      if (!agent) return std::unexpected(agent.error());
      const auto same = std::ranges::find(agents, agent->name, &Agent::name);
      if (same != agents.end() && *same != *agent)
        return refuse(Reason::player_name_twice, 0,
                      {.what = gockel::quoted(agent->name)});
      agents.push_back(*std::move(agent));
    }
  return agents;
}

}  // namespace gockel
