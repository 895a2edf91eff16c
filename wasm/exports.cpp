// What the page calls, beside `handle`, which every module has of its own
// (answer_line.h). Text and bytes pass through memory that the caller allocates
// here; web/src/engine/wasm.ts is the other side.

#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

#include "answer_line.h"

// The hashes of fair dice, from the library of the page.
extern "C" {
[[clang::import_module("page"), clang::import_name("sha256")]] void page_sha256(
    const std::uint8_t* bytes, std::size_t size, std::uint8_t* digest);
[[clang::import_module("page"), clang::import_name("hmac_sha256")]] void
page_hmac_sha256(const std::uint8_t* key, const std::uint8_t* message,
                 std::size_t size, std::uint8_t* digest);
}

namespace {

using HashBytes = std::array<std::uint8_t, gockel::Digest::size>;

gockel::Digest sha256(gockel::FairHash::Bytes bytes) {
  HashBytes digest{};
  page_sha256(bytes.data(), bytes.size(), digest.data());
  return gockel::Digest(digest);
}

gockel::Digest hmac_sha256(const gockel::Seed& key,
                           gockel::FairHash::Bytes message) {
  HashBytes digest{};
  page_hmac_sha256(key.bytes().data(), message.data(), message.size(),
                   digest.data());
  return gockel::Digest(digest);
}

/// The answer to the last line, until the next one.
std::string& answer() {
  static std::string text;
  return text;
}

/// The position values that the page has handed over, which fetches those of
/// the game that is played.
using GivenValues =
    std::map<std::pair<gockel::Family, int>, gockel::PositionValues>;
GivenValues& given_values() {
  static GivenValues all;
  return all;
}

std::optional<gockel::PositionValues> find_values(const gockel::Rules& rules,
                                                  int seats) {
  const auto found = given_values().find({family(rules), seats});
  if (found == given_values().end()) return std::nullopt;
  return found->second;
}

/// The words that the page has handed over, of the language that is spoken, and
/// the bytes that they lie in.
struct GivenWords {
  std::string bytes;
  gockel::Catalogue catalogue;
};
std::map<gockel::Language, GivenWords>& given_words() {
  static std::map<gockel::Language, GivenWords> all;
  return all;
}

const gockel::Catalogue* find_words(gockel::Language language) {
  const auto found = given_words().find(language);
  return found == given_words().end() ? nullptr : &found->second.catalogue;
}

}  // namespace

extern "C" {

/// Given by the page: told a notification, a line without its end, while a
/// request takes long and has asked for them.
[[clang::import_module("page"), clang::import_name("notify")]] void page_notify(
    const char* line, std::size_t bytes);

}  // extern "C"

std::size_t answer_line(std::span<const gockel::Method> methods,
                        const char* line, std::size_t bytes) {
  answer() = gockel::handle_with(methods, {line, bytes},
                                 {.values = find_values,
                                  .hash = {sha256, hmac_sha256},
                                  .words = find_words,
                                  .notify = [](std::string_view told) {
                                    page_notify(told.data(), told.size());
                                  }});
  return answer().size();
}

extern "C" {

[[clang::export_name("allocate")]] void* allocate(std::size_t bytes) {
  return std::malloc(bytes);
}

[[clang::export_name("release")]] void release(void* memory) {
  std::free(memory);
}

[[clang::export_name("answer_text")]] const char* answer_text() {
  return answer().data();
}

/// 1 when the bytes are position values, which are used from now on; else 0.
[[clang::export_name("give_values")]] int give_values(const char* values,
                                                      std::size_t bytes) {
  auto network = gockel::Network::parse({values, bytes});
  if (!network) return 0;
  const std::pair of{network->family(), network->seats()};
  given_values().insert_or_assign(of,
                                  gockel::PositionValues(*std::move(network)));
  return 1;
}

/// 1 when the bytes are the words of a language, which are used from now on;
/// else 0.
[[clang::export_name("give_words")]] int give_words(const char* words,
                                                    std::size_t bytes) {
  const auto read = gockel::Catalogue::parse({words, bytes});
  if (!read) return 0;
  GivenWords& given = given_words()[read->language];
  given.bytes.assign(words, bytes);
  given.catalogue = *gockel::Catalogue::parse(given.bytes);
  return 1;
}

}  // extern "C"
