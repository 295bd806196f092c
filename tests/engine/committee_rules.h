// SPDX-License-Identifier: GPL-3.0-or-later
// A conference at which nothing is wrong, and the rules that objections name.
#pragma once

#include "engine/committee/conference.h"
#include "tests/support/sketch.h"

namespace chancery::committee_rules {

inline const Map& map()
{
    return sketch::standardMap();
}

inline Power power(const char* name)
{
    return map().findPower(name);
}

/// Returns the printed rules that objections name, without the name of their chapter.
inline QString rulesOf(const Objections& all)
{
    QStringList rules;
    for (const Objection& one : all)
        rules << QString::fromStdString(one.rule).remove("Organising a conference, ");
    rules.removeDuplicates();
    return rules.join(' ');
}

/// A conference at which nothing is wrong.
inline Committee withConference()
{
    Committee committee;
    const Power austria = power("Austria"), russia = power("Russia"), turkey = power("Turkey");
    committee.delegations = {{austria, {"Ada", "Bo"}}, {russia, {"Cy", "Di"}}, {turkey, {"Ed", "Flo"}}};
    Conference one;
    one.name = "The Conference of Belgrade";
    one.preliminary = "Peace";
    one.goal = "Peace in Serbia";
    one.place = map().findProvince("SER");
    one.organiser = austria;
    one.parties = {austria, russia, turkey};
    one.sent = {{austria, "Ada"}, {russia, "Di"}, {turkey, "Flo"}};
    one.presidents = {"The president"};
    one.formFiled = one.roomGiven = true;
    committee.conferences = {one};
    return committee;
}

} // namespace chancery::committee_rules
