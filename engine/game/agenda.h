// SPDX-License-Identifier: GPL-3.0-or-later
// What the officers of a Committee come to in a phase, and what is next.
#pragma once

#include "engine/committee/objection.h"
#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// The parts of a phase, in the order of the Committee's document. Motions are made during the diplomacy,
/// which belongs to them. Orders are also retreats, builds and removals, and what follows their resolution.
enum class AgendaPart : std::uint8_t { Speeches, Motions, Conferences, Treaties, Orders };
/// How a part of the agenda stands.
enum class AgendaState : std::uint8_t {
    Done,  ///< over in this phase
    Next,  ///< what the officers come to now
    Open,  ///< possible now
    Held,  ///< going on: a conference that need not end yet
    Closed ///< not possible now; the objections say why
};

/// One part of the agenda.
struct AgendaEntry
{
    AgendaPart part = AgendaPart::Speeches;
    AgendaState state = AgendaState::Open;
    Objections why{}; ///< what forbids it, what a conference still needs, or why one has to end

    bool operator==(const AgendaEntry&) const = default;
};

/// Returns all parts in their order. Exactly one is next, unless the game is over. First comes a conference
/// that has to end, then the speeches, then the diplomacy, as long as it lasts or a motion waits for an
/// answer, then the orders. `diplomacy` says whether a clock is at the diplomacy; without a clock that was
/// started it lasts until the first order is written. Before retreats and builds nothing is discussed
/// (Committee 6 and 7).
std::vector<AgendaEntry> agendaOf(const Game& game, std::optional<bool> diplomacy = {});
/// Returns whether the speeches with which a Committee's turn opens come next.
bool speechesAreNext(const Game& game);
/// Returns the last conference that has not begun, nullptr if there is none.
const Conference* plannedConference(const Committee& committee);

} // namespace chancery
