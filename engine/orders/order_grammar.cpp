// SPDX-License-Identifier: GPL-3.0-or-later
// A recursive descent that follows every reading of a line until one reaches the end of the line.
#include "engine/orders/order_grammar.h"

#include "engine/orders/leading_verb.h"

#include <algorithm>

namespace chancery {

namespace {

using TokenKind = OrderToken::Kind;

/// Returns whether a verb is no abbreviation, so that a full stop behind it ends the order: "A Ruh supports."
bool isWholeVerb(const OrderToken& verb)
{
    return verb.folded.starts_with("support") || verb.folded.starts_with("convoy") ||
           verb.folded.starts_with("unterstutz");
}

} // namespace

OrderGrammar::OrderGrammar(const Map& map, const PlaceNames& names, PhaseKind kind, std::string_view line)
    : kind_(kind)
    , line_(names, kind, line)
    , places_(map, names, line_)
    , dead_(line_.count() + 1)
{
}

std::variant<std::vector<SpelledOrder>, OrderProblem> OrderGrammar::read()
{
    std::vector<SpelledOrder> orders;
    if (!sequence(0, orders)) {
        const OrderProblem plain = furthest_.problem(line_, places_);
        places_.allowMisspelling();
        dead_.assign(line_.count() + 1, false);
        ways_.forget();
        if (!sequence(0, orders)) return plain;
    }
    std::ranges::reverse(orders);
    shareKinds(orders);
    return orders;
}

Power OrderGrammar::headedBy() const
{
    const auto [found, end] = places_.power(0);
    return line_.is(end, TokenKind::Colon) ? found : noPower;
}

std::optional<OrderProblem> OrderGrammar::condition() const
{
    for (std::size_t at = 0; at < line_.count(); ++at) {
        if (!line_.is(at, Keyword::Condition) || places_.isExact(at)) continue;
        OrderProblem problem{OrderProblem::Kind::Unexpected, Expected::End,
                             std::string(line_.token(at).text)};
        problem.column = line_.column(at);
        return problem;
    }
    return {};
}

/// Collects the orders from the last to the first.
bool OrderGrammar::sequence(std::size_t at, std::vector<SpelledOrder>& orders)
{
    while (line_.is(at, Keyword::And) || line_.is(at, Keyword::Filler) || line_.is(at, TokenKind::Separator))
        ++at;
    if (line_.is(at, TokenKind::End)) return true;
    if (dead_[at]) return false;
    const Readings<SpelledOrder> readings = this->orders(at);
    if (at > 0) furthest_.expect(at, Expected::End);
    if (readings.empty() && line_.isStray(at)) furthest_.noteStray(at);
    for (const auto& [order, end] : readings) {
        if (!sequence(end, orders)) continue;
        orders.push_back(order);
        const bool apart = line_.token(at).afterStroke && places_.isExact(at); // "Vie-Gal/Bud-Ser"
        orders.back().joined = line_.isStray(at) && !apart;
        return true;
    }
    dead_[at] = true;
    return false;
}

OrderGrammar::Readings<SpelledOrder> OrderGrammar::orders(std::size_t at)
{
    Readings<SpelledOrder> found;
    at = line_.skipFillers(at);
    auto [nation, end] = places_.power(at);
    SpelledOrder start;
    start.power = nation;
    start.headed = line_.is(end, TokenKind::Colon);
    if (start.headed) ++end;
    while (nation != noPower && line_.is(end, TokenKind::Separator)) ++end;
    // "English A Lon-Bel" begins with a power, "English Channel C A Lon-Bel" does not.
    const bool verb = line_.isUnitLetter(end) || line_.beginsWithVerb(end);
    const bool clearly = nation != noPower && (start.headed || verb);
    if (clearly) ordersOf(start, end, found);
    ordersOf({}, at, found);
    if (nation != noPower && !clearly) ordersOf(start, end, found);
    for (auto& [order, behind] : found) behind = takeOwner(order, behind);
    return found;
}

/// Takes the owner that is named in brackets at a token for the power of an order, unless another one is
/// named, or for that of the unit that it supports.
std::size_t OrderGrammar::takeOwner(SpelledOrder& order, std::size_t at) const
{
    const auto [power, end] = places_.owner(at);
    if (power != noPower && order.helped && order.helped->power == noPower) {
        order.helped->power = power; // "F Nth S F Den-Swe (German)"
        return end;
    }
    if (power == noPower || (order.power != noPower && order.power != power)) return at;
    order.owned = order.owned || order.power == noPower;
    order.power = power;
    return end;
}

void OrderGrammar::ordersOf(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    at = line_.skipFillers(at);
    verbFirst(start, at, found);
    helperFirst(start, at, found);
    insurrectionFirst(start, at, found);
    for (const auto& [unit, end] : units_.ordered(at, kind_, SpelledUnits::WithoutPlace::Allowed)) {
        SpelledOrder order = start;
        order.unit = unit;
        commands(order, takeOwner(order, end), found);
    }
}

/// Reads orders that begin with their verb: "B A PAR", "Remove F London", "Waive", "Move A Vie to Tyr", some
/// retreats, and "R A MOS", which revives a power.
void OrderGrammar::verbFirst(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    const LeadingVerb lead = leadingVerb(line_, kind_, at);
    SpelledOrder order = start;
    order.verb = lead.verb;
    if (lead.verb == Verb::None) return;
    if (lead.verb == Verb::Waive) {
        order.unit.begin = line_.token(at).begin;
        return found.push_back({order, lead.end});
    }
    const auto units = units_.ordered(lead.end, kind_, SpelledUnits::WithoutPlace::Forbidden);
    if (order.verb == Verb::Revive) furthest_.expect(lead.end, Expected::Centre);
    for (const auto& [unit, end] : units) {
        order.unit = unit;
        if (order.verb == Verb::Move) {
            if (const std::size_t to = line_.skipTo(end); to > end) ways_.to(order, to, found);
            continue;
        }
        if (order.verb == Verb::Retreat) {
            if (const std::size_t off = line_.skipTo(end); line_.is(off, Keyword::Disband))
                found.push_back({order, off + 1}),
                    found.back().value.verb = Verb::Disband; // "Retreat F Den otb"
            ways_.to(order, line_.skipTo(end), found);
            if (kind_ != PhaseKind::Movement) continue;
        }
        SpelledOrder turned = order;
        if (turned.verb == Verb::Retreat && !lead.isLetter) continue; // no "R"
        if (turned.verb == Verb::Retreat) turned.verb = Verb::Revive;
        revives_ = revives_ || turned.verb == Verb::Revive;
        if (line_.is(end, Keyword::Down)) turned.verb = Verb::Disband;
        found.push_back({turned, line_.is(end, Keyword::Down) || line_.is(end, Keyword::Up) ? end + 1 : end});
    }
}

void OrderGrammar::commands(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    at = line_.skipFillers(at);
    if (line_.is(at, TokenKind::Colon)) ++at;
    SpelledOrder order = start;
    order.verb = Verb::Move;
    const std::size_t to = line_.skipTo(at);
    // "par bur" lacks its dash; but "spa (ns)" is a coast misspelt, and in Winter there are two builds.
    const bool beside = start.unit.place && kind_ != PhaseKind::Adjustment &&
                        !(line_.token(at).inBrackets && places_.isSplit(*start.unit.place));
    order.beside = to == at;
    if (to > at || (beside && !line_.token(at).afterStroke)) ways_.to(order, to, found);
    order.beside = false;
    keywordCommands(start, to, found);
    if ((kind_ == PhaseKind::Adjustment || revives_) && start.unit.place) found.push_back({start, at});
    if (start.unit.place) furthest_.expect(at, Expected::Task);
}

void OrderGrammar::keywordCommands(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found)
{
    const auto simple = [&](Verb verb) {
        start.verb = verb;
        found.push_back({start, at + 1});
    };
    switch (line_.keyword(at)) {
    case Keyword::Hold:
        while (line_.is(at + 1, Keyword::Hold) || line_.is(at + 1, Keyword::Filler))
            ++at; // "bleibt stehen", "holds in place"
        simple(Verb::Hold);
        return supportsToo(start, at + 1, found);
    case Keyword::Disband:
    case Keyword::Build:
        if (mayBePlace(at)) return furthest_.expect(at, Expected::Destination);
        if (const std::size_t up = line_.skipFillers(at + 1); line_.is(up, Keyword::Up))
            at = up; // "löst sich auf"
        return simple(line_.is(at, Keyword::Build) ? Verb::Build : Verb::Disband);
    case Keyword::Support:
        if (mayBeCoast(at)) return furthest_.expect(at, Expected::Destination);
        if (!start.unit.place && line_.token(at).folded.size() == 1 && !line_.isUnitLetter(at + 1))
            return; // "F S Petersburg"
        return supports(std::move(start), at + 1, found);
    case Keyword::Convoy:
        return convoys(std::move(start), at + 1, found);
    case Keyword::Insurrection:
        return insurrections(std::move(start), at + 1, found);
    case Keyword::Via:
        return ways_.afterVia(std::move(start), at, found);
    case Keyword::Retreat:
        if (const std::size_t off = line_.skipTo(at + 1);
            line_.is(off, Keyword::Disband)) { // "retreats off the board"
            at = off;
            return simple(Verb::Disband);
        }
        if (meansRemoval(line_, kind_, at) && line_.endsOrder(at + 1)) return simple(Verb::Disband);
        start.verb = Verb::Retreat;
        return ways_.to(start, line_.skipTo(at + 1), found);
    default:
        return;
    }
}

/// Returns whether a letter behind a dash may be short for a province: "F Kie-D".
bool OrderGrammar::mayBePlace(std::size_t at) const
{
    return kind_ == PhaseKind::Movement && at > 0 && line_.isDash(at - 1) && line_.token(at).text.size() == 1;
}

/// Returns whether a letter behind a dash or "to" says on which coast a place is: "F MAO - S. Spain".
bool OrderGrammar::mayBeCoast(std::size_t at)
{
    const bool goes = at > 0 && (line_.isDash(at - 1) || line_.is(at - 1, Keyword::Move));
    if (!goes || line_.token(at).folded.size() != 1) return false;
    return line_.token(at).abbreviated || line_.is(at - 1, Keyword::Move) ||
           std::ranges::any_of(places_.at(at + 1), [this](auto* place) { return places_.isSplit(*place); });
}

void OrderGrammar::supports(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found)
{
    start.verb = Verb::Support;
    start.stopped = line_.token(at - 1).abbreviated;
    if (start.stopped && isWholeVerb(line_.token(at - 1))) return furthest_.expect(at, Expected::Unit);
    const bool apart = at > 1 && line_.isDash(at - 2); // "A Bur - S - Gas - Mar"
    if (line_.isDash(at) && (apart || line_.is(at + 1, Keyword::Hold) || line_.isUnitLetter(at + 1)))
        ++at; // "S-H Con"
    const std::size_t first = at;
    if (line_.is(at, Keyword::Hold)) at = line_.skipTo(at + 1); // "support hold Paris"
    if (line_.token(at).folded == "den" && line_.is(at + 1, Keyword::Move))
        ++at; // "den Angriff", not Denmark
    if (const std::size_t of = line_.skipTo(at); of > at && line_.is(of, Keyword::From))
        at = of + 1;                                                  // "the attack of A Paris"
    const bool ends = line_.token(at).afterStroke && isBehind(start); // "Ser-Bul/Gre S/Bud-Rum"
    for (const auto& [unit, end] : ends ? SpelledUnits::Readings() : units_.helped(at, Expected::Unit)) {
        SpelledOrder order = start;
        order.helped = unit;
        const std::size_t to = line_.skipTo(end);
        if (line_.is(to, Keyword::Hold)) found.push_back({order, to + 1});
        if (const std::size_t own = places_.skipOwnPlace(unit, end); own > end) found.push_back({order, own});
        order.beside = to == end;
        ways_.to(order, to, found);
        order.beside = false;
        if (const std::size_t last = line_.skipFillers(end); last > end && line_.endsOrder(last))
            found.push_back({order, last}); // "in place"
        if (to == end) found.push_back({order, end});
    }
    if (!ends) fromLast(start, first, found);
    if (ends || mayLean(start, first)) found.push_back({start, first}); // "A Ser-Bul, A Gre S"
}

/// Returns whether an order that ends here may be about the order before it on the line. A long line may have
/// been broken by a mail program, so that it goes on below.
bool OrderGrammar::mayLean(const SpelledOrder& order, std::size_t end) const
{
    constexpr std::size_t longest = 60; // bytes
    const bool broken = line_.is(end, TokenKind::End) && line_.line().size() > longest &&
                        line_.line().find_last_of(".!;)") + 1 < line_.line().size();
    return isBehind(order) && line_.endsOrder(end) && !broken;
}

/// Reads who supports or convoys the order before it: "A Par-Bur, supported by A Mar", "Par-Bur (S Mar)", "A
/// Lon-Bel via convoy F Nth".
void OrderGrammar::helperFirst(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    if (at == 0) return;
    SpelledOrder order = start;
    order.ofBefore = true;
    order.verb = nextHelper(at);
    const bool next = order.verb != Verb::None;
    if (!next) {
        const bool with = line_.is(at, Keyword::Via) || line_.token(at).folded == "with";
        if (with) at = line_.skipFillers(at + 1);
        order.verb = helpSaid(line_, at, with);
        if (order.verb == Verb::None) return;
        inFull_ = line_.token(at).folded.size() > 1;
        at = line_.skipFillers(at + 1);
    }
    while (line_.is(at, Keyword::Via) || line_.is(at, Keyword::From)) at = line_.skipFillers(at + 1);
    for (const auto& [unit, end] : units_.ordered(at, kind_, SpelledUnits::WithoutPlace::Forbidden)) {
        order.unit = unit;
        if (next && !line_.endsOrder(end) && !line_.is(end, Keyword::And)) continue;
        found.push_back({order, end});
        helpers_ = order.verb;
    }
}

/// Returns what a unit does that is listed behind others which help the order before: "supported by A Mar and
/// A Gas", "(S Mar, Gas)"; Verb::None if none is.
Verb OrderGrammar::nextHelper(std::size_t at) const
{
    const bool listed = line_.is(at - 1, TokenKind::Separator) && line_.token(at - 1).text == "," &&
                        (inFull_ || line_.token(at).inBrackets);
    return listed || line_.is(at - 1, Keyword::And) ? helpers_ : Verb::None;
}

/// Reads what a unit supports that is said to hold as well: "A Ser holds and supports A Gre".
void OrderGrammar::supportsToo(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    while (line_.is(at, Keyword::And) || line_.is(at, Keyword::Filler) || line_.is(at, TokenKind::Separator))
        ++at;
    const std::string_view verb = line_.token(at).folded;
    const bool from = line_.is(at + 1, Keyword::From) && line_.token(at - 1).folded != "in";
    if (!line_.is(at, Keyword::Support) || verb.size() == 1 || verb.ends_with("ed")) return;
    if (!from && !line_.is(at + 1, Keyword::Via))
        supports(start, line_.is(at + 1, Keyword::From) ? at + 2 : at + 1, found);
}

void OrderGrammar::convoys(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found)
{
    if (line_.is(at, Keyword::Move) && start.unit.kind != UnitKind::Fleet) { // "A Yor convoys to Den"
        start.verb = Verb::Move;
        start.viaConvoy = true;
        return ways_.to(start, line_.skipTo(at), found);
    }
    start.verb = Verb::Convoy;
    start.stopped = line_.token(at - 1).abbreviated;
    if (start.stopped && isWholeVerb(line_.token(at - 1))) return furthest_.expect(at, Expected::Army);
    for (const auto& [unit, end] : units_.helped(at, Expected::Army)) {
        SpelledOrder order = start;
        order.helped = unit;
        ways_.to(order, line_.skipTo(end), found);
    }
    fromLast(start, at, found);
    if (mayLean(start, at)) found.push_back({start, at}); // "A Lon-Bel, F Nth C"
}

/// Reads supports and convoys that name the unit last: "support move to Bulgaria from Rumania".
void OrderGrammar::fromLast(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    for (const SpelledPlace* destination : places_.at(line_.skipTo(at))) {
        if (!line_.is(destination->end, Keyword::From)) continue;
        for (const auto& [unit, end] : units_.helped(destination->end + 1, Expected::Unit)) {
            SpelledOrder order = start;
            order.helped = unit;
            order.way = {destination};
            ways_.behind(std::move(order), end, found);
        }
    }
}

/// Reads an insurrection as the Committee's rules write it: "F I Lon-Russia".
void OrderGrammar::insurrectionFirst(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found)
{
    if (!line_.isUnitLetter(at) || !line_.is(at + 1, Keyword::Insurrection)) return;
    SpelledOrder order = start;
    order.unit.kind = line_.unitKind(at);
    order.unit.begin = line_.token(at).begin;
    for (const SpelledPlace* place : places_.at(at + 2)) {
        order.unit.place = place;
        order.unit.text = line_.textBetween(at, place->end);
        insurrections(order, place->end, found);
    }
}

/// Reads the power of an insurrection after its unit and verb: "F Lon I Russia".
void OrderGrammar::insurrections(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found)
{
    at = line_.skipTo(at);
    if (line_.is(at, Keyword::From)) ++at;
    furthest_.expect(at, Expected::Power);
    const auto [whom, end] = places_.power(at);
    if (whom == noPower) return;
    start.verb = Verb::Insurrection;
    start.whom = whom;
    found.push_back({std::move(start), end});
}

} // namespace chancery
