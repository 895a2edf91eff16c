#pragma once

#include <string>
#include <string_view>

#include "gockel/fair/fair_dice.h"
#include "gockel/server/environment.h"

namespace gockel {

// What nobody may guess, made of random bytes.

/// A table's code: 60 random bits as 12 letters and digits without I, L, O, U.
std::string fresh_code(const RandomBytes& random);
/// Whether a text can be a table's code.
bool is_code(std::string_view text);
/// A code as people may write it, in capitals. What is no code stays none.
std::string code_from(std::string_view text);

/// A seat's key: 32 hex digits.
std::string fresh_key(const RandomBytes& random);

/// The secret that a table's dice come from.
Seed fresh_seed(const RandomBytes& random);

/// What the choices of a table's computer players begin with.
PublicSeed fresh_public_seed(const RandomBytes& random);

/// What hides a name in its hash.
Salt fresh_salt(const RandomBytes& random);

/// What a computer player's choice begins with at a table of the first kind.
std::uint32_t fresh_number(const RandomBytes& random);

/// What only the nodes of one server can make, with a secret that they share.
class ServerSecrets {
 public:
  explicit ServerSecrets(const Seed& secret) : secret_(secret) {}

  /// A person's cookie: 32 random hex digits, and 32 that prove that we drew
  /// them.
  std::string fresh_cookie(const RandomBytes& random) const;
  /// Whether a cookie is one of ours. Somebody who plants a cookie of their
  /// own choice in another's browser would know what that person holds.
  bool made_cookie(std::string_view text) const;
  /// A name for a group of addresses that does not tell which one it is, as
  /// the store keeps it.
  std::string opener(std::string_view group) const;

 private:
  /// 32 hex digits that hang on the secret, the purpose and the text.
  std::string proof(std::string_view purpose, std::string_view text) const;
  Seed secret_;
};

}  // namespace gockel
