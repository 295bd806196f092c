// SPDX-License-Identifier: GPL-3.0-or-later
// Circles succeed; of paradoxes each rulebook has its own rule (DATC 5.B.9, 4.A.2).
#include "engine/adjudicate/backup_rule.h"

#include "engine/adjudicate/core.h"
#include "engine/adjudicate/paradox.h"

namespace chancery {

namespace {

/// Settles a core of moves alone: the units move in a circle, and all succeed.
void settleCircle(Movement& m, const Questions& core)
{
    m.known.moves.yes |= core.moves;
    m.known.circular |= core.moves;
    m.open.moves -= core.moves;
}

/// Settles a core by Szykman's rule: the convoys fail, whether or not the fleets are dislodged (DATC 4.A.2
/// f).
void settleSzykman(Movement& m, const Questions& core)
{
    m.known.paradox |= core.dislodged;
}

/// Settles a core by all hold: the convoyed armies and those that attack their fleets do not move (DATC 4.A.2
/// d).
void settleAllHold(Movement& m, const Questions& core)
{
    const ProvinceSet held = core.moves | core.path | core.bySea;
    m.known.paradox |= core.dislodged;
    m.known.held |= held;
    m.known.moves.no |= held - m.known.moves.yes;
    m.known.path.yes -= held;
    m.known.path.no |= held;
    m.known.bySea.no |= core.bySea;
    m.open = m.open - Questions{.moves = held, .path = held, .bySea = held};
}

/// Settles what the standard rules cannot produce: DATC 5.B.9 lets it fail. If the core is empty, which
/// should not happen either, everything fails, so that resolving ends.
void settleRest(Movement& m, const Questions& core)
{
    const Questions failing = core.empty() ? m.open : core;
    m.known.moves.no |= failing.moves;
    m.known.given.no |= failing.given;
    m.known.dislodged.no |= failing.dislodged;
    m.known.path.no |= failing.path;
    m.known.bySea.no |= failing.bySea;
    m.open = m.open - failing;
}

void adopt(Movement& m, const Questions& core, const Decisions& answer)
{
    m.known = answer;
    m.open = m.open - core;
}

/// Replaces a resolution that does not exist by Szykman's rule.
UnansweredParadox applicable(UnansweredParadox fallback, std::size_t answers)
{
    const auto resolution = fallback ? chosenResolution(*fallback) : std::nullopt;
    return resolution && *resolution >= answers ? ParadoxChoice::Szykman : fallback;
}

void fallBack(Movement& m, const Questions& core, const std::vector<Decisions>& answers, ParadoxChoice choice)
{
    if (const auto resolution = chosenResolution(choice)) return adopt(m, core, answers[*resolution]);
    if (choice == ParadoxChoice::AllHold) return settleAllHold(m, core);
    settleSzykman(m, core);
}

/// Settles a core by the consistent resolution, if there is exactly one; otherwise by the fallback. What the
/// rulebook says about supports has already had its effect.
void settleByTheBook(Movement& m, const Questions& core)
{
    const std::vector<Decisions> answers = consistentAnswers(m, core);
    if (answers.size() == 1) return adopt(m, core, answers.front());
    const UnansweredParadox fallback = applicable(m.turn.options.paradoxUnanswered, answers.size());
    m.unresolved.push_back({core, answers, fallback});
    fallBack(m, core, answers, fallback.value_or(ParadoxChoice::Szykman));
}

void settleParadox(Movement& m, const Questions& core)
{
    m.circle |= core;
    switch (m.turn.handling.decree) {
    case Decree::ConvoysFail:
        return settleSzykman(m, core);
    case Decree::AllHold:
        return settleAllHold(m, core);
    case Decree::ByAssumption:
        return settleByAssumption(m, core);
    case Decree::OnlyConsistent:
        return settleByTheBook(m, core);
    }
}

} // namespace

void applyBackupRule(Movement& movement)
{
    const Questions core = smallestCore(movement);
    if (!core.dislodged.empty())
        settleParadox(movement, core);
    else if (core.given.empty() && !core.moves.empty())
        settleCircle(movement, core);
    else
        settleRest(movement, core);
}

} // namespace chancery
