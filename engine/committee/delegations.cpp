// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/delegations.h"

#include "engine/base/translated.h"
#include "engine/committee/conference.h"

#include <algorithm>
#include <iterator>

namespace chancery {

Objections brokenRules(Power power, const Delegates& names)
{
    constexpr const char* rule = "Delegations and countries";
    if (names[0].empty() != names[1].empty())
        return {{rule,
                 QT_TRANSLATE_NOOP("Objections", "A delegation consists of two delegates; %1 has one."),
                 {PowerSet{power}}}};
    if (!names[0].empty() && names[0] == names[1])
        return {{rule,
                 QT_TRANSLATE_NOOP("Objections", "The two delegates of %1 have the same name."),
                 {PowerSet{power}}}};
    return {};
}

Delegates delegatesNamed(std::string_view player)
{
    const auto trimmed = [](std::string_view name) {
        name.remove_prefix(std::min(name.find_first_not_of(' '), name.size()));
        return std::string(name.substr(0, name.find_last_not_of(' ') + 1));
    };
    for (const std::string_view between : {"&", "+", "/", ";", " and ", " und "}) {
        const std::size_t at = player.find(between);
        if (at == std::string_view::npos) continue;
        return {trimmed(player.substr(0, at)), trimmed(player.substr(at + between.size()))};
    }
    return {trimmed(player), {}};
}

void addUnlisted(Objections& all, const Committee& committee, const Conference& conference)
{
    for (const auto& [power, name] : conference.sent) {
        const auto own = committee.delegations.find(power);
        const bool named = own != committee.delegations.end() && own->second != Delegates();
        if (named && !name.empty() && conference.parties.has(power) &&
            std::ranges::count(own->second, name) == 0)
            all.push_back(
                {conferenceRule(10),
                 QT_TRANSLATE_NOOP("Objections", "%1 has sent %2 to the conference “%3”, and no delegate "
                                                 "has this name."),
                 {PowerSet{power}, name, conference.name}});
    }
}

Objections objectionsToDelegations(const Committee& committee)
{
    Objections all;
    for (const auto& [power, names] : committee.delegations)
        std::ranges::copy(brokenRules(power, names), std::back_inserter(all));
    for (const Conference& one : committee.conferences)
        if (one.isHeld()) addUnlisted(all, committee, one);
    return all;
}

} // namespace chancery
