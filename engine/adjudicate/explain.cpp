// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts the orders of a settled phase by what explaining them takes.
#include "engine/adjudicate/explain.h"

namespace chancery {

Alike sorted(const Settled& settled, ProvinceSet units)
{
    const Aftermath& after = settled.after;
    const Movement& m = settled.m;
    const Turn& turn = settled.turn;
    Alike alike;
    alike.ruled = units & m.ruled;
    const ProvinceSet free = units - alike.ruled, attacked = turn.destinations;
    const ProvinceSet movers = free & turn.movers, rivalled = turn.rivalled | turn.meetingOnTheWay;
    alike.withoutPath = movers & (m.known.path.no | m.known.held);
    const ProvinceSet arrived = (movers & m.known.moves.yes) - alike.withoutPath,
                      failed = movers - arrived - alike.withoutPath,
                      easy = arrived - turn.attacking - rivalled;
    ProvinceSet dislodgers;
    for (Province p : after.dislodged) dislodgers |= turn.attackers[index(p)] & m.known.moves.yes;
    alike.walking = easy & settled.walking;
    alike.unopposed = easy - settled.walking;
    alike.following = arrived - easy - rivalled - turn.facing - dislodgers;
    alike.winning = arrived - easy - alike.following;
    const ProvinceSet alone = (failed & turn.attacking) - rivalled - turn.facing;
    alike.blocked = alone & turn.following;
    alike.held = alone - turn.following;
    alike.losing = failed - alone;
    const ProvinceSet supporters = free & turn.supporters, given = supporters & m.known.given.yes;
    alike.unattackedSupports = given - attacked;
    alike.given = given & attacked;
    alike.cut = supporters - given;
    alike.unmatched = free & (turn.unmatched | turn.idle);
    const ProvinceSet staying = free - movers - supporters - alike.unmatched;
    const bool plainConvoys = m.circle.empty() && !writtenPath(turn.options).heeded;
    alike.unattackedStays = (plainConvoys ? staying : staying - turn.convoyers) - attacked;
    alike.staying = staying - alike.unattackedStays;
    return alike;
}

Finding explain(const Aftermath& after, Province unit)
{
    Finding finding;
    explainEach(after, {unit}, [&finding](Province, const Finding& found) { finding = found; });
    return finding;
}

} // namespace chancery
