// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/board_questions.h"

#include "engine/game/orders_given.h"
#include "engine/game/unit_changes.h"
#include "engine/orders/choices.h"
#include "ui/scene/board_walk.h"
#include "ui/words/name_phrases.h"

#include <algorithm>

namespace chancery {

namespace {

const QString semicolon = QStringLiteral("; ");

/// Returns whether an order sends a unit to a province, or helps one that is or comes there.
bool concerns(const Map& map, const Order& order, Province province)
{
    const auto is = [&](Location where) { return where != nowhere && map.provinceOf(where) == province; };
    if (const auto* move = as<Move>(order)) return is(move->to);
    if (const auto* hold = as<SupportHold>(order)) return is(hold->unit);
    if (const auto* support = as<SupportMove>(order)) return is(support->unit) || is(support->to);
    if (const auto* convoy = as<Convoy>(order)) return is(convoy->army) || is(convoy->to);
    if (const auto* retreat = as<Retreat>(order)) return is(retreat->to);
    return false;
}

} // namespace

BoardQuestions::BoardQuestions(const Map& map, const Game& game, std::size_t phase)
    : map_(map)
    , game_(game)
    , phase_(phase)
    , record_(game.phases[phase])
    , words_(map, {}, Register::Plain)
{
}

QString BoardQuestions::unitOf(const Unit& unit) const
{
    return tr("%1 of %2", "Army, power")
        .arg(Words::unitKind(unit.kind), NamePhrases(map_).dative(unit.power));
}

/// Returns a province with the unit in it: "Kiel, Fleet of Germany".
QString BoardQuestions::standing(Province province) const
{
    const Unit* unit = unitAt(map_, record_.position(), province);
    return unit ? tr("%1, %2", "province, unit").arg(words_.location(unit->at), unitOf(*unit))
                : words_.province(province);
}

QString BoardQuestions::borders(Province province) const
{
    QStringList all;
    for (const Province other : neighboursOf(map_, province)) all << standing(other);
    return tr("%1 borders on: %2.", "province, provinces")
        .arg(words_.province(province), all.join(semicolon));
}

QString BoardQuestions::reachers(Province province) const
{
    QStringList straight, byConvoy;
    const Position& position = record_.position();
    for (const Unit& unit : position.units) {
        const Choices choices = choicesFor(map_, position, map_.provinceOf(unit.at));
        const bool reaches = std::ranges::any_of(
            choices.moveTo, [&](Location where) { return map_.provinceOf(where) == province; });
        if (!reaches) continue;
        (choices.onlyByConvoy.has(province) ? byConvoy : straight)
            << tr("%1, %2", "province, unit").arg(words_.location(unit.at), unitOf(unit));
    }
    if (straight.isEmpty() && byConvoy.isEmpty())
        return tr("No unit can reach %1.", "province").arg(words_.province(province));
    QStringList said;
    if (!straight.isEmpty())
        said << tr("%1 can be reached by: %2.", "province, units")
                    .arg(words_.province(province), straight.join(semicolon));
    if (!byConvoy.isEmpty())
        said << tr("By convoy alone %1 can be reached by: %2.", "province, units")
                    .arg(words_.province(province), byConvoy.join(semicolon));
    return said.join(u' ');
}

std::vector<Order> BoardQuestions::orders() const
{
    if (!record_.outcome) return ordersGiven(game_, record_);
    std::vector<Order> all;
    for (const OrderResult& result : record_.outcome->results)
        if (result.ordered) all.push_back(result.order);
    return all;
}

/// Returns an order with its result, if it has one.
QString BoardQuestions::orderIn(const Order& order) const
{
    const QString title = words_.titleOf(order, record_);
    if (!record_.outcome) return title;
    const auto& results = record_.outcome->results;
    const auto found = std::ranges::find(results, order, &OrderResult::order);
    return found == results.end() ? title : tr("%1: %2", "order, result").arg(title, Words::verdict(*found));
}

QString BoardQuestions::dealings(Province province) const
{
    QStringList all;
    for (const Order& order : orders())
        if (concerns(map_, order, province)) all << orderIn(order);
    return all.isEmpty()
               ? tr("No order attacks or helps in %1.", "province").arg(words_.province(province))
               : tr("%1: %2.", "province, orders").arg(words_.province(province), all.join(semicolon));
}

QString BoardQuestions::units(Power power) const
{
    QStringList all;
    for (const Unit& unit : record_.position().units)
        if (unit.power == power) all << words_.unit(unit);
    for (const DislodgedUnit& gone : record_.position().dislodged)
        if (gone.unit.power == power) all << tr("%1, dislodged", "unit").arg(words_.unit(gone.unit));
    return all.isEmpty() ? tr("%1 has no unit.", "power").arg(words_.power(power))
                         : tr("%1: %2.", "power, units").arg(words_.power(power), all.join(semicolon));
}

QStringList BoardQuestions::moved(std::size_t from, std::size_t to) const
{
    QStringList all;
    const UnitChanges changes = unitChanges(game_, from, to);
    const auto named = [this](const Unit& unit) {
        return tr("%1: %2", "power, unit").arg(words_.power(unit.power), words_.unit(unit));
    };
    for (const UnitWay& way : changes.moved)
        all << tr("%1 to %2", "power and unit, place").arg(named(way.was), words_.location(way.is.at));
    for (const Unit& unit : changes.came) all << tr("new: %1", "power and unit").arg(named(unit));
    for (const Unit& unit : changes.gone) all << tr("gone: %1", "power and unit").arg(named(unit));
    return all;
}

QString BoardQuestions::changes() const
{
    if (record_.outcome) {
        QStringList all;
        for (const OrderResult& result : record_.outcome->results)
            if (result.order.unit.at != nowhere && result.verdict != Verdict::Stands)
                all << orderIn(result.order);
        return all.isEmpty() ? tr("Nothing has changed.") : all.join(semicolon) + u'.';
    }
    if (phase_ == 0) return tr("This is the first phase.");
    QStringList all = moved(phase_ - 1, phase_);
    for (const Transfer& taken : transfersBetween(game_.phases[phase_ - 1].before, record_.before))
        all << tr("%1 now has %2", "power, centre")
                   .arg(words_.power(taken.to), words_.province(taken.centre));
    const QString since = Words::phase(game_.phases[phase_ - 1].phase);
    return all.isEmpty() ? tr("Nothing has changed since %1.", "phase").arg(since)
                         : tr("Since %1: %2.", "phase, changes").arg(since, all.join(semicolon));
}

} // namespace chancery
