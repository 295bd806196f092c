// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/treaties.h"

#include "engine/base/translated.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr const char* treatyRule = "Object of the committee";

PowerSet breakersOf(const Treaty& treaty)
{
    PowerSet breakers;
    for (const Breach& one : treaty.breaches) breakers.addIf(one.by, one.by != noPower);
    return breakers;
}

} // namespace

Objections brokenRules(const Treaty& treaty)
{
    Objections all;
    if (treaty.parties.size() < 2)
        all.push_back(
            {treatyRule, QT_TRANSLATE_NOOP("Objections", "A treaty is between at least two delegations.")});
    if (treaty.title.empty() || treaty.terms.empty())
        all.push_back({{}, QT_TRANSLATE_NOOP("Objections", "A treaty has a title and terms.")});
    if (const PowerSet others = (treaty.signedBy | breakersOf(treaty)) - treaty.parties; !others.empty())
        all.push_back(
            {treatyRule,
             QT_TRANSLATE_NOOP("Objections", "Only its parties sign or break a treaty; %1 is none."),
             {others}});
    if (treaty.concluded && !isConcluded(treaty))
        all.push_back(
            {treatyRule, QT_TRANSLATE_NOOP("Objections", "A treaty is concluded when all its parties have "
                                                         "signed it.")});
    if (std::ranges::any_of(treaty.breaches, &std::string::empty, &Breach::note))
        all.push_back({{}, QT_TRANSLATE_NOOP("Objections", "The note says how the treaty was broken.")});
    return all;
}

Objections objectionsToTreaty(Treaty treaty)
{
    treaty.concluded.reset(); // that follows from the signatures
    Objections all = brokenRules(treaty);
    if (!treaty.breaches.empty() && !isConcluded(treaty))
        all.push_back({"3",
                       QT_TRANSLATE_NOOP("Objections", "%1 is noted as having broken the treaty, so all its "
                                                       "parties have signed it."),
                       {breakersOf(treaty)}});
    return all;
}

Objections objectionsToBreach(Treaty treaty, const Breach& breach)
{
    treaty.breaches = {breach};
    Objections all = brokenRules(treaty);
    if (!isConcluded(treaty))
        all.push_back({"3", QT_TRANSLATE_NOOP("Objections", "A draft cannot be broken: a treaty is concluded "
                                                            "when all its parties have signed it.")});
    if (breach.by == noPower || !treaty.signedBy.has(breach.by))
        all.push_back(
            {"3", QT_TRANSLATE_NOOP("Objections", "Only a delegation that has signed a treaty can break "
                                                  "it.")});
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
