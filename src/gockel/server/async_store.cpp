#include "gockel/server/async_store.h"

#include "gockel/server/event_log.h"

namespace gockel {
namespace {

/// A transaction does not grow without end: others wait for it.
constexpr std::size_t max_batch = 512;

}  // namespace

AsyncStore::AsyncStore(asio::io_context& io, Time& time, Options options,
                       Connections connections)
    : io_(io),
      time_(time),
      options_(std::move(options)),
      connections_(std::move(connections)),
      shared_(connections_.writer->shared()) {
  for (const auto& reader : connections_.readers)
    idle_readers_.push_back(reader.get());
}

StoreFault AsyncStore::too_late() {
  return {"the store did not answer in time"};
}

Task<StoreResult<Appended>> AsyncStore::append(Append append) {
  auto promise = std::make_shared<Promise<StoreResult<Appended>>>(io_);
  write(PendingAppend{std::move(append), promise});
  auto answering = answer_in_time(promise);
  StoreResult<Appended> answer = co_await std::move(answering);
  if (!answer) healthy_ = false;
  co_return answer;
}

void AsyncStore::write(Write work) {
  bool idle = false;
  {
    const std::lock_guard lock(mutex_);
    pending_writes_.push_back(std::move(work));
    idle = !std::exchange(writing_, true);
  }
  if (idle) options_.background([this] { run_writes(); });
}

/// Whoever comes while a transaction runs is part of the next one.
void AsyncStore::run_writes() {
  for (;;) {
    std::vector<PendingAppend> batch;
    StoreJob other;
    {
      const std::lock_guard lock(mutex_);
      // Appends that follow each other are stored together.
      while (!pending_writes_.empty() && !other && batch.size() < max_batch) {
        Write& next = pending_writes_.front();
        if (auto* append = std::get_if<PendingAppend>(&next)) {
          if (!append->promise->kept()) batch.push_back(std::move(*append));
        } else if (batch.empty()) {
          other = std::move(std::get<StoreJob>(next));
        } else {
          break;
        }
        pending_writes_.pop_front();
      }
      // In the same section as the look at the queue: a write that comes now
      // starts the next run itself.
      writing_ = !batch.empty() || other;
      if (!writing_) return;
    }
    if (other)
      other(*connections_.writer);
    else
      append_all(std::move(batch));
  }
}

bool AsyncStore::idle() {
  const std::lock_guard lock(mutex_);
  return !writing_ && idle_readers_.size() == connections_.readers.size();
}

void AsyncStore::append_all(std::vector<PendingAppend> batch) {
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

void AsyncStore::read(StoreJob work) {
  Store* reader = nullptr;
  {
    const std::lock_guard lock(mutex_);
    pending_reads_.push_back(std::move(work));
    if (idle_readers_.empty()) return;
    reader = idle_readers_.back();
    idle_readers_.pop_back();
  }
  options_.background([this, reader] { run_reads(*reader); });
}

void AsyncStore::run_reads(Store& reader) {
  for (;;) {
    StoreJob work;
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
