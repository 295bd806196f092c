// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/fault_text.h"

#include "engine/base/message.h"
#include "engine/orders/fault_words.h"
#include "engine/orders/order_text.h"

namespace chancery {

namespace {

using Kind = PositionFault::Kind;

const char* patternOf(const PositionFault& fault)
{
    switch (fault.kind) {
    case Kind::OffMap:
        return says::offMap;
    case Kind::OwnersMissing:
        return says::ownersMissing;
    case Kind::SecondUnit:
        return says::anotherUnit;
    case Kind::WrongTerrain:
        return fault.unit.kind == UnitKind::Army ? says::armyInSea : says::fleetOnLand;
    case Kind::CoastMissing:
        return says::onNoCoast;
    case Kind::DislodgedTooEarly:
        return says::dislodgedNow;
    case Kind::DislodgedTwice:
        return says::anotherDislodged;
    case Kind::RetreatOccupied:
        return says::retreatToUnit;
    case Kind::RetreatContested:
        return says::retreatToStandoff;
    case Kind::RetreatTooFar:
        return says::retreatBeyond;
    case Kind::NothingToRetreat:
        return says::noneRetreats;
    case Kind::NothingToAdjust:
        return says::noneAdjusts;
    case Kind::NoOwners:
        return says::noOwners;
    case Kind::NoDislodger:
        return says::noDislodger;
    case Kind::ContestedOccupied:
        return says::contestedOccupied;
    case Kind::TooMany:
        return says::tooManyUnits;
    case Kind::NeverBuilt:
        return says::neverBuilt;
    case Kind::WrongCoast:
        return says::wrongCoast;
    }
    return "";
}

std::string gapText(const Map& map, const FaultGap& gap)
{
    if (const auto* unit = std::get_if<Unit>(&gap))
        return canonical(map, *unit) + " (" + map[unit->power].name + ")";
    if (const auto* power = std::get_if<Power>(&gap)) return map[*power].name;
    if (const auto* number = std::get_if<int>(&gap)) return std::to_string(*number);
    const Location place = std::get<Location>(gap);
    if (place == nowhere) return "-";
    const std::string& name = map[map.provinceOf(place)].name;
    return map[place].coast.empty() ? name : name + "/" + map[place].coast;
}

} // namespace

FaultSentence sentenceOf(const PositionFault& fault)
{
    FaultSentence sentence{patternOf(fault)};
    if (fault.kind == Kind::OffMap) return sentence; // what it names is not on the map
    if (fault.kind == Kind::TooMany) sentence.gaps = {fault.power, fault.units, fault.centres};
    if (fault.unit.at != nowhere) sentence.gaps.emplace_back(fault.unit);
    if (fault.kind == Kind::WrongCoast)
        sentence.gaps.emplace_back(fault.rightful);
    else if (fault.where != noProvince || fault.kind == Kind::RetreatTooFar)
        sentence.gaps.emplace_back(whole(fault.where));
    return sentence;
}

std::string english(const Map& map, const PositionFault& fault)
{
    const FaultSentence sentence = sentenceOf(fault);
    Message message{sentence.pattern};
    for (const FaultGap& gap : sentence.gaps) message.gaps.push_back(gapText(map, gap));
    return english(message);
}

} // namespace chancery
