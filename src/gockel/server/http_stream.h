#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <expected>
#include <memory>
#include <optional>
#include <string_view>

#include "gockel/server/environment.h"

namespace gockel {

namespace beast = boost::beast;

using HttpRequest = beast::http::request<beast::http::string_body>;
using HttpResponse = beast::http::response<beast::http::string_body>;

/// Requests and answers on one connection, with a deadline for each of their
/// parts, so that nobody keeps a connection without using it.
class HttpStream {
 public:
  HttpStream(Time& time, asio::ip::tcp::socket socket)
      : stream_(std::move(socket)), deadline_(time.timer()) {}

  // Public for the tests and the documentation.
  static constexpr Millis header_timeout = 5000;  ///< a request's header
  static constexpr Millis body_timeout = 10'000;  ///< its body
  static constexpr Millis idle_timeout = 30'000;  ///< until the next request
  static constexpr Millis write_timeout = 30'000;
  static constexpr Millis linger_timeout = 1000;

  /// Why there is no request: what to answer before the end, or nothing when
  /// nobody is there to hear it.
  using NoRequest = std::optional<HttpResponse>;
  Task<std::expected<HttpRequest, NoRequest>> read();
  /// False: the other side does not take it.
  Task<bool> write(HttpResponse response);
  /// Writes a last answer, and waits a moment for the other side to take it:
  /// to close while something is unread would throw the answer away.
  Task<> finish(HttpResponse response);

  void close() { stream_.close(); }
  /// The connection for another protocol; this object is empty afterwards.
  beast::tcp_stream release();

 private:
  using Parser = beast::http::request_parser<beast::http::string_body>;
  void expire_after(Millis timeout);
  Task<boost::system::error_code> read_into(Parser& parser);
  NoRequest complaint(const boost::system::error_code& error,
                      const Parser& parser) const;

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  std::unique_ptr<Timer> deadline_;
  bool expired_ = false;
  bool first_ = true;  ///< nothing was read yet
};

/// An answer with a status and a body, with the headers that every one has.
HttpResponse respond(beast::http::status status, std::string_view type,
                     std::string body);
/// {"error": {"code", "message"}}
HttpResponse respond_error(beast::http::status status, std::string_view code,
                           std::string_view sentence);

}  // namespace gockel
