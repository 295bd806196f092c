// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a result, and one function for the three kinds of phase.
#include "engine/adjudicate/outcome.h"

#include <algorithm>

namespace chancery {

namespace {

std::string word(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Succeeds:
        return "succeeds";
    case Verdict::Fails:
        return "fails";
    case Verdict::Invalid:
        return "invalid";
    case Verdict::Illegal:
        return "illegal";
    case Verdict::Given:
        return "given";
    case Verdict::Cut:
        return "cut";
    case Verdict::Available:
        return "available";
    case Verdict::Disrupted:
        return "disrupted";
    case Verdict::Stands:
        return "stands";
    }
    return {};
}

} // namespace

std::vector<Rule> rulesBehind(const OrderResult& result)
{
    std::vector<Rule> rules = rulesBehind(result.finding);
    const Rule why = result.finding.rule;
    const bool told = why == Rule::HoldUnplayed || why == Rule::HoldAbandoned;
    if (!result.ordered && as<Hold>(result.order) && !told) rules.push_back(result.unordered);
    if (result.order.permission.given && result.verdict != Verdict::Illegal)
        rules.push_back(Rule::NotePermitted);
    if (result.order.permission.repeated) rules.push_back(Rule::NoteRepeated);
    if (result.fate == Fate::Destroyed) rules.push_back(Rule::NoteDestroyed);
    return rules;
}

std::string words(const OrderResult& result)
{
    if (result.fate == Fate::Unharmed) return word(result.verdict);
    const std::string fate = result.fate == Fate::Dislodged ? "dislodged" : "destroyed";
    return result.verdict == Verdict::Stands ? fate : word(result.verdict) + ", " + fate;
}

Power powerOf(const OrderResult& result)
{
    return result.order.power != noPower ? result.order.power : result.order.unit.power;
}

std::vector<const OrderResult*> resultsOf(const Outcome& outcome, Power power)
{
    std::vector<const OrderResult*> own;
    for (const OrderResult& result : outcome.results)
        if (powerOf(result) == power) own.push_back(&result);
    return own;
}

bool awaitsParadoxChoice(const Outcome& outcome)
{
    return std::any_of(outcome.paradoxes.begin(), outcome.paradoxes.end(), [](const Paradox& paradox) {
        return paradox.unanswered && paradox.fallback == askGamemaster;
    });
}

Outcome resolve(PhaseKind kind, const Map& map, const RuleOptions& options, const Position& position,
                std::span<const Order> orders, const RuledResults& ruled, PowerSet handedIn)
{
    switch (kind) {
    case PhaseKind::Movement:
        return resolveMovement(map, options, position, orders, ruled, handedIn);
    case PhaseKind::Retreat:
        return resolveRetreats(map, options, position, orders, ruled);
    case PhaseKind::Adjustment:
        break;
    }
    return resolveAdjustments(map, options, position, orders, ruled);
}

} // namespace chancery
