// SPDX-License-Identifier: GPL-3.0-or-later
// Positions in and out of TOML tables.
#include "engine/game/position_toml.h"

#include "engine/game/unit_text.h"

#include <algorithm>
#include <functional>

namespace chancery {

namespace {

/// Reads one position; complaints go to the reader and the rest goes on.
class PositionReader
{
public:
    PositionReader(DocumentReader& reader, const Map& map)
        : reader_(reader)
        , map_(map)
    {
        position_.owner.assign(map.provinces.size(), noPower);
    }

    Position read(const Value& table)
    {
        readUnits(table);
        readCentres(table);
        for (const Value& item : reader_.list(table, "contested")) position_.contested.add(province(item));
        readDislodged(table);
        return std::move(position_);
    }

private:
    Power power(const Member& member)
    {
        const Power found = map_.findPower(member.key);
        if (found == noPower)
            reader_.complain(member.value, "\"" + member.key + "\" is no power of this map");
        return found;
    }

    /// noProvince is never added to a set: the first province stands in, and the complaint stops the reading.
    Province province(const Value& value)
    {
        const std::string code = reader_.text(value);
        const Province found = findProvince(map_, code);
        if (found == noProvince) reader_.complain(value, "there is no space \"" + code + "\" on this map");
        return found == noProvince ? Province{0} : found;
    }

    std::optional<Unit> unit(Power power, const Value& value, const std::string& text)
    {
        Result<Unit> unit = readUnit(map_, power, text);
        if (unit) return *unit;
        reader_.complain(value, unit.error().message);
        return std::nullopt;
    }

    void forEach(const Value& table, std::string_view key,
                 const std::function<void(Power, const Value&)>& take)
    {
        for (const Member& member : reader_.table(table, key)) {
            const Power owner = power(member);
            if (member.value.kind != Value::Kind::List)
                reader_.complain(member.value, "a list in square brackets is expected");
            for (const Value& item : member.value.items)
                if (!reader_.error()) take(owner, item);
        }
    }

    void readUnits(const Value& table)
    {
        forEach(table, "units", [this](Power owner, const Value& item) {
            const std::optional<Unit> found = unit(owner, item, reader_.text(item));
            if (!found) return;
            const Province where = map_.provinceOf(found->at);
            if (unitAt(map_, position_, where))
                return reader_.complain(item, "a second unit in " + map_[where].name);
            place(map_, position_, *found);
        });
    }

    void readCentres(const Value& table)
    {
        forEach(table, "centres", [this](Power owner, const Value& item) {
            const Province where = province(item);
            if (reader_.error()) return;
            if (!map_[where].centre) return reader_.complain(item, map_[where].name + " is no supply centre");
            if (position_.owner[index(where)] != noPower)
                return reader_.complain(item, map_[where].name + " has two owners");
            position_.owner[index(where)] = owner;
        });
    }

    void readDislodged(const Value& table)
    {
        forEach(table, "dislodged", [this, &table](Power owner, const Value& item) {
            if (item.kind == Value::Kind::Table)
                return addDislodged(owner, item, reader_.text(item, "unit"), item);
            const std::string text = reader_.text(item);
            addDislodged(owner, item, text, optionsFor(table, owner, text));
        });
        std::sort(position_.dislodged.begin(), position_.dislodged.end(),
                  [this](const auto& a, const auto& b) {
                      return map_.provinceOf(a.unit.at) < map_.provinceOf(b.unit.at);
                  });
    }

    /// What [retreat_options] says of a unit, as a table with `to`; an empty one if it says nothing.
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
        if (dislodgedAt(map_, position_, map_.provinceOf(found->at)))
            return reader_.complain(item, "dislodged twice: " + text);
        DislodgedUnit dislodged{*found, noProvince, {}};
        if (const Value* from = more.find("from")) dislodged.attackedFrom = province(*from);
        if (more.find("to"))
            dislodged.retreats = places(more);
        else
            dislodged.retreats = openRetreats(map_, position_, dislodged);
        position_.dislodged.push_back(dislodged);
    }

    LocationSet places(const Value& table)
    {
        LocationSet found;
        for (const Value& item : reader_.list(table, "to")) {
            const Location where = findLocation(map_, reader_.text(item));
            if (where == nowhere)
                reader_.complain(item, "there is no space \"" + item.text + "\" on this map");
            else if (unitAt(map_, position_, map_.provinceOf(where)))
                reader_.complain(item, map_[where].code + " is occupied: no unit can retreat to it");
            else
                found.add(where);
        }
        return found;
    }

    DocumentReader& reader_;
    const Map& map_;
    Position position_;
};

} // namespace

Position readPosition(DocumentReader& reader, const Value& table, const Map& map)
{
    return PositionReader(reader, map).read(table);
}

LocationSet openRetreats(const Map& map, const Position& position, const DislodgedUnit& dislodged)
{
    ProvinceSet closed = occupied(map, position) | position.contested;
    if (dislodged.attackedFrom != noProvince) closed.add(dislodged.attackedFrom);
    LocationSet open;
    if (dislodged.unit.kind == UnitKind::Army) {
        for (Province p : map.armyReach[index(map.provinceOf(dislodged.unit.at))] - closed)
            open.add(whole(p));
    } else {
        for (Location l : map.fleetReach[index(dislodged.unit.at)])
            if (!closed.has(map.provinceOf(l))) open.add(l);
    }
    return open;
}

} // namespace chancery
