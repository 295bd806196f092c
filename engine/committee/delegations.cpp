// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/delegations.h"

#include "engine/base/translated.h"

namespace chancery {

Objections objectionsToDelegations(const std::map<Power, Delegates>& delegations)
{
    Objections all;
    for (const auto& [power, names] : delegations) {
        if (names[0].empty() != names[1].empty())
            all.push_back({"Delegations and countries",
                           QT_TRANSLATE_NOOP("Objections", "A delegation consists of two delegates; %1 has one."),
                           {PowerSet{power}}});
        if (!names[0].empty() && names[0] == names[1])
            all.push_back({"Delegations and countries",
                           QT_TRANSLATE_NOOP("Objections", "The two delegates of %1 have the same name."),
                           {PowerSet{power}}});
    }
    return all;
}

} // namespace chancery
