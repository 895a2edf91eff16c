// What clients ask for at a table's socket.

#include <fmt/format.h>

#include <algorithm>

#include "gockel/rpc/read_json.h"
#include "gockel/server/rooms.h"
#include "gockel/server/secrets.h"

namespace gockel {
namespace {

Json done(std::uint64_t version) { return Json{{"version", version}}; }

std::unexpected<Refusal> no_seat_here() {
  return refuse_request(Refusal::Code::not_yours, Reason::no_seat_here);
}

}  // namespace

/// One person's request at a table: what each of its types leads to. It has to
/// outlive the tasks that it makes.
struct Room::Caller {
  Room& room;
  const std::string& person;
  const std::string& quota;
  std::string client;

  Task<Answered> operator()(const request::Ping& /*ping*/) const {
    co_return Json{{"now", room.now()}};
  }
  Task<Answered> operator()(const request::Sit& sit) const {
    return room.sit(person, client, sit);
  }
  Task<Answered> operator()(const request::Rematch& /*rematch*/) const {
    return room.rematch({person, quota}, client);
  }
  Task<Answered> operator()(const request::Stand& /*stand*/) const {
    return seated(stand);
  }
  Task<Answered> operator()(const request::ComeBack& /*back*/) const {
    return seated(come_back);
  }
  Task<Answered> operator()(const request::React& react) const {
    return room.react(person, react.reaction);
  }
  Task<Answered> operator()(const request::StandIn& request) const {
    return seated([this, request](Draft& draft, Seat seat) {
      return room.ask_stand_in(draft, seat, request);
    });
  }
  Task<Answered> operator()(const request::Fill& fill) const {
    return seated([level = fill.level](Draft& draft, Seat) {
      return gockel::fill(draft, level);
    });
  }
  Task<Answered> operator()(const request::Throw& thrown) const {
    return seated([thrown](Draft& draft, Seat seat) {
      return throw_dice(draft, seat, thrown);
    });
  }
  Task<Answered> operator()(const request::Renew& renew) const {
    return seated([renew](Draft& draft, Seat seat) {
      return gockel::renew(draft, seat, renew);
    });
  }
  Task<Answered> operator()(const request::Play& play) const {
    return seated([play](Draft& draft, Seat seat) {
      return gockel::play(draft, seat, play);
    });
  }

  /// A change that only people at the table may ask for.
  Task<Answered> seated(std::function<Requested(Draft&, Seat)> ask) const {
    // Asked when it is their turn: the seat may be another's by then.
    const DraftMaker make = [this, &ask](Change& change) -> Requested {
      const Seat seat = room.seat_of(person);
      if (seat == no_seat) return no_seat_here();
      return ask(change.draft, seat);
    };
    const Changed changed = co_await room.change(client, make);
    if (!changed) co_return std::unexpected(changed.error());
    co_return done(*changed);
  }
};

std::string Room::key_of(const std::string& person) const {
  if (seat_of(person) == no_seat) return "";
  return std::ranges::find(owners_, person, &SeatOwner::person)->key;
}

Task<Message> Room::answer(std::shared_ptr<Member> member, std::string text) {
  const std::shared_ptr<Room> self = shared_from_this();
  const auto json = read_json(text);
  if (!json) co_return error_message(no_id, json.error(), table_.version());
  const auto envelope = read_lenient_request(*json);
  if (!envelope)
    co_return error_message(envelope.error().id, envelope.error().fault,
                            table_.version());
  const std::string& id = envelope->id;
  const auto request =
      ClientRequest::parse(envelope->method, *envelope->params);
  if (!request) co_return error_message(id, request.error(), table_.version());
  // Two people may choose the same name for their requests.
  const Caller caller{
      *this, member->person, member->quota,
      fmt::format("{:.16} {}", member->person, request->client)};
  auto answering = std::visit(caller, request->what);
  const Answered answered = co_await std::move(answering);
  if (!answered)
    co_return error_message(id, answered.error(), table_.version());
  co_return result_message(id, *answered);
}

Task<Room::Answered> Room::sit(std::string person, std::string client,
                               request::Sit request) {
  const Salt salt = fresh_salt(rooms_.environment().random);
  const DraftMaker make = [this, &person, &request,
                           &salt](Change& change) -> Requested {
    // The draft is made behind others' changes: one of them may be this
    // person's.
    if (seat_of(person) != no_seat)
      return refuse_request(Refusal::Code::seat_taken, Reason::already_seated);
    const auto seat = gockel::sit(change.draft, request, salt);
    if (!seat) return std::unexpected(seat.error());
    change.owners.push_back(
        {*seat, person, fresh_key(rooms_.environment().random)});
    return {};
  };
  const Changed changed = co_await change(client, make);
  if (!changed) co_return std::unexpected(changed.error());
  const Seat seat = seat_of(person);
  // The same request came again after the seat was left: it happened, but what
  // it would be answered is no longer so.
  if (seat == no_seat)
    co_return refuse_request(Refusal::Code::stale, Reason::table_moved_on);
  Json result = done(*changed);
  result["seat"] = seat_json(seat);
  result["key"] = key_of(person);
  co_return result;
}

Requested Room::ask_stand_in(Draft& draft, Seat seat,
                             const request::StandIn& request) const {
  const std::optional<Millis> from = ask_due();
  if (!from || *from > steady())
    return refuse_request(Refusal::Code::wrong_time, Reason::still_has_time);
  return gockel::ask_stand_in(draft, seat, request, needed_to_ask());
}

/// A reaction is for those who are there now: it is not stored, and it does not
/// matter if another node does not hear of it.
Task<Room::Answered> Room::react(std::string person, Reaction reaction) {
  const std::shared_ptr<Room> self = shared_from_this();
  const Seat seat = seat_of(person);
  if (seat == no_seat) co_return no_seat_here();
  if (!reactions_[seat].take(steady()))
    co_return refuse_request(Refusal::Code::too_fast,
                             Reason::too_many_reactions);
  const std::string text(name(reaction));
  broadcast_reaction(seat, text);
  if (rooms_.store().shared()) {
    const Notice notice{.kind = Notice::Kind::reaction,
                        .node = rooms_.node(),
                        .table = id_,
                        .version = seat,
                        .entries = {text}};
    auto telling = rooms_.store().change(
        [notice](Store& store) { return store.tell(notice); });
    co_await std::move(telling);
  }
  co_return done(table_.version());
}

void Room::broadcast_reaction(Seat seat, std::string_view reaction) {
  const Message message = reaction_message(seat, reaction);
  for (const auto& member : members_)
    if (member->welcomed) member->send(message);
}

/// The new table has the same rules and computer players; its people come by
/// themselves: each adds a new chain after having seen the new promise.
Task<Room::Answered> Room::rematch(Opener by, std::string client) {
  if (seat_of(by.person) == no_seat) co_return no_seat_here();
  if (table_.stage() != Table::Stage::over)
    co_return refuse_request(Refusal::Code::wrong_time, Reason::game_not_over);
  std::string code = table_.rematch();
  if (code.empty()) {
    const entry::Created& created = table_.created();
    TableRequest wanted{.rules = created.rules,
                        .places = {},
                        .clock = created.clock,
                        .listed = created.listed,
                        .coach = created.coach};
    for (const SeatHolder& holder : table_.seat_holders())
      wanted.places.push_back({.kind = holder.kind == SeatHolder::Kind::bot
                                           ? SeatHolder::Kind::bot
                                           : SeatHolder::Kind::open,
                               .strength = holder.strength});
    const auto made = co_await rooms_.create(wanted, by);
    if (!made) co_return std::unexpected(made.error());
    // Somebody else's rematch may have come first: then that one counts.
    const DraftMaker make = [&made](Change& change) {
      return link_rematch(change.draft, made->table);
    };
    const Changed changed = co_await change(client, make);
    if (!changed) co_return std::unexpected(changed.error());
    code = table_.rematch();
  }
  Json result = done(table_.version());
  result["table"] = code;
  co_return result;
}

}  // namespace gockel
