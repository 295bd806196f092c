// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/spelled_ways.h"

#include "engine/orders/word_list.h"

namespace chancery {

namespace {

constexpr std::size_t longestWay = 24; ///< provinces named in one order
constexpr int mostSteps = 4000;        ///< a line that needs more steps is given up

} // namespace

void SpelledWays::to(const SpelledOrder& start, std::size_t at, Readings& found)
{
    furthest_.expect(at, Expected::Destination);
    if (start.way.size() > longestWay || ++steps_ > mostSteps) return;
    const SpelledUnit& unit = start.helped ? *start.helped : start.unit;
    const SpelledPlace* before = start.way.empty() ? unit.place : start.way.back();
    for (const SpelledPlace* place : places_.at(at)) {
        if (before && places_.isCutName(*before, *place, !start.way.empty())) {
            furthest_.expect(at, Expected::End); // and no other place
            continue;
        }
        const bool stopped = start.beside && start.way.empty() && before && before->abbreviated;
        if (stopped && line_.isDash(place->end)) continue; // "A Ber S Mun. Kie - Hol" are two orders
        SpelledOrder order = start;
        order.way.push_back(place);
        if (line_.isDash(place->end))
            to(order, line_.skipTo(place->end), found);
        else
            behind(std::move(order), place->end, found);
    }
}

void SpelledWays::afterVia(SpelledOrder start, std::size_t at, Readings& found)
{
    start.verb = Verb::Move;
    start.viaConvoy = true;
    const std::size_t next = line_.skipFillers(at + 1);
    if (line_.is(next, Keyword::Convoy) || line_.is(next, Keyword::Sea))
        return to(start, line_.skipTo(next + 1), found);
    for (const SpelledPlace* sea : places_.at(next)) {
        const std::size_t goes = line_.skipTo(sea->end);
        if (goes == sea->end) continue;
        SpelledOrder order = start;
        order.way.push_back(sea);
        to(order, goes, found);
    }
}

void SpelledWays::behind(SpelledOrder order, std::size_t at, Readings& found)
{
    // "Stp (c)" is no convoy, but a coast misspelt.
    const bool coast = order.unit.kind == UnitKind::Fleet ||
                       (line_.token(at).folded == "c" && places_.isSplit(*order.way.back()));
    const bool said = line_.is(at, Keyword::Convoy) && !coast && !line_.is(at + 1, Keyword::Via);
    if (said && (line_.token(at).inBrackets || line_.endsOrder(at + 1))) {
        order.viaConvoy = true;
        found.push_back({std::move(order), at + 1});
        return;
    }
    if (!line_.is(at, Keyword::Via) || line_.is(at + 1, Keyword::Support)) { // "mit Unterstützung von A Mar"
        found.push_back({std::move(order), at});
        return;
    }
    const std::size_t next = line_.skipFillers(at + 1);
    thread_local const WordList byLand("orders", "by_land");
    order.viaConvoy = !byLand.has(line_.token(next).folded);
    if (!order.viaConvoy || line_.is(next, Keyword::Convoy) || line_.is(next, Keyword::Sea)) {
        const bool fleet = line_.is(next, Keyword::Convoy) && line_.is(next + 1, Keyword::Fleet);
        found.push_back({order, next + 1});
        if (fleet) found.push_back({std::move(order), at}); // "via convoy F Nth" orders the fleet, too
    } else {
        seas(order, order.way.size() - 1, next, found);
        found.push_back({std::move(order), at + 1});
    }
}

/// Reads the seas after "via"; `before` is how many places on the way were read before the destination.
void SpelledWays::seas(const SpelledOrder& order, std::size_t before, std::size_t at, Readings& found)
{
    if (order.way.size() > longestWay || ++steps_ > mostSteps) return;
    if (line_.is(at, Keyword::Fleet)) at = line_.skipFillers(at + 1); // "via F Nth"
    for (const SpelledPlace* sea : places_.at(at)) {
        SpelledOrder longer = order;
        longer.way.insert(longer.way.begin() + static_cast<std::ptrdiff_t>(before), sea);
        const bool named = line_.is(sea->end, Keyword::Fleet); // "the North Sea fleet"
        const bool said = line_.is(sea->end, Keyword::Convoy) && line_.token(sea->end).inBrackets;
        const std::size_t end = sea->end + (named || said ? 1 : 0);
        const bool list = line_.is(end, OrderToken::Kind::Separator) && line_.token(end).text == ",";
        if (list || line_.isDash(end) || line_.is(end, Keyword::And))
            seas(longer, before + 1, end + 1, found);
        found.push_back({std::move(longer), end});
    }
}

} // namespace chancery
