// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the short notation of sketch.h; anything unexpected ends the test program.
#include "tests/support/sketch.h"

#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace chancery::sketch {

namespace {

[[noreturn]] void stop(const std::string& why)
{
    std::fprintf(stderr, "sketch: %s\n", why.c_str());
    std::abort();
}

std::vector<std::string> words(std::string_view text)
{
    std::istringstream in{std::string(text)};
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
}

Location location(const std::string& code)
{
    const Location found = standardMap().findLocation(code);
    if (found == nowhere) stop("no place " + code);
    return found;
}

Power knownPower(const std::string& name)
{
    const Power found = standardMap().findPower(name);
    if (found == noPower) stop("no power " + name);
    return found;
}

UnitKind kindOf(const std::string& letter)
{
    return letter == "F" ? UnitKind::Fleet : UnitKind::Army;
}

/// The value of an attribute inside one tag.
std::string attribute(const std::string& tag, const std::string& name)
{
    const auto at = tag.find(" " + name + "=\"");
    if (at == std::string::npos) return {};
    const auto begin = at + name.size() + 3;
    return tag.substr(begin, tag.find('"', begin) - begin);
}

Point centreOf(const std::string& tag)
{
    return {std::stod(attribute(tag, "cx")), std::stod(attribute(tag, "cy"))};
}

/// "unit-at-SPA-nc" belongs to the list of "unit" at "SPA/nc".
void addAnchor(BoardGeometry& board, const std::string& tag)
{
    const std::string id = attribute(tag, "id"), role = id.substr(0, id.find("-at-"));
    if (id.find("-at-") == std::string::npos) return;
    std::string code = id.substr(role.size() + 4);
    if (code.size() > 3) code[3] = '/';
    const Location at = standardMap().findLocation(code);
    if (at == nowhere) return;
    if (role == "unit") board.unit[index(at)] = centreOf(tag);
    if (role == "dislodged") board.dislodged[index(at)] = centreOf(tag);
    const auto province = index(standardMap().provinceOf(at));
    if (role == "label") {
        const std::string width = attribute(tag, "data-width");
        board.label[province] = centreOf(tag);
        if (board.abbreviation[province] == Point{}) board.abbreviation[province] = centreOf(tag);
        board.labelWidth[province] = width.empty() ? 100 : std::stod(width);
    }
    if (role == "abbr") board.abbreviation[province] = centreOf(tag);
    if (role == "sc") board.centre[index(at)] = centreOf(tag);
}

BoardGeometry readGeometry()
{
    const Map& map = standardMap();
    BoardGeometry board;
    board.unit.resize(map.locations.size());
    board.dislodged.resize(map.locations.size());
    board.label.resize(map.provinces.size());
    board.labelWidth.resize(map.provinces.size(), 100);
    board.abbreviation.resize(map.provinces.size());
    board.centre.resize(map.provinces.size());
    const std::string svg = fileContent("maps/standard.svg");
    const std::string head = svg.substr(0, svg.find('>', svg.find("<svg")));
    board.width = std::stod(attribute(head, "width"));
    board.height = std::stod(attribute(head, "height"));
    for (auto at = svg.find("<circle "); at != std::string::npos; at = svg.find("<circle ", at + 1))
        addAnchor(board, svg.substr(at, svg.find('>', at) - at));
    return board;
}

} // namespace

const BoardGeometry& standardGeometry()
{
    static const BoardGeometry board = readGeometry();
    return board;
}

Power power(const char* name)
{
    return standardMap().findPower(name);
}

Unit unit(std::string_view text)
{
    const auto w = words(text);
    if (w.size() != 3) stop("no unit: " + std::string(text));
    return {knownPower(w[0]), kindOf(w[1]), location(w[2])};
}

Position position(const std::vector<std::string>& units, const std::vector<std::string>& centres)
{
    Position position;
    position.owner.resize(standardMap().provinces.size(), noPower);
    for (const std::string& text : units) place(standardMap(), position, unit(text));
    for (const std::string& line : centres) {
        const auto w = words(line);
        for (std::size_t i = 1; i < w.size(); ++i)
            position.owner[index(standardMap().findProvince(w[i]))] = knownPower(w[0]);
    }
    return position;
}

Order order(const Position& position, std::string_view text, PhaseKind kind)
{
    const auto w = words(text);
    const Power sheet = standardMap().findPower(w[0]);
    if (sheet != noPower) return orderOn(sheet, position, text.substr(w[0].size()), kind);
    Order order = orderOn(noPower, position, text, kind);
    if (order.unit.power == noPower) stop("no unit for " + std::string(text));
    order.power = order.unit.power;
    return order;
}

Order orderOn(Power sheet, const Position& position, std::string_view text, PhaseKind kind)
{
    Result<Order> order = readOrder({standardMap(), position, kind, sheet}, text);
    if (!order) stop(std::string(text) + ": " + order.error().text());
    return *std::move(order);
}

std::string text(const Position& position, const Order& order)
{
    return canonical(standardMap(), position, order);
}

PhaseRecord record(Phase phase, Position position, const std::vector<std::string>& orders)
{
    PhaseRecord record{phase, std::move(position), {}, std::nullopt, {}};
    for (const std::string& line : orders) {
        const Order o = order(record.before, line, phase.kind);
        record.written.push_back({o.power, line, {o}, {}});
    }
    return record;
}

PhaseRecord resolved(PhaseRecord record)
{
    Game game = gameFrom(sharedMap(), record.phase, record.before);
    game.phases.back() = std::move(record);
    return resolve(std::move(game)).phases.back();
}

} // namespace chancery::sketch
