// SPDX-License-Identifier: GPL-3.0-or-later
// What a variation of a resolved movement phase costs, beside resolving the phase: thread CPU time a phase,
// the median of several rounds. In each of 1,000 phases a set 20 pairs of other orders are tried, one of the
// two kept from the pair before, as searches do.
#include "engine/adjudicate/movement.h"
#include "engine/adjudicate/outcome.h"
#include "engine/adjudicate/retreats.h"
#include "engine/adjudicate/variations.h"
#include "tests/bench/thread_time.h"
#include "tests/support/phase_lines.h"
#include "tests/support/random_turns.h"
#include "tests/support/standard_board.h"

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace chancery;

namespace {

constexpr std::size_t rounds = 7, pairs = 20;

unsigned long sink = 0; // keeps the compiler from leaving the work out

/// A phase and the pairs of other orders that are tried in it.
struct Trial
{
    RandomTurn phase;
    std::vector<std::array<Order, 2>> changes;
};

/// Returns another order for a unit of the phase, such as a search tries.
Order legalOrder(RandomTurns& lot, const RandomTurn& phase)
{
    const Board board(standardMap(), phase.position.units);
    Order order = lot.another(phase);
    while (illegality(board, order, {}) != Rule::None) order = lot.another(phase);
    return order;
}

std::vector<Trial> trialsOf(const std::string& set)
{
    const Map& map = standardMap();
    RandomTurns lot(map, 5);
    std::vector<Trial> trials;
    for (const OrderedPhase& phase :
         readPhaseLines(map, fileContent("tests/data/positions/" + set + ".txt"))) {
        Trial& trial = trials.emplace_back(Trial{{phase.position, phase.orders}, {}});
        const Order kept = legalOrder(lot, trial.phase);
        while (trial.changes.size() < pairs)
            if (const Order other = legalOrder(lot, trial.phase); other.unit.at != kept.unit.at)
                trial.changes.push_back({kept, other});
    }
    return trials;
}

void resolveBare(const RandomTurn& phase)
{
    static const RuleOptions options;
    std::array<Rule, maxProvinces> judged;
    const Board board(standardMap(), phase.position.units);
    const Turn turn(board, phase.orders, {judged.data(), phase.orders.size()}, options);
    Movement movement(turn);
    movement.resolve();
    const Aftermath after(movement);
    for (Province p : after.dislodged) sink += static_cast<unsigned>(after.retreatsOpenTo(p).size());
}

/// Returns the median time of `work` in nanoseconds, done once for every trial.
template<class Work>
double measure(const std::vector<Trial>& trials, Work work)
{
    std::vector<double> times;
    for (std::size_t round = 0; round < rounds; ++round) {
        double spent = 0;
        for (const Trial& trial : trials) spent += work(trial);
        times.push_back(spent / static_cast<double>(trials.size()));
    }
    std::ranges::nth_element(times, times.begin() + rounds / 2);
    return times[rounds / 2];
}

/// Returns what a variation takes, after the phase was read.
double variation(const Trial& trial)
{
    static const RuleOptions options;
    Variations variations(standardMap(), options, trial.phase.position, trial.phase.orders);
    const double start = threadNanoseconds();
    for (const auto& changes : trial.changes) {
        variations.resolveWith(changes);
        sink += static_cast<unsigned>(variations.aftermath().dislodged.size());
    }
    return (threadNanoseconds() - start) / pairs;
}

template<class Resolve>
double repeated(Resolve resolve)
{
    const double start = threadNanoseconds();
    for (std::size_t i = 0; i < pairs; ++i) resolve();
    return (threadNanoseconds() - start) / pairs;
}

} // namespace

int main()
{
    static const RuleOptions options;
    std::printf(
        "Nanoseconds of thread CPU time, median of %zu rounds: a variation, the phase without reasons, "
        "resolveMovement\n",
        rounds);
    for (const char* set : {"a", "b", "c"}) {
        const std::vector<Trial> trials = trialsOf(set);
        const double one = measure(trials, variation),
                     bare = measure(trials,
                                    [](const Trial&t) { return repeated([&] { resolveBare(t.phase); }); }),
                     whole = measure(trials, [](const Trial&t) {
                         return repeated([&] {
                             sink += resolveMovement(standardMap(), options, t.phase.position, t.phase.orders)
                                         .results.size();
                         });
                     });
        std::printf("%s%8.0f%8.0f  %4.2f%8.0f  %4.2f\n", set, one, bare, one / bare, whole, one / whole);
    }
    return sink == 0;
}
