#include "tests/support/glossary.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

/// The lines of a file of tests/data/words that are no comments.
std::vector<std::string> rows(const std::string& file) {
  std::vector<std::string> all;
  std::istringstream in(read_file("tests/data/words/" + file));
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line.front() != '#') all.push_back(line);
  return all;
}

struct Misnomer {
  std::string wrong;
  std::string instead;
};

const std::vector<Misnomer>& misnomers(Language language) {
  static const std::map<std::string, std::vector<Misnomer>> all = [] {
    std::map<std::string, std::vector<Misnomer>> read;
    for (const std::string& row : rows("glossary.txt")) {
      const std::size_t first = row.find("; ");
      const std::size_t second = row.find("; ", first + 2);
      std::string wrong = row.substr(first + 2, second - first - 2);
      std::ranges::replace(wrong, '_', ' ');
      read[row.substr(0, first)].push_back({wrong, row.substr(second + 2)});
    }
    return read;
  }();
  return all.at(std::string(code(language)));
}

const std::vector<std::string>& plurals(Language language) {
  static const std::map<std::string, std::vector<std::string>> all = [] {
    std::map<std::string, std::vector<std::string>> read;
    for (const std::string& row : rows("plurals.txt")) {
      std::istringstream words(row.substr(row.find(':') + 1));
      for (std::string word; words >> word;) {
        std::ranges::replace(word, '_', ' ');
        read[row.substr(0, row.find(':'))].push_back(word);
      }
    }
    return read;
  }();
  return all.at(std::string(code(language)));
}

bool is_word_sign(unsigned char sign) {
  return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') ||
         sign == '-';
}

}  // namespace

std::string plain_words(std::string_view text) {
  std::string out = " ";
  for (std::size_t i = 0; i < text.size(); ++i) {
    auto sign = static_cast<unsigned char>(text[i]);
    // Letters of Latin-1, and oe: two bytes that begin with C3 or C5.
    if ((sign == 0xC3 || sign == 0xC5) && i + 1 < text.size()) {
      out += text[i++];
      const auto letter = static_cast<unsigned char>(text[i]);
      const bool capital = sign == 0xC3 && letter <= 0x9E;
      out += static_cast<char>(capital ? letter + 0x20 : letter);
      continue;
    }
    if (sign >= 'A' && sign <= 'Z')
      sign = static_cast<unsigned char>(sign + 0x20);
    if (is_word_sign(sign))
      out += static_cast<char>(sign);
    else if (out.back() != ' ')
      out += ' ';
  }
  if (out.back() != ' ') out += ' ';
  return out;
}

std::string misnamed_in(std::string_view text, Language language) {
  const std::string said = plain_words(text);
  for (const Misnomer& one : misnomers(language))
    if (said.contains(one.wrong)) return one.wrong + ": " + one.instead;
  return {};
}

std::string wrong_plural_in(std::string_view text, Language language) {
  const std::string said = plain_words(text);
  for (const int n : {0, 1}) {
    if (!singular(language, n)) continue;
    for (const std::string& word : plurals(language)) {
      const std::string wrong = " " + std::to_string(n) + " " + word + " ";
      const std::size_t at = said.find(wrong);
      // "les 0 lancers" is right.
      if (at == said.npos || said.substr(0, at).ends_with(" les")) continue;
      return wrong;
    }
  }
  return {};
}

}  // namespace gockel::testing
