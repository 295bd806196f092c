// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/treaties.h"

#include "engine/base/translated.h"

namespace chancery {

namespace {

constexpr const char* treatyRule = "Object of the committee";

} // namespace

Objections objectionsToTreaty(const Treaty& treaty)
{
    Objections all;
    if (treaty.parties.size() < 2)
        all.push_back(
            {treatyRule, QT_TRANSLATE_NOOP("Objections", "A treaty is between at least two delegations.")});
    if (treaty.title.empty() || treaty.terms.empty())
        all.push_back({treatyRule, QT_TRANSLATE_NOOP("Objections", "A treaty has a title and terms.")});
    if (!treaty.parties.contains(treaty.signedBy))
        all.push_back({treatyRule, QT_TRANSLATE_NOOP("Objections", "Only its parties sign a treaty; %1 is none."),
                       {treaty.signedBy - treaty.parties}});
    PowerSet breakers;
    for (const Breach& one : treaty.breaches) breakers.add(one.by);
    if (!treaty.signedBy.contains(breakers))
        all.push_back({"3",
                       QT_TRANSLATE_NOOP("Objections",
                                         "%1 is noted as having broken the treaty, and so has signed it."),
                       {breakers - treaty.signedBy}});
    return all;
}

Objections objectionsToBreach(const Treaty& treaty, const Breach& breach)
{
    Objections all;
    if (breach.by == noPower || !treaty.signedBy.has(breach.by))
        all.push_back({"3", QT_TRANSLATE_NOOP("Objections", "Only a delegation that has signed a treaty can break "
                                                            "it.")});
    if (breach.note.empty())
        all.push_back({"3", QT_TRANSLATE_NOOP("Objections", "The note says how the treaty was broken.")});
    return all;
}

Treaty dated(Treaty treaty, const Phase& now)
{
    if (!isConcluded(treaty))
        treaty.concluded.reset();
    else if (!treaty.concluded)
        treaty.concluded = now;
    return treaty;
}

bool isConcluded(const Treaty& treaty)
{
    return !treaty.parties.empty() && treaty.signedBy == treaty.parties;
}

} // namespace chancery
