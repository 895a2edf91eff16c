#include "gockel/table/client_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "gockel/core/text.h"
#include "gockel/rpc/params.h"
#include "gockel/table/entry.h"
#include "gockel/table/person_name.h"

namespace gockel {
namespace {

constexpr std::size_t max_client = 64;

/// What a database may cut a text at, or take for its end.
bool is_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

using ReadRequest = std::expected<ClientRequest::What, Refusal>;

std::unexpected<Refusal> bad_request(std::string sentence,
                                     std::string field = {}) {
  return refuse_request(Refusal::Code::bad_params, std::move(sentence),
                        std::move(field));
}

std::expected<Link, Refusal> read_link(const Params& params,
                                       const char* field) {
  const auto link = Link::parse(params.text(field));
  if (!link)
    return bad_request(fmt::format("{}: {}", field, link.error().sentence),
                       field);
  return *link;
}

std::uint64_t seen(const Params& params) {
  return static_cast<std::uint64_t>(params.whole("version", 0));
}

ReadRequest read_sit(const Params& params) {
  std::optional<Seat> wanted;
  if (params.has("seat")) {
    wanted = parse_seat(params.text("seat"));
    if (!wanted) return bad_request("a seat is a letter from A to G", "seat");
  }
  auto name = person_name(params.text("name"));
  if (!name) {
    auto refused =
        refuse_request(Refusal::Code::bad_params, std::move(name.error()));
    refused.error().field = "name";
    return refused;
  }
  const auto chain = read_link(params, "chain");
  if (!chain) return std::unexpected(chain.error());
  std::string animal(params.has("animal") ? params.text("animal") : "");
  if (params.has("animal") && !is_animal(animal))
    return bad_request("an animal is a word of small letters", "animal");
  return request::Sit{*std::move(name), *chain, wanted, std::move(animal),
                      params.flag("program")};
}

ReadRequest read_fill(const Params& params) {
  const auto level = parse_level(params.text("level"));
  if (!level)
    return refuse_request(Refusal::Code::bad_params, Reason::unknown_level,
                          {.what = gockel::quoted(params.text("level"))});
  return request::Fill{*level};
}

ReadRequest read_play(const Params& params) {
  const Result<Move> move = Move::parse(params.text("move"));
  if (!move) return refuse_request(Refusal::Code::illegal, move.error());
  request::Play play{seen(params), *move};
  if (params.has("link")) {
    const auto link = read_link(params, "link");
    if (!link) return std::unexpected(link.error());
    play.link = *link;
  }
  return play;
}

ReadRequest read_throw(const Params& params) {
  const auto link = read_link(params, "link");
  if (!link) return std::unexpected(link.error());
  return request::Throw{seen(params), *link};
}

ReadRequest read_stand_in(const Params& params) {
  return request::StandIn{seen(params)};
}

constexpr std::array<std::string_view, 6> reaction_names{
    "bravo", "laugh", "wow", "phew", "oh_no", "hurry"};

ReadRequest read_react(const Params& params) {
  const auto found = std::ranges::find(reaction_names, params.text("reaction"));
  if (found == reaction_names.end())
    return bad_request("there is no such reaction", "reaction");
  return request::React{static_cast<Reaction>(found - reaction_names.begin())};
}

ReadRequest read_renew(const Params& params) {
  const auto chain = read_link(params, "chain");
  if (!chain) return std::unexpected(chain.error());
  return request::Renew{*chain};
}

template <class Request>
ReadRequest read_plain(const Params&) {
  return Request();
}

constexpr Field client_field{"client", FieldType::text, Requirement::required};
constexpr std::array sit_fields{
    client_field,
    Field{"name", FieldType::text, Requirement::required},
    Field{"chain", FieldType::text, Requirement::required},
    Field{"seat", FieldType::text, Requirement::optional},
    Field{"animal", FieldType::text, Requirement::optional},
    Field{"program", FieldType::flag, Requirement::optional}};
constexpr std::array fill_fields{
    client_field, Field{"level", FieldType::text, Requirement::required}};
constexpr std::array play_fields{
    client_field, Field{"version", FieldType::whole, Requirement::required},
    Field{"move", FieldType::text, Requirement::required},
    Field{"link", FieldType::text, Requirement::optional}};
constexpr std::array throw_fields{
    client_field, Field{"version", FieldType::whole, Requirement::required},
    Field{"link", FieldType::text, Requirement::required}};
constexpr std::array renew_fields{
    client_field, Field{"chain", FieldType::text, Requirement::required}};
constexpr std::array stand_in_fields{
    client_field, Field{"version", FieldType::whole, Requirement::required}};
constexpr std::array react_fields{
    Field{"reaction", FieldType::text, Requirement::required}};
constexpr std::array plain_fields{client_field};

struct ClientMethod {
  std::string_view name;
  std::span<const Field> fields;
  ReadRequest (*read)(const Params& params);
};
constexpr std::array<ClientMethod, 11> client_methods{{
    {"sit", sit_fields, read_sit},
    {"stand", plain_fields, read_plain<request::Stand>},
    {"fill", fill_fields, read_fill},
    {"play", play_fields, read_play},
    {"throw", throw_fields, read_throw},
    {"renew", renew_fields, read_renew},
    {"back", plain_fields, read_plain<request::ComeBack>},
    {"stand_in", stand_in_fields, read_stand_in},
    {"react", react_fields, read_react},
    {"rematch", plain_fields, read_plain<request::Rematch>},
    {"ping", {}, read_plain<request::Ping>},
}};

}  // namespace

std::string_view name(Reaction reaction) {
  return reaction_names[static_cast<unsigned>(reaction)];
}

std::expected<ClientRequest, Refusal> ClientRequest::parse(
    std::string_view method, const Input& params) {
  const auto found =
      std::ranges::find(client_methods, method, &ClientMethod::name);
  if (found == client_methods.end())
    return refuse_request(Refusal::Code::no_method, "there is no such method");
  if (!params.is_object()) return bad_request("parameters are given by name");
  const auto read = Params::read(params, found->fields, OtherFields::refused);
  if (!read)
    return bad_request(read.error().sentence(),
                       gockel::quoted(read.error().name));
  std::string client;
  if (std::ranges::find(found->fields, "client", &Field::name) !=
      found->fields.end()) {
    client = read->text("client");
    if (client.empty() || client.size() > max_client ||
        std::ranges::any_of(client, is_control))
      return bad_request(
          "client is a text of 1 to 64 bytes without control characters");
  }
  auto what = found->read(*read);
  if (!what) return std::unexpected(std::move(what.error()));
  return ClientRequest{std::move(client), *std::move(what)};
}

}  // namespace gockel
