// SPDX-License-Identifier: GPL-3.0-or-later
// Reads positions from TOML tables.
#include "engine/files/position_toml.h"

#include "engine/adjudicate/retreats.h"
#include "engine/base/document_words.h"
#include "engine/base/utf8.h"
#include "engine/files/file_words.h"
#include "engine/orders/unit_text.h"

#include <algorithm>

namespace chancery {

namespace {

/// Reads one position and goes on after a fault, which the reader records.
class PositionReader
{
public:
    PositionReader(DocumentReader& reader, const Map& map)
        : reader_(reader)
        , map_(map)
    {
        position_.owner.assign(map.provinces.size(), noPower);
        position_.units.reserve(map.provinces.size());
    }

    Position read(const Value& table, PhaseKind kind)
    {
        readUnits(table);
        readSurplus(table);
        readCentres(table);
        for (const Value& item : reader_.list(table, "contested"))
            position_.contested.add(province(item, "contested"));
        readDislodged(table);
        if (kind == PhaseKind::Retreat) readRetreats(table);
        std::ranges::stable_sort(position_.dislodged, {}, [this](const DislodgedUnit& dislodged) {
            return std::pair(map_.provinceOf(dislodged.unit.at), dislodged.unit.power);
        });
        return std::move(position_);
    }

private:
    Power power(const Member& member)
    {
        const Power found = map_.findPower(member.key);
        if (found == noPower) reader_.complain(member.value, Message{says::notAPower, {member.key}});
        return found;
    }

    /// Returns the first province instead of noProvince, which no set may hold; the recorded fault ends the
    /// reading.
    Province province(const Value& value, std::string_view what, std::string_view whose = {})
    {
        const std::string& code = reader_.textOf(value, what, whose);
        const Province found = findProvince(map_, code);
        if (found == noProvince) complainOfSpace(value, code);
        return found == noProvince ? Province{0} : found;
    }

    void complainOfSpace(const Value& value, const std::string& code)
    {
        reader_.complain(value, Message{says::notAProvince, {excerpt(code)}});
    }

    std::optional<Unit> unit(Power power, const Value& value, const std::string& text)
    {
        Result<Unit> unit = readAnyUnit(map_, power, text);
        if (unit) return *unit;
        reader_.complain(value, unit.error());
        return std::nullopt;
    }

    /// Calls take(owner, value, key of the owner's member) for each value until one is faulty.
    template<class Take>
    void forEach(const Value& table, std::string_view key, Take take)
    {
        for (const Member& member : reader_.table(table, key)) {
            const Power owner = power(member);
            if (member.value.kind != Value::Kind::List)
                reader_.complain(member.value,
                                 Message{says::mustBeList, {std::string(key) + " of " + member.key}});
            for (const Value& item : member.value.items)
                if (!reader_.error()) take(owner, item, member.key);
        }
    }

    void readUnits(const Value& table)
    {
        forEach(table, "units", [this](Power owner, const Value& item, const std::string& whose) {
            if (const auto found = unit(owner, item, reader_.textOf(item, "units", whose))) put(*found);
        });
    }

    void put(const Unit& unit)
    {
        if (unitAt(map_, position_, map_.provinceOf(unit.at)))
            placeBeside(map_, position_, unit);
        else
            place(map_, position_, unit);
    }

    void readSurplus(const Value& table)
    {
        forEach(table, "surplus", [this](Power owner, const Value& item, const std::string& what) {
            if (const auto found = unit(owner, item, reader_.textOf(item, what))) put(*found);
        });
    }

    void readCentres(const Value& table)
    {
        forEach(table, "centres", [this](Power owner, const Value& item, const std::string& whose) {
            const Province where = province(item, "centres", whose);
            if (reader_.error()) return;
            if (!map_[where].centre)
                return reader_.complain(item, Message{says::notACentre, {map_[where].name}});
            if (position_.owner[index(where)] != noPower)
                return reader_.complain(item, Message{says::twoOwners, {map_[where].name}});
            position_.owner[index(where)] = owner;
        });
    }

    void readDislodged(const Value& table)
    {
        forEach(table, "dislodged", [this, &table](Power owner, const Value& item, const std::string& whose) {
            if (item.kind == Value::Kind::Table)
                return addDislodged(owner, item, reader_.text(item, "unit"), item);
            const std::string& text = reader_.textOf(item, "dislodged", whose);
            addDislodged(owner, item, text, optionsFor(table, owner, text));
        });
    }

    /// Adds the units that [retreat_options] names although `dislodged` does not.
    void readRetreats(const Value& table)
    {
        for (const Member& member : reader_.table(table, "retreat_options")) {
            const Power owner = power(member);
            for (const Member& options : member.value.members) {
                const std::optional<Unit> named =
                    reader_.error() ? std::nullopt : unit(owner, options.value, options.key);
                if (!named) return;
                const Province where = map_.provinceOf(named->at);
                const bool known = std::ranges::any_of(position_.dislodged, [&](const DislodgedUnit& one) {
                    return one.unit.power == owner && map_.provinceOf(one.unit.at) == where;
                });
                Value places;
                places.members.push_back({"to", options.value});
                if (!known) addDislodged(owner, options.value, options.key, places);
            }
        }
    }

    /// Returns the retreats that [retreat_options] gives a unit, as a table with `to`; empty if it gives
    /// none.
    Value optionsFor(const Value& table, Power owner, const std::string& text)
    {
        Value found;
        for (const Member& member : reader_.table(table, "retreat_options"))
            if (power(member) == owner)
                if (const Value* places = member.value.find(text)) found.members.push_back({"to", *places});
        return found;
    }

    void addDislodged(Power owner, const Value& item, const std::string& text, const Value& more)
    {
        if (reader_.error()) return;
        const std::optional<Unit> found = unit(owner, item, text);
        if (!found) return;
        DislodgedUnit dislodged{*found, noProvince, {}};
        if (const Value* from = more.find("from")) dislodged.attackedFrom = province(*from, "from");
        dislodged.retreats =
            more.find("to") ? places(more, *found) : openRetreats(map_, position_, dislodged);
        position_.dislodged.push_back(dislodged);
    }

    LocationSet places(const Value& table, const Unit& unit)
    {
        LocationSet found;
        for (const Value& item : reader_.list(table, "to")) {
            const std::string code = reader_.textOf(item, "to");
            const Location where = findLocation(map_, code);
            if (where == nowhere)
                complainOfSpace(item, code);
            else
                found |= retreatTo(where, unit);
        }
        return found;
    }

    /// Returns the locations meant by one entry: without a split coast, every coast that the fleet can reach;
    /// the location itself if the unit cannot reach it.
    LocationSet retreatTo(Location where, const Unit& unit) const
    {
        const Province province = map_.provinceOf(where);
        const bool anyCoast = where == whole(province) || unit.kind == UnitKind::Army;
        LocationSet open;
        for (Location l : openRetreats(map_, {}, {unit, noProvince, {}}))
            if (l == where || (anyCoast && map_.provinceOf(l) == province)) open.add(l);
        if (open.empty()) open.add(where);
        return open;
    }

    DocumentReader& reader_;
    const Map& map_;
    Position position_;
};

/// Returns the text of a unit, which an entry of `dislodged` may have in a table.
const std::string& unitText(const Value& item)
{
    const Value* unit = item.kind == Value::Kind::Table ? item.find("unit") : nullptr;
    return unit ? unit->text : item.text;
}

} // namespace

Position readPosition(DocumentReader& reader, const Value& table, const Map& map, PhaseKind kind)
{
    return PositionReader(reader, map).read(table, kind);
}

const Value& valueOf(const Map& map, const Value& table, const PositionFault& fault)
{
    using Kind = PositionFault::Kind;
    const bool waits = fault.kind == Kind::DislodgedTooEarly || fault.kind == Kind::DislodgedTwice ||
                       isAboutRetreat(fault.kind);
    const Value* named = &table;
    for (const std::string_view key : {"units", "surplus", "dislodged"}) {
        const Value* units = table.find(key);
        if (!units || waits != (key == "dislodged")) continue;
        for (const Member& member : units->members)
            for (const Value& item : member.value.items)
                if (const auto unit = readAnyUnit(map, map.findPower(member.key), unitText(item));
                    unit && *unit == fault.unit)
                    named = &item;
    }
    return *named;
}

} // namespace chancery
