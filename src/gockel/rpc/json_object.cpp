#include "gockel/rpc/json_object.h"

namespace gockel {

JsonObject& JsonObject::add_json(std::string_view name, Json value) {
  // Not emplace: that would look for the name among those that are there.
  auto& fields = *json_.get_ptr<Json::object_t*>();
  fields.Container::emplace_back(std::string(name), std::move(value));
  return *this;
}

JsonObject& JsonObject::add_flag(std::string_view name, bool value) {
  return add_json(name, value);
}

JsonObject& JsonObject::add_whole(std::string_view name, std::int64_t value) {
  return add_json(name, value);
}

JsonObject& JsonObject::add_number(std::string_view name, double value) {
  return add_json(name, value);
}

JsonObject& JsonObject::add_text(std::string_view name,
                                 std::string_view value) {
  return add_json(name, std::string(value));
}

}  // namespace gockel
