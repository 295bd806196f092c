// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/agenda.h"

#include "engine/base/translated.h"
#include "engine/committee/conference.h"
#include "engine/committee/speeches.h"
#include "engine/game/ending.h"
#include "engine/game/held_conference.h"
#include "engine/game/standings.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether orders are being written for moves, so that speeches and motions have their place.
bool negotiates(const PhaseRecord& now)
{
    return !now.outcome && now.phase.kind == PhaseKind::Movement;
}

/// Returns whether the turn opens with speeches that are not over.
bool opensWithSpeeches(const Game& game)
{
    const Phase& phase = game.current().phase;
    const SpeechRound* round = speechesIn(game.committee, phase);
    const bool goOn = round && !round->extra && !round->isOver();
    return negotiates(game.current()) && (goOn || speechesAreDue(game.committee, phase));
}

/// Further speeches are held when the diplomacy, as `ended` says, is over.
AgendaEntry speechesNow(const Game& game, bool ended)
{
    const Phase& phase = game.current().phase;
    AgendaEntry entry{AgendaPart::Speeches, AgendaState::Closed};
    const SpeechRound* round = speechesIn(game.committee, phase);
    const bool goesOn = round && round->extra && !round->isOver();
    const bool further = goesOn || (ended && furtherSpeechesAreDue(game.committee, phase));
    if (opensWithSpeeches(game) || (negotiates(game.current()) && further))
        entry.state = AgendaState::Next;
    else if (round)
        entry.state = AgendaState::Done;
    else if (const SpeechRound wanted{phase, false, 0, 1, {}}; phase.kind == PhaseKind::Movement)
        entry.why = missingRequest(game.committee, wanted, Requests::Carried);
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

/// Returns that nothing is discussed before retreats, builds and removals are written; nothing of moves.
Objections silence(const Game& game)
{
    switch (game.current().phase.kind) {
    case PhaseKind::Retreat:
        return {{"6", QT_TRANSLATE_NOOP("Objections", "Before retreats are written nothing is discussed.")}};
    case PhaseKind::Adjustment:
        return {{"7", QT_TRANSLATE_NOOP("Objections", "Before builds and removals are written nothing is "
                                                      "discussed.")}};
    case PhaseKind::Movement:
        break;
    }
    return {};
}

/// The diplomacy lasts until all agree to end it, or the clock does, or without one until the first order is
/// written.
bool hasEnded(const Game& game, std::optional<bool> diplomacy)
{
    return !diplomacy.value_or(game.current().written.empty()) ||
           isNegotiated(game.committee, game.current().phase);
}

AgendaEntry motionsNow(const Game& game, std::optional<bool> diplomacy)
{
    if (const Objections why = silence(game); !why.empty())
        return {AgendaPart::Motions, AgendaState::Closed, why};
    const bool waits = std::ranges::any_of(
        game.committee.motions, [&](const CommitteeMotion& motion) { return waitsForAnswer(game, motion); });
    if (negotiates(game.current()) && (waits || !hasEnded(game, diplomacy)))
        return {AgendaPart::Motions, AgendaState::Next};
    return {AgendaPart::Motions, opensWithSpeeches(game) ? AgendaState::Closed : AgendaState::Done};
}

AgendaEntry conferencesNow(const Game& game)
{
    AgendaEntry entry{AgendaPart::Conferences, AgendaState::Open, reasonsToEnd(game)};
    if (!entry.why.empty()) {
        entry.state = AgendaState::Next;
    } else if (heldConference(game.committee)) {
        entry.state = AgendaState::Held;
    } else if (entry.why = silence(game); !entry.why.empty()) {
        entry.state = AgendaState::Closed;
    } else if (const Conference* planned = plannedConference(game.committee)) {
        const auto which = static_cast<std::size_t>(planned - game.committee.conferences.data());
        entry.why = objectionsToOpening(game, which);
        if (!entry.why.empty()) entry.state = AgendaState::Closed;
    }
    return entry;
}

AgendaEntry treatiesNow(const Game& game)
{
    const Objections why = silence(game);
    return {AgendaPart::Treaties, why.empty() ? AgendaState::Open : AgendaState::Closed, why};
}

/// The diplomacy begins after the speeches with which the turn opens; speeches that are asked for later
/// interrupt it.
bool waitsForSpeeches(AgendaPart part, const Game& game, std::optional<bool> diplomacy)
{
    return part == AgendaPart::Motions && opensWithSpeeches(game) && !diplomacy.value_or(false);
}

} // namespace

bool speechesAreNext(const Game& game)
{
    return pointsCount(game.rulebook.options) && agendaOf(game).front().state == AgendaState::Next;
}

const Conference* plannedConference(const Committee& committee)
{
    const std::vector<Conference>& all = committee.conferences;
    const auto last =
        std::find_if(all.rbegin(), all.rend(), [](const Conference& one) { return !one.opened; });
    return last == all.rend() ? nullptr : &*last;
}

std::vector<AgendaEntry> agendaOf(const Game& game, std::optional<bool> diplomacy)
{
    std::vector<AgendaEntry> all{speechesNow(game, hasEnded(game, diplomacy)),
                                 motionsNow(game, diplomacy),
                                 conferencesNow(game),
                                 treatiesNow(game),
                                 {AgendaPart::Orders, AgendaState::Next}};
    bool taken = endingOf(game).has_value();
    for (const AgendaPart part :
         {AgendaPart::Conferences, AgendaPart::Speeches, AgendaPart::Motions, AgendaPart::Orders}) {
        AgendaState& state = all[static_cast<std::size_t>(part)].state;
        if (state != AgendaState::Next) continue;
        if (taken) state = waitsForSpeeches(part, game, diplomacy) ? AgendaState::Closed : AgendaState::Open;
        taken = true;
    }
    return all;
}

} // namespace chancery
