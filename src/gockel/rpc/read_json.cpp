#include "gockel/rpc/read_json.h"

#include <fmt/format.h>

#include <vector>

#include "gockel/core/text.h"
#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

std::string_view reason(const nlohmann::json::exception& error) {
  constexpr int number_overflow = 406;
  if (error.id == number_overflow) return "a number is out of range";
  // The library names its reason before it repeats what it has read.
  const std::string_view what = error.what();
  if (what.substr(0, what.find("last read")).find("UTF-8") != what.npos)
    return "the line is not UTF-8";
  return "the line is not JSON";
}

/// Builds the value while the library's parser reads; `false` stops it. The
/// library's own builder has no limits and copies every string.
class Builder final : public nlohmann::json_sax<Input> {
 public:
  Builder(std::size_t bytes, Decimals decimals)
      : bytes_(bytes), decimals_(decimals) {}

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(std::int64_t value) override { return add(value); }
  bool number_unsigned(std::uint64_t value) override { return add(value); }
  bool number_float(double value, const std::string& digits) override {
    if (decimals_ == Decimals::doubles) return add(value);
    return add(Input::binary({digits.begin(), digits.end()}));
  }
  bool string(std::string& value) override { return add(std::move(value)); }
  bool binary(Input::binary_t&) override { return false; }

  bool start_object(std::size_t) override { return open(Input::object()); }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Input::array()); }
  bool end_array() override { return close(); }

  bool key(std::string& name) override {
    auto& object = *open_.back()->get_ptr<Input::object_t*>();
    if (const auto known = object.find(name); known != object.end())
      return stop(fmt::format("the field \"{}\" stands twice in one object",
                              gockel::quoted(name)));
    member_ = &object[std::move(name)];
    return true;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::json::exception& error) override {
    const std::size_t offset = position == 0 ? 0 : position - 1;
    const std::string sentence =
        offset >= bytes_ ? "the line ends before its JSON does"
                         : fmt::format("{} at byte {}", reason(error), offset);
    fault_ = {rpc::not_json, sentence, JsonObject().add("offset", offset)};
    return false;
  }

  Input take_value() { return std::move(root_); }
  Fault take_fault() { return std::move(fault_); }

 private:
  bool add(Input value) {
    if (++values_ > max_values)
      return stop(fmt::format("a line has at most {} values", max_values));
    *place() = std::move(value);
    return true;
  }

  /// Where the next value goes. Nothing is added to an array while one of its
  /// elements is open, so the addresses in `open_` stay right.
  Input* place() {
    if (open_.empty()) return at_ = &root_;
    if (!open_.back()->is_array()) return at_ = member_;
    open_.back()->push_back(nullptr);
    return at_ = &open_.back()->back();
  }

  bool open(Input empty) {
    if (open_.size() == max_depth)
      return stop(fmt::format("a line is nested at most {} deep", max_depth));
    if (!add(std::move(empty))) return false;
    open_.push_back(at_);
    return true;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  bool stop(std::string sentence) {
    fault_ = {rpc::not_a_request, std::move(sentence), nullptr};
    return false;
  }

  std::size_t bytes_;
  Decimals decimals_;
  std::size_t values_ = 0;
  Input root_;
  Input* member_ = nullptr;  ///< of the innermost object
  Input* at_ = nullptr;      ///< the value added last
  std::vector<Input*> open_;
  Fault fault_;
};

}  // namespace

std::expected<Input, Fault> read_json(std::string_view text,
                                      Decimals decimals) {
  Builder builder(text.size(), decimals);
  if (!Input::sax_parse(text.data(), text.data() + text.size(), &builder))
    return std::unexpected(builder.take_fault());
  return builder.take_value();
}

}  // namespace gockel
