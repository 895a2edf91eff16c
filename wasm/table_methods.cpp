#include "offered_methods.h"

std::span<const gockel::Method> offered_methods() {
  return gockel::table_methods();
}
