// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/agenda.h"

#include "engine/committee/conference.h"
#include "engine/committee/speeches.h"
#include "engine/game/ending.h"
#include "engine/game/held_conference.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether orders are being written for moves, so that speeches and motions have their place.
bool negotiates(const PhaseRecord& now)
{
    return !now.outcome && now.phase.kind == PhaseKind::Movement;
}

AgendaEntry speechesNow(const Game& game)
{
    const Phase& phase = game.current().phase;
    AgendaEntry entry{AgendaPart::Speeches, AgendaState::Closed};
    const SpeechRound* round = speechesIn(game.committee, phase);
    const bool goesOn = round && round->turn <= round->order.size();
    if (negotiates(game.current()) && (goesOn || speechesAreDue(game.committee, phase)))
        entry.state = AgendaState::Next;
    else if (round)
        entry.state = AgendaState::Done;
    else if (const SpeechRound wanted{phase, false, 0, 1, {}}; phase.kind == PhaseKind::Movement)
        entry.why = missingRequest(game.committee, wanted, Requests::NotFailed);
    else
        entry.why = brokenRules(game.committee, wanted);
    return entry;
}

/// A request for speeches in Fall may wait until then.
bool waitsForAnswer(const Game& game, const CommitteeMotion& motion)
{
    const Phase& phase = game.current().phase;
    return !motion.carried && isOnTheFloor(motion, phase) &&
           (motion.kind != MotionKind::Speeches || phase.season == Season::Fall);
}

/// The diplomacy lasts until all agree to end it, or the first order is written.
bool hasEnded(const Game& game)
{
    const auto ends = [&](const CommitteeMotion& motion) {
        return motion.kind == MotionKind::EndDiplomacy && motion.carried.value_or(false) &&
               isOnTheFloor(motion, game.current().phase);
    };
    return !game.current().written.empty() || std::ranges::any_of(game.committee.motions, ends);
}

AgendaEntry motionsNow(const Game& game)
{
    const bool waits = std::ranges::any_of(
        game.committee.motions, [&](const CommitteeMotion& motion) { return waitsForAnswer(game, motion); });
    const bool next = negotiates(game.current()) && (waits || !hasEnded(game));
    return {AgendaPart::Motions, next ? AgendaState::Next : AgendaState::Open};
}

AgendaEntry conferencesNow(const Game& game)
{
    AgendaEntry entry{AgendaPart::Conferences, AgendaState::Open, reasonsToEnd(game)};
    if (!entry.why.empty()) {
        entry.state = AgendaState::Next;
    } else if (heldConference(game.committee)) {
        entry.state = AgendaState::Held;
    } else if (const Conference* planned = plannedConference(game.committee)) {
        const auto which = static_cast<std::size_t>(planned - game.committee.conferences.data());
        entry.why = objectionsToOpening(*game.map, game.committee, which, game.current().position());
    }
    return entry;
}

} // namespace

const Conference* plannedConference(const Committee& committee)
{
    const std::vector<Conference>& all = committee.conferences;
    const auto last =
        std::find_if(all.rbegin(), all.rend(), [](const Conference& one) { return !one.opened; });
    return last == all.rend() ? nullptr : &*last;
}

std::vector<AgendaEntry> agendaOf(const Game& game)
{
    std::vector<AgendaEntry> all{speechesNow(game),
                                 motionsNow(game),
                                 conferencesNow(game),
                                 {AgendaPart::Treaties},
                                 {AgendaPart::Orders, AgendaState::Next}};
    bool taken = endingOf(game).has_value();
    for (const AgendaPart part :
         {AgendaPart::Conferences, AgendaPart::Speeches, AgendaPart::Motions, AgendaPart::Orders}) {
        AgendaState& state = all[static_cast<std::size_t>(part)].state;
        if (state != AgendaState::Next) continue;
        if (taken) state = AgendaState::Open;
        taken = true;
    }
    return all;
}

} // namespace chancery
