// SPDX-License-Identifier: GPL-3.0-or-later
// The long mode: oracle [--count N] [--seed S] [--first N] [--jobs J]. Ends with 1 if engine and oracle
// differ.
#include "tests/oracle/trial.h"
#include "tests/support/standard_board.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <thread>

namespace {

struct Task
{
    std::uint64_t count = 20000, seed = 1, first = 0, jobs = 1;
};

bool read(int argc, char** argv, Task& task)
{
    for (int i = 1; i < argc; i += 2) {
        const std::string_view name = argv[i];
        std::uint64_t* const value = name == "--count"   ? &task.count
                                     : name == "--seed"  ? &task.seed
                                     : name == "--first" ? &task.first
                                     : name == "--jobs"  ? &task.jobs
                                                         : nullptr;
        if (!value || i + 1 >= argc) return false;
        *value = std::strtoull(argv[i + 1], nullptr, 10);
    }
    return task.jobs > 0;
}

oracle::Tally run(const Task& task)
{
    const chancery::Map& standard = chancery::standardMap();
    std::vector<oracle::Tally> tallies(task.jobs);
    std::vector<std::thread> threads;
    for (std::uint64_t job = 0; job < task.jobs; ++job)
        threads.emplace_back([&, job] {
            const std::uint64_t from = task.first + task.count * job / task.jobs;
            const std::uint64_t to = task.first + task.count * (job + 1) / task.jobs;
            tallies[job] = oracle::tryOut(standard, task.seed, from, to);
        });
    oracle::Tally sum;
    for (std::uint64_t job = 0; job < task.jobs; ++job) {
        threads[job].join();
        sum += tallies[job];
    }
    return sum;
}

void print(const Task& task, const oracle::Tally& tally)
{
    const auto line = [](const std::string& name, std::uint64_t value) {
        std::printf("%-24s %llu\n", name.c_str(), static_cast<unsigned long long>(value));
    };
    line("seed", task.seed);
    line("situations", tally.situations);
    for (std::size_t i = 0; i < tally.words.size(); ++i)
        line("orders " + oracle::textOf(static_cast<oracle::Word>(i)), tally.words[i]);
    line("units dislodged", tally.dislodged);
    line("armies convoyed", tally.sailed);
    line("circular movements", tally.circles);
    line("convoy paradoxes", tally.paradoxes);
    line("  of several armies", tally.higherParadoxes);
    line("cores with one answer", tally.riddles);
    line("cores of other kinds", tally.others);
    line("phases resolved", tally.resolved);
    line("phases refused", tally.refused);
}

} // namespace

int main(int argc, char** argv)
{
    Task task;
    if (!read(argc, argv, task)) {
        std::fputs("oracle [--count N] [--seed S] [--first N] [--jobs J]\n", stderr);
        return 2;
    }
    const oracle::Tally tally = run(task);
    print(task, tally);
    std::printf("%s\n", tally.difference.empty() ? "no difference" : tally.difference.c_str());
    return tally.difference.empty() ? 0 : 1;
}
