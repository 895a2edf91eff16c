#include "gockel/server/http_stream.h"

#include <fmt/format.h>

#include <array>
#include <boost/asio/redirect_error.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

namespace gockel {
namespace {

namespace http = beast::http;
using boost::system::error_code;
using http::field;
using http::status;

constexpr std::uint32_t max_header = 8U << 10;
constexpr std::uint64_t max_body = 16U << 10;
constexpr std::size_t read_size = 2U << 10;
/// What is read and thrown away after a last answer.
constexpr std::size_t max_unread = 256U << 10;

bool awaits_go_on(const HttpRequest& request) {
  return beast::iequals(request[field::expect], "100-continue");
}

}  // namespace

void HttpStream::expire_after(Millis timeout) {
  expired_ = false;
  // The operation is cancelled, not the connection: there may be an answer.
  deadline_->start(timeout, [this] {
    expired_ = true;
    stream_.cancel();
  });
}

Task<error_code> HttpStream::read_into(Parser& parser) {
  error_code error;
  // Between two requests a client may be silent for longer than within one. A
  // new connection has a request to make.
  if (!first_ && buffer_.size() == 0) {
    expire_after(idle_timeout);
    const auto room = buffer_.prepare(read_size);
    const std::size_t count = co_await stream_.async_read_some(
        room, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return error;
    buffer_.commit(count);
  }
  first_ = false;
  expire_after(header_timeout);
  co_await http::async_read_header(
      stream_, buffer_, parser,
      asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return error;
  expire_after(body_timeout);
  if (awaits_go_on(parser.get())) {
    http::response<http::empty_body> go_on{status::continue_, 11};
    co_await http::async_write(
        stream_, go_on, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return error;
  }
  co_await http::async_read(stream_, buffer_, parser,
                            asio::redirect_error(asio::use_awaitable, error));
  co_return error;
}

HttpStream::NoRequest HttpStream::complaint(const error_code& error,
                                            const Parser& parser) const {
  if (expired_) {
    if (!parser.got_some()) return std::nullopt;
    return respond_error(status::request_timeout, "too_slow",
                         "the request did not arrive in time");
  }
  if (error == http::error::end_of_stream) return std::nullopt;
  if (error == http::error::header_limit ||
      error == http::error::buffer_overflow)
    return respond_error(
        status::request_header_fields_too_large, "bad_params",
        fmt::format("the header is longer than {} bytes", max_header));
  if (error == http::error::body_limit)
    return respond_error(
        status::payload_too_large, "bad_params",
        fmt::format("the body is longer than {} bytes", max_body));
  if (error == http::error::bad_version)
    return respond_error(status::http_version_not_supported, "bad_params",
                         "HTTP/1.0 and HTTP/1.1 are understood");
  static const boost::system::error_category& faults_of_http =
      make_error_code(http::error::bad_method).category();
  // Anything else is a connection that has ended.
  if (error.category() != faults_of_http) return std::nullopt;
  return respond_error(
      status::bad_request, "bad_params",
      fmt::format("this is no HTTP request: {}", error.message()));
}

Task<std::expected<HttpRequest, HttpStream::NoRequest>> HttpStream::read() {
  using Read = std::expected<HttpRequest, NoRequest>;
  Parser parser;
  parser.header_limit(max_header);
  parser.body_limit(max_body);
  const error_code error = co_await read_into(parser);
  deadline_->cancel();
  if (error) co_return Read(std::unexpected(complaint(error, parser)));
  co_return Read(parser.release());
}

Task<bool> HttpStream::write(HttpResponse response) {
  if (!response.has_content_length()) response.prepare_payload();
  expire_after(write_timeout);
  error_code error;
  co_await http::async_write(stream_, response,
                             asio::redirect_error(asio::use_awaitable, error));
  deadline_->cancel();
  co_return !error;
}

Task<> HttpStream::finish(HttpResponse response) {
  response.keep_alive(false);
  if (!co_await write(std::move(response))) co_return;
  error_code error;
  [[maybe_unused]] const auto shut =
      stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
  expire_after(linger_timeout);
  std::array<char, 2048> unread{};
  for (std::size_t all = 0; !error && !expired_ && all < max_unread;) {
    const auto room = asio::buffer(unread);
    all += co_await stream_.async_read_some(
        room, asio::redirect_error(asio::use_awaitable, error));
  }
  deadline_->cancel();
}

beast::tcp_stream HttpStream::release() {
  deadline_.reset();
  return std::move(stream_);
}

}  // namespace gockel
