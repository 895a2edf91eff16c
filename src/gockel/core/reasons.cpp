#include "gockel/core/reasons.h"

#include <array>

#include "gockel/core/error.h"

namespace gockel {
namespace {

struct ReasonRow {
  Reason reason;
  std::string_view name;
  Code code;
  std::string_view english;
};

#define ROW(reason, code, english) \
  {Reason::reason, #reason, Code::code, english}
constexpr std::array<ReasonRow, reason_count> rows{{
    // Dice and moves that the rules do not allow here.
    ROW(no_dice_in_air, illegal, "no dice are in the air here"),
    ROW(wrong_dice_count, illegal,
        "{limit?1:1 die is|{limit} dice are} in the air, not {n}"),
    ROW(golden_die_missing, illegal, "the golden die is in the air too"),
    ROW(golden_die_not_in_air, illegal, "the golden die is not in the air"),
    ROW(golden_die_face, illegal, "the golden die shows only 1s and worms"),
    ROW(dice_of_grill, illegal, "these are dice of the Grill game"),
    ROW(game_is_over, illegal, "the game is over"),
    ROW(roll_first, illegal, "dice are in the air: roll first"),
    ROW(golden_choice_over, illegal,
        "the golden die is chosen by its owner before the first roll"),
    ROW(nothing_rolled, illegal, "there is no roll to keep dice from"),
    ROW(face_already_kept, illegal, "face {what} was already kept this turn"),
    ROW(face_not_rolled, illegal, "the roll shows no {what}"),
    ROW(weasel_after_roll, illegal, "the weasel comes straight after a roll"),
    ROW(weasel_spent, illegal, "the weasel was already used this turn"),
    ROW(no_weasel, illegal, "the seat to act has no weasel"),
    ROW(bust_not_open, illegal,
        "only a bust that the weasel can answer may stand"),
    ROW(no_die_left, illegal,
        "no die can be rolled any more: the turn must end"),
    ROW(roll_before_keep, illegal, "rolling on comes after dice were kept"),
    ROW(stop_before_keep, illegal, "stopping comes after dice were kept"),
    ROW(can_beside_worm, illegal,
        "the canned worm cannot stand beside a worm die"),
    ROW(no_can, illegal, "the seat to act has no canned worm"),
    ROW(no_lower_tile, illegal,
        "there is no choice between stealing and a lower tile"),
    ROW(no_bratworm_to_take, illegal,
        "there is no Bratworm to take from a player"),
    ROW(seat_not_robbable, illegal,
        "seat {what} cannot be robbed of a Bratworm"),
    ROW(no_specialist_goes_back, illegal, "no Specialist has to go back"),
    ROW(specialist_not_owned, illegal,
        "the seat to act does not own the {what}"),
    ROW(move_of_wok, illegal, "this is a move of the Wok game"),
    ROW(move_of_grill, illegal, "this is a move of the Grill game"),
    ROW(no_such_move, illegal, "this is no move"),
    ROW(last_roll, illegal, "this was the last roll of the turn"),
    ROW(dice_not_rolled, illegal, "the roll does not show the dice to lock"),
    ROW(lock_some_not_all, illegal,
        "one die at least is locked and one is rolled again"),
    ROW(sushi_not_offered, illegal,
        "the dice offer sushi {n}, the row has {limit}"),
    ROW(bone_not_offered, illegal,
        "the dice offer bone {n}, the row has {limit}"),
    ROW(blue_chopsticks_needed, illegal,
        "stealing a sushi needs three blue chopsticks"),
    ROW(red_chopsticks_needed, illegal,
        "stealing a bone needs three red chopsticks"),
    ROW(steal_from_another, illegal, "one steals from another player"),
    ROW(only_top_in_reach, illegal,
        "three chopsticks reach only the top of a stack"),
    ROW(no_such_sushi, illegal, "seat {what} has no such sushi"),
    ROW(no_such_bone, illegal, "seat {what} has no such bone"),
    ROW(no_turn_running, illegal, "no turn is running in this position"),
    ROW(nothing_to_decide, illegal, "there is nothing to decide here"),
    ROW(no_such_roll, illegal, "no roll of these dice leads to that"),
    // Positions that cannot be.
    ROW(player_count_out_of_range, broken,
        "the number of players is out of range"),
    ROW(seat_to_act_missing, broken, "the seat to act is not in the game"),
    ROW(turn_number_out_of_range, broken, "the turn number is out of range"),
    ROW(rules_of_wok, broken, "these are the rules of the Wok"),
    ROW(rules_of_grill, broken, "these are rules of the Grill"),
    ROW(unknown_tile_on_grill, broken,
        "a tile on the grill is not part of this rule set"),
    ROW(tile_of_absent_seat, broken,
        "a seat that is not in the game has a tile"),
    ROW(unknown_tile_in_stack, broken,
        "a tile in a stack is not part of this rule set"),
    ROW(tile_in_two_places, broken, "a tile lies in two places"),
    ROW(tile_below_no_stack, broken,
        "a tile outside the stacks has a tile below it"),
    ROW(bratworm_of_absent_seat, broken,
        "a seat that is not in the game has a Bratworm"),
    ROW(too_many_bratworms, broken,
        "there are more Bratworms than the game has"),
    ROW(specialists_only_deluxe, broken,
        "Specialists belong to the Deluxe edition"),
    ROW(specialist_not_on_open_tile, broken,
        "a Specialist stands on a tile that is not face up"),
    ROW(two_specialists_on_tile, broken, "two Specialists stand on one tile"),
    ROW(specialist_owner_missing, broken,
        "a Specialist is with nobody in the game"),
    ROW(raven_owned, broken, "nobody can own the raven"),
    ROW(specialist_without_tile, broken,
        "only the hen can be owned without a tile"),
    ROW(too_many_specialists, broken,
        "a seat owns more Specialists than it may"),
    ROW(specialist_choice_missing, broken,
        "two Specialists are needed to choose which goes back"),
    ROW(golden_die_not_owned, broken,
        "the golden die is used by a seat that does not own it"),
    ROW(golden_die_not_used, broken,
        "the golden die lies aside but is not used"),
    ROW(golden_die_cannot_show, broken,
        "the golden die shows only 1s and worms"),
    ROW(weasel_not_owned, broken,
        "the weasel was used by a seat that does not own it"),
    ROW(too_many_dice_aside, broken, "more dice are aside than there are"),
    ROW(golden_choice_not_open, broken,
        "only the owner of the golden die chooses before the first roll"),
    ROW(no_die_to_roll, broken, "no die can be rolled any more"),
    ROW(roll_does_not_fit, broken,
        "the roll does not have the dice that are left"),
    ROW(bust_does_not_wait, broken, "a bust without the weasel does not wait"),
    ROW(nothing_aside, broken, "nothing is laid aside"),
    ROW(stop_was_forced, broken, "the turn is over: its stop was forced"),
    ROW(bratworm_needs_ones, broken, "a Bratworm needs two 1s laid aside"),
    ROW(no_choice_to_rob, broken, "there is no choice whom to rob"),
    ROW(finished_turn_has_dice, broken,
        "the dice of a finished turn are still there"),
    ROW(roll_out_of_place, broken, "there is a roll where none can be"),
    ROW(no_tile_face_up, broken, "the game goes on with no tile face up"),
    ROW(tile_face_up_at_end, broken, "the game is over with a tile face up"),
    ROW(nothing_won, broken,
        "a seat without a tile won nothing to choose about"),
    ROW(tile_value_unknown, broken,
        "a tile has a value that the game does not have"),
    ROW(sushi_incomplete, broken,
        "rows and stacks together must hold the twelve sushi of the game"),
    ROW(bones_incomplete, broken,
        "rows and stacks together must hold the twelve bones of the game"),
    ROW(tile_in_row_at_end, broken, "the game is over with a tile in a row"),
    ROW(both_rows_empty, broken, "the game goes on with both rows empty"),
    ROW(roll_number_out_of_range, broken,
        "the number of the roll is out of range"),
    ROW(locked_dice_do_not_fit, broken,
        "the locked dice do not fit the number of the roll"),
    ROW(last_roll_does_not_wait, broken,
        "a last roll without an offer does not wait"),
    ROW(dice_left_wrong, broken,
        "{limit?1:1 die is|{limit} dice are} left, not {n}"),
    // Texts that are not what they should be: dice, moves, positions.
    ROW(golden_face_unknown, value, "the golden die shows 1 or w"),
    ROW(unknown_face, syntax, "\"{what}\" is not one of the faces {more}"),
    ROW(dice_out_of_order, canonical, "dice are written in the order {what}"),
    ROW(too_many_dice, value, "there are more dice than the game has"),
    ROW(number_too_large, value, "this number is above {limit}"),
    ROW(leading_zero, canonical, "this number has a leading zero"),
    ROW(expected_number, syntax, "expected a number, found {more|the end}"),
    ROW(expected_seat, syntax,
        "expected a seat from A to {what}, found {more|the end}"),
    ROW(expected_one_seat, syntax, "expected one seat, found {more|the end}"),
    ROW(expected_position_end, syntax,
        "expected the end of the position, found {more|the end}"),
    ROW(expected_course, syntax, "expected s or f, found {more|the end}"),
    ROW(expected_colon, syntax, "expected a colon, found {more|the end}"),
    ROW(expected_move_end, syntax,
        "expected the end of the move, found {more|the end}"),
    ROW(expected_comma, syntax, "expected a comma, found {more|the end}"),
    ROW(expected_slash, syntax, "expected a slash, found {more|the end}"),
    ROW(expected_letter, syntax, "expected \"{what}\", found {more|the end}"),
    ROW(expected_specialists_end, syntax,
        "expected the end of the Specialists, found {more|the end}"),
    ROW(expected_bratworm_counts, syntax,
        "expected as many Bratworm counts as stacks, found {more|the end}"),
    ROW(expected_no_more_dice, syntax,
        "expected no more dice, found {more|the end}"),
    ROW(expected_dice_end, syntax,
        "expected the end of the dice, found {more|the end}"),
    ROW(expected_empty_line, syntax,
        "expected an empty line, found {more|the end}"),
    ROW(not_canonical, canonical, "this is written \"{what}\""),
    ROW(position_too_long, length, "a position has at most {limit} bytes"),
    ROW(unknown_tile, value, "there is no tile {n}"),
    ROW(too_many_stacks, value, "there are more than 7 stacks"),
    ROW(too_few_stacks, value, "a game needs two stacks or more"),
    ROW(expected_grill_dice, syntax, "expected the dice as kept|rest"),
    ROW(expected_wok_dice, syntax, "expected the dice as locked|rest#roll"),
    ROW(expected_tiles, syntax, "expected tiles or -"),
    ROW(expected_row_tile, value,
        "expected a tile from 1 to {limit}, found \"{what}\""),
    ROW(too_many_row_tiles, value, "there are more than twelve tiles"),
    ROW(too_many_wok_players, value, "there are more than 5 players"),
    ROW(expected_wok_stack, syntax, "expected a stack as sushi:bones"),
    ROW(too_few_players, value, "a game needs two players or more"),
    ROW(too_many_locked, value, "at most four dice are locked"),
    ROW(incomplete_row, value,
        "the row needs {limit} tiles of {what}, not {n}"),
    ROW(unknown_specialist, value, "there is no Specialist \"{what}\""),
    ROW(lock_size, value, "one to five dice can be locked"),
    ROW(not_a_move, syntax, "\"{what}\" is not a move"),
    // Rules and set-up.
    ROW(unknown_rule_set, value, "there is no rule set \"{what}\""),
    ROW(unknown_option, value, "{what} has no option \"{more}\""),
    ROW(unknown_option_value, value,
        "option {what} has no value \"{more}\"; it is one of {list}"),
    ROW(rules_not_canonical, canonical, "these rules are written \"{what}\""),
    ROW(option_value_not_text, syntax, "the value of an option is a text"),
    ROW(wrong_player_count, value,
        "{what} is for {least} to {limit} players, not {n}"),
    ROW(first_seat_not_in_game, value,
        "the seat that starts is not in the game"),
    ROW(rows_only_in_wok, value, "only the rule set wok has rows of tiles"),
    ROW(bad_seed, syntax, "a seed has 16 digits from 0 to 9 and a to f"),
    ROW(unknown_language, value,
        "there is no language \"{what}\"; there are {list}"),
    ROW(unknown_player, value,
        "there is no player \"{what}\"; there are {list}"),
    ROW(unknown_level, value, "there is no level \"{what}\""),
    ROW(too_few_agents, value, "there are fewer agents than seats"),
    ROW(unknown_local_player, value,
        "there is no player \"{what}\", only {list} and {more}"),
    ROW(player_name_empty, value, "a player's name is empty"),
    ROW(player_name_characters, value,
        "\"{what}\" has characters that no name may have"),
    ROW(player_name_too_long, value,
        "\"{what}\" is longer than {limit} characters"),
    ROW(player_name_twice, value, "two players are called {what}"),
    ROW(nobody_at_seat, value, "no player sits at seat \"{what}\""),
    // Records.
    ROW(expected_tag, syntax, "expected a tag: [Name \"value\"]"),
    ROW(bad_tag_name, syntax, "a tag's name has letters and digits only"),
    ROW(bad_tag_value, value,
        "a tag's value is one line of UTF-8 of at most 1000 bytes"),
    ROW(expected_record_start, syntax, "a record begins with [Gockel \"1\"]"),
    ROW(expected_start_tag, syntax, "the second tag is Start"),
    ROW(too_many_tags, length, "there are too many tags"),
    ROW(expected_turn_start, syntax,
        "expected the turn to begin with \"{what}\""),
    ROW(record_stops, syntax, "the record stops in the middle of a line"),
    ROW(record_not_canonical, canonical,
        "here the record has to go on with \"{what}\""),
    ROW(record_disagrees, outcome,
        "here the record has to go on with \"{what}\""),
    ROW(record_too_long, length, "a record has at most 64 MiB"),
    ROW(record_goes_on, syntax, "the record goes on after the end of the game"),
    ROW(players_tag_count, broken,
        "the tag Players does not fit the number of seats"),
    ROW(players_tag_unknown, value,
        "the tag Players names no player \"{what}\""),
    ROW(seed_tag_not_number, value, "the tag Seed is no number of 64 bits"),
    ROW(dice_tag_unknown, value, "the tag Dice is auto or manual"),
    // Fair dice.
    ROW(hex_length, length, "{limit} hex digits are wanted, not {n}"),
    ROW(not_hex_digit, syntax, "only the hex digits 0-9 and a-f are allowed"),
    ROW(no_commit_tag, value,
        "the record has no tag Commit: its dice were not promised"),
    ROW(no_seed_tag, value,
        "the record has no tag Seed: it is revealed when the game is over"),
    ROW(seed_not_promised, outcome,
        "the seed is not the one that was promised: its SHA-256 is not the tag "
        "Commit"),
    ROW(start_not_drawn, outcome,
        "the first position is not the one that was drawn"),
    ROW(roll_not_drawn, outcome,
        "roll {n} (turn {turn}) is {what} in the record, {more} was drawn"),
    ROW(links_not_in_record, value,
        "the record does not hold the players' links: verify the entries of "
        "the table instead"),
    ROW(entry_changed, outcome,
        "entry {n} does not follow from those before it: something was "
        "changed"),
    ROW(link_does_not_fit, illegal,
        "this is not the next link of the seat's chain"),
    ROW(dice_need_link, broken,
        "a person's dice fall by a link of that person, a computer's without "
        "one"),
    ROW(link_not_wanted, illegal,
        "a link belongs only to dice of your own that are in the air"),
    ROW(no_dice_to_throw, illegal, "there are no dice for you to throw"),
    ROW(chains_not_here, illegal, "at this table nobody has a chain"),
    ROW(game_not_ended, broken, "the game is not at its end"),
    ROW(scores_not_counted, outcome,
        "the scores are not those of the last position"),
    ROW(decision_not_of_level, outcome,
        "move {n} (turn {turn}) is {what}; the level {list} plays {more} "
        "there"),
    ROW(table_of_another, outcome, "the entries are those of the table {what}"),
    ROW(entries_missing, outcome,
        "{n?1:1 entry is|{n} entries are} there, {limit} {limit?1:was|were} "
        "stored"),
    // A table, its entries, and what people ask of it.
    ROW(entry_not_object, syntax, "an entry is a JSON object"),
    ROW(unknown_entry_type, value, "there is no such type of entry"),
    ROW(bad_entry_field, syntax, "an entry's field \"{what}\" is not right"),
    ROW(clock_without_kind, syntax, "a clock has a kind: none, turn or days"),
    ROW(unknown_clock_kind, value,
        "the kinds of clock are none, turn and days"),
    ROW(clock_amount, value,
        "the clock \"{what}\" wants {more} from {least} to {limit}"),
    ROW(name_not_text, syntax, "a name is text without control characters"),
    ROW(name_length, length, "a name has 1 to {limit} characters"),
    ROW(name_spaces, syntax, "a name does not begin or end with a space"),
    ROW(name_hidden_characters, syntax,
        "a name has only characters that can be seen"),
    ROW(name_too_many_marks, syntax,
        "a name has at most two marks on a letter"),
    ROW(name_of_computer, value, "that is what computer players are called"),
    ROW(creation_first, broken, "a table begins with its creation"),
    ROW(no_such_seat, broken, "the table has no such seat"),
    ROW(seat_of_somebody_else, broken, "somebody else has that seat"),
    ROW(game_has_begun, broken, "the game has begun"),
    ROW(game_not_begun, value, "the game has not begun"),
    ROW(seat_is_open, broken, "a seat is open"),
    ROW(position_of_another_table, broken,
        "the position is not of this table's game"),
    ROW(no_dice_to_fall, broken, "no dice are in the air"),
    ROW(not_this_seats_turn, broken, "it is not this seat's turn"),
    ROW(nobody_to_stand_in, broken, "nobody is to stand in for this seat"),
    ROW(nobody_was_away, broken, "the person was not away"),
    ROW(no_game_to_end, broken, "there is no game to end"),
    ROW(rematch_only_once, broken,
        "there is a rematch only once, after the end"),
    ROW(text_not_printable, broken, "a text of the table cannot be printed"),
    ROW(seats_taken_watch, value, "the game has begun: you can watch it"),
    ROW(seat_not_open, value, "that seat is not open"),
    ROW(no_seat_open, value, "no seat is open"),
    ROW(already_seated, value, "you have a seat already"),
    ROW(table_moved_on, value, "the table has moved on"),
    ROW(too_many_open_tables, value,
        "you already have {n?1:a table|{n} tables} whose game is not over; "
        "finish {n?1:it|one} first"),
    ROW(not_your_turn, illegal, "it is not your turn"),
    ROW(no_seat_here, value, "you have no seat here"),
    ROW(still_has_time, value, "whoever is to act still has time"),
    ROW(too_many_reactions, value, "that was enough for a moment"),
    ROW(game_not_over, value, "the game is not over"),
    ROW(no_such_table, value, "there is no such table"),
    ROW(not_a_seat_key, value, "that is not the key of a seat at this table"),
    ROW(too_many_requests, value, "too many requests; wait a moment"),
    ROW(too_many_sockets, value, "too many sockets are open"),
    ROW(request_not_stored, value,
        "the server cannot store anything at the moment; try again"),
    ROW(table_not_stored, value,
        "the server cannot store anything at the moment"),
    ROW(data_out_of_reach, value,
        "the server cannot reach its data at the moment"),
    // Files.
    ROW(not_words, syntax, "these are no words of a language: {what}"),
    ROW(cannot_read, value, "cannot read {what}"),
    ROW(cannot_write, value, "cannot write {what}"),
    ROW(no_report_page, value, "this build has no report page"),
    ROW(broken_report_page, value, "the report page of this build is broken"),
    ROW(file_exists, value, "{what} exists already"),
    // Files of position values, and training them.
    ROW(not_a_values_file, broken, "this is not a file of position values"),
    ROW(values_kind_unknown, broken,
        "these position values are of a kind that this program does not know"),
    ROW(values_file_size, broken,
        "the file of position values has {n?1:1 byte|{n} bytes}, not {limit}: "
        "it is not whole"),
    ROW(values_checksum, broken,
        "the file of position values is damaged: its checksum does not fit"),
    ROW(values_scale, broken, "a scale is not a number"),
    ROW(values_of_another_game, value,
        "these position values are of another game"),
    ROW(training_damaged, broken, "the training's file is damaged"),
    ROW(training_of_another, broken,
        "the training's file belongs to another training"),
    ROW(training_start, value,
        "a training starts from a Grill position that is not over"),
    ROW(unknown_family, value,
        "there is no family \"{what}\"; there are {list}"),
    // Small games solved exactly.
    ROW(positions_of_another_game, broken,
        "there are positions of another game"),
    ROW(start_not_among_positions, broken,
        "the start is not among the positions"),
    ROW(deluxe_not_solvable, value,
        "exact values are for compact and classic2005, not for deluxe"),
    ROW(wok_not_solvable, value,
        "exact values are for compact and classic2005, not for wok"),
    ROW(two_players_only, value,
        "exact values are for two players, not {n}: only then is the value of "
        "a game unique"),
    ROW(expected_tile_range, syntax, "expected tiles such as 21-26"),
    ROW(not_a_small_game, value,
        "a small game starts with tiles on the grill and empty stacks, seat A "
        "to roll"),
    ROW(too_many_tiles, value,
        "{n} tiles are too many to solve: at most {limit}"),
    ROW(other_rules_solved, value,
        "the game solved has the rules {what}, not {more}"),
    ROW(other_tiles_solved, value, "the game solved has the tiles {what} only"),
    ROW(position_not_reachable, value,
        "this position cannot come up in the game that was solved"),
    ROW(values_do_not_settle, value,
        "the values with {n?1:1 tile|{n} tiles} do not settle"),
    ROW(not_a_solution_file, broken, "this is not a file of exact values"),
    ROW(solution_version, broken,
        "these exact values are of version {what}; this program reads version "
        "{more}"),
    ROW(solution_head_changed, broken,
        "the first line is not as it was written"),
    ROW(solution_size, broken,
        "the file of exact values has {n?1:1 byte|{n} bytes}, not {limit}: it "
        "is not whole"),
    ROW(solution_checksum, broken,
        "the file of exact values is damaged: its checksum does not fit"),
    ROW(solution_not_shares, broken,
        "the file does not hold a share of the win for each position"),
}};
#undef ROW

/// A row that is missing or out of its place does not compile.
consteval bool in_order() {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (static_cast<std::size_t>(rows[i].reason) != i || rows[i].name.empty())
      return false;
  return true;
}
static_assert(in_order());

const ReasonRow& row(Reason reason) {
  return rows[static_cast<std::size_t>(reason)];
}

}  // namespace

std::string_view name(Reason reason) { return row(reason).name; }
Code code(Reason reason) { return row(reason).code; }
std::string_view english_text(Reason reason) { return row(reason).english; }

Error refusal_for(Reason reason, std::size_t offset, Details details) {
  Error error;
  error.reason = reason;
  error.code = code(reason);
  error.offset = offset;
  error.sentence = filled(english_text(reason), details);
  error.details = std::move(details);
  return error;
}

Error refusal_for(Reason reason, std::size_t offset) {
  return refusal_for(reason, offset, {});
}

std::unexpected<Error> refuse(Reason reason, std::size_t offset,
                              Details details) {
  return std::unexpected(refusal_for(reason, offset, std::move(details)));
}

std::unexpected<Error> refuse(Reason reason, std::size_t offset) {
  return std::unexpected(refusal_for(reason, offset));
}

Error::Error() = default;
Error::Error(const Error& other) = default;
Error::Error(Error&& other) noexcept = default;
Error& Error::operator=(const Error& other) = default;
Error& Error::operator=(Error&& other) noexcept = default;
Error::~Error() = default;

}  // namespace gockel
