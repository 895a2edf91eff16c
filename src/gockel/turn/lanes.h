#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#define GOCKEL_INLINE inline __attribute__((always_inline))

namespace gockel {

/// 32 bytes of numbers that the compiler keeps in whatever registers there
/// are.
template <class Real>
struct PartOf;
template <>
struct PartOf<double> {
  using type = double __attribute__((vector_size(32), aligned(32)));
};
template <>
struct PartOf<float> {
  using type = float __attribute__((vector_size(32), aligned(32)));
};

/// `Lanes` numbers. Everything is passed by reference: a vector returned by
/// value would depend on the registers of the machine.
template <int Lanes, class Real>
struct Values {
  using VectorPart = typename PartOf<Real>::type;
  static constexpr std::size_t parts =
      Lanes * sizeof(Real) / sizeof(VectorPart);
  static constexpr std::size_t per_part = sizeof(VectorPart) / sizeof(Real);
  VectorPart part[parts];

  GOCKEL_INLINE void set(Real all) {
    for (VectorPart& p : part) p = VectorPart{} + all;
  }
  // All part by part: a copy of the whole would go through narrower registers,
  // and reading back what was written in pieces stalls.
  GOCKEL_INLINE void load(const Real* from) {
    for (std::size_t i = 0; i < parts; ++i) {
      VectorPart p;
      std::memcpy(&p, from + i * per_part, sizeof p);
      part[i] = p;
    }
  }
  GOCKEL_INLINE void store(Real* to) const {
    for (std::size_t i = 0; i < parts; ++i) {
      const VectorPart p = part[i];
      std::memcpy(to + i * per_part, &p, sizeof p);
    }
  }
  // GCC 12 takes a vector that is made of four numbers for one of which four
  // parts are replaced; clang knows no such warning.
#if !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
  /// The numbers that stand at these places of a table.
  GOCKEL_INLINE void gather(const Real* table, const std::uint16_t* places) {
    static_assert(per_part == 4);
    for (std::size_t i = 0; i < parts; ++i, places += per_part) {
      const VectorPart p = {table[places[0]], table[places[1]],
                            table[places[2]], table[places[3]]};
      part[i] = p;
    }
  }
#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif
  /// Where `a` is larger than `b`, part by part.
  using Mask = decltype(VectorPart{} > VectorPart{});
  struct Larger {
    Mask part[parts];
    GOCKEL_INLINE Larger(const Values& a, const Values& b) {
      for (std::size_t i = 0; i < parts; ++i) part[i] = a.part[i] > b.part[i];
    }
  };
  GOCKEL_INLINE void choose(const Larger& first, const Values& a,
                            const Values& b) {
    for (std::size_t i = 0; i < parts; ++i)
      part[i] = first.part[i] ? a.part[i] : b.part[i];
  }
  /// The same with a mask of its own, which is one instruction.
  GOCKEL_INLINE void choose_larger(const Values& a, const Values& b) {
    for (std::size_t i = 0; i < parts; ++i)
      part[i] = a.part[i] > b.part[i] ? a.part[i] : b.part[i];
  }
  GOCKEL_INLINE void add(double factor, const Values& other) {
    const auto times = static_cast<Real>(factor);
    for (std::size_t i = 0; i < parts; ++i) part[i] += times * other.part[i];
  }
};

static_assert(alignof(Values<16, double>) == 32);

}  // namespace gockel
