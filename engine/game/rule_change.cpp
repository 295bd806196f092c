// SPDX-License-Identifier: GPL-3.0-or-later
// Replays a game by other rules and compares the two.
#include "engine/game/rule_change.h"

#include <algorithm>

namespace chancery {

namespace {

bool endsAlike(const OrderResult& a, const OrderResult& b)
{
    return a.order == b.order && a.verdict == b.verdict && a.fate == b.fate;
}

std::vector<std::size_t> ordersThatDiffer(const Outcome& before, const Outcome& after)
{
    std::vector<std::size_t> orders;
    for (std::size_t i = 0; i < before.results.size(); ++i) {
        const bool found = std::any_of(after.results.begin(), after.results.end(),
                                       [&](const OrderResult& r) { return endsAlike(r, before.results[i]); });
        if (!found) orders.push_back(i);
    }
    return orders;
}

bool endsAlike(const Outcome& before, const Outcome& after, const std::vector<std::size_t>& orders)
{
    return orders.empty() && before.results.size() == after.results.size() && before.after == after.after &&
           before.dislodged == after.dislodged && !awaitsParadoxChoice(after);
}

} // namespace

// Phase by phase: a phase may depend on earlier ones (DATC 4.E.4), never on later ones.
Game underRules(Game game, Rulebook rules)
{
    std::vector<PhaseRecord> phases;
    phases.swap(game.phases);
    game.rulebook = std::move(rules);
    for (PhaseRecord& record : phases) {
        if (record.outcome) resolveAgain(game, record);
        game.phases.push_back(std::move(record));
    }
    return game;
}

std::vector<ChangedPhase> changedPhases(const Game& before, const Game& after)
{
    std::vector<ChangedPhase> changed;
    for (std::size_t i = 0; i < before.phases.size(); ++i) {
        const auto &was = before.phases[i].outcome, &is = after.phases[i].outcome;
        if (!was || !is) continue;
        std::vector<std::size_t> orders = ordersThatDiffer(*was, *is);
        if (!endsAlike(*was, *is, orders)) changed.push_back({i, std::move(orders)});
    }
    return changed;
}

} // namespace chancery
