// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/delegations.h"

#include "engine/base/ascii.h"
#include "engine/base/translated.h"
#include "engine/committee/conference.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_words.h"

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

bool areNamed(const Delegates& names)
{
    return !names[0].empty() && !names[1].empty();
}

bool has(const Delegates& names, const std::string& name)
{
    return std::ranges::any_of(names, [&](const std::string& one) { return sameButForCapitals(one, name); });
}

/// Returns whether a name has a letter; those of other alphabets count as letters.
bool isName(const std::string& name)
{
    return std::ranges::any_of(name,
                               [](char c) { return isLetter(c) || static_cast<unsigned char>(c) >= 0x80; });
}

/// Returns the first other delegation to which a delegate belongs, or which sends the same one; noPower if
/// there is none.
Power otherOf(const Committee& committee, const Conference& conference, Power power, const std::string& name)
{
    for (const auto& [other, names] : committee.delegations)
        if (other != power && has(names, name)) return other;
    for (const auto& [other, sent] : conference.sent)
        if (other != power && conference.parties.has(other) && sameButForCapitals(sent, name)) return other;
    return noPower;
}

/// Adds the delegates whom parties of a conference have sent and who are on no list of their delegation.
void addUnlisted(Objections& all, const Committee& committee, const Conference& conference)
{
    for (const auto& [power, name] : conference.sent) {
        const auto own = committee.delegations.find(power);
        if (own == committee.delegations.end() || !areNamed(own->second) || name.empty() ||
            !conference.parties.has(power) || has(own->second, name))
            continue;
        all.push_back({conferenceRule(10),
                       QT_TRANSLATE_NOOP("Objections", "%1 has sent %2 to the conference “%3”, and no "
                                                       "delegate has this name."),
                       {PowerSet{power}, name, conference.name}});
    }
}

/// Adds what can be said of a delegate of a delegation whose two are not named.
void addMistaken(Objections& all, const Committee& committee, const Conference& conference, Power power,
                 const std::string& name)
{
    const auto say = [&](const char* sentence, std::vector<ObjectionGap> gaps) {
        all.push_back({conferenceRule(10), sentence, std::move(gaps)});
    };
    if (!isName(name))
        return say(QT_TRANSLATE_NOOP("Objections", "“%2” is not the name of a delegate of %1."),
                   {PowerSet{power}, name});
    if (name.find(',') != std::string::npos || !delegatesNamed(name)[1].empty())
        return say(QT_TRANSLATE_NOOP("Objections", "%1 sends one of its two delegates, and “%2” is more than "
                                                   "one."),
                   {PowerSet{power}, name});
    if (const Power other = otherOf(committee, conference, power, name); other != noPower)
        say(QT_TRANSLATE_NOOP("Objections", "%1 cannot send %2, who is there for %3. Two people of the same "
                                            "name need one more letter each."),
            {PowerSet{power}, name, PowerSet{other}});
}

} // namespace

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
    const auto split = [player](std::size_t at, std::size_t bytes) {
        return Delegates{std::string(trimmed(player.substr(0, at))),
                         std::string(trimmed(player.substr(at + bytes)))};
    };
    if (const std::size_t at = player.find_first_of("&+/;"); at != std::string_view::npos)
        return split(at, 1);
    std::size_t begin = player.find(' ');
    while (begin < player.size()) { // a word between two names
        const std::size_t end = player.find(' ', ++begin);
        if (end == std::string_view::npos) break;
        if (keywordOf(fold(player.substr(begin, end - begin))) == Keyword::And)
            return split(begin, end - begin);
        begin = end;
    }
    return {std::string(trimmed(player)), {}};
}

Objections objectionsToSent(const Committee& committee, const Conference& conference)
{
    Objections all;
    addUnlisted(all, committee, conference);
    for (const auto& [power, name] : conference.sent) {
        if (name.empty() || !conference.parties.has(power)) continue;
        const auto own = committee.delegations.find(power);
        if (own == committee.delegations.end() || !(areNamed(own->second) || has(own->second, name)))
            addMistaken(all, committee, conference, power, name);
        const auto presides = [&sent = name](const std::string& one) {
            return sameButForCapitals(one, sent);
        };
        if (std::ranges::any_of(conference.presidents, presides))
            all.push_back({conferenceRule(8),
                           QT_TRANSLATE_NOOP("Objections", "%1 presides and cannot be the delegate of %2."),
                           {name, PowerSet{power}}});
    }
    return all;
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
