// SPDX-License-Identifier: GPL-3.0-or-later
// How long a movement phase takes, stage by stage: thread CPU time, 1,000 different positions a set, the
// median of several rounds. `--against PROGRAM` runs rounds of another build of this file between its own;
// against.sh makes such a build of an older commit. `--once STAGE SET` takes every phase of a set that far
// once (6 is the whole outcome, 0 set a): for a count of instructions, which is the same on a busy machine.
#include "engine/adjudicate/explain.h"
#include "engine/adjudicate/outcome.h"
#include "tests/bench/thread_time.h"
#include "tests/support/phase_lines.h"
#include "tests/support/standard_board.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

using namespace chancery;

namespace {

/// How far a phase is taken; each includes those before it, and its cost is the difference.
enum Stage : std::uint8_t { Units, Orders, Obvious, Sweeps, Retreats, Reasons, Whole, stageCount };
constexpr std::array<const char*, stageCount> stageNames{"board",    "reading", "obvious answers", "sweeps",
                                                         "retreats", "reasons", "whole outcome"};
constexpr std::array<const char*, 3> sets{"a", "b", "c"};
constexpr int rounds = 9;

/// Nanoseconds a phase, by set and stage.
using Times = std::array<std::array<double, stageCount>, sets.size()>;

unsigned long sink = 0; // keeps the compiler from leaving the work out

/// Older builds explain unit by unit.
template<class After>
void giveReasons(const After& after, ProvinceSet units)
{
    const auto take = [](Province, const Finding& finding) { sink += finding.theirs; };
    if constexpr (requires { explainEach(after, units, take); })
        explainEach(after, units, take);
    else
        for (Province p : units) take(p, explain(after, p));
}

void runTo(Stage stage, const Map& map, const OrderedPhase& phase)
{
    static const RuleOptions options;
    std::array<Rule, maxProvinces> judged;
    if (stage == Whole) {
        sink += resolveMovement(map, options, phase.position, phase.orders).results.size();
        return;
    }
    const Board board(map, phase.position.units);
    sink += static_cast<unsigned>(board.armies.has(Province{}));
    if (stage == Units) return;
    const Turn turn(board, phase.orders, {judged.data(), phase.orders.size()}, options);
    sink += static_cast<unsigned>(turn.supporters.has(Province{}));
    if (stage == Orders) return;
    Movement movement(turn);
    sink += static_cast<unsigned>(movement.open.empty());
    if (stage == Obvious) return;
    movement.resolve();
    sink += static_cast<unsigned>(movement.known.moves.yes.has(Province{}));
    if (stage == Sweeps) return;
    const Aftermath after(movement);
    for (Province p : after.dislodged) sink += static_cast<unsigned>(after.retreatsOpenTo(p).size());
    sink += static_cast<unsigned>(after.occupied.size());
    if (stage == Reasons) giveReasons(after, board.units);
}

double measure(const Map& map, const std::vector<OrderedPhase>& phases, Stage stage)
{
    constexpr int passes = 5;
    for (const OrderedPhase& phase : phases) runTo(stage, map, phase); // one to warm up
    const double start = threadNanoseconds();
    for (int pass = 0; pass < passes; ++pass)
        for (const OrderedPhase& phase : phases) runTo(stage, map, phase);
    return (threadNanoseconds() - start) / (passes * static_cast<double>(phases.size()));
}

/// Returns the phases of a set.
std::vector<OrderedPhase> phasesOf(std::size_t set)
{
    return readPhaseLines(standardMap(),
                          fileContent(std::string("tests/data/positions/") + sets[set] + ".txt"));
}

Times measureRound()
{
    static const std::array phases{phasesOf(0), phasesOf(1), phasesOf(2)};
    Times times{};
    for (std::size_t i = 0; i < sets.size(); ++i)
        for (std::size_t stage = 0; stage < stageCount; ++stage)
            times[i][stage] = measure(standardMap(), phases[i], static_cast<Stage>(stage));
    return times;
}

/// Has another program measure one round; ends the program if it prints something else than times.
Times roundOf(const std::string& program)
{
    Times times{};
    std::FILE* pipe = popen((program + " --round").c_str(), "r");
    bool read = pipe != nullptr;
    for (auto& set : times)
        for (double& time : set) read = read && std::fscanf(pipe, "%lf", &time) == 1;
    if (!read || pclose(pipe) != 0) {
        std::fprintf(stderr, "%s printed no round of times\n", program.c_str());
        std::exit(1);
    }
    return times;
}

void printRound()
{
    for (const auto& set : measureRound())
        for (const double time : set) std::printf("%.2f\n", time);
}

void runOnce(Stage stage, std::size_t set)
{
    for (const OrderedPhase& phase : phasesOf(set)) runTo(stage, standardMap(), phase);
}

double median(const std::vector<Times>& measured, std::size_t set, std::size_t stage)
{
    std::vector<double> values;
    for (const Times& round : measured) values.push_back(round[set][stage]);
    std::nth_element(values.begin(), values.begin() + rounds / 2, values.end());
    return values[rounds / 2];
}

/// A stage's own cost, or of `Retreats` and later all that the phase costs.
void printRow(const char* name, const std::vector<Times>& here, const std::vector<Times>& there,
              std::size_t stage, bool alone)
{
    const auto cost = [&](const std::vector<Times>& measured, std::size_t set) {
        return median(measured, set, stage) - (alone && stage > 0 ? median(measured, set, stage - 1) : 0);
    };
    std::printf("%-24s", name);
    for (std::size_t set = 0; set < sets.size(); ++set) {
        std::printf("%8.0f", cost(here, set));
        if (!there.empty()) std::printf("%8.0f  %4.2f", cost(there, set), cost(here, set) / cost(there, set));
    }
    std::printf("\n");
}

void report(const std::vector<Times>& here, const std::vector<Times>& there)
{
    std::printf(
        "Nanoseconds of thread CPU time a movement phase, 1,000 phases a set, median of %d rounds%s\n%-24s",
        rounds, there.empty() ? "" : ": this build, the other, ratio", "");
    for (const char* set : sets) std::printf("%8s%s", set, there.empty() ? "" : "              ");
    std::printf("\n");
    for (std::size_t stage = Units; stage <= Reasons; ++stage)
        printRow(stageNames[stage], here, there, stage, true);
    printRow("all without reasons", here, there, Retreats, false);
    printRow("all with reasons", here, there, Reasons, false);
    printRow(stageNames[Whole], here, there, Whole, false);
}

} // namespace

int main(int count, char** words)
{
    if (count == 2 && std::strcmp(words[1], "--round") == 0) {
        printRound();
        return sink == 0;
    }
    if (count == 4 && std::strcmp(words[1], "--once") == 0) {
        runOnce(static_cast<Stage>(std::atoi(words[2])), static_cast<std::size_t>(std::atoi(words[3])));
        return 0;
    }
    const std::string other = count == 3 && std::strcmp(words[1], "--against") == 0 ? words[2] : "";
    std::vector<Times> here, there;
    for (int round = 0; round < rounds; ++round) {
        here.push_back(measureRound());
        if (!other.empty()) there.push_back(roundOf(other));
    }
    report(here, there);
    return sink == 0;
}
