// A solution as a file: a line of text, which layouts are positions, a value
// for each position, a checksum. All numbers are little-endian.
//
//   gockel-exact 1 compact 21-26 12944\n   rules, tiles, number of positions
//   n x uint64    a bit per layout, in the order of layouts.h
//   n x float64   the share of the seat to move, position by position
//   uint64        checksum of all before it

#include "gockel/solve/solution_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <filesystem>
#include <utility>

#include "gockel/core/text.h"

namespace gockel {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::string_view kind = "gockel-exact";
constexpr std::string_view version = "1";
constexpr std::size_t max_head = 160;

/// Words are mixed in one after the other: a change of one of them changes
/// all that follows.
class Checksum {
 public:
  explicit Checksum(std::uint64_t sum = 0) : sum_(sum) {}
  void add(std::string_view text) {
    for (const char c : text) sum_ = mix(sum_, static_cast<unsigned char>(c));
  }
  template <class Word>
  void add(std::span<const Word> words) {
    for (const Word word : words)
      sum_ = mix(sum_, std::bit_cast<std::uint64_t>(word));
  }
  std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_;
};

/// What the first line says.
struct SolutionHead {
  SmallGame game;
  std::uint32_t positions;

  std::string text() const {
    return fmt::format("{} {} {} {} {}\n", kind, version, game.rules().text(),
                       game.tiles_text(), positions);
  }
  std::uint64_t words() const {
    return Positions::words(Layouts::count(game.tiles().size()));
  }
  std::uint64_t file_size() const {
    return text().size() + 8 * (words() + positions + 1);
  }
};

Result<SolutionHead> parse_head(std::string_view line) {
  Scanner in(line);
  if (in.until(' ') != kind) return refuse(Reason::not_a_solution_file);
  if (const auto found = in.until(' '); found != version)
    return refuse(Reason::solution_version, kind.size() + 1,
                  {.what = quoted(found), .more = std::string(version)});
  const auto rules = Rules::parse(in.until(' '));
  if (!rules) return std::unexpected(rules.error());
  auto game = SmallGame::parse(*rules, in.until(' '));
  if (!game) return std::unexpected(game.error());
  const auto positions = in.number(0xFFFFFFF0);
  if (!positions) return std::unexpected(positions.error());
  SolutionHead head{*std::move(game), *positions};
  if (head.text() != line) return refuse(Reason::solution_head_changed);
  return head;
}

template <class Word>
std::vector<Word> read(std::istream& file, std::uint64_t count) {
  std::vector<Word> words(count);
  file.read(reinterpret_cast<char*>(words.data()),
            static_cast<std::streamsize>(count * sizeof(Word)));
  return words;
}

template <class Word>
void write(std::ofstream& file, std::span<const Word> words) {
  file.write(reinterpret_cast<const char*>(words.data()),
             static_cast<std::streamsize>(words.size_bytes()));
}

std::string part_of(const std::string& path) { return path + ".part"; }

}  // namespace

Result<NewSolutionFile> NewSolutionFile::create(const std::string& path) {
  std::error_code error;
  if (std::filesystem::exists(path, error))
    return refuse(Reason::file_exists, 0, {.what = path});
  NewSolutionFile made(path);
  if (!made.part_) return refuse(Reason::cannot_write, 0, {.what = path});
  return made;
}

NewSolutionFile::NewSolutionFile(std::string path)
    : path_(std::move(path)), part_(part_of(path_), std::ios::binary) {}

NewSolutionFile::NewSolutionFile(NewSolutionFile&& other) noexcept
    : path_(std::exchange(other.path_, {})), part_(std::move(other.part_)) {}

NewSolutionFile::~NewSolutionFile() {
  std::error_code ignored;
  if (!path_.empty()) std::filesystem::remove(part_of(path_), ignored);
}

Result<void> NewSolutionFile::write(const Solution& solution) {
  begin(solution.positions());
  add(solution.values());
  return finish();
}

void NewSolutionFile::begin(const Positions& positions) {
  const std::string head =
      SolutionHead{positions.game(), positions.size()}.text();
  const std::span<const std::uint64_t> bits(positions.bits());
  Checksum checksum;
  checksum.add(head);
  checksum.add(bits);
  sum_ = checksum.sum();
  part_ << head;
  gockel::write(part_, bits);
}

void NewSolutionFile::add(std::span<const double> values) {
  Checksum checksum(sum_);
  checksum.add(values);
  sum_ = checksum.sum();
  gockel::write(part_, values);
}

Result<void> NewSolutionFile::finish() {
  gockel::write(part_, std::span<const std::uint64_t>(&sum_, 1));
  part_.close();
  std::error_code error;
  if (part_) std::filesystem::rename(part_of(path_), path_, error);
  if (!part_ || error) return refuse(Reason::cannot_write, 0, {.what = path_});
  path_.clear();
  return {};
}

Result<Solution> read_solution(const std::string& path) {
  std::error_code error;
  const std::uint64_t size = std::filesystem::file_size(path, error);
  std::ifstream file(path, std::ios::binary);
  if (error || !file) return refuse(Reason::cannot_read, 0, {.what = path});
  return read_solution(file, size);
}

Result<Solution> read_solution(std::istream& file, std::uint64_t size) {
  std::string line(std::min<std::uint64_t>(size, max_head), '\0');
  file.read(line.data(), static_cast<std::streamsize>(line.size()));
  line.resize(std::min(line.find('\n') + 1, line.size()));
  const auto head = parse_head(line);
  if (!head) return std::unexpected(head.error());
  if (size != head->file_size())
    return refuse(Reason::solution_size, std::min(size, head->file_size()),
                  {.n = static_cast<std::int64_t>(size),
                   .limit = static_cast<std::int64_t>(head->file_size())});
  file.seekg(static_cast<std::streamoff>(line.size()));
  auto bits = read<std::uint64_t>(file, head->words());
  const auto values = read<double>(file, head->positions);
  const auto sum = read<std::uint64_t>(file, 1);
  Checksum checksum;
  checksum.add(line);
  checksum.add(std::span<const std::uint64_t>(bits));
  checksum.add(std::span<const double>(values));
  if (!file || checksum.sum() != sum[0])
    return refuse(Reason::solution_checksum, size - sizeof(sum[0]));
  auto positions = Positions::from_bits(head->game, std::move(bits));
  if (!positions) return std::unexpected(positions.error());
  const bool shares = std::ranges::all_of(
      values, [](double value) { return value >= 0 && value <= 1; });
  if (positions->size() != head->positions || !shares)
    return refuse(Reason::solution_not_shares, line.size());
  return Solution(*std::move(positions), values);
}

}  // namespace gockel
