#pragma once

#include "gockel/cluster/group.h"

namespace gockel {

/// The ranks of an MPI job. One at a time: MPI starts with it and ends with it.
class MpiGroup : public Group {
 public:
  /// Takes from the arguments what is meant for MPI.
  MpiGroup(int& argc, char**& argv);
  ~MpiGroup() override;

  int rank() const override { return rank_; }
  int size() const override { return size_; }
  int neighbours() const override { return neighbours_; }

  /// Ends all ranks at once, for what cannot be told in an orderly way.
  [[noreturn]] static void abort(int status);

 protected:
  std::vector<std::string> move(std::vector<std::string> messages) override;

 private:
  int rank_ = 0;
  int size_ = 1;
  int neighbours_ = 1;
};

}  // namespace gockel
