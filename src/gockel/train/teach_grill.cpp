// Lessons from Grill turns.

#include <algorithm>
#include <optional>

#include "gockel/solve/turn_results.h"
#include "gockel/train/teach.h"

namespace gockel {
namespace {

using Choice = TurnResults::Choice;

/// A turn played with the values of a solver, point by point.
template <int Lanes>
class TurnPlay {
 public:
  TurnPlay(const TurnSolver<Lanes, float>& solver, int lane, Rng& rng)
      : solver_(solver), lane_(lane), rng_(rng) {}

  /// Where the turn leads.
  std::uint16_t play(const Choice& choice) {
    weasel_ = solver_.kind().weasel;
    TurnPoint point;
    if (solver_.kind().golden)
      point.golden = solver_.air(lane_, {.golden = true}, weasel_) >
                     solver_.air(lane_, {}, weasel_);
    for (;;) {
      const Choice::Table& table =
          choice.by_bonus[static_cast<unsigned>(point.bonus)];
      roll(point);
      const std::optional<TurnPoint> next = best_keep(point);
      const double standing = next ? solver_.hand(lane_, *next, weasel_)
                                   : solver_.fail_prize(lane_, point.bonus);
      if (weasel_ && solver_.air(lane_, point, false) > standing) {
        weasel_ = false;
        continue;
      }
      if (!next) return table.fail;
      point = *next;
      if (point.forced() || solver_.prize(lane_, point.bonus, point) >=
                                solver_.air(lane_, point, weasel_))
        return stop(choice, point);
    }
  }

 private:
  void roll(const TurnPoint& point) {
    shown_ = {};
    for (int i = 0; i < point.dice; ++i) ++shown_[rng_.below(face::count)];
    golden_.reset();
    if (!point.golden) return;
    const auto worms = static_cast<std::uint32_t>(solver_.kind().golden_worms);
    golden_ = rng_.below(6) < worms ? face::worm : face::one;
  }

  std::optional<TurnPoint> best_keep(const TurnPoint& point) const {
    std::optional<TurnPoint> best;
    for (Face f = 0; f < face::count; ++f) {
      const bool with_golden = golden_ == f;
      if ((point.used >> f & 1U) != 0 || (shown_[f] == 0 && !with_golden))
        continue;
      for (const TurnPoint& next :
           solver_.graph().after(point, f, shown_[f], with_golden))
        if (!best || solver_.hand(lane_, next, weasel_) >
                         solver_.hand(lane_, *best, weasel_))
          best = next;
    }
    return best;
  }

  static std::uint16_t stop(const Choice& choice, const TurnPoint& point) {
    const Choice::Table& table =
        choice.by_bonus[static_cast<unsigned>(point.bonus)];
    const auto total = static_cast<std::size_t>(point.total);
    return point.worm() ? table.with_worm[total] : table.without_worm[total];
  }

  const TurnSolver<Lanes, float>& solver_;
  int lane_;
  Rng& rng_;
  bool weasel_ = false;
  std::array<int, face::count> shown_{};
  std::optional<Face> golden_;
};

/// A pupil's turn before it is solved.
struct Task {
  std::size_t pupil;
  Grill state;
  TurnKind kind;
  TurnResults results;
  Choice choice;
  Worths worths;
};

template <int Lanes>
class Teacher {
 public:
  Teacher(GrillTeacher::Shelf<Lanes>& shelf, std::span<Pupil> pupils,
          std::span<Lesson> lessons, std::uint32_t wandering)
      : shelf_(shelf),
        pupils_(pupils),
        lessons_(lessons),
        wandering_(wandering) {}

  /// Those of the same kind of turn are solved together.
  void teach_all(std::vector<Task> tasks) {
    std::vector<bool> done(tasks.size());
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      if (done[i]) continue;
      const TurnKind kind = tasks[i].kind;
      std::vector<Task> alike;
      for (std::size_t j = i; j < tasks.size() && alike.size() < Lanes; ++j)
        if (!done[j] && tasks[j].kind == kind) {
          done[j] = true;
          alike.push_back(std::move(tasks[j]));
        }
      teach(alike);
    }
  }

 private:
  void teach(std::span<const Task> tasks) {
    const auto seats = static_cast<std::size_t>(tasks[0].state.seats);
    std::vector<TurnEnds> prizes;
    std::vector<TurnEnds> carried;  // the last seat has what is left
    prizes.reserve(tasks.size());
    carried.reserve(tasks.size() * (seats - 2));
    for (const Task& task : tasks) {
      prizes.push_back(ends(task.choice, task.worths[0]));
      for (std::size_t s = 1; s + 1 < seats; ++s)
        carried.push_back(ends(task.choice, task.worths[s]));
    }
    TurnSolver<Lanes, float>& solver = shelf_.get(tasks[0].kind);
    solver.solve(prizes, carried);
    for (std::size_t i = 0; i < tasks.size(); ++i) finish(solver, tasks[i], i);
  }

  void finish(const TurnSolver<Lanes, float>& solver, const Task& task,
              std::size_t at) {
    const int lane = static_cast<int>(at);
    Lesson& lesson = lessons_[task.pupil];
    lesson.inputs = inputs(task.state);
    const std::size_t last = task.worths.size() - 1;
    float rest = 1;
    for (std::size_t s = 0; s < last; ++s) {
      lesson.target[s] = static_cast<float>(solver.value(lane, task.state, s));
      rest -= lesson.target[s];
    }
    lesson.target[last] = std::max(rest, 0.0F);
    Pupil& pupil = pupils_[task.pupil];
    const auto& positions = task.results.positions();
    if (pupil.rng.below(100) < wandering_)
      pupil.state = positions[pupil.rng.below(
          static_cast<std::uint32_t>(positions.size()))];
    else
      pupil.state =
          positions[TurnPlay<Lanes>(solver, lane, pupil.rng).play(task.choice)];
  }

  GrillTeacher::Shelf<Lanes>& shelf_;
  std::span<Pupil> pupils_;
  std::span<Lesson> lessons_;
  std::uint32_t wandering_;
};

}  // namespace

void GrillTeacher::teach(std::span<Pupil> pupils, const Teaching& teaching,
                         std::span<Lesson> lessons) {
  std::vector<Task> tasks(pupils.size());
  for (std::size_t i = 0; i < pupils.size(); ++i) {
    Task& task = tasks[i];
    task.pupil = i;
    task.state = std::get<Grill>(pupils[i].state);
    task.kind = TurnKind::of(task.state);
    task.results.list(task.state, task.kind);
    task.worths = judge(teaching, task.results.positions(), task.state.seat,
                        task.state.seats);
    task.choice = task.results.choose(task.worths[0]);
  }
  if (teaching.network.seats() == 2)
    Teacher<32>(wide_, pupils, lessons, teaching.wandering)
        .teach_all(std::move(tasks));
  else
    Teacher<8>(narrow_, pupils, lessons, teaching.wandering)
        .teach_all(std::move(tasks));
}

}  // namespace gockel
