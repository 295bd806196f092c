// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes position documents in TOML.
#include "engine/files/position_file.h"

#include "engine/base/document_words.h"
#include "engine/base/utf8.h"
#include "engine/files/case_lines.h"
#include "engine/files/case_text.h"
#include "engine/files/file_words.h"
#include "engine/files/position_toml.h"
#include "engine/files/rules_toml.h"
#include "engine/game/said_lines.h"
#include "engine/orders/canonical_reader.h"
#include "engine/orders/fault_text.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace chancery {

namespace {

constexpr std::array<std::string_view, 4> headKeys{"map", "phase", "title", "orders"};

class SheetReader
{
public:
    SheetReader(const std::string& name, const MapLoader& maps)
        : reader_(name)
        , maps_(maps)
    {
    }

    Result<PositionSheet> read(const Value& document, UnknownKeys unknown)
    {
        if (unknown == UnknownKeys::Refuse) checkKeys(document);
        readHead(document);
        if (!reader_.error())
            sheet_.position = readPosition(reader_, document, *sheet_.map, sheet_.phase.kind);
        if (!reader_.error()) nameFaults(document);
        if (!reader_.error()) readOrders(document);
        if (reader_.error()) return *reader_.error();
        return std::move(sheet_);
    }

private:
    /// A misspelt key would lose the units under it, so every unknown key is an error.
    void checkKeys(const Value& document)
    {
        for (const Member& member : document.members) {
            const bool known =
                std::find(headKeys.begin(), headKeys.end(), member.key) != headKeys.end() ||
                std::find(positionKeys.begin(), positionKeys.end(), member.key) != positionKeys.end();
            if (!known)
                reader_.complain(member.value,
                                 Message{says::notOneOf,
                                         {member.key, "map, phase, title, units, centres, contested, "
                                                      "dislodged, retreat_options, orders"}});
        }
    }

    void nameFaults(const Value& document)
    {
        const Map& map = *sheet_.map;
        for (const PositionFault& fault : faultsOf(map, sheet_.phase.kind, sheet_.position))
            if (stopsPhase(fault.kind, sheet_.phase.kind) || isAboutRetreat(fault.kind))
                sheet_.problems.push_back(
                    {english(map, fault), reader_.place(valueOf(map, document, fault))});
    }

    void readHead(const Value& document)
    {
        const std::string phase = reader_.text(document, "phase");
        sheet_.title = reader_.textOr(document, "title");
        if (reader_.error()) return;
        const std::optional<Phase> found = phaseOfCase(phase);
        if (!found) return reader_.complain(*document.find("phase"), Message{says::notAPhase, {phase}});
        sheet_.phase = *found;
        sheet_.map = namedMap(reader_, document, maps_, "standard");
    }

    void readOrders(const Value& document)
    {
        sheet_.written.reserve(sheet_.position.units.size());
        for (const Member& member : reader_.table(document, "orders")) {
            const Power power = sheet_.map->findPower(member.key);
            if (power == noPower)
                return reader_.complain(member.value, Message{says::notAPower, {member.key}});
            if (member.value.kind != Value::Kind::List)
                return reader_.complain(member.value, Message{says::mustBeList, {"orders of " + member.key}});
            if (member.value.items.empty()) sheet_.received.add(power);
            const int number = sheets_[power]++;
            for (const Value& order : member.value.items)
                addOrders(sheet_, power, reader_.textOf(order, "orders", member.key), reader_.place(order),
                          number);
        }
    }

    DocumentReader reader_;
    const MapLoader& maps_;
    PositionSheet sheet_;
    std::map<Power, int> sheets_; ///< so far; "England" and "ENGLAND" are two sheets of one power
};

std::string ordersToml(const PositionSheet& sheet)
{
    std::string lines;
    for (const Power power : sheet.map->everyPower()) {
        std::string items;
        for (const WrittenOrder& line : sheet.written)
            if (line.power == power) items += (items.empty() ? "" : ", ") + quoted(line.text);
        if (!items.empty() || sheet.received.has(power))
            lines += tomlKey((*sheet.map)[power].name) + " = [" + items + "]\n";
    }
    return lines.empty() ? lines : "\n[orders]\n" + lines;
}

} // namespace

void addOrders(PositionSheet& sheet, Power power, const std::string& text, const std::string& where,
               int number)
{
    static const std::string tooMany = "too many orders for one phase";
    if (!sheet.problems.empty() && sheet.problems.back().message == tooMany) return;
    const std::size_t before = sheet.written.size();
    const ReadingContext context{*sheet.map, sheet.position, sheet.phase.kind, power};
    if (const auto exact = readCanonical(context, text)) { // as nearly all are that programs write
        WrittenOrder& line = sheet.written.emplace_back();
        line.power = power;
        line.text = text;
        line.orders.push_back(*exact);
        line.sheet = number;
    } else {
        for (ReadLine& read : readLines(context, text)) {
            WrittenOrder& line = read.written;
            line.sheet += number;
            sheet.corrected = sheet.corrected || !read.corrections.empty();
            if (!line.problem.empty())
                sheet.problems.push_back({"\"" + excerpt(line.text) + "\": " + line.problem, where});
            sheet.written.push_back(std::move(line));
        }
    }
    if (!tooManyOrders(sheet.written)) return;
    sheet.written.resize(before);
    sheet.problems.push_back({tooMany, where});
}

Result<PositionSheet> readPositionSheet(const Value& document, const std::string& name, const MapLoader& maps,
                                        UnknownKeys unknown)
{
    return SheetReader(name, maps).read(document, unknown);
}

Result<std::vector<PositionSheet>> readPositions(std::string_view text, const std::string& name,
                                                 const MapLoader& maps)
{
    if (isCaseText(text)) return readCaseText(text, name, maps);
    const Result<Value> document = readDocument(text, name);
    if (!document) return document.error();
    Result<PositionSheet> sheet = readPositionSheet(*document, name, maps, UnknownKeys::Refuse);
    if (!sheet) return sheet.error();
    return std::vector<PositionSheet>{std::move(*sheet)};
}

std::string writePosition(const PositionSheet& sheet)
{
    std::string text =
        "map = " + quoted(sheet.map->id) + "\nphase = " + quoted(shortName(sheet.phase)) + "\n";
    if (!sheet.title.empty()) text += "title = " + quoted(sheet.title) + "\n";
    return text + contestedToml(*sheet.map, sheet.position) + positionToml(*sheet.map, sheet.position, "") +
           ordersToml(sheet);
}

std::vector<std::string> resultLines(const PositionSheet& sheet)
{
    std::vector<std::string> lines = sheet.said;
    if (!sheet.stated || !sheet.stated->fault.empty()) return lines;
    std::vector<DislodgedUnit> dislodged;
    for (const Unit& unit : sheet.stated->dislodged) dislodged.push_back({unit, noProvince, {}});
    std::ranges::move(saidLines(*sheet.map, sheet.stated->units, dislodged), std::back_inserter(lines));
    return lines;
}

Game gameFrom(PositionSheet sheet)
{
    Game game = gameFrom(std::move(sheet.map), sheet.phase, std::move(sheet.position));
    game.title = std::move(sheet.title);
    game.phases.back().written = std::move(sheet.written);
    game.phases.back().received = sheet.received;
    return game;
}

} // namespace chancery
