// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the picture of a phase.
#include "ui/scene/compose.h"

#include "ui/scene/board_geometry.h"
#include "ui/scene/order_drawing.h"

#include <algorithm>

namespace chancery {

namespace {

/// Removes from the options what the audience must not see. Secrecy is decided only here.
ViewOptions asSeenBy(const PhaseRecord& record, ViewOptions options)
{
    if (!record.outcome) options.moment = Moment::Before, options.showResults = false;
    if (options.audience == Audience::Gamemaster) return options;
    options.missing = options.illegal = {};
    options.orders = {};
    options.selection = {};
    if (options.revealed) return options;
    options.moment = Moment::Before;
    options.showOrders = options.showResults = false;
    return options;
}

/// An order to be drawn, and its result where that may be shown.
struct Told
{
    Order order;
    const OrderResult* result = nullptr;
    bool counts = true; ///< otherwise the order makes no unit and removes none
};

bool hidden(const ViewOptions& options, Power power)
{
    return power != noPower && (options.hiddenPowers >> index(power) & 1) != 0;
}

/// Returns the orders of a phase that is not resolved.
std::vector<Order> ordersToShow(const Map& map, const PhaseRecord& record, const ViewOptions& options)
{
    return options.orders ? *options.orders : ordersThatCount(map, record, options.rules);
}

/// The orders of a phase in the order in which they were given, with the results of units without an order
/// too. `adjusted` is the outcome of an adjustment phase.
std::vector<Told> toldOrders(const Map& map, const PhaseRecord& record, const ViewOptions& options,
                             const std::optional<Outcome>& adjusted)
{
    std::vector<Told> told;
    const auto works = [](const OrderResult& result) { return stateOf(result.verdict) == ArrowState::Works; };
    if (!record.outcome) {
        for (const Order& order : ordersToShow(map, record, options))
            told.push_back({order, nullptr, !adjusted || works(adjusted->results[told.size()])});
        return told;
    }
    for (const OrderResult& result : record.outcome->results)
        if (result.ordered || options.showResults)
            told.push_back({result.order, options.showResults ? &result : nullptr,
                            works(result) || (!adjusted && !options.showResults)});
    return told;
}

/// Returns the outcome of an adjustment phase, with the present sheets if it is not resolved. Of several
/// builds for one centre, or of more than are due, some do not count. Nothing for a phase that cannot be
/// resolved.
std::optional<Outcome> adjustedBy(const Map& map, const PhaseRecord& record, const ViewOptions& options)
{
    if (record.phase.kind != PhaseKind::Adjustment) return std::nullopt;
    if (record.outcome) return record.outcome;
    if (!canResolve(map, record)) return std::nullopt;
    return resolveAdjustments(map, options.rules, record.before, ordersToShow(map, record, options),
                              resultsRuled(record.rulings));
}

struct Composer
{
    const Map& map;
    const BoardGeometry& board;
    const PhaseRecord& record;
    const ViewOptions& options;
    const std::optional<Outcome> adjusted; ///< see adjustedBy
    Picture picture;

    const Position& after() const { return record.outcome ? record.outcome->after : record.before; }
    Token* tokenOf(const Unit& unit)
    {
        const auto it = std::ranges::find_if(picture.tokens, [&](const Token& t) { return t.unit == unit; });
        return it == picture.tokens.end() ? nullptr : &*it;
    }

    /// In a retreat phase only dislodged units have orders.
    bool asked(const Token& token) const
    {
        return record.phase.kind != PhaseKind::Retreat || token.state == TokenState::Dislodged;
    }
    /// The preview replaces the order that is written for the same unit or site.
    bool previewed(const Order& order) const
    {
        const auto& preview = options.selection.preview;
        return preview && preview->unit.at != nowhere && order.unit.at != nowhere &&
               map.provinceOf(preview->unit.at) == map.provinceOf(order.unit.at);
    }

    void addOrders();
    bool isIllegal(const Order& order) const;
    void addOrder(const Told& told, const OrderDrawing& drawing);
    void addResult(const OrderResult& result, const OrderDrawing& drawing);
    void addAdjustment(const Told& told);
    void addFates();
    void clearHeadsInto(Province province, Point aside);
    void crossOut(const Unit& unit);
    void addPreview();
    void addRulings();
    void addHighlights();
};

bool Composer::isIllegal(const Order& order) const
{
    return order.unit.at != nowhere && options.illegal.has(map.provinceOf(order.unit.at));
}

/// An order that the rules do not allow looks as it will once it is resolved.
void Composer::addOrder(const Told& told, const OrderDrawing& drawing)
{
    OrderResult illegal;
    illegal.order = told.order;
    illegal.verdict = Verdict::Illegal;
    const OrderResult* result = told.result ? told.result : isIllegal(told.order) ? &illegal : nullptr;
    if (drawing.hasArrow) {
        Arrow arrow = drawing.arrow;
        if (result) arrow.state = stateOf(result->verdict);
        if (std::ranges::find(picture.arrows, arrow) == picture.arrows.end()) picture.arrows.push_back(arrow);
    }
    if (!result)
        addMarks(picture.marks, drawing.marks);
    else
        addResult(*result, drawing);
    addAdjustment(told);
}

void Composer::addResult(const OrderResult& result, const OrderDrawing& drawing)
{
    // No ring where the order was not given, or where its unit is gone.
    const bool holds = as<Hold>(result.order) || as<Insurrection>(result.order);
    const bool ringed = result.ordered && (!holds || result.fate == Fate::Unharmed);
    if (ringed) addMarks(picture.marks, drawing.marks);
    addMarks(picture.marks,
             resultMarks(map, board, record.before, after(), result, drawing, options.tokenScale));
}

/// Adds the tokens of builds and of units that leave the board.
void Composer::addAdjustment(const Told& told)
{
    if (options.moment == Moment::After || !told.counts) return;
    const Unit& unit = told.order.unit;
    if (as<Build>(told.order) && adjusted)
        if (const Unit* built = unitAt(map, adjusted->after, map.provinceOf(unit.at)))
            picture.tokens.push_back(
                {*built, placeOf(board, *built), TokenState::Built, options.tokenScale, 1, 0});
    if (as<Disband>(told.order) && unit.power == told.order.power)
        if (Token* token = tokenOf(unit)) token->state = TokenState::Removed;
}

void Composer::addOrders()
{
    const std::vector<Told> told = toldOrders(map, record, options, adjusted);
    std::vector<Order> orders;
    for (const Told& t : told) orders.push_back(t.order);
    const auto drawings = drawOrders(map, board, record.before, orders, options.tokenScale);
    for (std::size_t i = 0; i < told.size(); ++i)
        if (!previewed(told[i].order) && !hidden(options, told[i].order.power))
            addOrder(told[i], drawings[i]);
}

/// Crosses out a unit that is destroyed.
void Composer::crossOut(const Unit& unit)
{
    if (const Token* token = tokenOf(unit))
        addMarks(picture.marks, {{MarkKind::Destroyed, token->at, unit.power, {}, options.tokenScale, 1}});
}

/// Ends the arrow that leads into the province of a dislodged unit before its token, if the head would lie
/// under that.
void Composer::clearHeadsInto(Province province, Point aside)
{
    for (const OrderResult& result : record.outcome->results) {
        const Move* move = as<Move>(result.order);
        if (!move || result.verdict != Verdict::Succeeds || map.provinceOf(move->to) != province) continue;
        for (Arrow& arrow : picture.arrows) {
            if (arrow.unit != map.provinceOf(result.order.unit.at)) continue;
            const Curve end = upToToken(curveOf(arrow), aside, options.tokenScale);
            arrow.from = end.from, arrow.bend = end.bend, arrow.to = end.to, arrow.via = end.via;
        }
    }
}

/// Puts dislodged units beside the units that dislodged them and crosses out destroyed ones: those without a
/// retreat, and those whose retreat failed.
void Composer::addFates()
{
    for (const DislodgedUnit& dislodged : record.outcome->dislodged)
        if (Token* token = tokenOf(dislodged.unit)) {
            token->at = asideOf(board, dislodged.unit, options.tokenScale);
            token->state = TokenState::Dislodged;
            clearHeadsInto(map.provinceOf(dislodged.unit.at), token->at);
        }
    for (const OrderResult& result : record.outcome->results)
        if (result.fate == Fate::Destroyed) crossOut(result.order.unit);
    if (record.phase.kind != PhaseKind::Retreat) return;
    for (const DislodgedUnit& dislodged : record.before.dislodged) {
        const bool retreats = std::ranges::any_of(record.outcome->results, [&](const OrderResult& result) {
            return result.order.unit == dislodged.unit && as<Retreat>(result.order) &&
                   stateOf(result.verdict) == ArrowState::Works;
        });
        const Token* token = tokenOf(dislodged.unit); // its look crosses out one that was ordered to disband
        if (!retreats && token && token->state == TokenState::Dislodged) crossOut(dislodged.unit);
    }
}

void Composer::addPreview()
{
    if (!options.selection.preview) return;
    const Order& order = *options.selection.preview;
    if (as<Build>(order)) {
        picture.tokens.push_back(
            {order.unit, placeOf(board, order.unit), TokenState::Built, options.tokenScale, 0.5, 0});
        return;
    }
    std::vector<Order> orders = ordersToShow(map, record, options);
    std::erase_if(orders, [&](const Order& o) { return previewed(o); });
    orders.push_back(order);
    OrderDrawing drawing = drawOrders(map, board, record.before, orders, options.tokenScale).back();
    if (drawing.hasArrow) {
        drawing.arrow.state = ArrowState::Preview;
        picture.arrows.push_back(drawing.arrow);
    }
    for (Mark& mark : drawing.marks) mark.opacity = 0.5;
    addMarks(picture.marks, drawing.marks);
}

/// Marks where the gamemaster has ruled. All see rulings on the position; rulings on orders and results
/// appear with these.
void Composer::addRulings()
{
    ProvinceSet marked;
    for (const Ruling& ruling : record.rulings) {
        const bool shown = ruling.kind == Ruling::Kind::Reading  ? options.showOrders
                           : ruling.kind == Ruling::Kind::Result ? options.showResults
                                                                 : ruling.where != noProvince;
        if (!shown || marked.has(ruling.where)) continue;
        marked.add(ruling.where);
        const Unit* unit = unitAt(map, record.before, ruling.where);
        const Point at = unit ? placeOf(board, *unit) : board.unitAt(whole(ruling.where));
        const Point corner = at + Point{-tokenWidth, tokenHeight} * (options.tokenScale / 2);
        picture.marks.push_back({MarkKind::Ruled, corner, noPower, {}, options.tokenScale, 1});
    }
}

void Composer::addHighlights()
{
    const Selection& s = options.selection;
    const auto light = [&](Province p, HighlightKind kind) { picture.highlights.push_back({p, kind}); };
    // The tokens have a badge in any case. The provinces are outlined once few units are missing.
    constexpr int few = 6;
    if (options.missing.size() <= few)
        for (const Province p : options.missing) light(p, HighlightKind::Missing);
    for (const Province p : s.targets) light(p, HighlightKind::Target);
    if (s.targets.has(s.hovered)) light(s.hovered, HighlightKind::Hover);
    if (s.chosen != noProvince) light(s.chosen, HighlightKind::Chosen);
    if (s.helped != noProvince) light(s.helped, HighlightKind::Chosen);
    for (Token& token : picture.tokens) {
        const Province p = map.provinceOf(token.unit.at);
        if (!asked(token)) continue;
        if (options.missing.has(p) && token.state == TokenState::Plain) token.state = TokenState::Unordered;
        // A dislodged unit keeps the edge that tells it from the one that dislodged it; its province is lit.
        if (s.chosen == p && token.state != TokenState::Dislodged) token.state = TokenState::Selected;
    }
}

} // namespace

Picture composePosition(const BoardGeometry& board, const Position& position, double tokenScale)
{
    Picture picture;
    picture.owner = position.owner;
    for (const Unit& unit : position.units)
        picture.tokens.push_back({unit, placeOf(board, unit), TokenState::Plain, tokenScale, 1, 0});
    for (const Unit& unit : position.surplus)
        picture.tokens.push_back(
            {unit, asideOf(board, unit, tokenScale), TokenState::Plain, tokenScale, 1, 0});
    for (const DislodgedUnit& dislodged : position.dislodged)
        picture.tokens.push_back({dislodged.unit, asideOf(board, dislodged.unit, tokenScale),
                                  TokenState::Dislodged, tokenScale, 1, 0});
    if (position.dislodged.empty()) return picture; // closed provinces matter only while units retreat
    for (const Province p : position.contested)
        picture.marks.push_back({MarkKind::Contested, board.unitAt(whole(p)), noPower, {}, tokenScale, 1});
    return picture;
}

Picture compose(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                const ViewOptions& options)
{
    const ViewOptions seen = asSeenBy(record, options);
    const Position& position = seen.moment == Moment::After ? record.outcome->after : record.before;
    Composer composer{map,
                      board,
                      record,
                      seen,
                      seen.showOrders ? adjustedBy(map, record, seen) : std::nullopt,
                      composePosition(board, position, seen.tokenScale)};
    if (seen.showOrders) composer.addOrders();
    if (seen.showOrders && seen.showResults && seen.moment == Moment::Before) composer.addFates();
    composer.addRulings();
    composer.addPreview();
    composer.addHighlights();
    return composer.picture;
}

} // namespace chancery
