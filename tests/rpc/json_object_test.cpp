#include "gockel/rpc/json_object.h"

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <vector>

namespace gockel {
namespace {

TEST(JsonObject, FieldsStandInTheOrderTheyWereAddedIn) {
  const Json object = JsonObject().add("b", 1).add("a", 2).add("", 3);
  EXPECT_EQ(dump(object), R"({"b":1,"a":2,"":3})");
}

TEST(JsonObject, WithoutFieldsItIsAnEmptyObject) {
  EXPECT_EQ(dump(Json(JsonObject())), "{}");
}

TEST(JsonObject, EveryKindOfValueIsWrittenAsTheLibraryWritesIt) {
  const std::string text = "worm";
  const char* letters = "tile";
  std::optional<int> some = 7;
  const std::optional<std::string> none;
  const Json object =
      JsonObject()
          .add("flag", true)
          .add("letters", letters)
          .add("literal", "x")
          .add("text", text)
          .add("view", std::string_view("v"))
          .add("byte", std::uint8_t{200})
          .add("negative", -1)
          .add("large", std::numeric_limits<std::int64_t>::max())
          .add("double", 0.1)
          .add("whole", 2.0)
          .add("null", nullptr)
          .add("some", some)
          .add("none", none)
          .add("list", std::vector{1, 2})
          .add("json", Json::array())
          .add("object", JsonObject().add("a", some));
  EXPECT_EQ(dump(object),
            R"({"flag":true,"letters":"tile","literal":"x","text":"worm",)"
            R"("view":"v","byte":200,"negative":-1,)"
            R"("large":9223372036854775807,"double":0.1,"whole":2.0,)"
            R"("null":null,"some":7,"none":null,"list":[1,2],"json":[],)"
            R"("object":{"a":7}})");
}

}  // namespace
}  // namespace gockel
