#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace gockel {

// Numbers are written as they lie in memory.
static_assert(std::endian::native == std::endian::little);

/// Values as bytes, one behind the other, for files and other ranks.
class ByteWriter {
 public:
  template <class Number>
    requires std::is_arithmetic_v<Number>
  void put(Number number) {
    bytes_.append(reinterpret_cast<const char*>(&number), sizeof number);
  }
  template <class Number>
    requires std::is_arithmetic_v<Number>
  void put(std::span<const Number> numbers) {
    bytes_.append(reinterpret_cast<const char*>(numbers.data()),
                  numbers.size_bytes());
  }
  /// With its length before it.
  void put_text(std::string_view text) {
    put(static_cast<std::uint64_t>(text.size()));
    bytes_ += text;
  }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

/// What was written for each rank, as Group::exchange sends it.
inline std::vector<std::string> take_all(std::span<ByteWriter> writers) {
  std::vector<std::string> messages(writers.size());
  std::ranges::transform(writers, messages.begin(), &ByteWriter::take);
  return messages;
}

/// The inverse of ByteWriter. Behind the end all numbers are 0 and ok() is
/// false for good.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  template <class Number>
    requires std::is_arithmetic_v<Number>
  Number get() {
    Number number{};
    get(std::span(&number, 1));
    return number;
  }
  template <class Number>
    requires std::is_arithmetic_v<Number>
  void get(std::span<Number> to) {
    if (!enough(to.size_bytes())) return;
    rest_.copy(reinterpret_cast<char*>(to.data()), to.size_bytes());
    rest_.remove_prefix(to.size_bytes());
  }
  std::string get_text() {
    const auto size = get<std::uint64_t>();
    if (!enough(size)) return {};
    std::string text(rest_.substr(0, size));
    rest_.remove_prefix(size);
    return text;
  }
  bool ok() const { return ok_; }
  /// Nothing is missing and nothing is left.
  bool at_end() const { return ok_ && rest_.empty(); }
  std::size_t left() const { return rest_.size(); }

 private:
  bool enough(std::uint64_t size) {
    ok_ = ok_ && size <= rest_.size();
    return ok_;
  }
  std::string_view rest_;
  bool ok_ = true;
};

}  // namespace gockel
