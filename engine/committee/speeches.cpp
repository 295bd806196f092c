// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/speeches.h"

#include "engine/base/lots.h"
#include "engine/base/phase.h"
#include "engine/base/translated.h"

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

/// Returns the movement phase of the Fall for which a motion asks for speeches: once its moves are made, that
/// of the next year.
Phase fallAskedFor(const CommitteeMotion& motion)
{
    const auto& [season, year, kind] = motion.phase;
    const bool tooLate = season == Season::Winter || (season == Season::Fall && kind != PhaseKind::Movement);
    return {Season::Fall, tooLate ? year + 1 : year, PhaseKind::Movement};
}

bool asksFor(const CommitteeMotion& motion, const SpeechRound& round)
{
    return round.extra ? motion.kind == MotionKind::ExtraSpeeches && motion.phase == round.phase
                       : motion.kind == MotionKind::Speeches && fallAskedFor(motion) == round.phase;
}

} // namespace

Objections brokenRules(const Committee& committee, const SpeechRound& round)
{
    Objections all;
    if (round.phase.kind != PhaseKind::Movement)
        all.push_back(
            {"1", QT_TRANSLATE_NOOP("Objections", "Speeches belong to the beginning of a turn, or to "
                                                  "the end of its diplomacy.")});
    if (round.seconds < 1 || round.seconds > longestSpeech)
        all.push_back({"2",
                       QT_TRANSLATE_NOOP("Objections", "The length of the speeches is announced beforehand: "
                                                       "1 second to %1 minutes."),
                       {longestSpeech / 60}});
    const bool isDrawn = std::ranges::any_of(committee.speeches, [&](const SpeechRound& other) {
        return other.phase == round.phase && other.extra == round.extra;
    });
    if (isDrawn)
        all.push_back(
            {round.extra ? "3" : "1", QT_TRANSLATE_NOOP("Objections", "These speeches were already drawn in "
                                                                      "this turn.")});
    return all;
}

Objections missingRequest(const Committee& committee, const SpeechRound& round, Requests counted)
{
    if (!round.extra && round.phase.season != Season::Fall) return {};
    bool undecided = false;
    for (const CommitteeMotion& motion : committee.motions) {
        if (!asksFor(motion, round)) continue;
        if (counted == Requests::All || motion.carried.value_or(false)) return {};
        undecided = undecided || !motion.carried;
    }
    if (undecided)
        return {{round.extra ? "3" : "1",
                 QT_TRANSLATE_NOOP("Objections", "The request for speeches in %1 is undecided: note first "
                                                 "whether the motion is carried."),
                 {round.phase}}};
    if (round.extra)
        return {
            {"3",
             QT_TRANSLATE_NOOP("Objections", "Speeches at the end of the diplomacy have to be requested by a "
                                             "delegation; there is no request for %1."),
             {round.phase}}};
    return {{"1",
             QT_TRANSLATE_NOOP("Objections", "In Fall there are speeches only if a delegation requests them; "
                                             "there is no request for %1."),
             {round.phase}}};
}

Objections objectionsToSpeeches(const Committee& committee, const SpeechRound& round)
{
    Objections all = brokenRules(committee, round);
    std::ranges::move(missingRequest(committee, round, Requests::Carried), std::back_inserter(all));
    return all;
}

Committee withSpeeches(Committee committee, const Map& map, const SpeechRound& round)
{
    SpeechRound drawn = round;
    drawn.order.clear();
    for (const std::size_t lot : drawLots(map.powers.size(), round.seed)) drawn.order.push_back(Power(lot));
    drawn.turn = 0;
    committee.speeches.push_back(std::move(drawn));
    return committee;
}

bool speechesAreLeft(const Committee& committee, const Phase& phase)
{
    const SpeechRound* drawn = speechesIn(committee, phase);
    return (drawn && !drawn->isOver()) || speechesAreDue(committee, phase) ||
           furtherSpeechesAreDue(committee, phase);
}

Committee withSpeechesOver(Committee committee, const Phase& phase)
{
    constexpr int usual = 60;
    std::vector<SpeechRound>& all = committee.speeches;
    if (!speechesAreLeft(committee, phase)) return committee;
    if (const SpeechRound* drawn = speechesIn(committee, phase); !drawn || drawn->isOver())
        all.push_back({phase, drawn != nullptr, 0, all.empty() ? usual : all.back().seconds, {}, 0});
    if (all.back().turn == 0) all.back().order.clear(); // nobody has spoken
    all.back().turn = all.back().order.size() + 1;
    return committee;
}

const SpeechRound* speechesIn(const Committee& committee, const Phase& phase)
{
    const auto& rounds = committee.speeches;
    const auto found = std::find_if(rounds.rbegin(), rounds.rend(),
                                    [&](const SpeechRound& round) { return round.phase == phase; });
    return found == rounds.rend() ? nullptr : &*found;
}

bool speechesAreDue(const Committee& committee, const Phase& phase)
{
    SpeechRound first;
    first.phase = phase;
    const SpeechRound* drawn = speechesIn(committee, phase);
    return phase.kind == PhaseKind::Movement && (!drawn || (!drawn->extra && drawn->turn == 0)) &&
           missingRequest(committee, first, Requests::Carried).empty();
}

bool furtherSpeechesAreDue(const Committee& committee, const Phase& phase)
{
    const SpeechRound* drawn = speechesIn(committee, phase);
    return phase.kind == PhaseKind::Movement && !(drawn && drawn->extra) &&
           missingRequest(committee, {phase, true, 0, 1, {}}, Requests::Carried).empty();
}

bool isOnTheFloor(const CommitteeMotion& motion, const Phase& phase)
{
    const Phase last = motion.kind == MotionKind::Speeches ? fallAskedFor(motion) : motion.phase;
    return !isBefore(phase, motion.phase) && !isBefore(last, phase);
}

bool isNegotiated(const Committee& committee, const Phase& phase)
{
    return committee.negotiated == phase ||
           std::ranges::any_of(committee.motions, [&](const CommitteeMotion& motion) {
               return motion.kind == MotionKind::EndDiplomacy && motion.carried.value_or(false) &&
                      isOnTheFloor(motion, phase);
           });
}

Objections objectionsToEndingDiplomacy(PowerSet delegations, PowerSet agreed)
{
    const PowerSet others = delegations - agreed;
    if (others.empty()) return {};
    return {{"3",
             QT_TRANSLATE_NOOP("Objections",
                               "The diplomacy ends sooner only if all delegations agree; still to ask: %1."),
             {others}}};
}

Objections brokenRules(const CommitteeMotion& motion)
{
    if (motion.by == noPower)
        return {{{}, QT_TRANSLATE_NOOP("Objections", "A motion is made by a delegation.")}};
    if (motion.kind == MotionKind::Other && motion.text.empty())
        return {{{}, QT_TRANSLATE_NOOP("Objections", "The motion does not say what it asks for.")}};
    return {};
}

} // namespace chancery
