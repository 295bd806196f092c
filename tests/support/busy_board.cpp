// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/busy_board.h"

#include "tests/support/standard_board.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/order_drawing.h"

#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace chancery {

namespace {

struct Line
{
    const char *power, *owned, *units;
};

constexpr Line busyPowers[] = {
    {"Austria", "BUD TRI VIE BOH GAL TYR", "A VIE|A BUD|F ALB|A TRI"},
    {"England", "EDI LON LVP CLY YOR WAL NWY", "F NTH|F NWG|A YOR|F BEL|F ENG"},
    {"France", "BRE MAR PAR GAS PIC BUR SPA POR", "A PAR|A MAR|F SPA/sc|A GAS|A PIC"},
    {"Germany", "BER KIE MUN RUH SIL PRU DEN HOL", "F DEN|A KIE|A BER|A RUH|A SIL"},
    {"Italy", "NAP ROM VEN APU TUS PIE TUN", "A VEN|A APU|F ION|F TYS"},
    {"Russia", "MOS SEV STP WAR LVN UKR FIN RUM", "A WAR|A UKR|F BOT|F RUM|F STP/nc|A MOS"},
    {"Turkey", "ANK CON SMY ARM SYR BUL", "A BUL|F BLA|A SMY|F AEG|F EAS"},
};

/// Order, and F if it is shown as failed.
constexpr const char* orderLines[] = {
    "A VIE - GAL F",       "A WAR - GAL F",         "A BUD - RUM",
    "A YOR - NWY VIA",     "F NTH C A YOR - NWY",   "A MAR - BUR",
    "A PAR S A MAR - BUR", "A GAS S A MAR - BUR F", "A APU - TUN VIA",
    "F ION C A APU - TUN", "A RUH - HOL",           "F DEN - SWE",
    "A BUL - SER",         "F BLA S F RUM",         "A BER - MUN",
    "A KIE S A BER",       "F STP/nc - NWY F",      "A SMY - CON",
    "F AEG - GRE",         "A VEN - TRI F",         "A TRI - VEN F",
    "F ENG - IRI",         "F SPA/sc - LYO",        "A UKR S F RUM F",
    "A SIL - BOH",         "F TYS - WES",           "A MOS H",
    "F NWG - NAO",
};

std::vector<std::string> split(const std::string& text, char at)
{
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, at);)
        if (!part.empty()) parts.push_back(part);
    return parts;
}

Position busyPosition(const Map& map)
{
    Position position;
    position.owner.assign(map.provinces.size(), noPower);
    for (const Line& line : busyPowers) {
        const Power power = map.findPower(line.power);
        for (const std::string& code : split(line.owned, ' '))
            position.owner[index(map.findProvince(code))] = power;
        for (const std::string& unit : split(line.units, '|'))
            place(
                map, position,
                {power, unit[0] == 'A' ? UnitKind::Army : UnitKind::Fleet, map.findLocation(unit.substr(2))});
    }
    return position;
}

/// Canonical order text is enough here: "A PAR S A MAR - BUR".
Order orderFrom(const Map& map, const Position& position, const std::vector<std::string>& words)
{
    const auto at = [&](std::size_t i) { return map.findLocation(words[i]); };
    Order order;
    order.unit = *unitAt(map, position, map.provinceOf(at(1)));
    order.power = order.unit.power;
    if (words[2] == "H")
        order.command = Hold{};
    else if (words[2] == "-")
        order.command = Move{at(3), words.back() == "VIA" ? Via::Convoy : Via::Unstated, {}};
    else if (words[2] == "C")
        order.command = Convoy{at(4), at(6)};
    else if (words.size() > 5)
        order.command = SupportMove{at(4), at(6)};
    else
        order.command = SupportHold{at(4)};
    return order;
}

void addTokens(Picture& picture, const Map& map, const BoardGeometry& board, const Position& position,
               double scale)
{
    for (const Unit& unit : position.units) {
        const std::string& code = map[unit.at].code;
        const TokenState state = code == "MOS"   ? TokenState::Selected
                                 : code == "EAS" ? TokenState::Unordered
                                 : code == "PIC" ? TokenState::Built
                                 : code == "ALB" ? TokenState::Removed
                                                 : TokenState::Plain;
        picture.tokens.push_back({unit, placeOf(board, unit), state, scale, 1, 0});
    }
    const Unit beaten{map.findPower("Germany"), UnitKind::Army, map.findLocation("BEL")};
    picture.tokens.push_back({beaten, asideOf(board, beaten, scale), TokenState::Dislodged, scale, 1, 0});
}

void addMarks(Picture& picture, const Map& map, const BoardGeometry& board, double scale)
{
    const auto add = [&](MarkKind kind, const char* code, const char* power, const char* text) {
        const Location at = map.findLocation(code);
        picture.marks.push_back({kind, board.unitAt(at), map.findPower(power), text, scale, 1});
    };
    add(MarkKind::Bounce, "GAL", "Austria", "");
    add(MarkKind::Strength, "BUR", "France", "2");
    add(MarkKind::Destroyed, "SYR", "Turkey", "");
    add(MarkKind::Contested, "LVN", "Russia", "");
    add(MarkKind::Failed, "CLY", "England", "");
    add(MarkKind::Cut, "ARM", "Turkey", "");
}

} // namespace

BoardSource standardSource()
{
    static const auto map = std::make_shared<const Map>(standardMap());
    static const auto art = [] {
        Result<MapArt> read = readMapArt(QByteArray::fromStdString(fileContent("maps/standard.svg")), *map,
                                         "maps/standard.svg");
        if (!read) {
            std::fputs((read.error().text() + "\n").c_str(), stderr);
            std::abort();
        }
        return std::make_shared<const MapArt>(*std::move(read));
    }();
    return {map, art};
}

Picture busyPicture(const BoardSource& source, double tokenScale)
{
    const Map& map = *source.map;
    const BoardGeometry& board = source.art->geometry;
    const Position position = busyPosition(map);
    std::vector<Order> orders;
    std::vector<bool> fails;
    for (const char* line : orderLines) {
        std::vector<std::string> words = split(line, ' ');
        fails.push_back(words.back() == "F");
        if (fails.back()) words.pop_back();
        orders.push_back(orderFrom(map, position, words));
    }
    Picture picture;
    picture.owner = position.owner;
    std::vector<OrderDrawing> drawings = drawOrders(map, board, position, orders, tokenScale);
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        OrderDrawing& drawing = drawings[i];
        drawing.arrow.state = fails[i] ? ArrowState::Fails : ArrowState::Works;
        if (drawing.hasArrow) picture.arrows.push_back(drawing.arrow);
        picture.marks.insert(picture.marks.end(), drawing.marks.begin(), drawing.marks.end());
    }
    addTokens(picture, map, board, position, tokenScale);
    addMarks(picture, map, board, tokenScale);
    picture.highlights = {{map.findProvince("MOS"), HighlightKind::Chosen},
                          {map.findProvince("SEV"), HighlightKind::Target},
                          {map.findProvince("UKR"), HighlightKind::Target},
                          {map.findProvince("EAS"), HighlightKind::Missing}};
    return picture;
}

} // namespace chancery
