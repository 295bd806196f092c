// SPDX-License-Identifier: GPL-3.0-or-later
// A situation in one line of text, resolved: "Italy: A VEN - TRI, A TYR S A VEN - TRI | Austria: F TRI H".
#pragma once

#include "engine/adjudicate/outcome.h"
#include "tests/support/phase_lines.h"
#include "tests/support/standard_board.h"

namespace chancery {

inline OrderedPhase situation(const std::string& line)
{
    return readPhaseLines(standardMap(), "situation | " + line).front();
}

inline Outcome resolved(const std::string& line)
{
    const OrderedPhase phase = situation(line);
    return resolveMovement(standardMap(), {}, phase.position, phase.orders);
}

inline Province province(const std::string& code)
{
    return standardMap().findProvince(code);
}

/// Codes in a blank-separated line, in the order of the map.
template<class Id>
std::string codesOf(const IndexSet<Id>& set)
{
    std::string text;
    for (Id id : set) text += (text.empty() ? "" : " ") + standardMap()[id].code;
    return text;
}

/// The result of the unit that started in this province.
inline const OrderResult& resultOf(const Outcome& outcome, const std::string& code)
{
    for (const OrderResult& result : outcome.results)
        if (standardMap().provinceOf(result.order.unit.at) == province(code)) return result;
    static const OrderResult none;
    return none;
}

} // namespace chancery
