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

/// A seat's key: 32 hex digits.
std::string fresh_key(const RandomBytes& random);

/// A person's cookie: 64 hex digits.
std::string fresh_person_cookie(const RandomBytes& random);
/// Whether a text can be a person's cookie.
bool is_person_cookie(std::string_view text);

/// The secret that a table's dice come from.
Seed fresh_seed(const RandomBytes& random);

/// What the choices of a table's computer players begin with.
PublicSeed fresh_public_seed(const RandomBytes& random);

/// What hides a name in its hash.
Salt fresh_salt(const RandomBytes& random);

/// What a computer player's choice begins with at a table of the first kind.
std::uint32_t fresh_number(const RandomBytes& random);

}  // namespace gockel
