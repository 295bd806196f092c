// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the short notation of sketch.h; anything unexpected ends the test program.
#include "tests/support/sketch.h"

#include "engine/map/map_file.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace chancery::sketch {

namespace {

[[noreturn]] void stop(const std::string& why)
{
    std::fprintf(stderr, "sketch: %s\n", why.c_str());
    std::abort();
}

std::string contentOf(const std::string& path)
{
    std::ifstream in(std::string(CHANCERY_SOURCE_DIR) + "/" + path, std::ios::binary);
    std::stringstream content;
    content << in.rdbuf();
    if (!in) stop("cannot read " + path);
    return content.str();
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

Power power(const std::string& name)
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
    if (role == "label") board.label[index(at)] = centreOf(tag);
    if (role == "sc") board.centre[index(at)] = centreOf(tag);
}

BoardGeometry readGeometry()
{
    const Map& map = standardMap();
    BoardGeometry board;
    board.unit.resize(map.locations.size());
    board.dislodged.resize(map.locations.size());
    board.label.resize(map.provinces.size());
    board.centre.resize(map.provinces.size());
    const std::string svg = contentOf("maps/standard.svg");
    for (auto at = svg.find("<circle "); at != std::string::npos; at = svg.find("<circle ", at + 1))
        addAnchor(board, svg.substr(at, svg.find('>', at) - at));
    return board;
}

const Unit* unitIn(const Position& position, PhaseKind kind, Location at)
{
    const Province p = standardMap().provinceOf(at);
    if (kind != PhaseKind::Retreat) return unitAt(standardMap(), position, p);
    const DislodgedUnit* dislodged = dislodgedAt(standardMap(), position, p);
    return dislodged ? &dislodged->unit : nullptr;
}

Command command(const std::vector<std::string>& w, PhaseKind kind)
{
    if (w[2] == "H") return Hold{};
    if (w[2] == "-" && kind == PhaseKind::Retreat) return Retreat{location(w[3])};
    if (w[2] == "-") return Move{location(w[3]), w.size() > 4 ? Via::Convoy : Via::Unstated, {}};
    if (w[2] == "C") return Convoy{location(w[4]), location(w[6])};
    if (w[2] == "S" && w.size() > 6) return SupportMove{location(w[4]), location(w[6])};
    if (w[2] == "S") return SupportHold{location(w[4])};
    stop("no command " + w[2]);
}

std::string code(Location l)
{
    return standardMap()[l].code;
}

std::string text(const Unit& u)
{
    return (u.kind == UnitKind::Army ? "A " : "F ") + code(u.at);
}

/// The unit standing there, "A PAR".
std::string helped(const Position& position, Location at)
{
    const Unit* unit = unitAt(standardMap(), position, standardMap().provinceOf(at));
    return unit ? text(*unit) : code(at);
}

std::string commandText(const Position& position, const Command& c)
{
    if (const auto* m = std::get_if<Move>(&c))
        return " - " + code(m->to) + (m->via == Via::Convoy ? " VIA" : "");
    if (const auto* r = std::get_if<Retreat>(&c)) return " - " + code(r->to);
    if (const auto* s = std::get_if<SupportHold>(&c)) return " S " + helped(position, s->unit);
    if (const auto* s = std::get_if<SupportMove>(&c))
        return " S " + helped(position, s->unit) + " - " + code(s->to);
    if (const auto* v = std::get_if<Convoy>(&c))
        return " C " + helped(position, v->army) + " - " + code(v->to);
    return " H";
}

} // namespace

std::shared_ptr<const Map> sharedMap()
{
    static const std::shared_ptr<const Map> map = [] {
        Result<Map> read = readMap(contentOf("maps/standard.toml"), "standard.toml");
        if (!read) stop(read.error().text());
        return std::make_shared<const Map>(*std::move(read));
    }();
    return map;
}

const Map& standardMap()
{
    return *sharedMap();
}

const BoardGeometry& standardGeometry()
{
    static const BoardGeometry board = readGeometry();
    return board;
}

Unit unit(std::string_view text)
{
    const auto w = words(text);
    if (w.size() != 3) stop("no unit: " + std::string(text));
    return {power(w[0]), kindOf(w[1]), location(w[2])};
}

Position position(const std::vector<std::string>& units, const std::vector<std::string>& centres)
{
    Position position;
    position.owner.resize(standardMap().provinces.size(), noPower);
    for (const std::string& text : units) place(standardMap(), position, unit(text));
    for (const std::string& line : centres) {
        const auto w = words(line);
        for (std::size_t i = 1; i < w.size(); ++i)
            position.owner[index(standardMap().findProvince(w[i]))] = power(w[0]);
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
    const auto w = words(text);
    if (w[0] == "WAIVE") return {sheet, {}, Waive{}};
    if (w[0] == "B") return {sheet, {sheet, kindOf(w[1]), location(w[2])}, Build{}};
    const bool disband = w[0] == "D";
    const std::size_t at = disband ? 1 : 0;
    const Unit written{noPower, kindOf(w[at]), location(w[at + 1])};
    const Unit* unit = unitIn(position, kind, written.at);
    return {sheet, unit ? *unit : written, disband ? Command{Disband{}} : command(w, kind)};
}

std::string text(const Position& position, const Order& order)
{
    if (as<Waive>(order)) return "WAIVE";
    if (as<Build>(order)) return "B " + text(order.unit);
    if (as<Disband>(order)) return "D " + text(order.unit);
    return text(order.unit) + commandText(position, order.command);
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
