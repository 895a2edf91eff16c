// What a person does at a browser.

#include "tests/simulation/device.h"

#include "gockel/rpc/params.h"

namespace gockel::simulation {
namespace {

/// A page that hears nothing for so long connects anew.
constexpr Millis answer_timeout = 8'000;
/// So short that people use their chains up.
constexpr int chain_length = 12;

}  // namespace

Device::Device(World& world, int number)
    : world_(world),
      name_("client " + std::to_string(number)),
      address_("10.0.0." + std::to_string(number)) {
  for (int i = 0; i < 64; ++i)
    person_ += "0123456789abcdef"[world.context.chance.below(16)];
}

void Device::wake(Millis delay) {
  if (appointment_) context().scheduler.cancel(*appointment_);
  appointment_ = context().scheduler.after(delay, [this] {
    appointment_.reset();
    think();
  });
}

void Device::go() {
  context().story.tell("{} goes for good", name_);
  gone_ = true;
  disconnect();
}

void Device::think() {
  if (gone_) return;
  const Millis now = context().now();
  if (world_.table.empty()) return wake(200);
  if (!link_) {
    if (away_until_ > now) return wake(away_until_ - now);
    connect();
    return wake(answer_timeout);
  }
  const Millis waits_since =
      welcomed_ && pending_ ? pending_->sent : connected_at_;
  if (!welcomed_ || pending_) {
    if (now - waits_since < answer_timeout)
      return wake(answer_timeout - (now - waits_since));
    context().story.tell("{} waits no longer", name_);
    disconnect();
    return wake(chance().between(0, 500));
  }
  act();
  // Mostly at once, now and then after a long thought.
  wake(chance().one_in(25) ? chance().between(1'000, 7'000)
                           : chance().between(30, 500));
}

void Device::act() {
  if (!world_.settling) {
    // Other pages of the same person, and people who try old links.
    if (!world_.keys.empty() && chance().one_in(seat_ == no_seat ? 12 : 150))
      return claim();
    if (chance().one_in(60)) {
      context().story.tell("{} leaves for a while", name_);
      away_until_ = context().now() + chance().between(200, 12'000);
      return disconnect();
    }
  }
  switch (table_.stage()) {
    case Table::Stage::waiting: return act_waiting();
    case Table::Stage::playing: return act_playing();
    case Table::Stage::over: break;
  }
  if (seat_ != no_seat && table_.rematch().empty() && chance().one_in(20))
    ask("rematch", Input::object());
}

void Device::act_waiting() {
  if (world_.settling) return;
  if (seat_ == no_seat) {
    if (chance().one_in(2)) ask("sit", sit_params());
  } else if (chance().one_in(6)) {
    ask("stand", Input::object());
  } else if (chance().one_in(20)) {
    ask("fill", {{"level", "child"}});
  }
}

void Device::act_playing() {
  if (seat_ == no_seat) return;
  if (table_.to_act() == seat_ && !chance().one_in(10)) {
    if (table_.to_throw() == seat_) return throw_dice();
    return ask("play", play_params());
  }
  const bool waits = table_.to_act() != no_seat && table_.to_act() != seat_ &&
                     !table_.seat_holder(table_.to_act()).computer();
  // Now and then before its time: then it is refused.
  if (waits && chance().one_in(20))
    return ask("stand_in", {{"version", table_.version()}});
  if (chance().one_in(40)) call_out();
  if (table_.seat_holder(seat_).away && chance().one_in(3))
    return ask("back", Input::object());
  if (chance().one_in(120)) ask("stand", Input::object());
}

/// A reaction is not sent again: who did not hear it has missed nothing.
void Device::call_out() {
  ++copies_;
  const Input message{{"jsonrpc", "2.0"},
                      {"id", copies_},
                      {"method", "react"},
                      {"params", {{"reaction", "wow"}}}};
  context().story.tell("{} sends {}", name_, message.dump());
  link_->send(message.dump());
}

Input Device::sit_params() {
  Input params{{"name", "Person"}, {"chain", fresh_chain()}};
  if (chance().one_in(3))
    params["seat"] = std::string(
        1, letter(static_cast<Seat>(
               chance().below(static_cast<std::uint32_t>(table_.seats())))));
  return params;
}

std::string Device::fresh_chain() {
  std::array<std::uint8_t, gockel::Link::size> secret{};
  for (std::uint8_t& byte : secret)
    byte = static_cast<std::uint8_t>(chance().below(256));
  chain_ = {gockel::Link(secret)};
  for (int i = 0; i < chain_length; ++i)
    chain_.push_back(link_before(sodium_hash, chain_.back()));
  return chain_.back().text();
}

std::optional<gockel::Link> Device::next_link() const {
  const auto shown = std::ranges::find(chain_, table_.seat_holder(seat_).head);
  if (shown == chain_.end() || shown == chain_.begin()) return std::nullopt;
  return *std::prev(shown);
}

void Device::throw_dice() {
  const auto link = next_link();
  // Another device has the chain, or it is used up; now and then it is lost.
  if (!link || chance().one_in(40))
    return ask("renew", {{"chain", fresh_chain()}});
  ask("throw", {{"version", table_.version()}, {"link", link->text()}});
}

Input Device::play_params() {
  const auto legal = moves(table_.game());
  const Move move =
      legal[chance().below(static_cast<std::uint32_t>(legal.size()))];
  Input params{{"version", table_.version()},
               {"move", event_text(table_.game(), move).substr(1)}};
  // With a link the dice that the move takes into the hand fall at once.
  AnyState after = table_.game();
  step(after, move);
  const auto link = next_link();
  if (link && node(after) == gockel::Node::chance && seat(after) == seat_ &&
      chance().one_in(2))
    params["link"] = link->text();
  return params;
}

Input Device::claim_body(const std::string& key) {
  Input body{{"key", key}};
  // Who has a seat is asked whether to leave it for that one.
  if (seat_ != no_seat && chance().one_in(2)) body["replace"] = true;
  return body;
}

void Device::ask(const std::string& method, Input params) {
  ++requests_;
  pending_ = Pending{
      .request = {.table = world_.table,
                  .person = person_,
                  .client = "r" + std::to_string(requests_),
                  .method = method,
                  .known_then = world_.checker.acknowledged(world_.table)},
      .params = std::move(params)};
  pending_->params["client"] = pending_->request.client;
  send_pending();
  if (context().disturbances.doubles && chance().one_in(5)) send_pending();
}

void Device::send_pending() {
  ++copies_;
  pending_->sent = context().now();
  sent_[copies_] = {pending_->request, context().now()};
  const Input message{{"jsonrpc", "2.0"},
                      {"id", copies_},
                      {"method", pending_->request.method},
                      {"params", pending_->params}};
  context().story.tell("{} sends {}", name_, message.dump());
  link_->send(message.dump());
}

void Device::claim() {
  const std::string key = chance().pick(world_.keys);
  Node* const node = world_.node(world_.some_node());
  if (node == nullptr) return;
  context().story.tell("{} claims a seat with {} at node {}", name_, key,
                       node->number());
  const Millis sent = context().now();
  const auto answered = [this, key, sent](unsigned status, std::string body) {
    context().scheduler.after(chance().delay(15, 400), [this, key, sent, status,
                                                        body] {
      context().story.tell("{} hears {} {}", name_, status, body);
      const bool taken = status == 200;
      world_.checker.claim_answered(world_.table, key, person_, sent, taken);
      // The page shows the seat that is now its own.
      if (taken && link_) {
        disconnect();
        wake(0);
      }
    });
  };
  HttpCall call{.path = "/api/tables/" + world_.table + "/claim",
                .body = claim_body(key).dump(),
                .person = person_,
                .address = address_,
                .answered = answered};
  const int copies =
      context().disturbances.doubles && chance().one_in(4) ? 2 : 1;
  for (int i = 0; i < copies; ++i)
    context().scheduler.after(chance().delay(15, 400), [node, call] {
      if (!node->ended()) node->ask(call);
    });
}

void Device::create(std::string body) {
  if (!world_.table.empty()) return;
  // A page tries again until it has a table; an answer may have been lost.
  context().scheduler.after(3'000, [this, body] { create(body); });
  Node* const node = world_.node(world_.some_node());
  if (node == nullptr) return;
  const auto answered = [this](unsigned status, std::string text) {
    context().scheduler.after(chance().delay(15, 400), [this, status, text] {
      context().story.tell("{} hears {} {}", name_, status, text);
      if (status != 201) return;
      const Input made = Input::parse(text);
      world_.checker.created(made["table"], made["commit"]);
      if (world_.table.empty()) world_.table = made["table"];
    });
  };
  context().story.tell("{} makes a table at node {}", name_, node->number());
  node->ask({.path = "/api/tables",
             .body = std::move(body),
             .person = person_,
             .address = address_,
             .answered = answered});
}

}  // namespace gockel::simulation
