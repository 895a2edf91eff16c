#pragma once

#include <expected>
#include <span>

#include "gockel/table/client_request.h"
#include "gockel/table/draft.h"

namespace gockel {

// What people ask for at a table. A refusal leaves the draft as it was.

/// A person takes a seat: the wanted one or the first that is open. `salt` is
/// random: it hides the name in what the entry's hash covers.
std::expected<Seat, Refusal> sit(Draft& draft, const request::Sit& request,
                                 const Salt& salt);
Requested stand(Draft& draft, Seat seat);
/// Computer players of this level take all open seats.
Requested fill(Draft& draft, Level level);
Requested play(Draft& draft, Seat seat, const request::Play& request);
/// The person's dice, which are in the air, fall by the next link.
Requested throw_dice(Draft& draft, Seat seat, const request::Throw& request);
/// The person's chain is lost or used up; another takes its place.
Requested renew(Draft& draft, Seat seat, const request::Renew& request);
Requested come_back(Draft& draft, Seat seat);
/// The person of a seat asks that a computer player stands in for who is to
/// act. It does as soon as all in `needed` have asked.
Requested ask_stand_in(Draft& draft, Seat seat, const request::StandIn& request,
                       std::span<const Seat> needed);

// What the server does.

/// A computer player stands in; nothing happens if one does already.
Requested send_away(Draft& draft, Seat seat, WhyAway why);
/// The move of the computer player that is to act.
Requested bot_move(Draft& draft, Move move);
/// The game, which nobody will finish, ends here and reveals its seed; nothing
/// happens if none is played.
Requested put_away(Draft& draft, const Seed& seed);
/// The table where the same people meet again; nothing happens if there is one.
Requested link_rematch(Draft& draft, const std::string& table);

}  // namespace gockel
