// The methods about tables: their entries and a request in, further entries or
// a refusal out. docs/server.md says what entries are.

#include <algorithm>
#include <array>

#include "gockel/engine/methods.h"
#include "gockel/rpc/json_object.h"
#include "gockel/table/computer_move.h"
#include "gockel/table/open_table.h"
#include "gockel/table/requests.h"
#include "gockel/table/table_record.h"

namespace gockel {
namespace {

constexpr std::array<std::string_view, 3> stage_names{"waiting", "playing",
                                                      "over"};

std::unexpected<Fault> refused(const Refusal& refusal) {
  Json data = Json::object();
  if (!refusal.field.empty()) data["field"] = refusal.field;
  if (refusal.reason) data["reason"] = name(*refusal.reason);
  return fault(rpc_code(refusal.code), refusal.sentence, std::move(data));
}

std::unexpected<Fault> damaged(const Error& error) {
  return refused(refuse_request(Refusal::Code::damaged, error).error());
}

/// The hex digits of a field; refused as a parameter where they are none.
template <class Bytes>
std::expected<Bytes, Fault> bytes_of(const Params& params, const char* field) {
  const Result<Bytes> read = Bytes::parse(params.text(field));
  if (!read) return bad_params(field, read.error().sentence);
  return *read;
}

std::expected<void, Fault> check_host(const Host& host) {
  if (host.hash.sha256 == nullptr)
    return fault(rpc::no_method, "this program has no tables");
  return {};
}

/// What follows from all entries up to here.
std::expected<Table, Fault> read_table(const Params& params, const Host& host) {
  if (auto has = check_host(host); !has) return std::unexpected(has.error());
  Table table(host.hash);
  for (const std::string& text : params.texts("entries"))
    if (const auto entry = table.read(text); !entry)
      return damaged(entry.error());
  if (table.version() == 0) return bad_params("entries", "a table has entries");
  return table;
}

bool computer_is_to_act(const Table& table) {
  const Seat seat = table.to_act();
  return seat != no_seat && table.seat_holder(seat).computer();
}

Json step_json(const Draft& draft) {
  const Table& table = draft.table();
  Json entries = Json::array();
  for (const StoredEntry& entry : draft.entries())
    entries.push_back(entry.bytes);
  return JsonObject()
      .add("version", table.version())
      .add("stage", stage_names[static_cast<unsigned>(table.stage())])
      .add("to_act", seat_json(table.to_act()))
      .add("computer", computer_is_to_act(table))
      .add("entries", std::move(entries));
}

/// The computer that is to act moves; nothing happens where none is.
Answer move_computer(Draft& draft, const Host& host) {
  const Table& table = draft.table();
  if (!computer_is_to_act(table)) return step_json(draft);
  const Strength strength = acting_strength(table);
  if (decides_by_values(strength))
    if (auto values = values_for(table.game(), host); !values)
      return std::unexpected(values.error());
  const Requested moved =
      bot_move(draft, computer_move(table.game(), strength,
                                    table.next_decision_seed(), host.values));
  if (!moved) return refused(moved.error());
  return step_json(draft);
}

/// One person's request: what each of its types leads to.
struct SeatCaller {
  Draft& draft;
  const Params& params;
  Seat seat;

  Requested operator()(const request::Sit& /*sit*/) const { return {}; }
  Requested operator()(const request::Ping& /*ping*/) const { return {}; }
  Requested operator()(const request::Stand& /*stand*/) const {
    return stand(draft, seat);
  }
  Requested operator()(const request::ComeBack& /*back*/) const {
    return come_back(draft, seat);
  }
  Requested operator()(const request::Fill& wanted) const {
    return fill(draft, wanted.level);
  }
  Requested operator()(const request::Play& wanted) const {
    return play(draft, seat, wanted);
  }
  Requested operator()(const request::Throw& wanted) const {
    return throw_dice(draft, seat, wanted);
  }
  Requested operator()(const request::Renew& wanted) const {
    return renew(draft, seat, wanted);
  }
  /// Whoever holds the device asks for all: nobody else is to be waited for.
  Requested operator()(const request::StandIn& wanted) const {
    return ask_stand_in(draft, seat, wanted, {});
  }
  /// Nobody is elsewhere who could hear it.
  Requested operator()(const request::React& /*react*/) const { return {}; }
  Requested operator()(const request::Rematch& /*rematch*/) const {
    if (!params.has("rematch"))
      return refuse_request(Refusal::Code::bad_params,
                            "the table of the rematch is missing", "rematch");
    return link_rematch(draft, std::string(params.text("rematch")));
  }
};

Answer sit_down(Draft& draft, const request::Sit& request,
                const Params& params) {
  if (!params.has("salt"))
    return bad_params("salt", "whoever sits down needs a salt");
  const auto salt = bytes_of<Salt>(params, "salt");
  if (!salt) return std::unexpected(salt.error());
  const auto seat = sit(draft, request, *salt);
  if (!seat) return refused(seat.error());
  Json out = step_json(draft);
  out["seat"] = seat_json(*seat);
  return out;
}

/// The person whose request it is; refused where nobody sits there.
std::expected<Seat, Refusal> asking_seat(const Table& table,
                                         const Params& params) {
  const Seat seat = params.has("seat") ? params.seat("seat") : no_seat;
  if (seat >= table.seat_holders().size() ||
      table.seat_holder(seat).kind != SeatHolder::Kind::person)
    return refuse_request(Refusal::Code::not_yours,
                          "nobody who could ask for that sits there", "seat");
  return seat;
}

Answer answer_request(Draft& draft, const Params& params) {
  static const Input none = Input::object();
  const auto request = ClientRequest::parse(
      params.text("method"),
      params.has("params") ? params.value("params") : none);
  if (!request) return refused(request.error());
  if (const auto* wanted = std::get_if<request::Sit>(&request->what))
    return sit_down(draft, *wanted, params);
  // Anybody may look.
  if (std::holds_alternative<request::Ping>(request->what))
    return step_json(draft);
  const auto seat = asking_seat(draft.table(), params);
  if (!seat) return refused(seat.error());
  const Requested done =
      std::visit(SeatCaller{draft, params, *seat}, request->what);
  if (!done) return refused(done.error());
  return step_json(draft);
}

}  // namespace

Answer run_table_open(const Params& params, const Host& host) {
  if (auto has = check_host(host); !has) return std::unexpected(has.error());
  const auto request = TableRequest::parse(dump(params.value("request")));
  if (!request) return refused(request.error());
  const auto seed = bytes_of<Seed>(params, "seed");
  if (!seed) return std::unexpected(seed.error());
  const auto public_seed = bytes_of<PublicSeed>(params, "public_seed");
  if (!public_seed) return std::unexpected(public_seed.error());
  Draft draft(Table(host.hash), *seed, params.time("now"));
  const Requested opened = open_table(
      draft, *request, {std::string(params.text("table")), *public_seed});
  if (!opened) return refused(opened.error());
  return step_json(draft);
}

/// Nothing is kept: whoever asks stores the new entries behind the others, or
/// does not, and then nothing has happened.
Answer run_table_step(const Params& params, const Host& host) {
  auto table = read_table(params, host);
  if (!table) return std::unexpected(table.error());
  const auto seed = bytes_of<Seed>(params, "seed");
  if (!seed) return std::unexpected(seed.error());
  // With another seed the game could not be verified when it is over, and
  // tables of the first kind have computers whose choices cannot be either.
  if (!table->links() ||
      commitment(host.hash, *seed) != table->created().commit)
    return bad_params("seed", "that is not the seed the table was opened with");
  Draft draft(*std::move(table), *seed, params.time("now"));
  return params.has("method") ? answer_request(draft, params)
                              : move_computer(draft, host);
}

Answer run_table_record(const Params& params, const Host& host) {
  if (auto has = check_host(host); !has) return std::unexpected(has.error());
  const auto record = table_record(params.texts("entries"), host.hash);
  if (!record) return damaged(record.error());
  return JsonObject().add("record", record->text());
}

}  // namespace gockel
