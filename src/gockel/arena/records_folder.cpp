#include "gockel/arena/records_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <system_error>

#include "gockel/core/text.h"

namespace gockel {
namespace {

namespace fs = std::filesystem;

std::unexpected<RecordsFault> unwritable(const fs::path& path,
                                         const std::error_code& why) {
  return std::unexpected(RecordsFault{.kind = RecordsFault::Kind::unwritable,
                                      .path = path.string(),
                                      .detail = why.message()});
}

std::error_code last_error() { return {errno, std::generic_category()}; }

std::size_t digits(std::uint64_t number) {
  return fmt::formatted_size("{}", number);
}

/// The name of an agent may be a command of any length in any bytes.
std::string tag_value(const std::string& name) {
  const Tag tag{"A", name};
  return RecordWriter::head({tag}, AnyState{}) ? name : gockel::quoted(name);
}

}  // namespace

Record record_of(const ArenaGame& game, const std::vector<std::string>& names,
                 std::uint64_t seed) {
  Record record{.tags = {}, .start = game.start, .events = game.match.events};
  for (Seat s = 0; s < game.agents.size(); ++s)
    record.tags.push_back({{letter(s)}, tag_value(names[game.agents[s]])});
  record.tags.push_back({"ArenaSeed", fmt::to_string(seed)});
  record.tags.push_back({"Deal", fmt::to_string(game.deal + 1)});
  if (game.match.forfeit)
    record.tags.push_back({"Forfeit", {letter(game.match.forfeit->seat)}});
  return record;
}

RecordsFolder::RecordsFolder(fs::path path, const ArenaSetup& setup)
    : path_(std::move(path)),
      seed_(setup.seed),
      deal_digits_(digits(setup.deals)),
      game_digits_(digits(games_per_deal(setup))) {
  for (const Agent& agent : setup.agents) names_.push_back(agent.name);
}

std::expected<RecordsFolder, RecordsFault> RecordsFolder::join(
    const std::string& path, const ArenaSetup& setup) {
  const fs::path folder(path);
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return unwritable(folder, error);
  // The first game may take long: it must not be played in vain.
  if (::access(folder.c_str(), W_OK | X_OK) != 0)
    return unwritable(folder, last_error());
  return RecordsFolder(folder, setup);
}

std::expected<RecordsFolder, RecordsFault> RecordsFolder::create(
    const std::string& path, const ArenaSetup& setup) {
  const fs::path folder(path);
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return unwritable(folder, error);
  const bool empty = fs::is_empty(folder, error);
  if (error) return unwritable(folder, error);
  if (!empty)
    return std::unexpected(
        RecordsFault{.kind = RecordsFault::Kind::not_empty, .path = path});
  return join(path, setup);
}

std::expected<void, RecordsFault> RecordsFolder::write(
    const ArenaGame& game) const {
  const fs::path file =
      path_ / fmt::format("{:0{}}-{:0{}}.gockel", game.deal + 1, deal_digits_,
                          game.number + 1, game_digits_);
  std::ofstream to(file, std::ios::binary);
  to << record_of(game, names_, seed_).text() << std::flush;
  if (to) return {};
  const std::error_code why = last_error();
  to.close();
  std::error_code ignored;
  fs::remove(file, ignored);
  return unwritable(file, why);
}

}  // namespace gockel
