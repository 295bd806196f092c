// SPDX-License-Identifier: GPL-3.0-or-later
// A study as text that people post and read: as on the page of the Diplomacy Adjudicator Test Cases.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/game/game.h"
#include "engine/game/study.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace chancery {

/// Returns why an order of this phase ended as it did, as sentences; empty to say nothing.
using ResultReason = std::function<std::string(const PhaseRecord&, const OrderResult&)>;

/// What stands around the orders on the page of a study. Without changes it is English.
struct PageWords
{
    /// Starts with the words of `map`, which must outlive these.
    explicit PageWords(const Map& map);

    std::function<std::string(const Phase&)> phase;        ///< "Spring 1901, movement"
    std::function<std::string(Power)> power;               ///< "England"
    std::function<std::string(const OrderResult&)> result; ///< "fails, dislodged"
    ResultReason reason;                                   ///< none unless set
    std::string noOrder, owners, noWinter;                 ///< "no order" and other fixed phrases
    std::string why; ///< what a reason begins with; withoutReasons() must know it
};

/// Returns a line of the study as text, from the position to the node `id`: the title, the phase, the
/// commentary, the orders of each power with their results and reasons, the units without an order and the
/// owners of the centres. A reason is a line below its order that begins "# Why:", and is passed over
/// where the page is read. The last line is studyLine(), so that all of the study can be read from it.
std::string studyPage(const Study& study, NodeId id, const PageWords& words);
/// As before, in English and without reasons.
std::string studyPage(const Study& study, NodeId id);

/// Reads orders and positions out of a text as people write and copy it: the page of a test case with its
/// commentary, a report, a list of units or of orders for each power. Units are where their orders have them.
/// What is neither is the commentary. On failure says that there is nothing to study.
Result<Study> readStudyPage(std::string_view text, const std::string& name, std::shared_ptr<const Map> map);

} // namespace chancery
