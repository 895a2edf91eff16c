#include "gockel/words/decimal.h"

#include <cassert>
#include <cmath>
#include <cstddef>

namespace gockel {
namespace {

/// n / 2^shift, rounded; halves to the even number.
std::uint64_t halved(std::uint64_t n, int shift) {
  if (shift == 0) return n;
  // All that decimal() hands in is below 2^63: less than a half.
  if (shift >= 64) return 0;
  const std::uint64_t whole = n >> shift;
  const std::uint64_t rest = n - (whole << shift);
  const std::uint64_t half = std::uint64_t{1} << (shift - 1);
  return whole + (rest > half || (rest == half && whole % 2 == 1) ? 1 : 0);
}

}  // namespace

std::string decimal(double value, int places, PlusSign plus) {
  assert(places >= 0 && places <= 3 && std::abs(value) < 1e15);
  // A double is a whole number below 2^53 times a power of two. With three
  // decimals in front of the point it still fits into 63 bits.
  constexpr int bits = 53;
  int exponent = 0;
  const double part = std::frexp(std::abs(value), &exponent);
  auto number = static_cast<std::uint64_t>(std::ldexp(part, bits));
  for (int i = 0; i < places; ++i) number *= 10;
  std::string text = std::to_string(halved(number, bits - exponent));
  const auto behind = static_cast<std::size_t>(places);
  if (text.size() <= behind) text.insert(0, behind + 1 - text.size(), '0');
  if (behind > 0) text.insert(text.size() - behind, 1, '.');
  if (std::signbit(value)) return '-' + text;
  return plus == PlusSign::written ? '+' + text : text;
}

}  // namespace gockel
