// SPDX-License-Identifier: GPL-3.0-or-later
// Which sheets count, and which lines belong to a power.
#include "engine/game/sheets.h"

#include "engine/committee/delegations.h"
#include "engine/game/seats.h"
#include "engine/orders/written_order.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace chancery {

namespace {

/// What a line takes of the room that a phase has: see tooManyOrders.
std::size_t costOf(const WrittenOrder& line)
{
    return std::max(line.orders.size(), std::size_t(1));
}

/// Lines and orders that a power's sheet may have beside those of the others. Each sheet can get one line
/// more for what was not read, and an order in each province can be clicked.
std::size_t roomFor(const Map& map, const PhaseRecord& record, Power power)
{
    std::size_t taken = map.powers.size() + map.provinces.size();
    for (const WrittenOrder& line : record.written)
        if (line.power != power) taken += costOf(line);
    return mostOrders - std::min(taken, mostOrders);
}

bool beginsSheet(const WrittenOrder* before, const WrittenOrder& line)
{
    return before && before->sheet != line.sheet;
}

/// Returns whether the name of another power of the player is before a line.
bool beginsPart(const WrittenOrder* before, const WrittenOrder& line)
{
    const bool goesOn = before && !beginsSheet(before, line) && before->heading == line.heading;
    return line.heading != noPower && !goesOn;
}

std::string_view fromLine(std::string_view text, std::size_t number)
{
    for (; number > 0; --number) text.remove_prefix(text.find('\n') + 1);
    return text;
}

} // namespace

std::vector<WrittenOrder> combineSheets(std::vector<WrittenOrder> written, const RuleOptions& options)
{
    if (options.orderSets == OrderSets::Combine) return written;
    std::map<Power, int> last;
    for (const WrittenOrder& line : written) last[line.power] = std::max(last[line.power], line.sheet);
    std::erase_if(written, [&last](const WrittenOrder& line) { return line.sheet < last[line.power]; });
    return written;
}

std::vector<WrittenOrder> sheetOf(const PhaseRecord& record, Power power)
{
    std::vector<WrittenOrder> sheet;
    std::ranges::copy_if(record.written, std::back_inserter(sheet),
                         [power](const WrittenOrder& line) { return line.power == power; });
    return sheet;
}

int headingsBefore(const WrittenOrder* before, const WrittenOrder& line)
{
    return (beginsSheet(before, line) ? 1 : 0) + (beginsPart(before, line) ? 1 : 0);
}

std::string sheetText(const Map& map, const PhaseRecord& record, Power power)
{
    std::string text;
    const WrittenOrder* before = nullptr;
    for (const WrittenOrder& line : record.written) {
        if (line.power != power) continue;
        if (before) text += '\n';
        if (beginsSheet(before, line)) text += map[power].name + ":\n";
        if (beginsPart(before, line)) text += map[line.heading].name + ":\n";
        text += line.text;
        before = &line;
    }
    return text;
}

void addPlayer(std::vector<KnownPlayer>& players, const Game& game, Power power, const std::string& player)
{
    const auto add = [&](const std::string& name) {
        if (!name.empty()) players.push_back({name, power});
    };
    add(player);
    if (const Delegates two = delegatesNamed(player); !two[1].empty()) std::ranges::for_each(two, add);
    const auto delegation = game.committee.delegations.find(power);
    if (delegation != game.committee.delegations.end()) std::ranges::for_each(delegation->second, add);
}

ReadingContext readingContext(const Game& game, const PhaseRecord& record, Power power)
{
    ReadingContext context{*game.map, record.before, record.phase.kind, power,
                           sharedSeats(game, record.phase)};
    for (const Power one : game.map->everyPower())
        addPlayer(context.players, game, one, playerOf(game, one, record.phase));
    return context;
}

std::vector<ReadLine> readSheetOf(const Game& game, const PhaseRecord& record, Power power,
                                  std::string_view text)
{
    const Map& map = *game.map;
    const std::size_t room = roomFor(map, record, power);
    std::vector<ReadLine> lines = readLines(readingContext(game, record, power), text);
    std::size_t taken = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        taken += costOf(lines[i].written);
        if (taken <= room) continue;
        const int sheet = lines[i].written.sheet;
        const std::size_t number = lines[i].number;
        lines.resize(i);
        lines.push_back(unreadRest(map, power, number, fromLine(text, number), i));
        lines.back().written.sheet = sheet;
    }
    return lines;
}

} // namespace chancery
