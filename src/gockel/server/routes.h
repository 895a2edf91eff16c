#pragma once

#include "gockel/server/http_stream.h"
#include "gockel/server/socket.h"

namespace gockel {

/// Boost's string_view as the standard's.
inline std::string_view sv(boost::string_view text) {
  return {text.data(), text.size()};
}

/// A request, and who sent it.
struct ReceivedRequest {
  const HttpRequest& request;
  std::string_view path;
  std::string_view query;
  std::string address;  ///< whom the limits count it for
  std::string person;   ///< hash of the cookie
};

/// The answer to anything but a socket.
Task<HttpResponse> answer(Server& server, ReceivedRequest asked);
/// The same where operators ask.
Task<HttpResponse> answer_operator(Server& server, ReceivedRequest asked);

/// The room of the table whose socket is wanted, and the socket is counted; or
/// why there is none.
Task<std::expected<std::shared_ptr<Room>, HttpResponse>> find_socket_room(
    Server& server, ReceivedRequest asked);

// responses.cpp
inline constexpr std::string_view json_type = "application/json";
inline constexpr std::string_view text_type = "text/plain; charset=utf-8";
HttpResponse respond_refusal(const Refusal& refusal);
HttpResponse respond_refusal(Refusal::Code code, Reason reason);
/// What was asked for is not there.
HttpResponse respond_missing(Reason reason);
/// That the store has failed, or that the table is damaged.
HttpResponse respond_fault(const StoreFault& fault);
HttpResponse respond_not_allowed(std::string_view allowed);
/// A file of the page.
HttpResponse respond_file(const Files& files, const ReceivedRequest& asked);

}  // namespace gockel
