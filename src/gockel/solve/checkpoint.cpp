// The files of a checkpoint: a line of text, numbers, a checksum.
//
//   gockel-positions 1 compact 21-26\n    rules, tiles
//   n x uint64    a bit per layout, in the order of layouts.h
//
//   gockel-layer 1 compact 21-26 12944 5 23 283112 3d719799812dea11\n
//                 positions in all, layer, sweeps, turns, residual (its bits)
//   n x float64   the values of the layer

#include "gockel/solve/checkpoint.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <filesystem>

namespace gockel {
namespace {

namespace fs = std::filesystem;

std::unexpected<FileFault> checkpoint_fault(FileFault::Kind kind,
                                            const std::string& path,
                                            std::string detail = {}) {
  return std::unexpected(
      FileFault{.kind = kind, .path = path, .detail = std::move(detail)});
}

/// What stands behind the first line, and the line itself.
struct HeadAndRest {
  std::string_view head;  ///< without its end
  std::string_view rest;
};
HeadAndRest split(std::string_view bytes) {
  const std::size_t end = std::min(bytes.find('\n'), bytes.size());
  return {bytes.substr(0, end), bytes.substr(std::min(end + 1, bytes.size()))};
}

template <class Number>
std::optional<std::vector<Number>> numbers(std::string_view bytes) {
  if (bytes.size() % sizeof(Number) != 0) return std::nullopt;
  std::vector<Number> found(bytes.size() / sizeof(Number));
  if (!found.empty()) std::memcpy(found.data(), bytes.data(), bytes.size());
  return found;
}

/// "sweeps turns residual", as a layer's first line ends.
std::optional<SweepCount> parse_count(std::string_view text) {
  SweepCount count;
  std::uint64_t residual = 0;
  const auto next = [&text](auto& number, int base) {
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), number, base);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    return error == std::errc{};
  };
  if (!next(count.sweeps, 10) || !next(count.turns, 10) ||
      !next(residual, 16) || !text.empty())
    return std::nullopt;
  count.residual = std::bit_cast<double>(residual);
  return count;
}

std::string count_text(const SweepCount& count) {
  return fmt::format("{} {} {:016x}", count.sweeps, count.turns,
                     std::bit_cast<std::uint64_t>(count.residual));
}

}  // namespace

std::expected<Checkpoint, FileFault> Checkpoint::open(const std::string& path,
                                                      const SmallGame& game) {
  std::error_code error;
  fs::create_directories(path, error);
  if (error)
    return checkpoint_fault(FileFault::Kind::unwritable, path, error.message());
  return Checkpoint(path, game);
}

std::string Checkpoint::file(int layer) const {
  return (fs::path(path_) / fmt::format("layer-{:02}", layer)).string();
}

std::string Checkpoint::head(const Positions& positions, int layer) const {
  return fmt::format("gockel-layer 1 {} {} {} {} ", game_.rules().text(),
                     game_.tiles_text(), positions.size(), layer);
}

std::expected<std::optional<Positions>, FileFault> Checkpoint::positions()
    const {
  const std::string path = (fs::path(path_) / "positions").string();
  std::error_code error;
  if (!fs::exists(path, error)) return std::nullopt;
  const auto bytes = read_checked(path);
  if (!bytes) return std::unexpected(bytes.error());
  const auto [head, rest] = split(*bytes);
  if (!head.starts_with("gockel-positions "))
    return checkpoint_fault(FileFault::Kind::foreign, path);
  if (head != fmt::format("gockel-positions 1 {} {}", game_.rules().text(),
                          game_.tiles_text()))
    return checkpoint_fault(FileFault::Kind::other_job, path,
                            std::string(head));
  auto bits = numbers<std::uint64_t>(rest);
  if (!bits) return checkpoint_fault(FileFault::Kind::damaged, path);
  auto positions = Positions::from_bits(game_, *std::move(bits));
  if (!positions) return checkpoint_fault(FileFault::Kind::damaged, path);
  return *std::move(positions);
}

std::expected<void, FileFault> Checkpoint::store(
    const Positions& positions) const {
  auto file = NewFile::create((fs::path(path_) / "positions").string());
  if (!file) return std::unexpected(file.error());
  file->write(fmt::format("gockel-positions 1 {} {}\n", game_.rules().text(),
                          game_.tiles_text()));
  file->write(bytes_of(std::span<const std::uint64_t>(positions.bits())));
  return file->finish();
}

std::expected<std::optional<Checkpoint::Layer>, FileFault> Checkpoint::layer(
    const Positions& positions, int layer) const {
  const std::string path = file(layer);
  std::error_code error;
  if (!fs::exists(path, error)) return std::nullopt;
  const auto bytes = read_checked(path);
  if (!bytes) return std::unexpected(bytes.error());
  const auto [line, rest] = split(*bytes);
  if (!line.starts_with("gockel-layer "))
    return checkpoint_fault(FileFault::Kind::foreign, path);
  const std::string begin = head(positions, layer);
  if (!line.starts_with(begin))
    return checkpoint_fault(FileFault::Kind::other_job, path,
                            std::string(line));
  const auto count = parse_count(line.substr(begin.size()));
  auto values = numbers<double>(rest);
  const bool whole =
      count && values && values->size() == positions.layer(layer).size() &&
      std::ranges::all_of(*values, [](double v) { return v >= 0 && v <= 1; });
  if (!whole) return checkpoint_fault(FileFault::Kind::damaged, path);
  return Layer{*std::move(values), *count};
}

std::expected<NewFile, FileFault> Checkpoint::new_layer(
    const Positions& positions, int layer, const SweepCount& count) const {
  auto made = NewFile::create(file(layer));
  if (made) made->write(head(positions, layer) + count_text(count) + '\n');
  return made;
}

std::expected<Positions, FileFault> find_positions(
    const PositionsSetup& setup) {
  std::string bits;
  if (setup.checkpoint != nullptr) {
    const auto found = setup.checkpoint->positions();
    if (!found) return std::unexpected(found.error());
    if (*found)
      bits = bytes_of(std::span<const std::uint64_t>((*found)->bits()));
  }
  bits = setup.group.broadcast(bits);
  if (!bits.empty())
    return *Positions::from_bits(setup.game, *numbers<std::uint64_t>(bits));
  Positions positions =
      Positions::reachable(setup.game, setup.threads, setup.group, setup.done);
  if (setup.checkpoint != nullptr)
    if (auto stored = setup.checkpoint->store(positions); !stored)
      return std::unexpected(stored.error());
  return positions;
}

std::expected<void, FileFault> restore_layers(const Checkpoint* checkpoint,
                                              const Positions& positions,
                                              Group& group,
                                              GroupSolver& solver) {
  for (int layer = 1; layer <= positions.layouts().tiles(); ++layer) {
    Checkpoint::Layer found;
    std::string count;
    // A layer without positions has no file, and nothing to restore.
    if (positions.layer(layer).size() == 0) continue;
    if (checkpoint != nullptr) {
      auto stored = checkpoint->layer(positions, layer);
      if (!stored) return std::unexpected(stored.error());
      if (*stored) {
        found = **std::move(stored);
        count = count_text(found.count);
      }
    }
    count = group.broadcast(count);
    if (count.empty()) break;
    solver.restore(layer, found.values, *parse_count(count));
  }
  return {};
}

std::expected<void, FileFault> store_layer(const Checkpoint* checkpoint,
                                           const Positions& positions,
                                           GroupSolver& solver, int layer,
                                           const SweepCount& count) {
  std::expected<void, FileFault> result;
  std::optional<NewFile> file;
  if (checkpoint != nullptr) {
    auto made = checkpoint->new_layer(positions, layer, count);
    if (made)
      file.emplace(*std::move(made));
    else
      result = std::unexpected(made.error());
  }
  // The other ranks send their values whether or not there is a file.
  solver.collect(positions.layer(layer), [&](std::span<const double> values) {
    if (file) file->write(bytes_of(values));
  });
  if (file) result = file->finish();
  return result;
}

}  // namespace gockel
