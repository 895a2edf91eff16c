#include "gockel/server/files.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "gockel/crypto/crypto.h"
#include "gockel/server/embedded_files.h"

namespace gockel {
namespace {

namespace fs = std::filesystem;

struct MimeType {
  std::string_view ending;
  std::string_view mime;
};
constexpr std::array<MimeType, 13> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
    {".net", "application/octet-stream"},
    {".words", "application/octet-stream"},
}};

std::string_view type_of(std::string_view path) {
  for (const MimeType& type : types)
    if (path.ends_with(type.ending)) return type.mime;
  return "application/octet-stream";
}

/// The parts of a text between its separators, without empty ones.
std::vector<std::string_view> split_parts(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(at), text.size());
    if (end > 0) parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

/// What File::script_hashes says of a page.
std::string script_hashes(std::string_view html) {
  constexpr std::string_view begin = "<script>";
  constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
  std::string hashes;
  for (std::size_t at = html.find(begin); at != html.npos;
       at = html.find(begin, at)) {
    at += begin.size();
    const std::string_view script =
        html.substr(at, html.find("</script>", at) - at);
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(),
                       reinterpret_cast<const unsigned char*>(script.data()),
                       script.size());
    std::array<char,
               sodium_base64_ENCODED_LEN(crypto_hash_sha256_BYTES, variant)>
        text{};
    sodium_bin2base64(text.data(), text.size(), hash.data(), hash.size(),
                      variant);
    hashes += fmt::format(" 'sha256-{}'", text.data());
  }
  return hashes;
}

}  // namespace

void Files::add(const std::string& path, std::string_view bytes) {
  for (const auto& [ending, part] :
       {std::pair{".br", &File::brotli}, std::pair{".gz", &File::gzip}})
    if (path.ends_with(ending)) {
      files_[path.substr(0, path.size() - 3)].*part = bytes;
      return;
    }
  File& file = files_[path];
  file.type = type_of(path);
  file.plain = bytes;
  file.tag = fmt::format("\"{:.20}\"", sha256(bytes));
  // Vite names what it built after its content.
  file.unchanging = path.starts_with("/assets/");
  if (path.ends_with(".html")) file.script_hashes = script_hashes(bytes);
}

std::expected<Files, StartFault> Files::folder(const std::string& path) {
  Files files;
  std::error_code error;
  fs::recursive_directory_iterator all(path, error);
  for (; !error && all != fs::recursive_directory_iterator();
       all.increment(error)) {
    std::error_code unknown;
    const fs::file_type type = all->status(unknown).type();
    // `none` is what cannot be looked at, a link to itself for one.
    if (type != fs::file_type::regular && type != fs::file_type::none) continue;
    std::ifstream in(all->path(), std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(in), {}};
    if (!in.good() && !in.eof())
      return std::unexpected(StartFault{.kind = StartFault::Kind::page_folder,
                                        .what = all->path().string()});
    const std::string name =
        "/" + fs::relative(all->path(), path).generic_string();
    const auto [kept, fresh] = files.read_.emplace(name, std::move(bytes));
    files.add(name, kept->second);
  }
  if (error)
    return std::unexpected(
        StartFault{.kind = StartFault::Kind::page_folder, .what = path});
  if (!files.files_.contains("/index.html"))
    return std::unexpected(
        StartFault{.kind = StartFault::Kind::no_index, .what = path});
  return files;
}

Files Files::embedded() {
  Files files;
  for (const EmbeddedFile& file : embedded_files())
    files.add(std::string(file.path), file.bytes);
  return files;
}

/// Whether a path is of the page's router. Without its list any may be.
bool Files::is_page(std::string_view path) const {
  const auto list = files_.find("/paths.txt");
  if (list == files_.end()) return true;
  const std::vector<std::string_view> parts = split_parts(path, '/');
  for (const std::string_view line : split_parts(list->second.plain, '\n'))
    if (std::ranges::equal(split_parts(line, '/'), parts,
                           [](std::string_view pattern, std::string_view part) {
                             return pattern == "*" || pattern == part;
                           }))
      return true;
  return false;
}

Files::Found Files::find(std::string_view path) const {
  const auto found = files_.find(path);
  if (found != files_.end()) return {&found->second, true};
  // Tables, replays and so on are pages of the one page.
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const auto start = files_.find("/index.html");
  if (name.find('.') != name.npos || start == files_.end())
    return {nullptr, false};
  return {&start->second, is_page(path)};
}

}  // namespace gockel
