// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/entry_board.h"

#include "engine/game/agreements.h"
#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "engine/game/seats.h"
#include "engine/orders/choices.h"
#include "engine/orders/legality.h"

namespace chancery {

EntryContext EntryBoard::context(Power power, std::span<const Order> written) const
{
    const PhaseRecord& record = session_.current();
    EntryContext context{map(), record.before, record.phase.kind, power, written};
    context.unplayed = unplayedPowers(session_.game(), record.phase);
    context.neutral = neutralIn(session_.game(), record.phase);
    if (insurrectionsAllowed(session_.game().rulebook.options))
        context.revivable = eliminatedPowers(session_.map(), record.before);
    addAgreements(session_.game(), context);
    if (context.kind == PhaseKind::Adjustment)
        for (const Doubt& doubt : doubtsAbout(session_.game(), {written.begin(), written.end()}))
            context.idle.push_back(written[doubt.order]);
    return context;
}

void addAgreements(const Game& game, EntryContext& context)
{
    const PhaseRecord& record = game.current();
    const bool proxies = game.rulebook.options.proxyOrders == ProxyOrders::Permitted;
    if (context.power == noPower || (!proxies && !perpetualAt(game, record))) return;
    context.permitted = unitsPermitted(game, context.power);
    for (const Unit& unit : unitsAsked(record.before, record.phase.kind, context.power))
        context.given.add(game.map->provinceOf(unit.at));
    context.given -= unitsUnordered(game, record, context.power);
}

const Map& EntryBoard::map() const
{
    const Game& game = session_.game();
    const ProvinceSet closed = closedIn(game, game.current().phase);
    if (closed.empty()) return *game.map;
    if (!closed_ || closed_->whole != game.map || closed_->closed != closed)
        closed_ = Closed{game.map, closed, closing(*game.map, closed)};
    return closed_->open;
}

} // namespace chancery
