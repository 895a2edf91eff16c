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
  backup_summary,
  bench_summary,
  engine_summary,
  odds_summary,
  perft_summary,
  play_summary,
  restore_summary,
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
  // Backups.
  backup_done,
  restore_done,
  backup_not_a_file,
  backup_unreadable,
  backup_damaged,
  backup_foreign,
  backup_newer_schema,
  backup_in_use,
  backup_exists,
  backup_unwritable,
};
inline constexpr std::size_t cli_text_count =
    static_cast<std::size_t>(CliText::backup_unwritable) + 1;

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
