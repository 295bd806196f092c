// SPDX-License-Identifier: GPL-3.0-or-later
// How long a movement phase takes: orders read into sets, resolved, retreats found; with reasons; and as a
// whole Outcome.
#include "engine/adjudicate/explain.h"
#include "engine/adjudicate/outcome.h"
#include "tests/support/phase_lines.h"
#include "tests/support/standard_board.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace chancery;

namespace {

unsigned long sink = 0; // keeps the compiler from leaving the work out

void resolveBare(const Map& map, const OrderedPhase& phase, bool withReasons)
{
    std::array<Rule, maxProvinces> judged;
    const Board board(map, phase.position.units);
    static const RuleOptions options;
    const Turn turn(board, phase.orders, {judged.data(), phase.orders.size()}, options);
    Movement movement(turn);
    movement.resolve();
    const Aftermath after(movement);
    for (Province p : after.dislodged) sink += static_cast<unsigned>(after.retreatsOpenTo(p).size());
    if (withReasons)
        explainEach(after, board.units, [](Province, const Finding& finding) { sink += finding.theirs; });
    sink += static_cast<unsigned>(after.occupied.size());
}

void resolveWhole(const Map& map, const OrderedPhase& phase)
{
    sink += resolveMovement(map, {}, phase.position, phase.orders).results.size();
}

/// Nanoseconds a phase, the best of several rounds.
template<class Work>
double measure(const std::vector<OrderedPhase>& phases, Work work)
{
    using Clock = std::chrono::steady_clock;
    double best = 1e12;
    for (int round = 0; round < 150; ++round) {
        const auto start = Clock::now();
        for (int repeat = 0; repeat < 2; ++repeat)
            for (const OrderedPhase& phase : phases) work(phase);
        const std::chrono::duration<double, std::nano> taken = Clock::now() - start;
        best = std::min(best, taken.count() / (2.0 * static_cast<double>(phases.size())));
    }
    return best;
}

void report(const Map& map, const std::string& set)
{
    const auto phases = readPhaseLines(map, fileContent("tests/data/positions/" + set + ".txt"));
    double orders = 0;
    for (const OrderedPhase& phase : phases) orders += static_cast<double>(phase.orders.size());
    orders /= static_cast<double>(phases.size());
    const double bare = measure(phases, [&](const OrderedPhase& p) { resolveBare(map, p, false); });
    const double reasons = measure(phases, [&](const OrderedPhase& p) { resolveBare(map, p, true); });
    const double whole = measure(phases, [&](const OrderedPhase& p) { resolveWhole(map, p); });
    std::printf("%-4s %8zu %8.1f %10.0f %10.1f %12.0f %12.0f\n", set.c_str(), phases.size(), orders, bare,
                bare / orders, reasons, whole);
}

} // namespace

int main()
{
    std::printf("Adjudication, one core. Sets: tests/data/positions.\n"
                "set    phases   orders   ns/phase   ns/order with reasons whole outcome\n");
    for (const char* set : {"a", "b", "c"}) report(standardMap(), set);
    return sink == 0;
}
