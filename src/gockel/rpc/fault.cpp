#include "gockel/rpc/fault.h"

#include "gockel/rpc/json_object.h"

namespace gockel {

std::unexpected<Fault> fault(int code, std::string_view sentence, Json data) {
  return std::unexpected(
      Fault{code, std::string(sentence), std::move(data), std::nullopt});
}

std::unexpected<Fault> refused(Error error, std::string_view field) {
  Json data = JsonObject()
                  .add("code", name(error.code))
                  .add("field", field)
                  .add("offset", error.offset)
                  .add("reason", name(error.reason));
  std::string sentence = error.sentence;
  return std::unexpected(Fault{rpc::refused, std::move(sentence),
                               std::move(data), std::move(error)});
}

std::unexpected<Fault> bad_params(std::string_view field,
                                  std::string_view sentence) {
  return fault(rpc::bad_params, sentence, JsonObject().add("field", field));
}

}  // namespace gockel
