// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/adjudicate/unit_result.h"

namespace chancery {

const OrderResult* resultOf(const Map& map, const Outcome& outcome, Province province)
{
    const OrderResult* best = nullptr;
    for (const OrderResult& result : outcome.results) {
        if (result.order.unit.at == nowhere || map.provinceOf(result.order.unit.at) != province) continue;
        if (as<Revive>(result.order)) continue; // it orders no unit
        if (result.verdict != Verdict::Illegal) return &result;
        const Rule rule = result.finding.rule;
        if (!best && rule != Rule::IllegalDuplicate && rule != Rule::IllegalNotYours &&
            rule != Rule::IllegalNotPermitted && rule != Rule::IllegalProxyYields)
            best = &result;
    }
    return best;
}

bool hasNoPlayer(const Map& map, const Outcome& outcome, Province province)
{
    const OrderResult* result = resultOf(map, outcome, province);
    return result &&
           (result->unordered == Rule::NoteUnplayed || result->finding.rule == Rule::IllegalUnplayed);
}

bool isSuccess(Verdict verdict)
{
    return verdict == Verdict::Succeeds || verdict == Verdict::Given || verdict == Verdict::Available ||
           verdict == Verdict::Stands;
}

bool holds(Said said, const OrderResult& result)
{
    switch (said) {
    case Said::Succeeds:
        return isSuccess(result.verdict);
    case Said::Fails:
        return !isSuccess(result.verdict) || result.fate != Fate::Unharmed;
    case Said::Cut:
        return result.verdict == Verdict::Cut;
    case Said::Void:
        return result.verdict == Verdict::Invalid || result.verdict == Verdict::Illegal;
    case Said::Dislodged:
        return result.fate != Fate::Unharmed;
    case Said::Retreats: // where to is compared apart
    case Said::Nothing:
        return true;
    }
    return true;
}

} // namespace chancery
