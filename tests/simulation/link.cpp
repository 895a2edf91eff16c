#include "tests/simulation/link.h"

namespace gockel::simulation {

Millis Link::arrival(Millis& last) {
  const Millis delay = context_.chance.delay(15, 400);
  last = std::max(last + 1, context_.now() + delay);
  return last - context_.now();
}

void Link::send(std::string text) {
  if (broken_ || client_left_) return;
  context_.scheduler.after(
      arrival(last_to_node_),
      [self = shared_from_this(), text = std::move(text)]() mutable {
        if (self->lost_to_node_ || self->read_all_) return;
        self->inbox_.push_back(std::move(text));
        self->arrived_.wake_all();
      });
}

void Link::reply(const Message& message) {
  if (broken_ || node_left_) return;
  if (message == nullptr) return close_by_node();
  context_.scheduler.after(arrival(last_to_client_),
                           [self = shared_from_this(), message] {
                             // It may forget this connection meanwhile.
                             const auto hear = self->client_.hear;
                             if (!self->broken_ && hear) hear(*message);
                           });
}

Task<std::optional<std::string>> Link::read() {
  const auto self = shared_from_this();
  while (inbox_.empty() && !read_all_) co_await arrived_.wait();
  if (inbox_.empty()) co_return std::nullopt;
  std::string text = std::move(inbox_.front());
  inbox_.pop_front();
  co_return std::optional<std::string>(std::move(text));
}

void Link::end_reading() {
  read_all_ = true;
  arrived_.wake_all();
}

void Link::tell_node_closed(Millis delay) {
  context_.scheduler.after(
      delay, [self = shared_from_this()] { self->end_reading(); });
}

void Link::tell_client_closed(Millis delay) {
  context_.scheduler.after(delay, [self = shared_from_this()] {
    // It is told once, and may forget this connection while it is told.
    const Client client = std::exchange(self->client_, {});
    if (client.closed) client.closed();
  });
}

void Link::close_by_client() {
  forget_client();
  if (std::exchange(client_left_, true) || broken_) return;
  tell_node_closed(arrival(last_to_node_));
}

void Link::close_by_node() {
  if (std::exchange(node_left_, true)) return;
  end_reading();
  if (!broken_) tell_client_closed(arrival(last_to_client_));
}

void Link::end_node() {
  const bool told = std::exchange(broken_, true) || node_left_;
  inbox_.clear();
  end_reading();
  if (!told) tell_client_closed(context_.chance.between(5, 500));
}

void Link::break_off() {
  if (std::exchange(broken_, true)) return;
  lost_to_node_ = context_.chance.one_in(2);
  tell_client_closed(context_.chance.between(5, 300));
  // A node may take a connection for alive for long.
  const Millis delay = context_.chance.one_in(3)
                           ? context_.chance.between(1'000, 9'000)
                           : context_.chance.between(5, 300);
  tell_node_closed(std::max(delay, last_to_node_ - context_.now() + 1));
}

}  // namespace gockel::simulation
