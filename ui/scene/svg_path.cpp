// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/svg_path.h"

#include <charconv>
#include <cmath>

namespace chancery {

namespace {

constexpr double farthest = 100000; // map units; keeps all later sums within 64 bits

bool isSeparator(char c)
{
    return c == ' ' || c == ',' || c == '\t' || c == '\n' || c == '\r';
}

void skipSeparators(std::string_view& text)
{
    while (!text.empty() && isSeparator(text.front())) text.remove_prefix(1);
}

/// The parts read so far: where the pen is, and how many more points are allowed.
struct Pen
{
    std::vector<SvgSubpath> parts;
    OutlinePoint at;
    std::size_t left = 0;

    bool lineTo(OutlinePoint p)
    {
        if (left == 0 || parts.empty()) return false;
        if (parts.back().closed) parts.push_back({{at}, false}); // SVG: a line after Z starts where Z ended
        auto& points = parts.back().points;
        if (points.back() != p) points.push_back(p);
        at = p;
        --left;
        return true;
    }
    bool moveTo(OutlinePoint p)
    {
        if (left == 0) return false;
        parts.push_back({{p}, false});
        at = p;
        --left;
        return true;
    }
    bool close()
    {
        if (parts.empty()) return false;
        auto& points = parts.back().points;
        if (points.size() > 1 && points.front() == points.back()) points.pop_back();
        parts.back().closed = true;
        at = points.front();
        return true;
    }
};

bool inRange(OutlinePoint p)
{
    constexpr auto limit = static_cast<std::int32_t>(farthest * 10);
    return p.x >= -limit && p.x <= limit && p.y >= -limit && p.y <= limit;
}

/// Returns the point to which one step of `command` leads.
bool readTarget(std::string_view& text, char command, OutlinePoint from, OutlinePoint& to)
{
    const bool relative = command >= 'a';
    const char shape = static_cast<char>(relative ? command - 'a' + 'A' : command);
    OutlinePoint step = relative ? OutlinePoint{} : from;
    if (shape != 'V' && !readTenths(text, step.x)) return false;
    if (shape != 'H' && !readTenths(text, step.y)) return false;
    to = relative ? OutlinePoint{from.x + step.x, from.y + step.y} : step;
    return inRange(to);
}

Error badPath(std::string_view data, std::string_view rest, const std::string& what)
{
    return {what + " at character " + std::to_string(data.size() - rest.size() + 1) + " of the path data",
            {}};
}

bool startsNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.';
}

/// Carries out one step. Returns what is wrong, or an empty string.
std::string takeStep(std::string_view& rest, char& command, Pen& pen)
{
    if (startsNumber(rest.front())) {
        if (command == 0 || command == 'Z') return "expected a command, met a number";
    } else {
        command = rest.front();
        if (std::string_view("MmLlHhVvZz").find(command) == std::string_view::npos)
            return "expected one of the commands M L H V Z (curves are not understood)";
        rest.remove_prefix(1);
        if (command == 'z' || command == 'Z') {
            command = 'Z';
            return pen.close() ? "" : "nothing to close";
        }
    }
    OutlinePoint to;
    if (!readTarget(rest, command, pen.at, to)) return "expected a number between -100000 and 100000";
    const bool moves = command == 'M' || command == 'm';
    if (pen.left == 0) return "more points than the reader allows";
    if (!(moves ? pen.moveTo(to) : pen.lineTo(to))) return "expected M first";
    if (moves) command = command == 'M' ? 'L' : 'l'; // further pairs are lines
    return {};
}

} // namespace

bool readTenths(std::string_view& text, std::int32_t& tenths)
{
    skipSeparators(text);
    if (!text.empty() && text.front() == '+') text.remove_prefix(1);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || !(std::abs(value) <= farthest)) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    tenths = static_cast<std::int32_t>(std::lround(value * 10));
    return true;
}

Result<std::vector<SvgSubpath>> readSvgPath(std::string_view data, std::size_t pointLimit)
{
    Pen pen;
    pen.left = pointLimit;
    std::string_view rest = data;
    char command = 0;
    for (skipSeparators(rest); !rest.empty(); skipSeparators(rest))
        if (const std::string problem = takeStep(rest, command, pen); !problem.empty())
            return badPath(data, rest, problem);
    return std::move(pen.parts);
}

} // namespace chancery
