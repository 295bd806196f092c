// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/console_view.h"

#include "engine/game/desk_check.h"
#include "engine/game/missing.h"
#include "engine/game/orders_given.h"
#include "engine/game/seats.h"
#include "ui/desk/presenter.h"
#include "ui/scene/comparison.h"

namespace chancery {

namespace {

/// Returns the orders that are carried out or illegal, without those for powers that have no player (1971
/// XIV.2).
std::vector<Order> ordersToDraw(const Game& game)
{
    std::vector<Order> orders = ordersGiven(game, game.current());
    const PowerSet neutral = neutralIn(game, game.current().phase);
    std::erase_if(orders,
                  [&](const Order& order) { return isUnplayed(order, neutral, game.rulebook.options); });
    return orders;
}

} // namespace

ConsoleView::ConsoleView(Presenter& presenter, const Session& session)
    : presenter_(presenter)
    , session_(session)
{
}

void ConsoleView::choose(Province province)
{
    if (chosen_ == province) return;
    chosen_ = province;
    Q_EMIT changed();
}

void ConsoleView::setShowOrders(bool show)
{
    showOrders_ = show;
    Q_EMIT changed();
}

void ConsoleView::setTokenScale(double scale)
{
    if (tokenScale_ == scale) return;
    tokenScale_ = scale;
    presenter_.story().setTokenScale(scale);
    Q_EMIT changed();
}

ProvinceSet ConsoleView::missing() const
{
    return presenter_.showsPast() ? ProvinceSet() : unitsMissing(session_.game());
}

void ConsoleView::forget()
{
    chosen_ = noProvince;
    compared_.reset();
}

/// The last phase of an undone game may be gone before the presenter follows.
const Comparison* ConsoleView::comparison() const
{
    return compared_ && compared_->to < session_.game().phases.size() ? &*compared_ : nullptr;
}

Picture ConsoleView::changesOf(const Comparison& comparison) const
{
    ProvinceSet centres;
    for (const Transfer& transfer : comparison.transfers) centres.add(transfer.centre);
    return composeChanges(session_.map(), presenter_.geometry(),
                          comparedPosition(session_.game(), comparison.to), comparison.units, centres,
                          tokenScale_);
}

Picture ConsoleView::picture() const
{
    if (const Comparison* shown = comparison()) return changesOf(*shown);
    const StoryShow& story = presenter_.story();
    if (story.shown()) return story.picture(Audience::Gamemaster);
    ViewOptions options;
    options.rules = session_.game().rulebook.options;
    options.tokenScale = tokenScale_;
    options.showOrders = showOrders_;
    options.missing = missing();
    if (!presenter_.showsPast() && !session_.resolved()) {
        options.orders = ordersToDraw(session_.game());
        options.illegal = unitsOrderedIllegally(session_.game());
    }
    options.selection = presenter_.desk().shown();
    if (chosen_ != noProvince) options.selection.chosen = chosen_;
    return compose(session_.map(), presenter_.geometry(), presenter_.shownRecord(), options);
}

bool ConsoleView::storyRuns() const
{
    return presenter_.story().shown() && !presenter_.story().player().atEnd();
}

std::vector<ToldOrder> ConsoleView::toldOrders() const
{
    if (comparison()) return {};
    const PhaseRecord& record = presenter_.shownRecord();
    const StoryShow& story = presenter_.story();
    if (record.outcome && story.shown())
        return ordersToldAt(record, story.storyboard(), story.player().time());
    if (record.outcome) return allOrdersOf(record);
    std::vector<ToldOrder> written;
    for (const Order& order : ordersGiven(session_.game(), record)) written.push_back({order});
    return written;
}

ToldPhase ConsoleView::told() const
{
    if (const Comparison* shown = comparison())
        return {comparedPosition(session_.game(), shown->to), {}, false};
    const PhaseRecord& record = presenter_.shownRecord();
    return {record.outcome ? positionSeen(session_.map(), record, picture()) : record.before, toldOrders(),
            storyRuns()};
}

Picture ConsoleView::plainPicture(bool orders, Power alone) const
{
    const StoryShow& story = presenter_.story();
    if (story.shown() && alone == noPower) return story.picture(Audience::Gamemaster);
    ViewOptions options;
    options.rules = session_.game().rulebook.options;
    options.showOrders = orders;
    options.showResults = orders;
    options.hiddenPowers = allBut(alone);
    return compose(session_.map(), presenter_.geometry(), presenter_.shownRecord(), options);
}

} // namespace chancery
