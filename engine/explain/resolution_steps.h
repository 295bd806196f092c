// SPDX-License-Identifier: GPL-3.0-or-later
// How a movement phase was decided, step by step: what was certain at once, what waited for what, and which
// backup rule decided what waited for itself.
#pragma once

#include "engine/game/game.h"
#include "engine/rules/paradox_rule.h"

#include <vector>

namespace chancery {

/// A yes-or-no question of DATC 5.B about the order of one unit.
struct StepQuestion
{
    /// What is asked.
    enum class Kind : std::uint8_t {
        Move,    ///< does the move succeed? (5.B.1)
        Support, ///< is the support given? (5.B.2)
        Fleet,   ///< is the convoying fleet dislodged? (5.B.3)
        Convoy,  ///< does a convoy carry the army, which goes by sea or not at all? (5.B.8)
        BySea,   ///< does the army go by convoy, or else over land? (4.A.3)
    };
    Kind kind = Kind::Move;     ///< what is asked
    Province unit = noProvince; ///< where the unit starts

    friend auto operator<=>(const StepQuestion&, const StepQuestion&) = default;
};

/// An answer, and what it rests on.
struct StepAnswer
{
    StepQuestion question; ///< what was asked
    bool yes = false;      ///< the answer
    /// The answers of earlier steps that are enough for it, together with `failing`, none of which can be
    /// left out; of several such sets the one that was known first. Empty if the orders alone are enough, or
    /// a rule decided.
    std::vector<StepQuestion> because{};
    ProvinceSet failing{}; ///< fleets whose convoys a paradox rule made fail, if it rests on that as well
};

/// An open question, and the open questions whose answers it still needs.
struct StepWait
{
    StepQuestion question;           ///< what is open
    std::vector<StepQuestion> needs; ///< what it waits for, directly
};

/// One step. The answers of a step do not depend on one another, so they come at the same time.
struct ResolutionStep
{
    /// Why the answers could be given.
    enum class Kind : std::uint8_t {
        Ruled,   ///< the gamemaster ruled so
        Certain, ///< the orders alone are enough
        Follows, ///< earlier answers are enough
        Circle,  ///< moves wait for one another in a circle, and all succeed (5.B.9)
        Paradox, ///< a convoy paradox: the rulebook's paradox rule decides `core` (5.B.9, 4.A.2)
        Left,    ///< what else waits for itself fails; no known orders lead there
    };
    Kind kind = Kind::Certain;       ///< why
    std::vector<StepAnswer> answers; ///< what was answered, by kind and province
    std::vector<StepWait> waiting;   ///< what is open after the step

    // Of circles and paradoxes:
    std::vector<StepQuestion> core;      ///< the smallest set of questions that wait only for one another
    Decree decree = Decree::ConvoysFail; ///< of a paradox: how the rulebook settles it
    bool unanswered = false; ///< of a paradox: the rulebook leaves it open, and `fallback` was applied
    int consistent = 0;      ///< if unanswered: how many consistent resolutions there are
    UnansweredParadox
        fallback{};      ///< if unanswered: what was applied; not set if the gamemaster is to be asked
    ProvinceSet failing; ///< fleets whose convoys the paradox rule makes fail, dislodged or not
};

/// Resolves a movement phase step by step. The answers of all steps together are those on which
/// resolveMovement rests: of every legal move, matched support and matched convoy. It takes about a
/// millisecond. The phase must be one that can be resolved.
std::vector<ResolutionStep> resolutionSteps(const PhaseInput& phase);

/// Returns the step that answers a question, or nullptr if none does.
const ResolutionStep* stepOf(const std::vector<ResolutionStep>& steps, StepQuestion question);

} // namespace chancery
