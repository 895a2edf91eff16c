#pragma once

#include "gockel/server/socket.h"

namespace gockel {

using HttpResponse = beast::http::response<beast::http::string_body>;

/// Boost's string_view as the standard's.
inline std::string_view sv(boost::string_view text) {
  return {text.data(), text.size()};
}

/// A request, and who sent it.
struct Asked {
  const HttpRequest& request;
  std::string_view path;
  std::string_view query;
  std::string address;
  std::string person;  ///< hash of the cookie
};

/// The answer to anything but a socket.
Task<HttpResponse> answer(Server& server, Asked asked);

/// An answer with a status and a body, with the headers that every one has.
HttpResponse respond(beast::http::status status, std::string_view type,
                     std::string body);
/// {"error": {"code", "message"}}
HttpResponse respond_error(beast::http::status status, std::string_view code,
                           std::string_view sentence);

}  // namespace gockel
