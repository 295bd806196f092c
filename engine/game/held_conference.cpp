// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/held_conference.h"

#include "engine/committee/conference.h"
#include "engine/committee/delegations.h"
#include "engine/game/attendance.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns the position with which a phase began, or that of the first one if the game does not have the
/// phase.
const Position& positionAt(const Game& game, const Phase& phase)
{
    const auto found = std::ranges::find(game.phases, phase, &PhaseRecord::phase);
    return found == game.phases.end() ? game.phases.front().before : found->before;
}

/// Returns the Committee with the delegates who are known by the names of the players.
Committee withDelegates(const Game& game)
{
    Committee committee = game.committee;
    committee.delegations = delegatesOf(game);
    return committee;
}

} // namespace

const Conference* heldConference(const Committee& committee)
{
    const auto held = std::ranges::find_if(committee.conferences, &Conference::isHeld);
    return held == committee.conferences.end() ? nullptr : &*held;
}

const Conference* conferenceIn(const Committee& committee, const Phase& phase)
{
    const auto held = std::ranges::find_if(committee.conferences, [&phase](const Conference& one) {
        return one.opened && !isBefore(phase, *one.opened) && !(one.ended && isBefore(*one.ended, phase));
    });
    return held == committee.conferences.end() ? nullptr : &*held;
}

Objections reasonsToEnd(const Game& game)
{
    const Conference* held = heldConference(game.committee);
    if (!held) return {};
    const PhaseRecord& now = game.current();
    return reasonsToEnd(*game.map, *held, positionAt(game, *held->opened), now.phase, now.position());
}

std::map<Power, Delegates> delegatesOf(const Game& game)
{
    std::map<Power, Delegates> known;
    for (const Power power : game.map->everyPower()) {
        const auto named = game.committee.delegations.find(power);
        const bool any = named != game.committee.delegations.end() && named->second != Delegates();
        known[power] = any ? named->second : delegatesNamed(playerOf(game, power, game.current().phase));
    }
    return known;
}

Objections objectionsToOpening(const Game& game, std::size_t which)
{
    return objectionsToOpening(*game.map, withDelegates(game), which, game.current().position());
}

Objections objectionsToHolding(const Game& game, std::size_t which)
{
    return objectionsToHolding(*game.map, withDelegates(game), which, game.current().position());
}

} // namespace chancery
