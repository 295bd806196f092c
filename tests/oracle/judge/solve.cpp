// SPDX-License-Identifier: GPL-3.0-or-later
// All answers at once would be too many to try. So an answer that is the same whatever the open ones turn out
// to be is written down first; what is left waits in circles, and of these the smallest is tried on its own.
#include "tests/oracle/judge/solve.h"

#include <utility>

namespace oracle {

namespace {

/// What the equation of one unit says for every combination of the open answers that it mentions.
struct Table
{
    std::vector<int> mentions;
    std::vector<char> result; ///< bit i of the index is the answer of mentions[i]

    bool constant() const { return !contains(result, char(!result.front())); }
    bool turnsOn(std::size_t i) const
    {
        for (std::size_t row = 0; row < result.size(); ++row)
            if (result[row] != result[row ^ (std::size_t{1} << i)]) return true;
        return false;
    }
};

class Solver
{
public:
    Solver(const Turn& turn, const Equations& equations)
        : turn_(turn)
        , equations_(equations)
    {
        solution_.truth.assign(turn.units.size(), 0);
        open_.assign(turn.units.size(), 0);
        for (int u = 0; u < turn.count(); ++u) open_[std::size_t(u)] = equations.asked(u);
    }

    Solution run()
    {
        for (;;) {
            writeDownConstants();
            const std::vector<int> core = smallestCore();
            if (core.empty()) return solution_;
            settle(core);
        }
    }

private:
    void decide(int unit, bool answer)
    {
        solution_.truth[std::size_t(unit)] = answer;
        open_[std::size_t(unit)] = false;
    }

    std::vector<int> openMentions(int unit) const
    {
        std::vector<int> list;
        for (int other : equations_.mentioned(unit))
            if (open_[std::size_t(other)]) list.push_back(other);
        return list;
    }

    Table table(int unit) const
    {
        Table table{openMentions(unit), {}};
        Truth truth = solution_.truth;
        for (std::size_t row = 0; row < std::size_t{1} << table.mentions.size(); ++row) {
            for (std::size_t i = 0; i < table.mentions.size(); ++i)
                truth[std::size_t(table.mentions[i])] = char(row >> i & 1);
            table.result.push_back(equations_.answer(unit, truth));
        }
        return table;
    }

    /// Begins with equations that mention little, which leaves the others less to mention.
    void writeDownConstants()
    {
        std::vector<std::size_t> tried(turn_.units.size(), turn_.units.size());
        for (std::size_t most = 0; most <= turn_.units.size();) {
            bool progress = false;
            for (int u = 0; u < turn_.count(); ++u) {
                const std::size_t mentions =
                    open_[std::size_t(u)] ? openMentions(u).size() : turn_.units.size();
                if (mentions > most || mentions == std::exchange(tried[std::size_t(u)], mentions)) continue;
                const Table all = table(u);
                if (!all.constant()) continue;
                decide(u, all.result.front());
                progress = true;
            }
            if (!progress) ++most;
        }
    }

    /// The open answers that this one turns on, directly.
    std::vector<int> needs(int unit) const
    {
        const Table all = table(unit);
        std::vector<int> list;
        for (std::size_t i = 0; i < all.mentions.size(); ++i)
            if (all.turnsOn(i)) list.push_back(all.mentions[i]);
        return list;
    }

    /// The fewest open answers that turn on nothing open but one another.
    std::vector<int> smallestCore()
    {
        needed_.assign(turn_.units.size(), {});
        for (int u = 0; u < turn_.count(); ++u)
            if (open_[std::size_t(u)]) needed_[std::size_t(u)] = needs(u);
        std::vector<int> smallest;
        for (int u = 0; u < turn_.count(); ++u) {
            if (!open_[std::size_t(u)]) continue;
            std::vector<int> core{u};
            for (std::size_t i = 0; i < core.size(); ++i)
                for (int other : needed_[std::size_t(core[i])])
                    if (!contains(core, other)) core.push_back(other);
            if (smallest.empty() || core.size() < smallest.size()) smallest = core;
        }
        return smallest;
    }

    /// Counts the answers of a core, to two at most, and keeps the last in `found`.
    int tryAll(const std::vector<int>& core, std::size_t next, Truth& truth, Truth& found) const
    {
        if (next == core.size()) {
            found = truth;
            return 1;
        }
        int count = 0;
        for (const bool guess : {false, true}) {
            truth[std::size_t(core[next])] = guess;
            if (count < 2 && !contradicts(core, next, truth)) count += tryAll(core, next + 1, truth, found);
        }
        return count;
    }

    /// Whether an equation of the core is broken already, with the answers up to and including `last`.
    bool contradicts(const std::vector<int>& core, std::size_t last, const Truth& truth) const
    {
        const std::vector<int> guessed(core.begin(), core.begin() + std::ptrdiff_t(last) + 1);
        for (int unit : guessed) {
            const std::vector<int>& all = needed_[std::size_t(unit)];
            const bool complete =
                std::all_of(all.begin(), all.end(), [&](int other) { return contains(guessed, other); });
            if (complete && equations_.answer(unit, truth) != bool(truth[std::size_t(unit)])) return true;
        }
        return false;
    }

    void settle(const std::vector<int>& core)
    {
        Truth truth = solution_.truth, found;
        if (tryAll(core, 0, truth, found) == 1) {
            for (int unit : core) decide(unit, found[std::size_t(unit)]);
            ++solution_.riddles;
        } else {
            applyBackupRule(core);
        }
    }

    // 5.B.9
    void applyBackupRule(const std::vector<int>& core)
    {
        const auto convoys = [&](int unit) { return turn_.deed(unit).convoys(); };
        const auto moves = [&](int unit) { return turn_.deed(unit).moves(); };
        const bool paradox = std::any_of(core.begin(), core.end(), convoys);
        const bool circle = std::all_of(core.begin(), core.end(), moves);
        for (int unit : core)
            if (!paradox || convoys(unit)) decide(unit, circle);
        ++(paradox ? solution_.paradoxes : circle ? solution_.circles : solution_.others);
        std::vector<int> armies;
        for (int unit : core)
            if (convoys(unit) && !contains(armies, turn_.deed(unit).helps))
                armies.push_back(turn_.deed(unit).helps);
        if (armies.size() > 1) ++solution_.higherParadoxes;
    }

    const Turn& turn_;
    const Equations& equations_;
    Solution solution_;
    std::vector<char> open_;               ///< of each unit: whether its answer is still to be found
    std::vector<std::vector<int>> needed_; ///< of each open unit: the open answers that its own turns on
};

} // namespace

Solution solve(const Turn& turn, const Equations& equations)
{
    return Solver(turn, equations).run();
}

std::vector<Truth> allSolutions(const Turn& turn, const Equations& equations)
{
    std::vector<int> asked;
    for (int u = 0; u < turn.count(); ++u)
        if (equations.asked(u)) asked.push_back(u);
    std::vector<Truth> solutions;
    for (std::size_t row = 0; row < std::size_t{1} << asked.size(); ++row) {
        Truth truth(turn.units.size());
        for (std::size_t i = 0; i < asked.size(); ++i) truth[std::size_t(asked[i])] = char(row >> i & 1);
        if (std::all_of(asked.begin(), asked.end(),
                        [&](int u) { return equations.answer(u, truth) == bool(truth[std::size_t(u)]); }))
            solutions.push_back(truth);
    }
    return solutions;
}

} // namespace oracle
