// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/objection.h"

namespace chancery {

namespace {

std::string gapText(const Map& map, const ObjectionGap& gap)
{
    if (const auto* text = std::get_if<std::string>(&gap)) return *text;
    if (const auto* number = std::get_if<int>(&gap)) return std::to_string(*number);
    if (const auto* province = std::get_if<Province>(&gap)) return map[*province].name;
    if (const auto* phase = std::get_if<Phase>(&gap)) return shortName(*phase);
    std::string names;
    for (const Power power : std::get<PowerSet>(gap)) names += (names.empty() ? "" : ", ") + map[power].name;
    return names;
}

} // namespace

Message messageOf(const Map& map, const Objection& objection)
{
    Message message{objection.pattern};
    for (const ObjectionGap& gap : objection.gaps) message.gaps.push_back(gapText(map, gap));
    return message;
}

std::string english(const Map& map, const Objection& objection)
{
    const std::string sentence = english(messageOf(map, objection));
    return objection.rule.empty() ? sentence : sentence + " (Committee, " + objection.rule + ")";
}

} // namespace chancery
