// Answers of HTTP, as every route makes them.

#include <fmt/format.h>

#include "gockel/server/routes.h"

namespace gockel {
namespace {

using beast::http::field;
using beast::http::status;

/// Nothing but what this server sends may run in the page.
/// `script_hashes` as in File.
std::string content_security_policy(std::string_view script_hashes = "") {
  return fmt::format(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{}; "
      "style-src 'self'; img-src 'self' data:; font-src 'self'; "
      "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri "
      "'none'; "
      "form-action 'self'; frame-ancestors 'none'",
      script_hashes);
}

}  // namespace

HttpResponse respond(status code, std::string_view type, std::string body) {
  HttpResponse response{code, 11};
  response.set(field::server, "gockel");
  response.set(field::content_type,
               boost::string_view(type.data(), type.size()));
  response.set("Content-Security-Policy", content_security_policy());
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set(field::cache_control, "no-store");
  response.body() = std::move(body);
  return response;
}

HttpResponse respond_error(status code, std::string_view name,
                           std::string_view sentence) {
  const Json json{{"error", {{"code", name}, {"message", sentence}}}};
  return respond(code, json_type, dump(json));
}

HttpResponse respond_refusal(const Refusal& refusal) {
  const RefusalEdge& edge = edge_of(refusal.code);
  Json error{{"code", edge.name}, {"message", refusal.sentence}};
  add_cause(error, refusal);
  return respond(static_cast<status>(edge.status), json_type,
                 dump(Json{{"error", std::move(error)}}));
}

HttpResponse respond_refusal(Refusal::Code code, Reason reason) {
  return respond_refusal(refuse_request(code, reason).error());
}

HttpResponse respond_missing(Reason reason) {
  const Json error{{"code", "not_found"},
                   {"message", english_text(reason)},
                   {"reason", name(reason)}};
  return respond(status::not_found, json_type, dump(Json{{"error", error}}));
}

HttpResponse respond_fault(const StoreFault& fault) {
  if (fault.kind == StoreFault::Kind::damaged)
    return respond_refusal({Refusal::Code::damaged, fault.sentence});
  return respond_refusal(Refusal::Code::store, Reason::data_out_of_reach);
}

HttpResponse respond_not_allowed(std::string_view allowed) {
  HttpResponse response =
      respond_error(status::method_not_allowed, "bad_params",
                    fmt::format("this understands {}", allowed));
  response.set(field::allow,
               boost::string_view(allowed.data(), allowed.size()));
  return response;
}

HttpResponse respond_file(const Files& files, const ReceivedRequest& asked) {
  const auto [file, known] = files.find(asked.path);
  if (file == nullptr)
    return respond_error(status::not_found, "not_found",
                         "there is no such page");
  HttpResponse response =
      respond(known ? status::ok : status::not_found, file->type, "");
  if (!file->script_hashes.empty())
    response.set("Content-Security-Policy",
                 content_security_policy(file->script_hashes));
  response.set(field::etag, file->tag);
  response.set(field::vary, "Accept-Encoding");
  response.set(field::cache_control, file->unchanging
                                         ? "public, max-age=31536000, immutable"
                                         : "no-cache");
  if (known && sv(asked.request[field::if_none_match]) == file->tag) {
    response.result(status::not_modified);
    return response;
  }
  const std::string_view accepted = sv(asked.request[field::accept_encoding]);
  std::string_view body = file->plain;
  if (!file->brotli.empty() && accepted.find("br") != accepted.npos) {
    response.set(field::content_encoding, "br");
    body = file->brotli;
  } else if (!file->gzip.empty() && accepted.find("gzip") != accepted.npos) {
    response.set(field::content_encoding, "gzip");
    body = file->gzip;
  }
  response.body() = body;
  return response;
}

}  // namespace gockel
