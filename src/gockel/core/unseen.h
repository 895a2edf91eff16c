#pragma once

#include <vector>

#include "gockel/core/record.h"

namespace gockel {

/// Of a game at a real table sometimes only what was laid aside is written
/// down. The rolls of its record are filled in (complete_roll.h), and this tag
/// says which: their numbers from 1, "1-12,15".
inline constexpr std::string_view unseen_tag = "Unseen";

/// For every event whether it is a roll that was filled in. A tag that cannot
/// be read counts for all rolls: rather too little is judged than too much.
std::vector<bool> unseen_rolls(const Record& record);

/// The tag's value for the events that are rolls and marked here, as many as
/// there are events; "" for none. What is too long for a tag counts for all
/// rolls.
/// Law: a record with this tag has these unseen_rolls, or all.
std::string unseen_text(const std::vector<Event>& events,
                        const std::vector<bool>& marked);

}  // namespace gockel
