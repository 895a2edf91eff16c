#include "gockel/server/async_store.h"

#include "gockel/server/event_log.h"

namespace gockel {
namespace {

/// A transaction does not grow without end: others wait for it.
constexpr std::size_t max_batch = 512;

}  // namespace

AsyncStore::AsyncStore(asio::io_context& io, Background background,
                       Connections connections)
    : io_(io),
      background_(std::move(background)),
      connections_(std::move(connections)),
      shared_(connections_.writer->shared()) {
  for (const auto& reader : connections_.readers)
    idle_readers_.push_back(reader.get());
}

Task<StoreResult<Appended>> AsyncStore::append(Append append) {
  auto promise = std::make_shared<Promise<StoreResult<Appended>>>(io_);
  bool idle = false;
  {
    const std::lock_guard lock(mutex_);
    pending_appends_.push_back({std::move(append), promise});
    idle = !std::exchange(writing_, true);
  }
  if (idle) background_([this] { run_writes(); });
  co_return co_await promise->get();
}

/// Whoever comes while a transaction runs is part of the next one.
void AsyncStore::run_writes() {
  for (;;) {
    std::vector<PendingAppend> batch;
    {
      const std::lock_guard lock(mutex_);
      while (!pending_appends_.empty() && batch.size() < max_batch) {
        batch.push_back(std::move(pending_appends_.front()));
        pending_appends_.pop_front();
      }
      // In the same section as the look at the queue: an append that comes now
      // starts the next run itself.
      writing_ = !batch.empty();
    }
    if (batch.empty()) return;
    write(std::move(batch));
  }
}

void AsyncStore::write(std::vector<PendingAppend> batch) {
  std::vector<Append> appends;
  appends.reserve(batch.size());
  for (PendingAppend& each : batch) appends.push_back(std::move(each.append));
  const auto done = connections_.writer->append(appends);
  if (!done)
    log_event(spdlog::level::err, "store_fault",
              {{"error", done.error().sentence}});
  // Counted before anybody is told, so that who asks afterwards sees it.
  healthy_ = done.has_value();
  commits_ += 1;
  appends_ += appends.size();
  for (std::size_t i = 0; i < batch.size(); ++i)
    Promise<StoreResult<Appended>>::deliver(
        std::move(batch[i].promise), done ? StoreResult<Appended>((*done)[i])
                                          : std::unexpected(done.error()));
}

void AsyncStore::read(Read work) {
  Store* reader = nullptr;
  {
    const std::lock_guard lock(mutex_);
    pending_reads_.push_back(std::move(work));
    if (idle_readers_.empty()) return;
    reader = idle_readers_.back();
    idle_readers_.pop_back();
  }
  background_([this, reader] { run_reads(*reader); });
}

void AsyncStore::run_reads(Store& reader) {
  for (;;) {
    Read work;
    {
      const std::lock_guard lock(mutex_);
      if (pending_reads_.empty()) {
        idle_readers_.push_back(&reader);
        return;
      }
      work = std::move(pending_reads_.front());
      pending_reads_.pop_front();
    }
    work(reader);
  }
}

}  // namespace gockel
