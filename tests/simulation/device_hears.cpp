// What a browser is told, and how it keeps its connection.

#include "tests/simulation/device.h"

namespace gockel::simulation {
namespace {

constexpr int store_code = -32020;
constexpr int not_yours_code = -32011;

Seat read_seat(const Json& json) {
  if (!json.is_string()) return no_seat;
  return parse_seat(json.get<std::string>()).value_or(no_seat);
}

}  // namespace

void Device::connect() {
  Node* const node = world_.node(world_.some_node());
  if (node == nullptr) {
    away_until_ = context().now() + chance().between(50, 800);
    return;
  }
  link_ = std::make_shared<Link>(
      context(), Link::Client{.hear = [this](const std::string& t) { hear(t); },
                              .closed = [this] { lost(); }});
  welcomed_ = false;
  connected_at_ = context().now();
  known_then_ = world_.checker.acknowledged(world_.table);
  context().story.tell("{} connects to node {} from version {}", name_,
                       node->number(), table_.version());
  const Visit visit{world_.table, person_, address_, table_.version()};
  context().scheduler.after(chance().delay(15, 400),
                            [node, link = link_, visit] {
                              if (node->ended())
                                link->end_node();
                              else
                                node->accept(link, visit);
                            });
}

void Device::disconnect() {
  if (!link_) return;
  link_->close_by_client();
  link_.reset();
  sent_.clear();
}

void Device::lost() {
  context().story.tell("{} has lost its connection", name_);
  disconnect();
  wake(chance().between(0, 900));
}

void Device::hear(const std::string& text) {
  context().story.tell("{} hears {}", name_, text);
  // In the order in which it was written: hashes are of the very bytes.
  const Json said = Json::parse(text);
  if (said.contains("id")) return hear_answer(said);
  const Json& params = said["params"];
  if (said["method"] == "present")
    present_ = params["present"].get<std::vector<std::string>>();
  else if (said["method"] == "table")
    hear_table(params);
  else if (said["method"] == "reaction")
    world_.checker.told_reaction(world_.table, params);
  else
    hear_entries(params);
}

void Device::hear_table(const Json& params) {
  world_.checker.welcomed(name_, world_.table,
                          params["version"].get<std::uint64_t>(), known_then_);
  hear_entries(params);
  if (!link_) return;
  welcomed_ = true;
  seat_ = read_seat(params["you"]);
  present_ = params["present"].get<std::vector<std::string>>();
  if (seat_ != no_seat) {
    const std::string key = params["key"];
    if (std::ranges::find(world_.keys, key) == world_.keys.end())
      world_.keys.push_back(key);
  }
  world_.checker.check_seat(name_, world_.table, person_, seat_);
  // What has no answer yet is sent again, by its name.
  if (pending_) send_pending();
  wake(chance().between(10, 300));
}

void Device::hear_entries(const Json& params) {
  const auto from = params["from"].get<std::uint64_t>();
  std::vector<std::string> texts;
  for (const Json& entry : params["entries"]) texts.push_back(dump(entry));
  world_.checker.told_entries(name_, world_.table, from, texts);
  if (from > table_.version() + 1) {
    context().story.tell("{} misses entries and connects anew", name_);
    disconnect();
    return wake(0);
  }
  for (std::uint64_t v = table_.version() + 1; v < from + texts.size(); ++v)
    if (!table_.read(texts[v - from]))
      return context().fail(name_ + " cannot follow the table");
}

void Device::hear_answer(const Json& answer) {
  const auto found = sent_.find(answer["id"].get<int>());
  if (found == sent_.end()) return;
  const Copy copy = found->second;
  sent_.erase(found);
  world_.checker.answered(copy.request, copy.sent, answer);
  if (!pending_ || pending_->request.client != copy.request.client) return;
  if (answer.contains("error")) {
    const int code = answer["error"]["code"].get<int>();
    if (code == store_code) {
      // It may have happened or not: the same request again, a bit later.
      context().scheduler.after(
          1000, [this, client = copy.request.client, link = link_] {
            if (pending_ && pending_->request.client == client && link_ &&
                link_ == link)
              send_pending();
          });
      return;
    }
    pending_.reset();
    // The page has a wrong idea of whose seat it is.
    if (code == not_yours_code) {
      disconnect();
      wake(chance().between(0, 300));
    }
    return;
  }
  const std::string method = pending_->request.method;
  pending_.reset();
  if (method == "sit") {
    seat_ = read_seat(answer["result"]["seat"]);
    world_.keys.push_back(answer["result"]["key"]);
  }
  if (method == "stand" && table_.stage() == Table::Stage::waiting)
    seat_ = no_seat;
  wake(chance().between(10, 300));
}

void Device::check() {
  if (!link_ || !welcomed_ || !link_->open()) return;
  world_.checker.check_presence(name_, world_.table, present_);
  world_.checker.check_version(name_, world_.table, table_.version());
}

}  // namespace gockel::simulation
