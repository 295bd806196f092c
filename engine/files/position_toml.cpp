// SPDX-License-Identifier: GPL-3.0-or-later
// Reads positions from TOML tables.
#include "engine/files/position_toml.h"

#include "engine/adjudicate/retreats.h"
#include "engine/base/document_words.h"
#include "engine/base/utf8.h"
#include "engine/files/file_words.h"
#include "engine/notation/order_text.h"
#include "engine/notation/unit_text.h"

#include <algorithm>

namespace chancery {

namespace {

/// Reads one position and goes on after a fault, which the reader records.
class PositionReader
{
public:
    PositionReader(DocumentReader& reader, const Map& map, Impossible impossible)
        : reader_(reader)
        , map_(map)
        , keeps_(impossible == Impossible::Kept)
    {
        position_.owner.assign(map.provinces.size(), noPower);
        position_.units.reserve(map.provinces.size());
    }

    Position read(const Value& table)
    {
        readUnits(table);
        readSurplus(table);
        readCentres(table);
        for (const Value& item : reader_.list(table, "contested"))
            position_.contested.add(province(item, "contested"));
        readDislodged(table);
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
        Result<Unit> unit = keeps_ ? readAnyUnit(map_, power, text) : readUnit(map_, power, text);
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
            const std::optional<Unit> found = unit(owner, item, reader_.textOf(item, "units", whose));
            if (!found) return;
            const Province where = map_.provinceOf(found->at);
            if (!unitAt(map_, position_, where)) return place(map_, position_, *found);
            if (keeps_) return placeBeside(map_, position_, *found);
            reader_.complain(item, Message{says::secondUnit, {map_[where].name}});
        });
    }

    void readSurplus(const Value& table)
    {
        forEach(table, "surplus", [this](Power owner, const Value& item, const std::string& what) {
            const std::optional<Unit> found = unit(owner, item, reader_.textOf(item, what));
            if (found && unitAt(map_, position_, map_.provinceOf(found->at)))
                placeBeside(map_, position_, *found);
            else if (found && keeps_)
                place(map_, position_, *found);
            else if (found)
                reader_.complain(item, Message{says::surplusAlone, {map_[map_.provinceOf(found->at)].name}});
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
        std::sort(position_.dislodged.begin(), position_.dislodged.end(),
                  [this](const auto& a, const auto& b) {
                      return map_.provinceOf(a.unit.at) < map_.provinceOf(b.unit.at);
                  });
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
        if (dislodgedAt(map_, position_, map_.provinceOf(found->at)))
            return reader_.complain(item, Message{says::dislodgedTwice, {text}});
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
                found |= retreatTo(item, where, unit);
        }
        return found;
    }

    /// Returns the locations meant by one entry: without a split coast, every coast that the fleet can reach.
    LocationSet retreatTo(const Value& item, Location where, const Unit& unit)
    {
        const Province province = map_.provinceOf(where);
        const std::string to = map_[where].code;
        const bool anyCoast = where == whole(province) || unit.kind == UnitKind::Army;
        LocationSet open;
        for (Location l : openRetreats(map_, {}, {unit, noProvince, {}}))
            if (l == where || (anyCoast && map_.provinceOf(l) == province)) open.add(l);
        if (unitAt(map_, position_, province))
            reader_.complain(item, Message{says::retreatOccupied, {to}});
        else if (position_.contested.has(province))
            reader_.complain(item, Message{says::retreatContested, {to}});
        else if (open.empty())
            reader_.complain(item, Message{says::retreatTooFar, {canonical(map_, unit), to}});
        return open;
    }

    DocumentReader& reader_;
    const Map& map_;
    const bool keeps_;
    Position position_;
};

} // namespace

Position readPosition(DocumentReader& reader, const Value& table, const Map& map, Impossible impossible)
{
    return PositionReader(reader, map, impossible).read(table);
}

} // namespace chancery
