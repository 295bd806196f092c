// SPDX-License-Identifier: GPL-3.0-or-later
// What a page says, and the study that it makes.
#pragma once

#include "engine/game/study.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chancery {

/// The orders of one phase in the text.
struct PageBlock
{
    std::optional<Phase> phase;     ///< if the text says
    bool due = false;               ///< the text says that its orders are still to come
    std::optional<PhaseKind> kind;  ///< by the orders that could be read
    std::vector<StudyOrder> orders; ///< in the order of the text
    std::vector<Unit> unordered;    ///< units that are named without an order
    std::vector<std::string> said;  ///< as StudyNode::said: units that the text says are dislodged

    /// Returns the kind of its phase, if the text or its orders say.
    std::optional<PhaseKind> told() const { return phase ? std::optional(phase->kind) : kind; }
    /// Returns whether its phase or its orders are of retreats.
    bool retreats() const
    {
        return kind == PhaseKind::Retreat || (phase && phase->kind == PhaseKind::Retreat);
    }
    /// Returns whether it has neither orders nor units.
    bool empty() const { return orders.empty() && unordered.empty(); }
    /// Returns whether it has an order of this power.
    bool hasOrdersOf(Power power) const
    {
        return std::ranges::find(orders, power, &StudyOrder::power) != orders.end();
    }
    /// Returns whether what a new phase heads comes after it. Units alone are the position of that phase.
    bool isBegun() const { return phase ? !empty() : !orders.empty(); }
};

/// All that was found in a page.
struct PageContent
{
    std::shared_ptr<const Map> map;
    std::vector<PageBlock> blocks; ///< a phase each, in the order of the text
    PowerSet listed{}; ///< powers whose units the text lists before their orders: they have no others
    Position position; ///< what the text says of it, before the orders of the first block
    Rulebook rulebook{};
    std::string title{}, testCase{}, commentary{};
    std::vector<std::string> ownerless{};  ///< lines that look like orders, under no power's name
    std::vector<std::string> passedOver{}; ///< remarks, as in Study
    std::vector<std::pair<std::string, Power>> misspelt{}; ///< headings, as in Study
};

/// Gives the first block the phase that a line names among other words, unless it has one; a phase that is
/// due makes way for another one.
void takePhaseAmong(PageContent& page, std::string_view line);

/// Returns a rulebook with changes of its options, or the rulebook that one of them names; what is no option
/// is left out.
Rulebook withRules(Rulebook rulebook, const std::vector<std::string>& changes);

/// Returns the study of a page that has at least one block: its units are also where the orders of the first
/// block have them, and the later blocks are phases that follow.
Study studyOf(PageContent page);

} // namespace chancery
