#include "gockel/server/keeper.h"

#include <spdlog/spdlog.h>

namespace gockel {
namespace {

/// A transaction does not grow without end: others wait for it.
constexpr std::size_t most_together = 512;

}  // namespace

Stored<std::unique_ptr<Keeper>> Keeper::open(asio::io_context& io,
                                             const std::string& where,
                                             int readers) {
  Stored<Store> writer = Store::open(where);
  if (!writer) return std::unexpected(writer.error());
  std::vector<Store> others;
  for (int i = 0; i < readers; ++i) {
    Stored<Store> reader = Store::open(where);
    if (!reader) return std::unexpected(reader.error());
    others.push_back(std::move(*reader));
  }
  return std::unique_ptr<Keeper>(
      new Keeper(io, std::move(*writer), std::move(others)));
}

Keeper::Keeper(asio::io_context& io, Store writer, std::vector<Store> readers)
    : io_(io), postgresql_(writer.postgresql()) {
  threads_.emplace_back(
      [this, store = std::move(writer)]() mutable { write(std::move(store)); });
  for (Store& reader : readers)
    threads_.emplace_back([this, store = std::move(reader)]() mutable {
      read(std::move(store));
    });
}

Keeper::~Keeper() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  writer_wakes_.notify_all();
  reader_wakes_.notify_all();
}

Task<Stored<Appended>> Keeper::append(Append append) {
  auto later = std::make_shared<Later<Stored<Appended>>>(io_);
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(append), later});
  }
  writer_wakes_.notify_one();
  co_return co_await later->get();
}

void Keeper::put(Job job) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  reader_wakes_.notify_one();
}

void Keeper::write(Store store) {
  for (;;) {
    std::vector<Append> batch;
    std::vector<std::shared_ptr<Later<Stored<Appended>>>> laters;
    {
      std::unique_lock lock(mutex_);
      writer_wakes_.wait(lock,
                         [this] { return closing_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      const std::size_t size = std::min(waiting_.size(), most_together);
      batch.reserve(size);
      laters.reserve(size);
      for (std::size_t i = 0; i < size; ++i) {
        batch.push_back(std::move(waiting_.front().append));
        laters.push_back(std::move(waiting_.front().later));
        waiting_.pop_front();
      }
    }
    const auto done = store.append(batch);
    if (!done)
      spdlog::error("event=store_fault error=\"{}\"", done.error().sentence);
    healthy_ = done.has_value();
    commits_ += 1;
    appends_ += batch.size();
    for (std::size_t i = 0; i < laters.size(); ++i)
      Later<Stored<Appended>>::deliver(
          std::move(laters[i]),
          done ? Stored<Appended>((*done)[i]) : std::unexpected(done.error()));
  }
}

void Keeper::read(Store store) {
  for (;;) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      reader_wakes_.wait(lock, [this] { return closing_ || !jobs_.empty(); });
      if (jobs_.empty()) return;
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    job(store);
  }
}

}  // namespace gockel
