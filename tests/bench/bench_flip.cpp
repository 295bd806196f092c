// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes to find everything that would turn a result: all single changes and all pairs of changes
// in midgame positions of 34 units, in one thread and in two.
#include "engine/explain/flip.h"
#include "tests/support/phase_lines.h"
#include "tests/support/standard_board.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

using namespace chancery;

namespace {

constexpr std::size_t positions = 60;

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// What one search took, in milliseconds.
struct Cost
{
    double singles = 0, all = 0; ///< until the single changes were tried; until the end
    FlipAnswer answer;
    std::size_t changes = 0;
};

Cost search(const FlipQuestion& question, unsigned threads)
{
    const Clock::time_point start = Clock::now();
    const FlipSearch search(question);
    Cost cost{millisecondsSince(start), 0, {}, search.changes()};
    std::atomic<std::size_t> next = 0;
    std::vector<FlipTally> tallies(threads);
    std::vector<std::vector<FlipYield>> yields(threads);
    const auto work = [&](unsigned number) {
        for (std::size_t slice = next++; slice < search.slices(); slice = next++)
            yields[number].push_back(search.slice(slice));
    };
    std::vector<std::thread> helpers;
    for (unsigned number = 1; number < threads; ++number) helpers.emplace_back(work, number);
    work(0);
    for (std::thread& helper : helpers) helper.join();
    FlipTally tally;
    tally.add(search.singles());
    for (const auto& some : yields)
        for (const FlipYield& yield : some) tally.add(yield);
    cost.answer = tally.answer(search);
    cost.all = millisecondsSince(start);
    return cost;
}

void report(const char* what, std::vector<double> values)
{
    std::ranges::sort(values);
    std::printf("%-34s%10.1f%10.1f%10.1f\n", what, values[values.size() / 2], values[values.size() * 9 / 10],
                values.back());
}

} // namespace

int main()
{
    const std::vector<OrderedPhase> phases =
        readPhaseLines(standardMap(), fileContent("tests/data/positions/b.txt"), positions);
    std::vector<double> first, one, two, changes, tried, found, groups;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const PhaseInput input{PhaseKind::Movement, sharedMap(), {}, phases[i].position,
                               phases[i].orders,    {},          {}};
        const Order& asked = phases[i].orders[(7 * i) % phases[i].orders.size()];
        const FlipQuestion question{input, standardMap().provinceOf(asked.unit.at), {}};
        const Cost alone = search(question, 1), together = search(question, 2);
        first.push_back(alone.singles);
        one.push_back(alone.all);
        two.push_back(together.all);
        changes.push_back(static_cast<double>(alone.changes));
        tried.push_back(static_cast<double>(alone.answer.tried));
        found.push_back(static_cast<double>(alone.answer.found));
        groups.push_back(static_cast<double>(alone.answer.groups.size()));
    }
    std::printf("%zu positions of 34 units, one order of each%19s%10s%10s\n", phases.size(), "median", "90 %",
                "most");
    report("single changes", changes);
    report("sets of changes tried", tried);
    report("sets that turn the result", found);
    report("groups", groups);
    report("first answers, ms", first);
    report("all in one thread, ms", one);
    report("all in two threads, ms", two);
    return 0;
}
