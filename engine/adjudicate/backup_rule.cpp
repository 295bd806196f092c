// SPDX-License-Identifier: GPL-3.0-or-later
// DATC 5.B.9 and 4.A.2: what happens when the answers wait for one another.
#include "engine/adjudicate/paradox.h"

namespace chancery {

namespace {

/// Only moves wait for one another: the units turn in a circle and all succeed.
void settleCircle(Movement& m, const Questions& core)
{
    m.known.moves.yes |= core.moves;
    m.known.circular |= core.moves;
    m.open.moves -= core.moves;
}

/// Szykman's rule: the convoys fail at once, whatever becomes of the fleets (DATC 4.A.2 f).
void settleSzykman(Movement& m, const Questions& core)
{
    m.known.paradox |= core.dislodged;
}

/// Everyone in the circle holds: the convoyed armies and those who attack their fleets (DATC 4.A.2 d).
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

/// Not possible under the standard rules; DATC 5.B.9 lets what is left of such a core fail. Nor is an empty
/// core: then everything fails, rather than nothing ever end.
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

/// A resolution that there is not cannot be applied: Szykman's rule stands in.
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

/// The rulebook's words about supports have had their effect already: they answer, or they do not.
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
