// SPDX-License-Identifier: GPL-3.0-or-later
// Supports and convoys as arrows that end on the moves and units that they help.
#include "ui/scene/board_geometry.h"
#include "ui/scene/order_sheet.h"
#include "ui/scene/untangle.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

namespace chancery {

namespace {

using Sheet = OrderSheet;

/// How far the arrows of supports and convoys may bend instead, and how far their ends may move along the
/// move; both are parts of a length.
constexpr double bends[] = {usualBend, -.06, .14, -.16, .26, -.26, .36, -.36};
constexpr double shifts[] = {0, .1, -.1, .2, -.2, .32, -.32};
constexpr double firstJoin = .1, lastJoin = .88;
constexpr double onToken = 4; ///< the cost of a unit of a line that lies on a token

/// The order of a support or a convoy, as an arrow to be shaped.
struct Help
{
    std::size_t order = 0;
    ArrowKind kind = ArrowKind::SupportMove;
    Point from;                  ///< the middle of its token
    Point unit;                  ///< of a support to hold: the unit that it helps
    Curve helped, helpedAsDrawn; ///< else the move that it helps, for both scales
    double join = 0;             ///< where it ends on that
    std::vector<double> rivals;  ///< where other supports of the same move end
    Clutter beside; ///< where the unit in the destination of that move would stand if it were dislodged

    /// Returns its arrow for tokens of a scale.
    Curve line(const Curve& move, double scale, double at, double bend) const
    {
        return kind == ArrowKind::SupportHold ? ontoRing(from, unit, scale, bend)
                                              : ontoCurve(from, move, at, scale, bend);
    }
};

/// One shape of the arrow of a support or a convoy.
struct Form
{
    double join, bend;
};

/// The arrow of the move from one province to another, for both scales; nothing if it was not ordered.
std::optional<std::pair<Curve, Curve>> orderedArrow(const Sheet& s, Location unit, Location to)
{
    for (std::size_t i = 0; i < s.orders.size(); ++i) {
        const Move* move = as<Move>(s.orders[i]);
        if (move && s.drawings[i].hasArrow && s.provinceOf(s.orders[i].unit.at) == s.provinceOf(unit) &&
            s.provinceOf(move->to) == s.provinceOf(to))
            return std::pair{s.lines[i], curveOf(s.drawings[i].arrow)};
    }
    return {};
}

/// The arrow of a way, for both scales.
std::pair<Curve, Curve> arrowsOn(const Sheet& s, const Curve& way, WayEnd end = WayEnd::Token)
{
    return {arrowOn(way, s.clutter, s.scale, end), arrowOn(way, s.clutter, s.drawnScale, end)};
}

/// As orderedArrow(); if the move was not ordered, the arrow that it would have.
std::pair<Curve, Curve> moveArrow(const Sheet& s, Location unit, Location to)
{
    const auto ordered = orderedArrow(s, unit, to);
    if (ordered) return *ordered;
    const Unit mover = s.standing(unit);
    return arrowsOn(s, wayOf(s, mover, to), endOf(s, mover, to));
}

/// Draws the line of a convoy whose army is not ordered to go: its whole way, over all its fleets. Only the
/// first of these has it.
void drawLoneConvoy(Sheet& s, std::size_t i)
{
    const Convoy& convoy = *as<Convoy>(s.orders[i]);
    for (std::size_t k = 0; k < i; ++k) {
        const Convoy* other = as<Convoy>(s.orders[k]);
        if (other && s.drawings[k].hasArrow && s.provinceOf(other->army) == s.provinceOf(convoy.army) &&
            s.provinceOf(other->to) == s.provinceOf(convoy.to))
            return;
    }
    const auto [line, drawn] = arrowsOn(s, seaWayOf(s, convoy.army, convoy.to));
    s.lines[i] = line;
    s.drawings[i].hasArrow = true;
    s.drawings[i].arrow = arrowAlong(drawn, ArrowKind::Convoy, s.orders[i].power);
}

/// Sets where a support joins its move, apart from all other supports of it.
void setJoin(const Sheet& s, const SupportMove& support, Help& help)
{
    std::size_t own = 0;
    for (std::size_t i = 0; i < s.orders.size(); ++i) {
        const SupportMove* other = as<SupportMove>(s.orders[i]);
        if (!other || !s.drawable(s.orders[i]) || s.provinceOf(other->unit) != s.provinceOf(support.unit) ||
            s.provinceOf(other->to) != s.provinceOf(support.to))
            continue;
        if (i == help.order) own = help.rivals.size();
        help.rivals.push_back(joiningAt(placeOf(s.board, s.orders[i].unit), help.helped, s.scale));
    }
    spread(help.rivals, supportGap * s.scale / std::max(lengthOf(help.helped), 1.));
    help.join = help.rivals[own];
    help.rivals.erase(help.rivals.begin() + static_cast<std::ptrdiff_t>(own));
}

/// Returns the place aside of the unit in a province, whether or not it will be dislodged; none without one.
std::vector<Box> asideIn(const Sheet& s, Location place)
{
    const Unit* unit = unitAt(s.map, s.position, s.provinceOf(place));
    if (!unit) return {};
    return {{asideOf(s.board, *unit, s.scale), tokenWidth / 2 * s.scale, tokenHeight / 2 * s.scale}};
}

/// Returns whether the way of a convoyed army passes its fleet's token, or is so near that an arrow to it
/// would be too short.
bool isPassed(const Help& help, double scale)
{
    return distance(pointOn(help.helped, help.join), help.from) < (furthestBeside + 12) * scale;
}

/// Returns the arrows of all supports and convoys that have one, and adds the marks of them all.
std::vector<Help> helpOf(Sheet& s)
{
    std::vector<Help> all;
    for (std::size_t i = 0; i < s.orders.size(); ++i) {
        const Order& order = s.orders[i];
        if (!s.drawable(order)) continue;
        Help help;
        help.order = i;
        help.from = placeOf(s.board, order.unit);
        std::vector<Mark>& marks = s.drawings[i].marks;
        if (const auto* hold = as<SupportHold>(order)) {
            help.kind = ArrowKind::SupportHold;
            help.unit = placeOf(s.board, s.standing(hold->unit));
            marks.push_back({MarkKind::SupportHold, help.unit, order.power, {}, s.drawnScale, 1});
        } else if (const auto* support = as<SupportMove>(order)) {
            std::tie(help.helped, help.helpedAsDrawn) = moveArrow(s, support->unit, support->to);
            setJoin(s, *support, help);
            help.beside.tokens = asideIn(s, support->to);
        } else if (const auto* convoy = as<Convoy>(order)) {
            help.kind = ArrowKind::Convoy;
            marks.push_back({MarkKind::Convoy, help.from, order.power, {}, s.drawnScale, 1});
            const auto ordered = orderedArrow(s, convoy->army, convoy->to);
            if (!ordered) {
                drawLoneConvoy(s, i);
                continue;
            }
            std::tie(help.helped, help.helpedAsDrawn) = *ordered;
            help.join = nearestOn(help.helped, help.from);
            if (isPassed(help, s.scale)) continue;
        } else
            continue;
        all.push_back(std::move(help));
    }
    return all;
}

/// Returns how little a shape of an arrow is liked.
double costOf(const Sheet& s, const Help& help, const Form& form, const Curve& line)
{
    const bool holds = help.kind == ArrowKind::SupportHold;
    const Point to = holds ? help.unit : line.to;
    double cost = .3 * std::abs(form.bend - usualBend) * distance(help.from, line.to) +
                  onToken * coveredByTokens(line, s.clutter, help.from, to, s.scale);
    if (holds) return cost;
    cost += coveredByTokens(line, help.beside, help.from, to, s.scale);
    const double length = lengthOf(help.helped);
    cost += .3 * std::abs(form.join - help.join) * length;
    for (const double rival : help.rivals)
        cost += 2 * std::max(0., supportGap * s.scale - std::abs(rival - form.join) * length);
    const auto under = [&](const Box& token) { return token.holds(line.to, 4 * s.scale); };
    return cost + (std::ranges::any_of(s.clutter.tokens, under) ? 60 : 0);
}

/// Returns the shapes of an arrow besides the usual one.
std::vector<Form> otherForms(const Help& help)
{
    std::vector<Form> forms;
    for (const double shift : shifts)
        for (const double bend : bends) {
            const bool usual = shift == 0 && bend == usualBend;
            const double join = help.join + shift;
            if (usual || (shift != 0 && help.kind == ArrowKind::SupportHold)) continue;
            if (shift == 0 || (join >= firstJoin && join <= lastJoin)) forms.push_back({join, bend});
        }
    return forms;
}

Strand strandOf(const Sheet& s, const Help& help)
{
    const auto shapeOf = [&](const Form& form) {
        const Curve line = help.line(help.helped, s.scale, form.join, form.bend);
        return Shape{line, costOf(s, help, form, line)};
    };
    const auto others = [&help, shapeOf] {
        std::vector<Shape> shapes;
        for (const Form& form : otherForms(help)) shapes.push_back(shapeOf(form));
        return shapes;
    };
    return {shapeOf({help.join, usualBend}), widthOf(help.kind, s.scale), others};
}

/// Notes where each arrow is crossed out if it fails: where it is clear whose sign that is.
void setSigns(Sheet& s)
{
    constexpr double radius = 13;
    const double scale = 1.2 * s.scale; // clear of tokens that are somewhat larger, too
    std::vector<Point> tokens;
    for (const Box& token : s.clutter.tokens) tokens.push_back(token.middle);
    for (std::size_t i = 0; i < s.orders.size(); ++i) // a unit arrives, or leans so far if it bounces
        if (as<Move>(s.orders[i]) && s.drawings[i].hasArrow)
            for (const double part : {.34, 1.}) tokens.push_back(pointOn(s.drawings[i].way, part));
    for (std::size_t i = 0; i < s.orders.size(); ++i) {
        const ArrowKind kind = s.drawings[i].arrow.kind;
        const bool helps =
            kind == ArrowKind::SupportMove || kind == ArrowKind::SupportHold || kind == ArrowKind::Convoy;
        if (!s.drawings[i].hasArrow || !helps) continue;
        std::vector<Curve> others;
        for (std::size_t k = 0; k < s.orders.size(); ++k)
            if (k != i && s.drawings[k].hasArrow) others.push_back(s.lines[k]);
        s.drawings[i].arrow.sign = signOn(s.lines[i], others, tokens, scale, radius * scale);
    }
}

} // namespace

void drawHelp(OrderSheet& s)
{
    const std::vector<Help> all = helpOf(s);
    std::vector<Strand> strands;
    for (const Help& help : all) strands.push_back(strandOf(s, help));
    for (std::size_t i = 0; i < s.orders.size(); ++i) // the moves stay as they are
        if (s.drawings[i].hasArrow)
            strands.push_back({{s.lines[i], 0}, widthOf(s.drawings[i].arrow.kind, s.scale)});
    untangle(strands);
    for (std::size_t k = 0; k < all.size(); ++k) {
        const Help& help = all[k];
        const std::size_t chosen = strands[k].chosen;
        const Form form = chosen == 0 ? Form{help.join, usualBend} : otherForms(help)[chosen - 1];
        s.lines[help.order] = strands[k].shape.line;
        s.drawings[help.order].hasArrow = true;
        s.drawings[help.order].arrow =
            arrowAlong(help.line(help.helpedAsDrawn, s.drawnScale, form.join, form.bend), help.kind,
                       s.orders[help.order].power);
    }
    setSigns(s);
}

} // namespace chancery
