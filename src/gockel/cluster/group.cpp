#include "gockel/cluster/group.h"

#include <algorithm>
#include <chrono>
#include <ctime>

#include "gockel/cluster/bytes.h"

namespace gockel {
namespace {

// The last byte of every message says whether its sender goes on. It is the
// last, because taking it off moves nothing.
constexpr char goes_on = '+';
constexpr char has_ended = '.';

RankEnd read_end(int rank, std::string_view message) {
  ByteReader in(message);
  RankEnd end{.rank = rank, .status = in.get<std::int32_t>()};
  end.complaint = in.get_text();
  return end;
}

}  // namespace

std::vector<std::string> Group::timed_move(std::vector<std::string> messages) {
  ++cost_.exchanges;
  for (std::size_t r = 0; r < messages.size(); ++r)
    if (r != static_cast<std::size_t>(rank()))
      cost_.bytes += messages[r].size();
  const auto began = std::chrono::steady_clock::now();
  const std::clock_t processor = std::clock();
  auto received = move(std::move(messages));
  const std::chrono::duration<double> took =
      std::chrono::steady_clock::now() - began;
  cost_.seconds += took.count();
  cost_.processor_seconds +=
      static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC;
  return received;
}

std::vector<std::string> Group::exchange(std::vector<std::string> messages) {
  for (std::string& message : messages) message += goes_on;
  auto received = timed_move(std::move(messages));
  for (std::size_t r = 0; r < received.size(); ++r) {
    const char mark = received[r].back();
    received[r].pop_back();
    if (mark != goes_on)
      throw RankLeft(read_end(static_cast<int>(r), received[r]));
  }
  return received;
}

std::vector<std::string> Group::gather(const std::string& own) {
  return exchange(
      std::vector<std::string>(static_cast<std::size_t>(size()), own));
}

std::string Group::broadcast(const std::string& bytes) {
  std::vector<std::string> messages(static_cast<std::size_t>(size()));
  if (rank() == 0) std::ranges::fill(messages, bytes);
  return std::move(exchange(std::move(messages)).front());
}

bool Group::any(bool own) { return max(own ? 1 : 0) > 0; }

double Group::max(double own) {
  ByteWriter out;
  out.put(own);
  double most = own;
  for (const std::string& bytes : gather(out.take()))
    most = std::max(most, ByteReader(bytes).get<double>());
  return most;
}

std::uint64_t Group::sum(std::uint64_t own) {
  ByteWriter out;
  out.put(own);
  std::uint64_t all = 0;
  for (const std::string& bytes : gather(out.take()))
    all += ByteReader(bytes).get<std::uint64_t>();
  return all;
}

std::vector<RankEnd> Group::leave(int status, const std::string& complaint) {
  ByteWriter out;
  out.put(static_cast<std::int32_t>(status));
  out.put_text(complaint);
  const auto received = timed_move(std::vector<std::string>(
      static_cast<std::size_t>(size()), out.take() + has_ended));
  std::vector<RankEnd> ends;
  for (std::size_t r = 0; r < received.size(); ++r)
    if (received[r].back() == has_ended)
      ends.push_back(read_end(static_cast<int>(r), received[r]));
  return ends;
}

}  // namespace gockel
