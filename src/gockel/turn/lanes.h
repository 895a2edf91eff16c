#pragma once

#include <cstddef>
#include <cstring>

#define GOCKEL_INLINE inline __attribute__((always_inline))

namespace gockel {

/// 32 bytes of numbers that the compiler keeps in whatever registers there
/// are; one number where there is only one lane.
template <int Lanes, class Real>
struct PartOf;
template <int Lanes>
struct PartOf<Lanes, double> {
  using type = double __attribute__((vector_size(32), aligned(32)));
};
template <int Lanes>
struct PartOf<Lanes, float> {
  using type = float __attribute__((vector_size(32), aligned(32)));
};
template <>
struct PartOf<1, double> {
  using type = double;
};
template <>
struct PartOf<1, float> {
  using type = float;
};

/// `Lanes` numbers. Everything is passed by reference: a vector returned by
/// value would depend on the registers of the machine.
template <int Lanes, class Real>
struct Values {
  using Part = typename PartOf<Lanes, Real>::type;
  static constexpr std::size_t parts = Lanes * sizeof(Real) / sizeof(Part);
  Part part[parts];

  GOCKEL_INLINE void set(Real all) {
    for (Part& p : part) p = Part{} + all;
  }
  // All part by part: a copy of the whole would go through narrower registers,
  // and reading back what was written in pieces stalls.
  GOCKEL_INLINE void load(const Real* from) {
    for (std::size_t i = 0; i < parts; ++i) {
      Part p;
      std::memcpy(&p, from + i * (Lanes / parts), sizeof p);
      part[i] = p;
    }
  }
  GOCKEL_INLINE void store(Real* to) const {
    for (std::size_t i = 0; i < parts; ++i) {
      const Part p = part[i];
      std::memcpy(to + i * (Lanes / parts), &p, sizeof p);
    }
  }
  /// Where `a` is larger than `b`, part by part.
  using Mask = decltype(Part{} > Part{});
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
  GOCKEL_INLINE void add(double factor, const Values& other) {
    const auto times = static_cast<Real>(factor);
    for (std::size_t i = 0; i < parts; ++i) part[i] += times * other.part[i];
  }
};

static_assert(alignof(Values<16, double>) == 32);

}  // namespace gockel
