#include "gockel/server/socket.h"

#include <boost/asio/redirect_error.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace gockel {
namespace {

namespace websocket = beast::websocket;

constexpr std::size_t max_message = 64U << 10;
/// What waits for the next message keeps no more than this.
constexpr std::size_t max_kept_buffer = 4U << 10;
/// A client that leaves this much unread behind one message is dropped.
constexpr std::size_t max_queued = 4U << 20;
constexpr double requests_a_second = 20;
constexpr int max_refused = 100;

}  // namespace

Socket::Socket(Server& server, beast::tcp_stream stream, std::string address,
               std::string person)
    : server_(server),
      stream_(std::move(stream)),
      address_(std::move(address)),
      person_(std::move(person)) {
  server_.sockets.insert(this);
}

Socket::~Socket() {
  server_.sockets.erase(this);
  server_.limits.close_socket(address_);
}

Task<bool> Socket::accept(HttpRequest request, std::string fresh_cookie) {
  // The stream's own timeouts and pings take over from those of HTTP.
  stream_.next_layer().expires_never();
  stream_.set_option(websocket::stream_base::timeout{
      std::chrono::seconds(10), std::chrono::seconds(60), true});
  stream_.read_message_max(max_message);
  stream_.auto_fragment(false);
  // Asked only while it accepts.
  stream_.set_option(websocket::stream_base::decorator(
      [&fresh_cookie](websocket::response_type& response) {
        if (!fresh_cookie.empty())
          response.set(beast::http::field::set_cookie, fresh_cookie);
      }));
  boost::system::error_code error;
  co_await stream_.async_accept(
      request, asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return false;
  stream_.text(true);
  co_return true;
}

Task<> Socket::run(std::shared_ptr<Room> room, std::uint64_t since) {
  const std::shared_ptr<Socket> self = shared_from_this();
  const auto member = std::make_shared<Member>();
  member->person = person_;
  member->quota = server_.secrets.opener(address_);
  // The room must not keep a socket whose connection has ended.
  member->send = [weak = weak_from_this()](Message message) {
    if (const auto socket = weak.lock()) socket->send(std::move(message));
  };
  ++server_.rooms.connected_people;
  co_await room->enter(member, since);
  co_await read(room, member);
  --server_.rooms.connected_people;
  room->leave(member);
}

Task<> Socket::read(const std::shared_ptr<Room>& room,
                    const std::shared_ptr<Member>& member) {
  TokenBucket bucket(requests_a_second, 2 * requests_a_second);
  const Time& time = server_.environment.time;
  int refused = 0;
  beast::flat_buffer buffer;
  for (;;) {
    // Used again, unless a long message has made it large.
    buffer.clear();
    if (buffer.capacity() > max_kept_buffer) buffer.shrink_to_fit();
    boost::system::error_code error;
    co_await stream_.async_read(
        buffer, asio::redirect_error(asio::use_awaitable, error));
    if (error || leaving_) co_return;
    if (!stream_.got_text()) co_return drop();
    const bool limited = server_.settings.rate != 0;
    const bool own = !limited || bucket.take(time.now());
    // Others at the same address may have asked too much.
    if (!own || !server_.limits.may_request(address_)) {
      // Who goes on after having been told so often is no person.
      if (!own && ++refused > max_refused) co_return drop();
      send(error_message(no_id, {Refusal::Code::too_fast, "not so fast"},
                         room->table().version()));
      continue;
    }
    // One request at a time: the next is read when this one is answered.
    const auto begin = time.elapsed();
    std::string text = beast::buffers_to_string(buffer.data());
    const Message answer = co_await room->answer(member, std::move(text));
    const auto took = time.elapsed() - begin;
    server_.metrics.requested(took.count(),
                              answer->find("\"error\":") != answer->npos);
    send(answer);
  }
}

void Socket::send(Message message) {
  if (leaving_) return;
  if (message == nullptr) return drop();
  // A welcome may be as long as it is: only what waits behind it counts.
  if (!queue_.empty()) queued_ += message->size();
  if (queued_ > max_queued) return drop();
  queue_.push_back(std::move(message));
  if (writing_) return;
  writing_ = true;
  start(server_.environment.io, write(shared_from_this()));
}

Task<> Socket::write(std::shared_ptr<Socket> /*self*/) {
  while (!queue_.empty()) {
    const Message message = std::move(queue_.front());
    queue_.pop_front();
    if (!queue_.empty()) queued_ -= queue_.front()->size();
    boost::system::error_code error;
    co_await stream_.async_write(
        asio::buffer(*message),
        asio::redirect_error(asio::use_awaitable, error));
    if (error) break;
  }
  writing_ = false;
  if (!leaving_) co_return;
  boost::system::error_code error;
  co_await stream_.async_close(
      websocket::close_code::going_away,
      asio::redirect_error(asio::use_awaitable, error));
}

void Socket::go_away() {
  leaving_ = true;
  if (writing_) return;
  writing_ = true;
  start(server_.environment.io, write(shared_from_this()));
}

void Socket::drop() {
  leaving_ = true;
  stream_.next_layer().close();
}

}  // namespace gockel
