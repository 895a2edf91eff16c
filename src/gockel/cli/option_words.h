#pragma once

#include <cstdint>

#include "gockel/words/catalogue.h"

namespace gockel {

/// What the help says about options, arguments and examples. The blanks are
/// those of core/reasons.h. A line end in a text stays one in the help.
enum class OptionText : std::uint8_t {
  // What stands for a value.
  value_text,
  value_int,
  value_uint,
  value_float,
  range_int,
  range_float,
  value_rules,
  value_list,
  value_seat,
  value_digits,
  value_file,
  // What several commands have.
  example,
  examples,
  json,
  threads,
  slice,
  slice_out,
  rules,
  position,
  // analyse
  analyse_position,
  analyse_lang,
  analyse_note,
  // arena
  arena_agents,
  arena_seats,
  arena_deals,
  arena_seed,
  arena_move_time,
  arena_sprt,
  arena_crosstable,
  arena_times,
  arena_loss,
  arena_adjusted,
  arena_records,
  arena_format,
  arena_json,
  arena_levels,
  arena_references,
  // What each level and each reference of players/players.h thinks of, in the
  // order there.
  level_child,
  level_beginner,
  level_casual,
  level_club,
  level_expert,
  level_best,
  reference_random,
  reference_first,
  reference_gain,
  reference_swing,
  reference_mcts,
  // bench
  bench_games,
  bench_seed,
  bench_repeat,
  bench_note,
  // backup and restore
  backup_file,
  backup_data,
  backup_force,
  backup_note,
  restore_file,
  restore_note,
  // engine
  engine_note,
  // merge
  merge_files,
  merge_format,
  merge_note,
  // odds
  odds_position,
  // perft
  perft_depth,
  perft_note,
  // play
  play_rules,
  play_players,
  play_start,
  play_dice,
  play_sushi_row,
  play_bone_row,
  play_seed,
  play_tutor,
  play_review,
  play_record,
  play_resume,
  play_lang,
  play_colour,
  play_pace,
  play_max_turns,
  play_note,
  // review
  review_record,
  review_html,
  review_lang,
  review_verdicts,
  // rollout
  rollout_games,
  rollout_error,
  rollout_seed,
  rollout_note,
  // serve
  serve_listen,
  serve_data,
  serve_web,
  serve_origin,
  serve_trusted_proxy,
  serve_proxy_header,
  serve_metrics,
  serve_log,
  serve_bot_pace,
  serve_absent_after,
  serve_ask_after,
  serve_keep_days,
  serve_keep_over_days,
  serve_keep_waiting_hours,
  serve_store_timeout,
  serve_rate,
  serve_sockets,
  serve_sockets_each,
  serve_tables_each,
  serve_note,
  // solve
  solve_tiles,
  solve_file,
  solve_out,
  solve_checkpoint,
  solve_memory_limit,
  solve_position,
  solve_loss,
  solve_note,
  // train
  train_family,
  train_seats,
  train_position,
  train_against,
  train_hidden,
  train_epochs,
  train_seed,
  train_out,
  train_note,
  // verify
  verify_record,
  verify_database,
  verify_note,
  // forget-name
  forget_name,
  forget_note,
  count,
};

const Texts<OptionText>& english_options();
const Texts<OptionText>& german_options();
const Texts<OptionText>& dutch_options();
const Texts<OptionText>& french_options();

}  // namespace gockel
