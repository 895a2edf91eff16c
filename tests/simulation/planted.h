#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/store/store.h"

namespace gockel::simulation {

/// Faults that are put in on purpose, one at a time: the checker has to find
/// each of them. The first ones are faults this server once had.
enum class Planted : std::uint8_t {
  none,
  claim_without_lock,      ///< a claim looks, waits and then writes
  key_outlives_sitting,    ///< who stood up can still claim the seat
  busy_at_once,            ///< a second writer is refused instead of waiting
  own_clocks,              ///< a node goes by its own clock
  stale_while_down,        ///< what cannot be looked up has not happened
  claim_not_told,          ///< other nodes do not hear of claims
  presence_not_told,       ///< nor of who is there
  ack_before_store,        ///< acknowledged, stored later or never
  told_before_stored,      ///< everybody hears of it, then it is stored
  stored_twice,            ///< an append is repeated without its name
  repeat_not_known,        ///< a request that comes again is a new one
  lost_notice_not_healed,  ///< who missed a notice hears none again
  timers_forgotten,        ///< after a fault of the store nothing is scheduled
  version_off_by_one,      ///< in the answer to a request that comes again
  absent_too_soon,         ///< a stand-in long before its time
  asked_too_soon,          ///< others may ask long before their time
  bots_asleep,             ///< computer players wait a minute
  wrong_dice,              ///< a die that was not drawn from the seed
  lost_append,             ///< acknowledged and not stored, now and then
  wrong_seat_told,         ///< a claim that is stored is forgotten by its node
};

struct PlantedName {
  Planted fault;
  std::string_view name;
};
inline constexpr std::array<PlantedName, 20> planted_names{{
    {Planted::claim_without_lock, "claim_without_lock"},
    {Planted::key_outlives_sitting, "key_outlives_sitting"},
    {Planted::busy_at_once, "busy_at_once"},
    {Planted::own_clocks, "own_clocks"},
    {Planted::stale_while_down, "stale_while_down"},
    {Planted::claim_not_told, "claim_not_told"},
    {Planted::presence_not_told, "presence_not_told"},
    {Planted::ack_before_store, "ack_before_store"},
    {Planted::told_before_stored, "told_before_stored"},
    {Planted::stored_twice, "stored_twice"},
    {Planted::repeat_not_known, "repeat_not_known"},
    {Planted::lost_notice_not_healed, "lost_notice_not_healed"},
    {Planted::timers_forgotten, "timers_forgotten"},
    {Planted::version_off_by_one, "version_off_by_one"},
    {Planted::absent_too_soon, "absent_too_soon"},
    {Planted::asked_too_soon, "asked_too_soon"},
    {Planted::bots_asleep, "bots_asleep"},
    {Planted::wrong_dice, "wrong_dice"},
    {Planted::lost_append, "lost_append"},
    {Planted::wrong_seat_told, "wrong_seat_told"},
}};

struct DatabaseClient;

/// What a planted fault of the database remembers.
struct PlantedMemory {
  std::map<std::string, SeatOwner> keys;                  ///< ever given
  std::map<std::string, std::vector<SeatOwner>> holders;  ///< besides the real
  int writing = 0;                                        ///< transactions
  /// By node, who has claimed a seat without its knowing.
  std::map<const DatabaseClient*, std::set<std::string>> unheard;
};

}  // namespace gockel::simulation
