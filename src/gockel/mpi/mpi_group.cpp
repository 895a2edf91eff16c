#include "gockel/mpi/mpi_group.h"

#include <mpi.h>

#include <algorithm>
#include <cstdlib>

namespace gockel {
namespace {

/// MPI counts in int: longer messages go in pieces.
constexpr std::size_t piece = std::size_t{1} << 30;

/// Calls act(first byte, bytes) for every piece of a message.
template <class Act>
void in_pieces(std::size_t size, Act act) {
  for (std::size_t from = 0; from < size; from += piece)
    act(from, static_cast<int>(std::min(piece, size - from)));
}

}  // namespace

MpiGroup::MpiGroup(int& argc, char**& argv) {
  // Only the thread that starts MPI calls it; others work meanwhile.
  int provided = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &size_);
  MPI_Comm machine = MPI_COMM_NULL;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank_,
                      MPI_INFO_NULL, &machine);
  MPI_Comm_size(machine, &neighbours_);
  MPI_Comm_free(&machine);
}

MpiGroup::~MpiGroup() { MPI_Finalize(); }

void MpiGroup::abort(int status) {
  MPI_Abort(MPI_COMM_WORLD, status);
  std::abort();
}

std::vector<std::string> MpiGroup::move(std::vector<std::string> messages) {
  const auto ranks = static_cast<std::size_t>(size_);
  const auto own = static_cast<std::size_t>(rank_);
  // How long everything is, then the bytes themselves between those who have
  // something for each other: most pairs of a large group have nothing.
  std::vector<std::uint64_t> sizes(ranks);
  std::ranges::transform(messages, sizes.begin(),
                         [](const std::string& m) { return m.size(); });
  std::vector<std::uint64_t> coming(ranks);
  MPI_Alltoall(sizes.data(), 1, MPI_UINT64_T, coming.data(), 1, MPI_UINT64_T,
               MPI_COMM_WORLD);
  std::vector<std::string> received(ranks);
  std::vector<MPI_Request> requests;
  for (std::size_t r = 0; r < ranks; ++r) {
    if (r == own) continue;
    received[r].resize(coming[r]);
    in_pieces(received[r].size(), [&](std::size_t from, int size) {
      MPI_Irecv(received[r].data() + from, size, MPI_BYTE, static_cast<int>(r),
                0, MPI_COMM_WORLD, &requests.emplace_back());
    });
  }
  for (std::size_t r = 0; r < ranks; ++r) {
    if (r == own) continue;
    in_pieces(messages[r].size(), [&](std::size_t from, int size) {
      MPI_Isend(messages[r].data() + from, size, MPI_BYTE, static_cast<int>(r),
                0, MPI_COMM_WORLD, &requests.emplace_back());
    });
  }
  received[own] = std::move(messages[own]);
  MPI_Waitall(static_cast<int>(requests.size()), requests.data(),
              MPI_STATUSES_IGNORE);
  return received;
}

}  // namespace gockel
