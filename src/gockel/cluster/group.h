#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "gockel/cluster/work_range.h"

namespace gockel {

/// How a rank ended: with an exit code and what it had to say.
struct RankEnd {
  int rank = 0;
  int status = 0;
  std::string complaint = {};
};

/// Thrown where a rank waits for others and one of them has ended: what was
/// shared cannot be finished any more.
class RankLeft : public std::runtime_error {
 public:
  explicit RankLeft(RankEnd end)
      : std::runtime_error("a rank has ended before the others"),
        end_(std::move(end)) {}
  const RankEnd& end() const { return end_; }

 private:
  RankEnd end_;
};

/// What sharing took a rank: moving bytes, and waiting for those who have not
/// come as far.
struct GroupCost {
  std::uint64_t exchanges = 0;
  std::uint64_t bytes = 0;  ///< sent to others
  double seconds = 0;
  double processor_seconds = 0;  ///< of all threads
};

/// Equal workers that do the same work together, numbered by rank from 0. Each
/// goes through the same calls of exchange(), gather() and any() in the same
/// order, from one thread.
///
/// There is one operation underneath. So a rank that ends early meets the
/// others in whatever they wait for, and they are told instead of waiting for
/// ever.
class Group {
 public:
  Group() = default;
  Group(const Group&) = delete;
  Group& operator=(const Group&) = delete;
  virtual ~Group() = default;

  virtual int rank() const = 0;
  virtual int size() const = 0;
  /// Ranks on this machine, this one included.
  virtual int neighbours() const = 0;

  /// Sends message r to rank r, and returns what each rank had for this one.
  /// Throws RankLeft when one has ended. REQUIRES: size() messages.
  std::vector<std::string> exchange(std::vector<std::string> messages);
  /// Everybody's bytes, by rank: the same at every rank.
  std::vector<std::string> gather(const std::string& own);
  /// The bytes of rank 0; what the others hand in does not matter.
  std::string broadcast(const std::string& bytes);
  /// Whether it is so at any rank.
  bool any(bool own);
  /// The largest of everybody's numbers.
  double max(double own);
  /// The sum of everybody's numbers.
  std::uint64_t sum(std::uint64_t own);

  /// The part of the work that is this rank's.
  WorkRange own_part(const WorkRange& whole) const {
    return part_of(whole, static_cast<std::uint64_t>(rank()),
                   static_cast<std::uint64_t>(size()));
  }

  /// The last call of a rank: says how it ended. Returns how the others did,
  /// if they end too; those who are still at work get RankLeft.
  std::vector<RankEnd> leave(int status, const std::string& complaint);

  const GroupCost& cost() const { return cost_; }

 protected:
  /// exchange() without a look into the messages.
  virtual std::vector<std::string> move(std::vector<std::string> messages) = 0;

 private:
  std::vector<std::string> timed_move(std::vector<std::string> messages);
  GroupCost cost_;
};

/// The group of a program that works alone.
class OneProcess : public Group {
 public:
  int rank() const override { return 0; }
  int size() const override { return 1; }
  int neighbours() const override { return 1; }

 protected:
  std::vector<std::string> move(std::vector<std::string> messages) override {
    return messages;
  }
};

}  // namespace gockel
