// SPDX-License-Identifier: GPL-3.0-or-later
// A recursive descent that follows every reading of a line until one reaches the end of the line.
#include "engine/orders/order_grammar.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t longestWay = 24; ///< provinces named in one order
constexpr int mostSteps = 4000;        ///< a line that needs more steps is given up

} // namespace

OrderGrammar::OrderGrammar(const Map& map, const PlaceNames& names, PhaseKind kind, std::string_view line)
    : map_(map)
    , names_(names)
    , kind_(kind)
    , line_(line)
    , tokens_(tokensOf(line))
    , places_(tokens_.size())
    , dead_(tokens_.size() + 1)
{
    if (kind == PhaseKind::Adjustment) readSigns();
    for (OrderToken& token : tokens_) {
        const bool filler = token.keyword == Keyword::Filler, plain = token.keyword == Keyword::None;
        if (!filler && (!plain || token.folded.size() < 5)) continue;
        const NameWord word{token.folded, false, token.abbreviated, token.capitals};
        const std::vector<PlaceMeaning> places = names_.places({&word, 1});
        if (plain && places.empty() && !isNearPlace(word)) token.keyword = misspeltKeyword(token.folded);
        // On a map with a province FOR, "for" is that province.
        if (filler && !places.empty() && places.front().cost == 0) token.keyword = Keyword::None;
    }
}

std::variant<std::vector<SpelledOrder>, OrderProblem> OrderGrammar::read()
{
    std::vector<SpelledOrder> orders;
    if (!sequence(0, orders)) {
        const OrderProblem plain = problem();
        lenient_ = true; // names of several words, misspelt
        places_.assign(tokens_.size(), std::nullopt);
        dead_.assign(tokens_.size() + 1, false);
        steps_ = 0;
        if (!sequence(0, orders)) return plain;
    }
    std::ranges::reverse(orders);
    return orders;
}

Power OrderGrammar::headedBy() const
{
    const auto [found, end] = power(0);
    return token(end).kind == OrderToken::Kind::Colon ? found : noPower;
}

/// Collects the orders from the last to the first.
bool OrderGrammar::sequence(std::size_t at, std::vector<SpelledOrder>& orders)
{
    while (is(at, Keyword::And) || is(at, Keyword::Filler) || token(at).kind == OrderToken::Kind::Separator)
        ++at;
    if (token(at).kind == OrderToken::Kind::End) return true;
    if (dead_[at]) return false;
    const Readings<SpelledOrder> readings = this->orders(at);
    if (at > 0) expect(at, Expected::End);
    if (readings.empty() && isStray(at)) stray_ = std::max(stray_, at);
    for (const auto& [order, end] : readings) {
        if (!sequence(end, orders)) continue;
        orders.push_back(order);
        orders.back().joined = isStray(at);
        return true;
    }
    dead_[at] = true;
    return false;
}

OrderGrammar::Readings<SpelledOrder> OrderGrammar::orders(std::size_t at)
{
    Readings<SpelledOrder> found;
    at = skipFillers(at);
    auto [nation, end] = power(at);
    SpelledOrder start;
    start.power = nation;
    start.headed = token(end).kind == OrderToken::Kind::Colon;
    if (start.headed) ++end;
    while (nation != noPower && token(end).kind == OrderToken::Kind::Separator) ++end;
    // "English A Lon-Bel" begins with a power, "English Channel C A Lon-Bel" does not.
    const bool clearly = nation != noPower && (start.headed || isUnitLetter(end) || isVerbFirst(end));
    if (clearly) ordersOf(start, end, found);
    ordersOf({}, at, found);
    if (nation != noPower && !clearly) ordersOf(start, end, found);
    for (auto& [order, behind] : found) behind = takeOwner(order, behind);
    return found;
}

bool OrderGrammar::isVerbFirst(std::size_t at) const
{
    const Keyword word = keyword(skipFillers(at));
    return word == Keyword::Build || word == Keyword::Disband || word == Keyword::Waive ||
           word == Keyword::Retreat || word == Keyword::Revive;
}

void OrderGrammar::ordersOf(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    at = skipFillers(at);
    verbFirst(start, at, found);
    insurrectionFirst(start, at, found);
    for (const auto& [unit, end] : units(at, WithoutPlace::Allowed)) {
        SpelledOrder order = start;
        order.unit = unit;
        commands(order, takeOwner(order, end), found);
    }
}

/// Reads orders that begin with their verb: "B A PAR", "Remove F London", "Waive", some retreats, and "R A
/// MOS", which revives a power.
void OrderGrammar::verbFirst(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    SpelledOrder order = start;
    switch (keyword(at)) {
    case Keyword::Waive:
        order.verb = Verb::Waive;
        order.unit.begin = token(at).begin;
        found.push_back({order, is(at + 1, Keyword::Build) ? at + 2 : at + 1});
        return;
    case Keyword::Build:
        order.verb = Verb::Build;
        break;
    case Keyword::Disband:
        order.verb = Verb::Disband;
        break;
    case Keyword::Retreat:
        order.verb = Verb::Retreat;
        break;
    case Keyword::Revive: // a movement phase asks for revivals; elsewhere "R" is another word
        if (kind_ != PhaseKind::Movement) return;
        order.verb = Verb::Revive;
        break;
    default:
        return;
    }
    const std::size_t first = token(at + 1).kind == OrderToken::Kind::Colon ? at + 2 : at + 1; // "Builds:"
    const auto units = this->units(first, WithoutPlace::Forbidden);
    if (order.verb == Verb::Revive) expect(first, Expected::Centre);
    for (const auto& [unit, end] : units) {
        order.unit = unit;
        if (order.verb == Verb::Retreat) {
            moves(order, skipTo(end), found);
            if (kind_ != PhaseKind::Movement) continue;
        }
        SpelledOrder turned = order;
        if (turned.verb == Verb::Retreat) turned.verb = Verb::Revive;
        revives_ = revives_ || turned.verb == Verb::Revive;
        if (is(end, Keyword::Down)) turned.verb = Verb::Disband;
        if (turned.verb == Verb::Build && !unit.kind && isUnitLetter(end) && endsOrder(end + 1)) {
            turned.unit.kind = is(end, Keyword::Army) ? UnitKind::Army : UnitKind::Fleet; // "builds Tri F"
            found.push_back({turned, end + 1});
            continue;
        }
        found.push_back({turned, is(end, Keyword::Down) || is(end, Keyword::Up) ? end + 1 : end});
    }
}

void OrderGrammar::commands(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    at = skipFillers(at);
    if (token(at).kind == OrderToken::Kind::Colon) ++at;
    SpelledOrder order = start;
    order.verb = Verb::Move;
    const std::size_t to = skipTo(at);
    // "par bur": the dash may be missing; but "spa (ns)" is a coast misspelt.
    const bool beside = start.unit.place && !(token(at).inBrackets && isSplit(*start.unit.place));
    if (to > at || beside) moves(order, to, found);
    keywordCommands(start, to, found);
    if ((kind_ == PhaseKind::Adjustment || revives_) && start.unit.place) found.push_back({start, at});
    if (start.unit.place) expect(at, Expected::Task);
}

void OrderGrammar::keywordCommands(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found)
{
    const auto simple = [&](Verb verb) {
        start.verb = verb;
        found.push_back({start, at + 1});
    };
    switch (keyword(at)) {
    case Keyword::Hold:
        while (is(at + 1, Keyword::Hold) || is(at + 1, Keyword::Filler))
            ++at; // "bleibt stehen", "holds in place"
        return simple(Verb::Hold);
    case Keyword::Disband:
        return simple(Verb::Disband);
    case Keyword::Build:
        return simple(Verb::Build);
    case Keyword::Support:
        return supports(std::move(start), at + 1, found);
    case Keyword::Convoy:
        return convoys(std::move(start), at + 1, found);
    case Keyword::Insurrection:
        return insurrections(std::move(start), at + 1, found);
    case Keyword::Via:
        return viaThenMove(std::move(start), at, found);
    case Keyword::Retreat:
        if (const std::size_t off = skipTo(at + 1); is(off, Keyword::Disband)) { // "retreats off the board"
            at = off;
            return simple(Verb::Disband);
        }
        start.verb = Verb::Retreat;
        return moves(start, skipTo(at + 1), found);
    default:
        return;
    }
}

void OrderGrammar::supports(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found)
{
    start.verb = Verb::Support;
    const std::size_t first = at;
    if (is(at, Keyword::Hold)) at = skipTo(at + 1);                   // "support hold Paris"
    if (token(at).folded == "den" && is(at + 1, Keyword::Move)) ++at; // "den Angriff", not Denmark
    if (const std::size_t of = skipTo(at); of > at && is(of, Keyword::From))
        at = of + 1; // "the attack of A Paris"
    for (const auto& [unit, end] : helpedUnits(at, Expected::Unit)) {
        SpelledOrder order = start;
        order.helped = unit;
        const std::size_t to = skipTo(end);
        if (is(to, Keyword::Hold)) found.push_back({order, to + 1});
        if (const std::size_t own = skipOwnPlace(unit, end); own > end) found.push_back({order, own});
        moves(order, to, found);
        if (const std::size_t last = skipFillers(end); last > end && endsOrder(last))
            found.push_back({order, last}); // "in place"
        if (to == end) found.push_back({order, end});
    }
    fromLast(start, first, found);
}

void OrderGrammar::convoys(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found)
{
    start.verb = Verb::Convoy;
    for (const auto& [unit, end] : helpedUnits(at, Expected::Army)) {
        SpelledOrder order = start;
        order.helped = unit;
        moves(order, skipTo(end), found);
    }
    fromLast(start, at, found);
}

/// Reads supports and convoys that name the unit last: "support move to Bulgaria from Rumania".
void OrderGrammar::fromLast(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    for (const SpelledPlace* destination : places(skipTo(at))) {
        if (!is(destination->end, Keyword::From)) continue;
        for (const auto& [unit, end] : helpedUnits(destination->end + 1, Expected::Unit)) {
            SpelledOrder order = start;
            order.helped = unit;
            order.way = {destination};
            finishMove(std::move(order), end, found);
        }
    }
}

/// Reads the destination of a move, or several places joined by dashes: the seas on the way, then the
/// destination.
void OrderGrammar::moves(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    expect(at, Expected::Destination);
    if (start.way.size() > longestWay || ++steps_ > mostSteps) return;
    const SpelledUnit& unit = start.helped ? *start.helped : start.unit;
    const SpelledPlace* before = start.way.empty() ? unit.place : start.way.back();
    for (const SpelledPlace* place : places(at)) {
        if (before && isCutName(*before, *place, !start.way.empty())) {
            expect(at, Expected::End); // and no other place
            continue;
        }
        SpelledOrder order = start;
        order.way.push_back(place);
        if (isDash(place->end))
            moves(order, skipTo(place->end), found);
        else
            finishMove(std::move(order), place->end, found);
    }
}

/// Reads an insurrection as the Committee's rules write it: "F I Lon-Russia".
void OrderGrammar::insurrectionFirst(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    if (!isUnitLetter(at) || !is(at + 1, Keyword::Insurrection)) return;
    SpelledOrder order = start;
    order.unit.kind = is(at, Keyword::Army) ? UnitKind::Army : UnitKind::Fleet;
    order.unit.begin = token(at).begin;
    for (const SpelledPlace* place : places(at + 2)) {
        order.unit.place = place;
        order.unit.text = textBetween(at, place->end);
        insurrections(order, place->end, found);
    }
}

/// Reads the power of an insurrection after its unit and verb: "F Lon I Russia", "A Par - insurrection in
/// Germany".
void OrderGrammar::insurrections(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found)
{
    at = skipTo(at);
    if (is(at, Keyword::From)) ++at;
    expect(at, Expected::Power);
    const auto [whom, end] = power(at);
    if (whom == noPower) return;
    start.verb = Verb::Insurrection;
    start.whom = whom;
    found.push_back({std::move(start), end});
}

/// Reads moves that say first how they go: "A Lon via Nth - Nwy", "A Lon via convoy to Nwy".
void OrderGrammar::viaThenMove(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found)
{
    start.verb = Verb::Move;
    start.viaConvoy = true;
    const std::size_t next = skipFillers(at + 1);
    if (is(next, Keyword::Convoy) || is(next, Keyword::Sea)) return moves(start, skipTo(next + 1), found);
    for (const SpelledPlace* sea : places(next)) {
        const std::size_t to = skipTo(sea->end);
        if (to == sea->end) continue;
        SpelledOrder order = start;
        order.way.push_back(sea);
        moves(order, to, found);
    }
}

/// Reads what may follow a destination: "via convoy", "by sea", "via North Sea and Norwegian Sea",
/// "(convoyed)".
void OrderGrammar::finishMove(SpelledOrder order, std::size_t at, Readings<SpelledOrder>& found)
{
    // "Stp (c)" is no convoy, but a coast misspelt.
    const bool coast =
        order.unit.kind == UnitKind::Fleet || (token(at).folded == "c" && isSplit(*order.way.back()));
    if (is(at, Keyword::Convoy) && !coast && (token(at).inBrackets || endsOrder(at + 1))) {
        order.viaConvoy = true;
        found.push_back({std::move(order), at + 1});
        return;
    }
    if (!is(at, Keyword::Via)) {
        found.push_back({std::move(order), at});
        return;
    }
    const std::size_t next = skipFillers(at + 1);
    order.viaConvoy = token(next).folded != "land" && token(next).folded != "landweg";
    if (!order.viaConvoy || is(next, Keyword::Convoy) || is(next, Keyword::Sea))
        found.push_back({std::move(order), next + 1});
    else {
        viaSeas(order, order.way.size() - 1, next, found);
        found.push_back({std::move(order), at + 1});
    }
}

/// Reads the seas after "via"; `seas` is how many places on the way were read before the destination.
void OrderGrammar::viaSeas(const SpelledOrder& order, std::size_t seas, std::size_t at,
                           Readings<SpelledOrder>& found)
{
    if (order.way.size() > longestWay || ++steps_ > mostSteps) return;
    for (const SpelledPlace* sea : places(at)) {
        SpelledOrder longer = order;
        longer.way.insert(longer.way.begin() + static_cast<std::ptrdiff_t>(seas), sea);
        const std::size_t end = sea->end;
        if (isDash(end) || is(end, Keyword::And)) viaSeas(longer, seas + 1, end + 1, found);
        found.push_back({std::move(longer), end});
    }
}

bool OrderGrammar::endsOrder(std::size_t at) const
{
    return token(at).kind == OrderToken::Kind::End || token(at).kind == OrderToken::Kind::Separator;
}

std::size_t OrderGrammar::skipFillers(std::size_t at) const
{
    while (is(at, Keyword::Filler)) ++at;
    return at;
}

/// Skips dashes and words such as "moves to".
std::size_t OrderGrammar::skipTo(std::size_t at) const
{
    // German "Angriff auf Burgund", but not "baut A Mün auf".
    const auto leads = [this](std::size_t i) {
        return is(i, Keyword::Up) && token(i + 1).kind == OrderToken::Kind::Word;
    };
    while (isDash(at) || is(at, Keyword::Move) || is(at, Keyword::Filler) || leads(at)) ++at;
    return at;
}

std::string_view OrderGrammar::textBetween(std::size_t begin, std::size_t end) const
{
    const OrderToken& last = token(end == 0 ? 0 : end - 1);
    const std::size_t from = token(begin).begin;
    return line_.substr(from, last.begin + last.text.size() - from);
}

} // namespace chancery
