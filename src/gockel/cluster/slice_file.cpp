// A slice as a file: a line of text, then what bytes.h writes.
//
//   gockel-slice 1\n
//   text          the command
//   2 x uint32    number and count of the slice
//   uint64        number of fields, then name and value of each as texts
//   text          what was found
//   uint64        checksum of all before it

#include "gockel/cluster/slice_file.h"

#include <algorithm>

#include "gockel/cluster/bytes.h"
#include "gockel/cluster/new_file.h"

namespace gockel {
namespace {

constexpr std::string_view file_kind = "gockel-slice ";
constexpr std::string_view file_version = "1";

std::unexpected<FileFault> fault(FileFault::Kind kind, const std::string& path,
                                 std::string detail = {}) {
  return std::unexpected(
      FileFault{.kind = kind, .path = path, .detail = std::move(detail)});
}

/// Where the jobs of two files differ; none when they are the same.
std::optional<OtherJob> difference(const std::string& path,
                                   const SliceFile& file,
                                   const std::string& first_path,
                                   const SliceFile& first) {
  OtherJob other{.path = path, .first_path = first_path};
  const auto differs = [&other](const std::string& field,
                                const std::string& value,
                                const std::string& first_value) {
    if (value == first_value) return false;
    other.field = field;
    other.value = value;
    other.first_value = first_value;
    return true;
  };
  if (differs("command", file.command, first.command)) return other;
  if (file.fields.size() != first.fields.size()) return other;
  for (std::size_t i = 0; i < file.fields.size(); ++i) {
    const auto& [name, value] = file.fields[i];
    if (name != first.fields[i].first) return other;
    if (differs(name, value, first.fields[i].second)) return other;
  }
  if (differs("slices", std::to_string(file.slice.count),
              std::to_string(first.slice.count)))
    return other;
  return std::nullopt;
}

}  // namespace

std::expected<void, FileFault> SliceFile::write(const std::string& path) const {
  ByteWriter out;
  out.put_text(command);
  out.put(slice.number);
  out.put(slice.count);
  out.put(static_cast<std::uint64_t>(fields.size()));
  for (const auto& [name, value] : fields) {
    out.put_text(name);
    out.put_text(value);
  }
  out.put_text(found);
  auto file = NewFile::create(path);
  if (!file) return std::unexpected(file.error());
  file->write(file_kind);
  file->write(file_version);
  file->write("\n");
  file->write(out.take());
  return file->finish();
}

std::expected<SliceFile, FileFault> SliceFile::read(const std::string& path) {
  const auto bytes = read_checked(path);
  if (!bytes) {
    // Whoever names a wrong file is told so, and not that it is damaged.
    const bool slice = begins_with(path, file_kind);
    if (bytes.error().kind == FileFault::Kind::damaged && !slice)
      return fault(FileFault::Kind::foreign, path);
    return std::unexpected(bytes.error());
  }
  std::string_view rest = *bytes;
  if (!rest.starts_with(file_kind))
    return fault(FileFault::Kind::foreign, path);
  rest.remove_prefix(file_kind.size());
  const std::size_t line_end = rest.find('\n');
  if (rest.substr(0, line_end) != file_version)
    return fault(
        FileFault::Kind::other_version, path,
        std::string(rest.substr(0, std::min<std::size_t>(line_end, 20))));
  rest.remove_prefix(line_end + 1);
  ByteReader in(rest);
  SliceFile file;
  file.command = in.get_text();
  file.slice.number = in.get<std::uint32_t>();
  file.slice.count = in.get<std::uint32_t>();
  const auto fields = in.get<std::uint64_t>();
  for (std::uint64_t i = 0; i < fields && in.ok(); ++i) {
    std::string name = in.get_text();
    file.fields.emplace_back(std::move(name), in.get_text());
  }
  file.found = in.get_text();
  const bool whole = in.at_end() && file.slice.number >= 1 &&
                     file.slice.number <= file.slice.count &&
                     file.slice.count <= Slice::max_count;
  if (!whole) return fault(FileFault::Kind::damaged, path);
  return file;
}

std::expected<std::vector<SliceFile>, MergeFault> read_slices(
    const std::vector<std::string>& paths) {
  std::vector<SliceFile> files;
  // By the number of the slice: where it was read, from 1.
  std::vector<std::size_t> place;
  for (const std::string& path : paths) {
    auto file = SliceFile::read(path);
    if (!file) return std::unexpected(MergeFault(file.error()));
    if (files.empty()) place.assign(file->slice.count, 0);
    if (!files.empty())
      if (const auto other = difference(path, *file, paths[0], files[0]))
        return std::unexpected(MergeFault(*other));
    std::size_t& own = place[file->slice.number - 1];
    if (own != 0)
      return std::unexpected(MergeFault(SliceTwice{
          .path = path, .first_path = paths[own - 1], .slice = file->slice}));
    files.push_back(*std::move(file));
    own = files.size();
  }
  const auto missing = std::ranges::find(place, std::size_t{0});
  if (missing != place.end())
    return std::unexpected(MergeFault(
        SliceMissing{{static_cast<std::uint32_t>(missing - place.begin() + 1),
                      files[0].slice.count}}));
  std::ranges::sort(files, {},
                    [](const SliceFile& file) { return file.slice.number; });
  return files;
}

}  // namespace gockel
