// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/dfen.h"

#include "engine/adjudicate/retreats.h"
#include "engine/base/ascii.h"
#include "engine/base/message.h"
#include "engine/base/utf8.h"
#include "engine/files/file_words.h"
#include "engine/orders/fault_text.h"
#include "engine/orders/unit_text.h"

#include <algorithm>
#include <compare>

namespace chancery {

namespace {

/// Returns the parts of a text between signs; those of a list that is "-" are none.
std::vector<std::string_view> partsBetween(std::string_view text, char sign)
{
    std::vector<std::string_view> parts;
    if (text == "-") return parts;
    while (true) {
        const std::size_t end = std::min(text.find(sign), text.size());
        parts.push_back(text.substr(0, end));
        if (end == text.size()) return parts;
        text.remove_prefix(end + 1);
    }
}

/// Returns "Aabud", "Rfstp.sc".
std::string dfenUnitOf(const Map& map, const Unit& unit)
{
    std::string place = inSmallLetters(map[unit.at].code);
    std::ranges::replace(place, '/', '.');
    return map[unit.power].letter.substr(0, 1) + (unit.kind == UnitKind::Army ? "a" : "f") + place;
}

/// An item of a list in DFEN, which is sorted by power as on the map, then by province.
struct DfenItem
{
    Power power = noPower;
    std::string place, text;

    auto operator<=>(const DfenItem&) const = default;
};

std::string dfenList(std::vector<DfenItem> items)
{
    std::ranges::sort(items);
    std::string list;
    for (const DfenItem& item : items) list += (list.empty() ? "" : ",") + item.text;
    return list.empty() ? "-" : list;
}

class DfenReader
{
public:
    DfenReader(std::shared_ptr<const Map> map, std::string name)
        : name_(std::move(name))
        , sheet_{{}, map, map->firstPhase, startOf(*map), {}, {}}
    {
        sheet_.position.units.clear();
        sheet_.position.owner.assign(map->provinces.size(), noPower);
    }

    Result<PositionSheet> read(std::string_view text)
    {
        constexpr std::size_t longest = 20000; // bytes, many more than a map has units
        if (text.size() > longest) return wrong(excerpt(text));
        const std::vector<std::string_view> sections = partsBetween(text, '/');
        if (!readHead(sections[0])) return wrong(sections[0]);
        for (const std::string_view item : partsBetween(sections[1], ','))
            if (!readUnits(item)) return wrong(item);
        for (const std::string_view item : partsBetween(sections[2], ','))
            if (!readOwner(item)) return wrong(item);
        if (sections.size() > 3)
            for (const std::string_view item : partsBetween(sections[3], ','))
                if (!readDislodged(item)) return wrong(item);
        finish();
        return std::move(sheet_);
    }

private:
    Error wrong(std::string_view item) const { return errorOf({says::notDfen, {std::string(item)}}, name_); }

    bool readHead(std::string_view head)
    {
        const bool adjusts = head[5] == 'b';
        std::string phase(1, adjusts ? 'W' : head[4] == 's' ? 'S' : 'F');
        phase += std::string(head.substr(0, 4)) + (adjusts ? "A" : head[5] == 'm' ? "M" : "R");
        const std::optional<Phase> found = readPhase(phase);
        sheet_.phase = found.value_or(Phase{});
        return found.has_value();
    }

    Power powerOf(char letter) const
    {
        for (const Power power : sheet_.map->everyPower())
            if ((*sheet_.map)[power].letter.starts_with(letter)) return power;
        return noPower;
    }

    std::optional<Unit> unitOf(std::string_view item) const
    {
        if (item.size() < 3 || (item[1] != 'a' && item[1] != 'f')) return {};
        std::string text = (item[1] == 'a' ? "A " : "F ") + std::string(item.substr(2));
        std::ranges::replace(text, '.', '/');
        const Power power = powerOf(item[0]);
        const Result<Unit> unit = readAnyUnit(*sheet_.map, power, text);
        return power != noPower && unit ? std::optional(*unit) : std::nullopt;
    }

    bool readUnits(std::string_view item)
    {
        const std::optional<Unit> unit = unitOf(item);
        if (!unit) return false;
        const bool taken = unitAt(*sheet_.map, sheet_.position, sheet_.map->provinceOf(unit->at)) != nullptr;
        (taken ? placeBeside : place)(*sheet_.map, sheet_.position, *unit);
        return true;
    }

    bool readOwner(std::string_view item)
    {
        if (item.size() < 2) return false;
        const Province centre = findProvince(*sheet_.map, item.substr(1));
        const Power owner = powerOf(item[0]);
        if (centre == noProvince || !(*sheet_.map)[centre].centre || (owner == noPower && item[0] != 'N'))
            return false;
        sheet_.position.owner[index(centre)] = owner;
        return true;
    }

    bool readDislodged(std::string_view item)
    {
        const std::size_t sign = item.find('<');
        const std::optional<Unit> unit = unitOf(item.substr(0, sign));
        if (!unit || sign == std::string_view::npos) return false;
        Province from = findProvince(*sheet_.map, item.substr(sign + 1));
        if (from == noProvince) return false;
        if (from == sheet_.map->provinceOf(unit->at)) from = noProvince; // by convoy
        sheet_.position.dislodged.push_back({*unit, from, {}});
        return true;
    }

    void finish()
    {
        Position& position = sheet_.position;
        std::ranges::stable_sort(position.dislodged, {}, [this](const DislodgedUnit& one) {
            return std::pair(sheet_.map->provinceOf(one.unit.at), one.unit.power);
        });
        for (DislodgedUnit& unit : position.dislodged)
            unit.retreats = openRetreats(*sheet_.map, position, unit);
        for (const PositionFault& fault : stoppingFaults(*sheet_.map, sheet_.phase.kind, position))
            sheet_.problems.push_back({english(*sheet_.map, fault), name_});
    }

    std::string name_;
    PositionSheet sheet_;
};

} // namespace

namespace {

/// Adds the orders of the lines below a position.
void addLines(PositionSheet& sheet, std::string_view text, const std::string& name)
{
    const ReadingContext context{*sheet.map, sheet.position, sheet.phase.kind, noPower};
    for (WrittenOrder& line : readSheet(context, text)) {
        if (!line.problem.empty())
            sheet.problems.push_back({"\"" + excerpt(line.text) + "\": " + line.problem, name});
        sheet.written.push_back(std::move(line));
    }
}

} // namespace

bool isDfen(std::string_view text)
{
    text = trimmed(text);
    text = trimmed(text.substr(0, text.find('\n')));
    constexpr std::size_t head = 7; // "1901sm/"
    if (text.size() < head) return false;
    const bool year = std::ranges::all_of(text.substr(0, 4), isDigit);
    return year && (text[4] == 's' || text[4] == 'f') &&
           std::string_view("mrb").find(text[5]) != std::string_view::npos && text[6] == '/' &&
           std::ranges::count(text, '/') >= 2;
}

Result<PositionSheet> readDfen(std::string_view text, const std::string& name, const MapLoader& maps)
{
    Result<std::shared_ptr<const Map>> map = maps("standard");
    if (!map) return map.error();
    text = trimmed(text);
    const std::size_t end = std::min(text.find('\n'), text.size());
    Result<PositionSheet> sheet = DfenReader(*std::move(map), name).read(trimmed(text.substr(0, end)));
    if (sheet && end < text.size()) addLines(*sheet, text.substr(end + 1), name);
    return sheet;
}

std::string writeDfen(const Game& game)
{
    const Map& map = *game.map;
    const PhaseRecord& record = game.current();
    const Position& position = record.before;
    std::vector<DfenItem> units, centres, dislodged;
    for (const Unit& unit : position.units)
        units.push_back({unit.power, map[unit.at].code, dfenUnitOf(map, unit)});
    for (const Province centre : map.centres) {
        const Power owner = position.owner[index(centre)];
        centres.push_back(
            {owner, map[centre].code,
             (owner == noPower ? "N" : map[owner].letter.substr(0, 1)) + inSmallLetters(map[centre].code)});
    }
    for (const DislodgedUnit& one : position.dislodged) {
        const Province from =
            one.attackedFrom == noProvince ? map.provinceOf(one.unit.at) : one.attackedFrom; // by convoy
        dislodged.push_back({one.unit.power, map[one.unit.at].code,
                             dfenUnitOf(map, one.unit) + "<" + inSmallLetters(map[from].code)});
    }
    const PhaseKind kind = record.phase.kind;
    return std::to_string(record.phase.year) + (record.phase.season == Season::Spring ? "s" : "f") +
           (kind == PhaseKind::Movement  ? "m"
            : kind == PhaseKind::Retreat ? "r"
                                         : "b") +
           "/" + dfenList(std::move(units)) + "/" + dfenList(std::move(centres)) + "/" +
           dfenList(std::move(dislodged)) + "\n";
}

} // namespace chancery
