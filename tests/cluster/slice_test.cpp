// Slices of a job and their files.

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "gockel/cluster/new_file.h"
#include "gockel/cluster/slice_file.h"

namespace gockel::testing {
namespace {

namespace fs = std::filesystem;

class SliceFiles : public ::testing::Test {
 protected:
  SliceFiles()
      : folder_(fs::temp_directory_path() /
                ("gockel-slices-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~SliceFiles() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const {
    return (folder_ / name).string();
  }
  /// A slice of a job with this seed, in a file named after it.
  std::string made(const Slice& slice, const std::string& seed = "1") const {
    const std::string file = path(seed + "-" + std::to_string(slice.number) +
                                  "-of-" + std::to_string(slice.count));
    const SliceFile contents{.command = "arena",
                             .slice = slice,
                             .fields = {{"deals", "50"}, {"seed", seed}},
                             .found = "found " + slice.text()};
    EXPECT_TRUE(contents.write(file));
    return file;
  }

  fs::path folder_;
};

TEST(Slices, AreWrittenAsNumberAndCount) {
  EXPECT_EQ(Slice::parse("3/16"), (Slice{3, 16}));
  EXPECT_EQ(Slice::parse("3/16")->text(), "3/16");
  for (const char* text : {"", "3", "/", "0/2", "3/2", "1/0", "1/2 ", " 1/2",
                           "-1/2", "1/100001", "1/99999999999", "a/b", "1//2"})
    EXPECT_FALSE(Slice::parse(text)) << text;
}

TEST_F(SliceFiles, AreReadAsTheyWereWrittenInTheOrderOfTheirNumbers) {
  const auto slices = read_slices({made({3, 3}), made({1, 3}), made({2, 3})});
  ASSERT_TRUE(slices);
  for (std::uint32_t i = 0; i < 3; ++i) {
    EXPECT_EQ((*slices)[i].slice, (Slice{i + 1, 3}));
    EXPECT_EQ((*slices)[i].found, "found " + (*slices)[i].slice.text());
    EXPECT_EQ((*slices)[i].fields.back().second, "1");
  }
  EXPECT_FALSE(fs::exists(path("1-1-of-3.part")));
}

TEST_F(SliceFiles, OfDifferentJobsAreRefusedWithWhatDiffers) {
  const auto slices = read_slices({made({1, 2}), made({2, 2}, "9")});
  const auto* other = std::get_if<OtherJob>(&slices.error());
  ASSERT_NE(other, nullptr);
  EXPECT_EQ(other->field, "seed");
  EXPECT_EQ(other->value, "9");
  EXPECT_EQ(other->first_value, "1");
  EXPECT_EQ(other->path, path("9-2-of-2"));
  const auto counts = read_slices({made({1, 2}), made({2, 3})});
  EXPECT_EQ(std::get<OtherJob>(counts.error()).field, "slices");
}

TEST_F(SliceFiles, ThatAreMissingOrComeTwiceAreNamed) {
  const auto gap = read_slices({made({1, 3}), made({3, 3})});
  EXPECT_EQ(std::get<SliceMissing>(gap.error()).slice, (Slice{2, 3}));
  const std::string again = path("again");
  fs::copy_file(made({1, 3}), again);
  const auto twice = read_slices({made({1, 3}), made({2, 3}), again});
  EXPECT_EQ(std::get<SliceTwice>(twice.error()).path, again);
  EXPECT_EQ(std::get<SliceTwice>(twice.error()).first_path, made({1, 3}));
}

TEST_F(SliceFiles, ThatAreTornChangedOrForeignAreRefused) {
  using Kind = FileFault::Kind;
  const std::string file = made({1, 1});
  std::ifstream in(file, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  const auto kind_of = [&](const std::string& contents) {
    std::ofstream(file, std::ios::binary) << contents;
    const auto read = SliceFile::read(file);
    EXPECT_FALSE(read);
    return read ? Kind::unreadable : read.error().kind;
  };
  for (std::size_t size = 20; size < bytes.size(); size += 7)
    EXPECT_EQ(kind_of(bytes.substr(0, size)), Kind::damaged) << size;
  for (std::size_t at = 20; at < bytes.size(); at += 5) {
    std::string changed = bytes;
    changed[at] = static_cast<char>(changed[at] ^ 4);
    EXPECT_EQ(kind_of(changed), Kind::damaged) << at;
  }
  EXPECT_EQ(kind_of(""), Kind::foreign);
  EXPECT_EQ(kind_of("a table of figures, not a slice"), Kind::foreign);
  fs::remove(file);
  EXPECT_EQ(SliceFile::read(file).error().kind, Kind::unreadable);
  EXPECT_EQ(SliceFile{}.write(path("no/such/folder")).error().kind,
            Kind::unwritable);
}

TEST_F(SliceFiles, AChecksumDoesNotDependOnThePieces) {
  const std::string text = "a text that is no multiple of eight bytes";
  StreamChecksum whole;
  whole.add(text);
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    StreamChecksum pieces;
    pieces.add(std::string_view(text).substr(0, cut));
    pieces.add(std::string_view(text).substr(cut));
    EXPECT_EQ(pieces.sum(), whole.sum()) << cut;
  }
}

TEST_F(SliceFiles, AFileThatIsGivenUpLeavesNothing) {
  {
    auto file = NewFile::create(path("half"));
    ASSERT_TRUE(file);
    file->write("half of it");
  }
  EXPECT_TRUE(fs::is_empty(folder_));
}

}  // namespace
}  // namespace gockel::testing
