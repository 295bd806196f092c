// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/fault_text.h"

#include "engine/base/message.h"
#include "engine/base/table_rows.h"
#include "engine/base/translated.h"
#include "engine/orders/order_text.h"

namespace chancery {

namespace {

using FaultKind = PositionFault::Kind;

/// What is said of a position that cannot be. %1 is the unit with its power, or the power, or the province
/// that it is about; what the other gaps are is beside each sentence.
struct FaultTexts
{
    Q_DECLARE_TR_FUNCTIONS(PositionFaults)

    struct Row
    {
        FaultKind kind;
        const char* pattern;
    };
    static constexpr Row rows[] = {
        {FaultKind::OffMap,
         QT_TR_NOOP("A unit is at no place of this map where it can be, is of no power of this "
                    "map, or is not in its order.")},
        {FaultKind::OwnersMissing, QT_TR_NOOP("The position does not say who owns the centres.")},
        {FaultKind::SecondUnit, QT_TR_NOOP("%1: another unit is in %2 too.")},
        {FaultKind::WrongTerrain, QT_TR_NOOP("%1: a fleet cannot be inland.")},
        {FaultKind::CoastMissing, QT_TR_NOOP("%1: it is on no coast of %2.")},
        {FaultKind::DislodgedTooEarly, QT_TR_NOOP("%1 is dislodged, but no units retreat in this phase.")},
        {FaultKind::DislodgedTwice, QT_TR_NOOP("%1: another unit is dislodged in %2 too.")},
        // %2 the province to which it would retreat
        {FaultKind::RetreatOccupied, QT_TR_NOOP("%1 cannot retreat to %2: there is a unit.")},
        {FaultKind::RetreatContested, QT_TR_NOOP("%1 cannot retreat to %2: there was a standoff.")},
        {FaultKind::RetreatTooFar, QT_TR_NOOP("%1 cannot retreat to %2: it is not adjacent.")},
        {FaultKind::NothingToRetreat, QT_TR_NOOP("No unit is dislodged, so none retreats.")},
        {FaultKind::NothingToAdjust, QT_TR_NOOP("No power may build or must remove a unit.")},
        {FaultKind::NoOwners, QT_TR_NOOP("No centre has an owner, so every unit is removed.")},
        // %2 the province
        {FaultKind::NoDislodger, QT_TR_NOOP("%1 is dislodged, but no other unit is in %2.")},
        {FaultKind::ContestedOccupied, QT_TR_NOOP("%1 is marked as contested, but there is a unit.")},
        // %2 how many units, %3 how many centres
        {FaultKind::TooMany, QT_TR_NOOP("%1 has too many units (units: %2, centres: %3).")},
        {FaultKind::NeverBuilt, QT_TR_NOOP("%1 was never built: nothing in this game has brought it there.")},
        // %2 the place
        {FaultKind::WrongCoast, QT_TR_NOOP("%1 is on the wrong coast: by the orders it is in %2.")},
    };
    static constexpr const char* armyInSea = QT_TR_NOOP("%1: an army cannot be at sea.");
};
static_assert(hasARowForEach(FaultTexts::rows, FaultKind::WrongCoast));

const char* patternOf(const PositionFault& fault)
{
    if (fault.kind == FaultKind::WrongTerrain && fault.unit.kind == UnitKind::Army)
        return FaultTexts::armyInSea;
    return FaultTexts::rows[static_cast<std::size_t>(fault.kind)].pattern;
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
    if (fault.kind == FaultKind::OffMap) return sentence; // what it names is not on the map
    if (fault.kind == FaultKind::TooMany) sentence.gaps = {fault.power, fault.units, fault.centres};
    if (fault.unit.at != nowhere) sentence.gaps.emplace_back(fault.unit);
    if (fault.kind == FaultKind::WrongCoast)
        sentence.gaps.emplace_back(fault.rightful);
    else if (fault.where != noProvince || fault.kind == FaultKind::RetreatTooFar)
        sentence.gaps.emplace_back(whole(fault.where));
    return sentence;
}

Error errorOf(const Map& map, const PositionFault& fault)
{
    const FaultSentence sentence = sentenceOf(fault);
    Message message{sentence.pattern};
    for (const FaultGap& gap : sentence.gaps) message.gaps.push_back(gapText(map, gap));
    return errorOf(std::move(message));
}

std::string english(const Map& map, const PositionFault& fault)
{
    return errorOf(map, fault).message;
}

} // namespace chancery
