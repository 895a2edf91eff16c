#pragma once

#include <barrier>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "gockel/cluster/group.h"

namespace gockel::testing {

/// A group whose ranks are threads of this process.
class ThreadGroup : public Group {
 public:
  /// Where the messages lie that ranks have for each other.
  struct Table {
    explicit Table(int ranks)
        : messages(static_cast<std::size_t>(ranks)), all_here(ranks) {}
    std::vector<std::vector<std::string>> messages;  ///< by sender
    std::barrier<> all_here;
  };

  ThreadGroup(Table& table, int rank) : table_(table), rank_(rank) {}
  int rank() const override { return rank_; }
  int size() const override { return static_cast<int>(table_.messages.size()); }
  int neighbours() const override { return size(); }

 protected:
  std::vector<std::string> move(std::vector<std::string> messages) override {
    table_.messages[static_cast<std::size_t>(rank_)] = std::move(messages);
    table_.all_here.arrive_and_wait();
    std::vector<std::string> received;
    for (const auto& sent : table_.messages)
      received.push_back(sent[static_cast<std::size_t>(rank_)]);
    // Nobody puts down the next message before all have read this one.
    table_.all_here.arrive_and_wait();
    return received;
  }

 private:
  Table& table_;
  int rank_;
};

/// Runs `work` as a group of so many ranks; what each returned.
template <class Work>
auto as_ranks(int ranks, Work work) {
  using Found = std::invoke_result_t<Work, Group&>;
  ThreadGroup::Table table(ranks);
  std::vector<Found> found(static_cast<std::size_t>(ranks));
  {
    std::vector<std::jthread> threads;
    for (int rank = 0; rank < ranks; ++rank)
      threads.emplace_back([&, rank] {
        ThreadGroup group(table, rank);
        found[static_cast<std::size_t>(rank)] = work(group);
      });
  }
  return found;
}

}  // namespace gockel::testing
