#include "gockel/server/files.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace gockel {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for each test, gone afterwards.
class PageFolder : public testing::Test {
 protected:
  PageFolder()
      : place_(fs::temp_directory_path() /
               ("gockel-files-" + std::to_string(::getpid()))) {
    fs::remove_all(place_);
    fs::create_directories(place_);
  }
  ~PageFolder() override { fs::remove_all(place_); }

  void put(const std::string& name, std::string_view bytes) const {
    fs::create_directories((place_ / name).parent_path());
    std::ofstream(place_ / name, std::ios::binary) << bytes;
  }
  Files files() const {
    auto read = Files::folder(place_.string());
    EXPECT_TRUE(read);
    return *std::move(read);
  }
  std::string path() const { return place_.string(); }

 private:
  fs::path place_;
};

TEST_F(PageFolder, HasEveryFileWithItsType) {
  const std::pair<const char*, const char*> types[] = {
      {"/index.html", "text/html; charset=utf-8"},
      {"/a.js", "text/javascript; charset=utf-8"},
      {"/a.css", "text/css; charset=utf-8"},
      {"/a.json", "application/json"},
      {"/a.webmanifest", "application/manifest+json"},
      {"/a.svg", "image/svg+xml"},
      {"/a.png", "image/png"},
      {"/a.ico", "image/x-icon"},
      {"/a.woff2", "font/woff2"},
      {"/a.wasm", "application/wasm"},
      {"/a.txt", "text/plain; charset=utf-8"},
      {"/a.net", "application/octet-stream"},
      {"/a.words", "application/octet-stream"},
      {"/deep/er/a.other", "application/octet-stream"}};
  for (const auto& [name, type] : types) put(name + 1, name);
  const Files all = files();
  for (const auto& [name, type] : types) {
    const Files::Found found = all.find(name);
    ASSERT_TRUE(found.file) << name;
    EXPECT_TRUE(found.known);
    EXPECT_EQ(found.file->type, type) << name;
    EXPECT_EQ(found.file->plain, name);
    EXPECT_FALSE(found.file->unchanging);
  }
}

TEST_F(PageFolder, HasWhatWasCompressedBesideTheFile) {
  put("index.html", "page");
  put("assets/x.js", "plain");
  put("assets/x.js.br", "brotli");
  put("assets/x.js.gz", "gzip");
  const Files all = files();
  const File& file = *all.find("/assets/x.js").file;
  EXPECT_EQ(file.plain, "plain");
  EXPECT_EQ(file.brotli, "brotli");
  EXPECT_EQ(file.gzip, "gzip");
  EXPECT_TRUE(file.unchanging);
  // The first twenty digits of the SHA-256 of "plain", as any tool says it.
  EXPECT_EQ(file.tag, "\"a116c9ed46d6207734a4\"");
  EXPECT_FALSE(all.find("/assets/x.js.br").file);
  EXPECT_TRUE(all.find("/index.html").file->gzip.empty());
}

TEST_F(PageFolder, KnowsTheScriptsThatAreWrittenOutInAPage) {
  put("index.html",
      "<script>a</script><script src=x></script><script>b</script>");
  put("plain.js", "<script>a</script>");
  const Files all = files();
  EXPECT_EQ(all.find("/index.html").file->script_hashes,
            " 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"
            " 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='");
  EXPECT_EQ(all.find("/plain.js").file->script_hashes, "");
}

TEST_F(PageFolder, ShowsTheStartPageForThePathsOfItsRouter) {
  put("index.html", "page");
  put("paths.txt", "/\n/learn\n/t/*\n/t/*/replay\n");
  const Files all = files();
  for (const char* known : {"/", "/learn", "/learn/", "/t/ABC", "/t/x/replay"})
    EXPECT_TRUE(all.find(known).known) << known;
  for (const char* unknown :
       {"/learns", "/lear", "/t", "/t/x/y", "/t/x/replay/z", "/x/learn"}) {
    EXPECT_FALSE(all.find(unknown).known) << unknown;
    EXPECT_EQ(all.find(unknown).file, all.find("/index.html").file);
  }
  EXPECT_FALSE(all.find("/missing.js").file);
  EXPECT_FALSE(all.find("/t/x.y").file);
  EXPECT_TRUE(all.find("/t.x/y").file) << "only a last part is a file's name";
}

TEST_F(PageFolder, WithoutAListMayHaveAnyPage) {
  put("index.html", "page");
  EXPECT_TRUE(files().find("/anything").known);
}

TEST_F(PageFolder, ThatCannotBeReadSaysWhy) {
  const auto fault = [](const std::string& path) {
    const auto none = Files::folder(path);
    EXPECT_FALSE(none) << path;
    return none.error();
  };
  EXPECT_EQ(fault(path() + "/none").kind, StartFault::Kind::page_folder);
  EXPECT_EQ(fault(path() + "/none").what, path() + "/none");
  put("other.html", "page");
  EXPECT_EQ(fault(path()).kind, StartFault::Kind::no_index);
  EXPECT_EQ(fault(path()).what, path());
  put("index.html", "page");
  fs::create_symlink("self", path() + "/self");
  EXPECT_EQ(fault(path()).kind, StartFault::Kind::page_folder);
  EXPECT_EQ(fault(path()).what, path() + "/self");
}

}  // namespace
}  // namespace gockel
