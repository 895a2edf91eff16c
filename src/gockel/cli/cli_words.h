#pragma once

#include <cstdint>

#include "gockel/words/catalogue.h"
#include "gockel/words/language.h"

namespace gockel {

/// What the command line itself says. The blanks are those of core/reasons.h.
enum class CliText : std::uint8_t {
  // The program.
  about,
  example,
  // The commands, one line each.
  analyse_summary,
  arena_summary,
  bench_summary,
  engine_summary,
  forget_summary,
  odds_summary,
  perft_summary,
  play_summary,
  review_summary,
  rollout_summary,
  serve_summary,
  solve_summary,
  train_summary,
  verify_summary,
  // Headings and badges of the help.
  usage,
  options_badge,
  command_badge,
  arguments,
  options,
  commands,
  required,
  environment,
  needs,
  excludes,
  help_option,
  version_option,
  // Command lines that cannot be read.
  see_help,
  command_missing,
  argument_missing,
  arguments_unknown,
  not_one_of,
  not_in_range,
  not_whole,
  bad_value,
  value_missing,
  needs_other,
  excludes_other,
  // What commands refuse.
  refused_at,
  refused_in,
  only_new_games,
  tiles_or_file,
  bad_listen,
  memory_exceeded,
  forfeits,
  forfeits_counted,
  interrupted,
  record_or_database,
  // What verifications found.
  forgotten,
  verified_record,
  verified_rolls,
  verified_open,
  verified_decisions,
  verified_stand_in,
  verified_unchecked,
  verified_renewed,
  verified_database,
};
inline constexpr std::size_t cli_text_count =
    static_cast<std::size_t>(CliText::verified_database) + 1;

using CliTexts = Texts<CliText, cli_text_count>;
const CliTexts& english_cli();
const CliTexts& german_cli();
const CliTexts& dutch_cli();
const CliTexts& french_cli();

inline const CliTexts& cli_texts(Language language) {
  switch (language) {
    case Language::english: break;
    case Language::german: return german_cli();
    case Language::dutch: return dutch_cli();
    case Language::french: return french_cli();
  }
  return english_cli();
}

}  // namespace gockel
