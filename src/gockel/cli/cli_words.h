#pragma once

#include <cstdint>

#include "gockel/arena/forfeit.h"
#include "gockel/cli/option_words.h"
#include "gockel/cli/output_words.h"
#include "gockel/words/catalogue.h"
#include "gockel/words/language.h"

namespace gockel {

/// What the program itself says, and what it refuses. The blanks are those of
/// core/reasons.h.
enum class CliText : std::uint8_t {
  // The program.
  about,
  // The commands, one line each.
  analyse_summary,
  arena_summary,
  backup_summary,
  bench_summary,
  engine_summary,
  forget_summary,
  merge_summary,
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
  not_a_number,
  bad_value,
  value_missing,
  given_twice,
  needs_other,
  excludes_other,
  // What commands refuse.
  refused_at,
  refused_in,
  only_new_games,
  tiles_or_file,
  loss_players,
  values_players,
  bad_listen,
  bad_network,
  not_an_address,
  // Why a database cannot be opened or a server cannot start.
  database_says,
  cannot_open,
  cannot_protect,
  cannot_lock,
  database_foreign,
  database_in_use,
  database_lost,
  database_unreachable,
  database_silent,
  database_wants_password,
  damaged_secret,
  no_index,
  cannot_listen,
  too_few_descriptors,
  descriptor_limit,
  memory_exceeded,
  forfeits,
  forfeits_counted,
  interrupted,
  records_not_empty,
  unwritable,
  no_regular_file,
  record_or_database,
  // Slices, and files that jobs leave.
  bad_slice,
  slice_interrupted,
  job_file_unreadable,
  job_file_foreign,
  job_file_version,
  job_file_damaged,
  job_file_of_another,
  checkpoint_found,
  merge_differs,
  merge_other_kind,
  merge_twice,
  merge_missing,
  // Ranks.
  of_rank,
  rank_cost,
  // Backups.
  backup_done,
  restore_done,
  backup_not_a_file,
  backup_unreadable,
  backup_damaged,
  backup_newer_schema,
  backup_in_use,
  backup_exists,
  count,
};

const Texts<CliText>& english_cli();
const Texts<CliText>& german_cli();
const Texts<CliText>& dutch_cli();
const Texts<CliText>& french_cli();

/// Why a contestant forfeits; {more} is why it was refused.
const Texts<ForfeitKind>& english_forfeits();
const Texts<ForfeitKind>& german_forfeits();
const Texts<ForfeitKind>& dutch_forfeits();
const Texts<ForfeitKind>& french_forfeits();

/// Everything that the command line says, in one language.
struct CliCatalogue {
  Texts<CliText> program;
  Texts<OptionText> options;
  Texts<OutputText> output;
  Texts<ForfeitKind> forfeits;

  std::string_view operator[](CliText key) const { return program[key]; }
  std::string_view operator[](OptionText key) const { return options[key]; }
  std::string_view operator[](OutputText key) const { return output[key]; }
  std::string_view operator[](ForfeitKind key) const { return forfeits[key]; }
};

/// That of the language.
inline CliCatalogue cli_catalogue(Language language) {
  switch (language) {
    case Language::english: break;
    case Language::german:
      return {german_cli(), german_options(), german_output(),
              german_forfeits()};
    case Language::dutch:
      return {dutch_cli(), dutch_options(), dutch_output(), dutch_forfeits()};
    case Language::french:
      return {french_cli(), french_options(), french_output(),
              french_forfeits()};
  }
  return {english_cli(), english_options(), english_output(),
          english_forfeits()};
}

}  // namespace gockel
