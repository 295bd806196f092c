// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of orders: whatever is understood has a canonical text that means the same again. The first byte of
// an input chooses the position, the second whose sheet it is, the rest is the sheet.
#include "engine/files/position_file.h"
#include "engine/orders/sheet_blocks.h"
#include "tests/fuzz/fuzz.h"

#include <array>

using namespace chancery;

namespace {

/// Positions that between them offer every kind of order.
constexpr std::array<const char*, 5> situations{R"(phase = "S1901M"
[units]
Austria = ["A BUD", "A VIE", "F TRI"]
England = ["A LVP", "F EDI", "F LON"]
France = ["A MAR", "A PAR", "F BRE"]
Germany = ["A BER", "A MUN", "F KIE"]
Italy = ["A ROM", "A VEN", "F NAP"]
Russia = ["A MOS", "A WAR", "F SEV", "F STP/sc"]
Turkey = ["A CON", "A SMY", "F ANK"]
)",
                                                R"(phase = "F1904M"
[units]
Austria = ["A TYR", "A SER", "F ALB", "F GRE"]
England = ["A NWY", "A YOR", "F NTH", "F NWG", "F ENG", "F SPA/nc"]
France = ["A BUR", "A GAS", "F MAO", "F WES", "F LYO"]
Germany = ["A LVN", "A SIL", "F BAL", "F DEN", "F SKA"]
Italy = ["A TUN", "A PIE", "F ION", "F TYS", "F ADR"]
Russia = ["A GAL", "A ARM", "F STP/nc", "F BLA", "F RUM"]
Turkey = ["A SMY", "A CON", "F AEG", "F EAS", "F BUL/sc"]
)",
                                                R"(phase = "F1902R"
contested = ["GAL"]
[units]
Austria = ["A SER"]
France = ["A BUR", "F SPA/sc"]
Turkey = ["A BUL", "F BLA"]
[dislodged]
Russia = [{ unit = "F BUL/ec", from = "SER", to = ["RUM", "CON"] }, { unit = "A RUM", to = ["UKR", "SEV"] }]
Germany = [{ unit = "A BUR", from = "PAR", to = ["MUN", "BEL", "RUH"] }]
England = [{ unit = "F SPA/nc", to = ["POR", "GAS", "MAO"] }]
)",
                                                R"(phase = "W1903A"
[units]
Austria = ["A SER", "A BUD", "F TRI"]
England = ["F NTH", "F STP/nc"]
Russia = ["A MOS"]
[centres]
Austria = ["BUD"]
England = ["LON", "EDI", "LVP", "NWY", "STP"]
France = ["PAR", "MAR", "BRE", "SPA"]
Russia = ["MOS", "SEV", "WAR"]
Turkey = ["CON", "SMY", "ANK", "BUL"]
)",
                                                R"(map = "tiny"
phase = "F1901M"
[units]
Reds = ["A RED", "F MID"]
Blues = ["F BLU/nc", "F SEA"]
)"};

PositionSheet sheetOf(const char* text)
{
    const auto sheets = readPositions(text, "position", fuzz::maps());
    fuzz::require(bool(sheets), "the position is right", sheets ? std::string() : sheets.error().text());
    return sheets->front();
}

const PositionSheet& situation(std::uint8_t choice)
{
    static const std::vector<PositionSheet> sheets = [] {
        std::vector<PositionSheet> all;
        for (const char* text : situations) all.push_back(sheetOf(text));
        return all;
    }();
    return sheets[choice % sheets.size()];
}

void requireSameAgain(ReadingContext context, const Order& order, std::string_view written)
{
    context.power = order.power;
    const std::string text = canonical(context.map, context.position, order);
    const std::string detail = std::string(written) + "\n" + text;
    const Result<Order> again = readOrder(context, text);
    fuzz::require(bool(again), "a canonical order can be read",
                  detail + (again ? "" : "\n" + again.error().text()));
    fuzz::require(*again == order, "a canonical order means the same again",
                  detail + "\n" + canonical(context.map, context.position, *again));
}

/// Each byte of a text with several sheets is in one block.
void requireWhole(const std::vector<SheetBlock>& blocks, std::size_t size)
{
    std::size_t end = 0;
    for (const SheetBlock& block : blocks) {
        fuzz::require(block.begin == end && block.end > block.begin,
                      "a block begins where the one before ends", block.heading);
        end = block.end;
    }
    fuzz::require(end == size, "the blocks are all of the text", std::to_string(end));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 2) return 0;
    const PositionSheet& scene = situation(data[0]);
    const std::size_t powers = scene.map->powers.size();
    const std::size_t whose = data[1] % (powers + 1);
    const ReadingContext context{*scene.map, scene.position, scene.phase.kind,
                                 whose == powers ? noPower : static_cast<Power>(whose)};
    const std::string_view text = fuzz::textOf(data + 2, size - 2);
    if (context.power == noPower) requireWhole(blocksOf(context, text), text.size());
    for (const WrittenOrder& line : readSheet(context, text)) {
        fuzz::require(!line.orders.empty() || !line.problem.empty(), "a line is read or has a problem",
                      line.text);
        for (const Order& order : line.orders) requireSameAgain(context, order, line.text);
    }
    return 0;
}
