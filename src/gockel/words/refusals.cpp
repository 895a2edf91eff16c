#include "gockel/words/refusals.h"

namespace gockel {

std::string sentence(const Error& error, const Catalogue& catalogue) {
  return filled(catalogue[error.reason], error.details);
}

}  // namespace gockel
