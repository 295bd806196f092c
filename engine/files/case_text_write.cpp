// SPDX-License-Identifier: GPL-3.0-or-later
// Writes test cases in jDip's text form.
#include "engine/base/ascii.h"
#include "engine/files/case_text.h"
#include "engine/map/standing.h"
#include "engine/orders/order_text.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

/// Returns "A par", "F stp/sc".
std::string unitText(const Map& map, const Unit& unit)
{
    return (unit.kind == UnitKind::Army ? "A " : "F ") + inSmallLetters(map[unit.at].code);
}

/// A remark begins with "#", and a line ends where it ends.
std::string oneLine(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    std::erase(text, '#');
    return text;
}

std::string line(const Map& map, Power power, const std::string& text)
{
    return "\t" + map[power].name + ": " + text + "\n";
}

std::string unitLines(const Map& map, const std::vector<Unit>& units)
{
    std::string text;
    for (const Power power : map.everyPower())
        for (const Unit& unit : units)
            if (unit.power == power) text += line(map, power, unitText(map, unit));
    return text;
}

std::vector<Unit> dislodgedUnits(const Position& position)
{
    std::vector<Unit> units;
    for (const DislodgedUnit& dislodged : position.dislodged) units.push_back(dislodged.unit);
    return units;
}

std::string section(const std::string& keyword, const std::string& lines)
{
    return lines.empty() ? lines : keyword + "\n" + lines;
}

std::string phaseText(const Phase& phase)
{
    constexpr std::array<const char*, 3> kinds{"Movement", "Retreat", "Adjustment"};
    const std::string season = phase.season == Season::Spring ? "Spring " : "Fall ";
    return season + std::to_string(phase.year) + ", " + kinds[static_cast<std::size_t>(phase.kind)];
}

/// Writes the orders of the movement before, from which readers work out who may retreat where.
class EarlierOrders
{
public:
    EarlierOrders(const Map& map, const Position& position)
        : map_(map)
        , position_(position)
        , kinds_(map.provinces.size())
    {
    }

    std::string write()
    {
        for (const DislodgedUnit& dislodged : position_.dislodged) addSuccess(dislodged);
        for (const Province contested : position_.contested) addFailures(contested);
        return std::move(text_);
    }

private:
    /// Adds the move that dislodged a unit.
    void addSuccess(const DislodgedUnit& dislodged)
    {
        const Province where = map_.provinceOf(dislodged.unit.at);
        const Unit* there = unitAt(map_, position_, where);
        const bool open = std::ranges::any_of(dislodged.retreats, [&](Location at) {
            return map_.provinceOf(at) == dislodged.attackedFrom; // the attacker came by convoy
        });
        if (dislodged.attackedFrom == noProvince || !there || open) return;
        add("SUCCESS", there->power, there->kind, dislodged.attackedFrom, where);
    }

    /// Adds two moves that failed because of each other.
    void addFailures(Province contested)
    {
        int count = 0;
        for (std::size_t i = 0; i < map_.provinces.size() && count < 2; ++i)
            for (const UnitKind kind : {UnitKind::Army, UnitKind::Fleet}) {
                const auto from = static_cast<Province>(i);
                if (kinds_[i].value_or(kind) != kind || !reaches(kind, from, contested)) continue;
                add("FAILURE", static_cast<Power>(0), kind, from, contested);
                ++count;
                break;
            }
    }

    bool reaches(UnitKind kind, Province from, Province to) const
    {
        if (!mayStand(map_, kind, whole(from))) return false;
        const auto& reach = kind == UnitKind::Army ? map_.armyReach : map_.fleetProvinces;
        return reach[index(from)].has(to);
    }

    /// A unit has one kind in all its moves.
    void add(const char* how, Power power, UnitKind kind, Province from, Province to)
    {
        kinds_[index(from)] = kind;
        text_ += std::string("\t") + how + ": " + map_[power].name + ": " +
                 (kind == UnitKind::Army ? "A " : "F ") + inSmallLetters(map_[from].code) + "-" +
                 inSmallLetters(map_[to].code) + "\n";
    }

    const Map& map_;
    const Position& position_;
    std::vector<std::optional<UnitKind>> kinds_; ///< of the units that have moved, by province
    std::string text_;
};

std::string ownerLines(const Map& map, const Position& position)
{
    std::string text;
    for (const Power power : map.everyPower())
        for (const Province centre : map.centres)
            if (position.owner[index(centre)] == power)
                text += line(map, power, "A " + inSmallLetters(map[centre].code));
    return text;
}

/// Returns a line of orders as it was written. One without a text is in canonical form, and so is each order
/// of one that holds several: the form has an order on a line.
std::string linesOf(const PositionSheet& sheet, const WrittenOrder& written)
{
    const Map& map = *sheet.map;
    const bool several = written.problem.empty() && written.orders.size() > 1;
    if (!several && (!written.text.empty() || written.orders.empty()))
        return line(map, written.power, oneLine(written.text));
    std::string text;
    for (const Order& order : written.orders)
        text += line(map, written.power, canonical(map, sheet.position, order));
    return text;
}

std::string orderLines(const PositionSheet& sheet)
{
    std::string text;
    for (const Power power : sheet.map->everyPower())
        for (const WrittenOrder& order : sheet.written)
            if (order.power == power) text += linesOf(sheet, order);
    return text;
}

} // namespace

std::string writeCaseText(const PositionSheet& sheet, const Position* after)
{
    const Map& map = *sheet.map;
    std::string variant = map.id;
    if (variant == "standard") variant = "Standard";
    const std::string title = oneLine(sheet.title);
    std::string text = "VARIANT_ALL " + variant + "\n\nCASE " + (title.empty() ? "Position" : title) +
                       "\nPRESTATE_SETPHASE " + phaseText(sheet.phase) + "\n" +
                       section("PRESTATE", unitLines(map, sheet.position.units)) +
                       section("PRESTATE_DISLODGED", unitLines(map, dislodgedUnits(sheet.position))) +
                       "PRESTATE_SUPPLYCENTER_OWNERS\n" + ownerLines(map, sheet.position);
    if (sheet.phase.kind == PhaseKind::Retreat)
        text += section("PRESTATE_RESULTS", EarlierOrders(map, sheet.position).write());
    text += section("ORDERS", orderLines(sheet));
    if (!after) return text + "END\n";
    text += after->units == sheet.position.units && after->dislodged.empty()
                ? std::string("POSTSTATE_SAME\n")
                : section("POSTSTATE", unitLines(map, after->units));
    return text + section("POSTSTATE_DISLODGED", unitLines(map, dislodgedUnits(*after))) + "END\n";
}

} // namespace chancery
