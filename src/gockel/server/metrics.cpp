#include "gockel/server/metrics.h"

#include <fmt/format.h>
#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include "gockel/server/server.h"

namespace gockel {

struct Metrics::Parts {
  prometheus::Registry registry;
  prometheus::Family<prometheus::Counter>& answers =
      prometheus::BuildCounter()
          .Name("gockel_http_answers_total")
          .Help("HTTP answers by the hundred of their status")
          .Register(registry);
  prometheus::Family<prometheus::Counter>& refusals_family =
      prometheus::BuildCounter()
          .Name("gockel_socket_refusals_total")
          .Help("Requests at tables that were refused")
          .Register(registry);
  prometheus::Counter& refusals = refusals_family.Add({});
  prometheus::Counter& turned_away =
      prometheus::BuildCounter()
          .Name("gockel_connections_turned_away_total")
          .Help("Connections for which there was no place")
          .Register(registry)
          .Add({});
  prometheus::Histogram& requests =
      prometheus::BuildHistogram()
          .Name("gockel_socket_request_seconds")
          .Help("Requests at tables, from arrival to answer")
          .Register(registry)
          .Add({}, prometheus::Histogram::BucketBoundaries{
                       0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2});
  prometheus::Gauge& connections =
      gauge("gockel_connections", "Open connections, with the sockets");
  prometheus::Gauge& sockets = gauge("gockel_sockets", "Open sockets");
  prometheus::Gauge& sockets_limit =
      gauge("gockel_sockets_limit", "Sockets that may be open");
  prometheus::Gauge& rooms = gauge("gockel_rooms", "Tables in memory");
  prometheus::Gauge& appends =
      gauge("gockel_store_appends", "Appends stored since the start");
  prometheus::Gauge& commits =
      gauge("gockel_store_commits", "Transactions of appends since the start");
  prometheus::Gauge& healthy =
      gauge("gockel_store_healthy", "1 when the last append was stored");

  prometheus::Gauge& gauge(const char* name, const char* help) {
    return prometheus::BuildGauge()
        .Name(name)
        .Help(help)
        .Register(registry)
        .Add({});
  }
};

Metrics::Metrics() : parts_(std::make_unique<Parts>()) {}
Metrics::~Metrics() = default;
Metrics::Metrics(Metrics&&) noexcept = default;

void Metrics::answered(int status) {
  parts_->answers.Add({{"status", fmt::format("{}xx", status / 100)}})
      .Increment();
}

void Metrics::turned_away() { parts_->turned_away.Increment(); }

void Metrics::requested(double seconds, bool refused) {
  parts_->requests.Observe(seconds);
  if (refused) parts_->refusals.Increment();
}

std::string Metrics::text(const Server& server) const {
  parts_->connections.Set(server.connection_limits.count());
  parts_->sockets.Set(server.limits.sockets());
  parts_->sockets_limit.Set(server.settings.max_sockets);
  parts_->rooms.Set(static_cast<double>(server.rooms.count()));
  parts_->appends.Set(static_cast<double>(server.store.appends()));
  parts_->commits.Set(static_cast<double>(server.store.commits()));
  parts_->healthy.Set(server.store.healthy() ? 1 : 0);
  return prometheus::TextSerializer().Serialize(parts_->registry.Collect());
}

}  // namespace gockel
